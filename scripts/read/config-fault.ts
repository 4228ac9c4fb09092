/** What is wrong with a key of a configuration: its path, what was expected, what was found. */
import leven, { closestMatch } from 'leven';
import type { z } from 'zod';
import { rankWordOf } from '../language/en/numbers.ts';

type Issue = z.core.$ZodIssue;

/**
 * Reads: what the schema found, the whole value, and the keys that are known by the list whose items have them.
 * Writes: a clause such as `date of page.txt: expected a day written as 2019-11-04, found "March 2000"`.
 */
export function describeFault(issue: Issue, value: unknown, keys: Readonly<Record<string, string[]>>): string {
  const path = issue.path.length === 0 ? 'the file' : placeOf(issue.path, value);
  if (issue.code === 'unrecognized_keys') {
    const known = keys[String(issue.path[0] ?? '')] ?? [];
    return `${path}: expected no key but ${known.join(', ')}, found ${issue.keys.map((key) => `${key}${meantBy(key, known) || ofRows(key, issue.path, keys)}`).join(', ')}`;
  }
  if (issue.code === 'invalid_key') return `${placeOf(issue.path.slice(0, -1), value)}: ${issue.issues[0]?.message ?? 'expected another key'}, found "${String(issue.path.at(-1))}"`;
  const found = valueAt(value, issue.path);
  return `${path}: ${expectedBy(issue)}, found ${shown(found)}${toWrite(issue, found)}`;
}

/** What to write instead, where something stands in another form than it should. */
function toWrite(issue: Issue, found: unknown): string {
  if (issue.code !== 'invalid_type' || found === undefined || found === null) return '';
  if (issue.expected === 'object' && typeof found === 'string') return issue.path.at(-2) === 'documents' ? ` (write - file: ${found})` : ' (write a key, a colon, a blank and the value: title: Lamps)';
  return issue.expected === 'array' && !Array.isArray(found) ? typeof found === 'object' ? ' (begin each of its rows with a dash and a blank)' : ` (write [${shown(found).replaceAll('"', '')}])` : '';
}

/** A place as a person would say it: `date of page.txt`, `the first document`, `written (the second) of the icon Water`. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  const [list, number, ...rest] = path;
  const one = ROWS[String(list)];
  if (one === undefined || typeof number !== 'number') return inWords(path);
  const named = one.named.map((key) => valueAt(value, [String(list), number, key])).find((name) => typeof name === 'string' && name.trim() !== '');
  const row = typeof named !== 'string' || rest.at(-1) === one.named[0] ? `the ${nth(number)} ${one.is}` : `${one.before}${named}`;
  return rest.length === 0 ? row : `${inWords(rest)} of ${row}`;
}

/** The lists whose rows have names of their own, and by which of their keys. */
const ROWS: Readonly<Record<string, { is: string; before: string; named: readonly string[] }>> = {
  documents: { is: 'document', before: '', named: ['file'] }, icons: { is: 'icon', before: 'the icon ', named: ['name', 'code'] },
};

const inWords = (path: readonly PropertyKey[]): string => path.map((part) => (typeof part === 'number' ? ` (the ${nth(part)})` : `.${String(part)}`)).join('').replace(/^\./u, '');

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** `first`, `23rd`: as one counts, from one. */
export const nth = (index: number): string => rankWordOf(index + 1) || `${index + 1}${ENDINGS[ordinals.select(index + 1)] ?? 'th'}`;

/** In a word of fewer letters, two that are wrong make another word. */
const SHORT = 5;

/** A key that is nearly a known one was meant to be it. */
function meantBy(key: string, known: readonly string[]): string {
  const near = closestMatch(key.toLowerCase(), [...known], { maxDistance: 2 });
  return near === undefined || (near.length < SHORT && leven(key.toLowerCase(), near) > 1) ? '' : ` (is ${near} meant?)`;
}

/** A key of the file that stands in the rows of a list. */
function ofRows(key: string, path: readonly PropertyKey[], keys: Readonly<Record<string, string[]>>): string {
  const list = path.length > 0 ? undefined : Object.keys(ROWS).find((name) => keys[name]?.includes(key));
  return list === undefined ? '' : ` (it stands in a row of ${list})`;
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

/** A path as a program writes it: `where.blocks[0]`. */
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
