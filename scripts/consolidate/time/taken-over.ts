/** An edition that prints already what an order puts there, which holds from the edition's day or later. */
import type { Block } from '../../../src/model/corpus.ts';
import { longDay } from '../../../src/model/dates.ts';
import type { Numbered } from '../case.ts';
import type { Ground } from '../ground.ts';
import type { History } from '../earlier/history.ts';
import { findQuoted } from '../text/quotation.ts';
import { appliedWithNote } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { verdictOn } from '../verdict-on.ts';

/**
 * Reads: an order, and the history of its entry, of which the last edition changed the text. Where the order could be carried
 * out in the text that the edition found, and its quoted words, old and new, stand in the edition's as often as they would
 * then, the edition has it already, and nothing is left to do. Null where that is not so.
 */
export function takenOver(numbered: Numbered, history: History, ground: Ground): Verdict | null {
  const { found, text, editions } = history;
  const quoted = [numbered.instruction.oldText, numbered.instruction.newText].filter((words) => words !== null);
  if (found === null || quoted.length === 0 || numbered.instruction.unit === 'entry') return null;
  const { verdict } = verdictOn({ ...numbered, before: null, found: null }, { ...history, text: found }, ground);
  if (verdict.outcome === 'not applied') return null;
  const isThere = quoted.every((words) => count(text, words) === count(verdict.text, words)) && quoted.some((words) => count(text, words) !== count(found, words));
  const edition = ground.document(editions.at(-1)?.document ?? history.entry.document);
  return isThere ? appliedWithNote({ text, replaced: [] }, `the edition of ${edition.date === null ? edition.title : longDay(edition.date)} prints it so already`) : null;
}

const count = (text: Block[], words: string): number => findQuoted(text, words).length;
