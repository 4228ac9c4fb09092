import type { Message } from '../../src/model/corpus.ts';
import { decision } from './decision.ts';
import type { Decision } from './decision.ts';

/**
 * Understands one decision.
 *
 * Reads: the parsed value of a YAML file, and the file's name. Writes: the decision, or what is wrong with the file; a
 * file that is wrong decides nothing.
 */
export function readDecision(value: unknown, file: string): { decision: Decision | null; messages: Message[] } {
  const read = decision.safeParse(value);
  if (read.success) return { decision: { ...read.data, file }, messages: [] };
  return { decision: null, messages: read.error.issues.map((issue) => wrong(file, issue.path.join('.'), issue.message)) };
}

function wrong(file: string, path: string, problem: string): Message {
  return {
    rule: 'decision-not-understood',
    severity: 'error',
    file,
    line: null,
    message: `${path === '' ? 'The file' : `“${path}”`}: ${problem}.`,
    hint: 'A decision is a YAML file with `kind: place`, `line`, `alias` or `same-entry`; it decides nothing until it is right.',
  };
}
