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
  if (issue.code === 'too_small') return 'expected some text';
  return issue.message;
}

const ARTICLE: Readonly<Record<string, string>> = {
  string: 'text (in quotation marks where it looks like a number)', array: 'a list', object: 'keys and values', boolean: 'true or false',
};

function pathOf(path: PropertyKey[]): string {
  return path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('').replace(/^\./u, '');
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  let at = value;
  for (const part of path) at = at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[part] : undefined;
  return at;
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'keys and values' : JSON.stringify(value);
}
