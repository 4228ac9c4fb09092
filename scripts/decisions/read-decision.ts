import type { z } from 'zod';
import type { Message } from '../../src/model/corpus.ts';
import { describeFault, oneOf, pathOf, valueAt } from '../read/config-fault.ts';
import { kinds, placement } from './decision.ts';
import type { Decision } from './decision.ts';

/**
 * Understands one decision.
 *
 * Reads: the parsed value of a YAML file, and the file's name. Writes: the decision, or one message with all that is wrong
 * with the file; a file that is wrong decides nothing.
 */
export function readDecision(value: unknown, file: string): { decision: Decision | null; messages: Message[] } {
  const kind = kindOf(value);
  if (kind === null) return { decision: null, messages: [wrong(file, withoutKind(value), `Its keys are, by kind: ${Object.keys(kinds).filter(isKind).map((one) => `${one} (${needed(one)})`).join('; ')}; and in each reason, by, date`)] };
  const read = kinds[kind].safeParse(value);
  if (read.success) return { decision: { ...read.data, file }, messages: [] };
  const faults = read.error.issues.map((issue) => faultOf(issue, value, kind));
  return { decision: null, messages: [wrong(file, faults.join('; '), `A decision of kind ${kind} needs ${needed(kind)}, reason, by, date`)] };
}

type Kind = keyof typeof kinds;

const isKind = (word: unknown): word is Kind => typeof word === 'string' && Object.hasOwn(kinds, word);

function kindOf(value: unknown): Kind | null {
  const kind = valueAt(value, ['kind']);
  return isKind(kind) ? kind : null;
}

const SIGNED = ['kind', 'reason', 'by', 'date'];

/** The keys that a kind of decision cannot do without, beside those by which every decision is signed. */
function needed(kind: Kind): string {
  return Object.entries<z.ZodType>(kinds[kind].shape).filter(([key, type]) => !SIGNED.includes(key) && !type.safeParse(undefined).success).map(([key]) => key).join(', ');
}

function withoutKind(value: unknown): string {
  if (value === null || value === undefined) return 'the file is empty';
  if (typeof value !== 'object' || Array.isArray(value)) return `the file: expected keys and values, found ${Array.isArray(value) ? 'a list' : JSON.stringify(value)}`;
  const kind = valueAt(value, ['kind']);
  const known = oneOf(Object.keys(kinds));
  return kind === undefined || kind === null || kind === '' ? `“kind” is ${kind === undefined ? 'missing' : 'empty'}: say ${known}` : `“kind” is no kind of decision: expected ${known}, found ${JSON.stringify(kind)}`;
}

/** What to write under a key where nothing stands, or no day. */
const TO_WRITE: Readonly<Record<string, string>> = {
  amendment: 'give the amendment’s id, as `npm run check` names it', where: 'say how, and at which blocks', how: `say ${oneOf(placement.shape.where.shape.how.options)}`,
  blocks: 'list the blocks, such as [p1]', words: 'copy the words that are meant from the block', nth: 'give the number of the place, or “every”', hash: 'take it from `npm run check -- --propose`',
  document: 'name the document’s file', line: 'give the line’s number', was: 'write the line as it stands', is: 'write the line as it is to read ("" for an empty one)',
  name: 'write the name', entry: 'name the entry that it leads to', headwords: 'list the headwords, such as [lamp, lamps]',
  reason: 'say why', by: 'sign with a name', date: 'write it as 2020-01-31',
};

function faultOf(issue: z.core.$ZodIssue, value: unknown, kind: Kind): string {
  const found = valueAt(value, issue.path);
  const key = String(issue.path.at(-1) ?? '');
  const toWrite = TO_WRITE[key];
  if (toWrite !== undefined && isBlank(found)) return `“${pathOf(issue.path)}” is ${found === undefined ? 'missing' : 'empty'}: ${toWrite}`;
  if (toWrite !== undefined && key === 'date' && issue.code === 'invalid_format') return `“date” is no day (${JSON.stringify(found)}): ${toWrite}`;
  return describeFault(issue, value, { '': Object.keys(kinds[kind].shape), where: Object.keys(placement.shape.where.shape) });
}

/** Nothing stands there yet, or what was proposed to be filled in. */
const isBlank = (found: unknown): boolean => found === undefined || found === null || (typeof found === 'string' && found.trim() === '') || (Array.isArray(found) && found.length === 0);

function wrong(file: string, problem: string, needs: string): Message {
  return {
    rule: 'decision-not-understood', severity: 'error', file, line: null,
    message: `This decision is not understood: ${problem}.`,
    hint: `${needs}. It decides nothing until it is right.`,
  };
}
