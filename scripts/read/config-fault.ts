/** What is wrong with a key of a configuration: its path, what was expected, what was found. */
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Reads: what the schema found, the whole value, and the keys that are known by the list whose items have them.
 * Writes: a clause such as `documents[0].date: expected an ISO day, found "March 2000"`.
 */
export function describeFault(issue: Issue, value: unknown, keys: Readonly<Record<string, string[]>>): string {
  const path = issue.path.length === 0 ? 'the file' : pathOf(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = keys[String(issue.path[0] ?? '')] ?? [];
    return `${path}: expected no key but ${known.join(', ')}, found ${issue.keys.join(', ')}`;
  }
  if (issue.code === 'invalid_key') return `${pathOf(issue.path.slice(0, -1))}: ${issue.issues[0]?.message ?? 'expected another key'}, found "${String(issue.path.at(-1))}"`;
  return `${path}: ${expectedBy(issue)}, found ${shown(valueAt(value, issue.path))}`;
}

function expectedBy(issue: Issue): string {
  if (issue.code === 'invalid_type') return `expected ${ARTICLE[issue.expected] ?? issue.expected}`;
  if (issue.code === 'invalid_value') return `expected ${oneOf(issue.values.map(String))}`;
  if (issue.code === 'too_small' && !issue.message.startsWith('expected')) return issue.origin === 'string' ? 'expected some text' : issue.origin === 'array' ? `expected a list of at least ${String(issue.minimum)}` : 'expected a larger number';
  return issue.message;
}

const ARTICLE: Readonly<Record<string, string>> = {
  string: 'text (in quotation marks where it looks like a number)', array: 'a list', object: 'keys and values', boolean: 'true or false',
  number: 'a number', int: 'a whole number',
};

/** "place, line or alias". */
export function oneOf(values: readonly string[]): string {
  return values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1) ?? ''}`;
}

/** A path as a person writes it: `documents[0].date`. */
export function pathOf(path: PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('').replace(/^\./u, '');
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(value: unknown, path: PropertyKey[]): unknown {
  let at = value;
  for (const part of path) at = at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined;
  return at;
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'nothing (a value that begins with # needs quotation marks)';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'keys and values' : JSON.stringify(value);
}
