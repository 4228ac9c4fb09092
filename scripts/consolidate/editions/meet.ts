/**
 * An edition meets an entry: it confirms the text in force, has the rulings since the last edition in it, revises, adds or
 * drops it; or its copy cannot tell.
 */
import type { Block, EditionHow, Message, SourceDocument } from '../../../src/model/corpus.ts';
import { isWhole } from '../../../src/model/extent.ts';
import { letterOf } from '../../../src/model/letters.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { BaseEntry } from '../../link/linked.ts';
import { begin, goOn } from '../earlier/history.ts';
import type { Cause, History } from '../earlier/history.ts';
import { plainText } from '../text/blocks.ts';
import { foldPrint } from '../text/fold.ts';
import { likeness } from '../text/likeness.ts';
import { isAnnounced } from './announced.ts';
import { editionDiffers, nameInText, notCompared } from './edition-messages.ts';
import { realign } from './realign.ts';

/** The share of an instruction's three-word runs that says that an edition has it. */
const FOUND = 0.8;

/** An edition, with the day from which it could be known. */
export interface EditionDay {
  document: SourceDocument;
  known: string | null;
}

/** The first print of an entry: its base text, or an entry that an earlier edition, held whole, did not have. */
export function firstPrint(print: BaseEntry, edition: EditionDay, how: 'base' | 'added'): History {
  return noted(begin(print, causeOf(edition)), edition, how, print);
}

/** A later print, and the instructions since the last edition that wait. Copies that lack text never take text away. */
export function meetPrint(history: History, print: BaseEntry, edition: EditionDay, waiting: readonly Instruction[]): History {
  if (history.repealed) return comesBack(history, print, edition);
  if (sameWords(history.text, print.base)) return agrees(history, print, edition);
  if (print.completeness !== 'complete' && !showsAllOf(history.text, print.base)) {
    const differing = print.base.filter((block) => !standsIn(block, history.text));
    const messages = differing.length === 0 ? [] : [notCompared(print, edition.document, differing)];
    return noted({ ...history, messages: [...history.messages, ...messages] }, edition, 'not in this copy', print);
  }
  if (mayBeCut(print, edition) && blocksStandIn(print.base, history.text)) return noted(history, edition, 'not in this copy', print);
  if (history.entry.completeness !== 'complete' && showsAllOf(history.text, print.base) && !history.amended) return completes(history, print, edition);
  if (isAnnounced(history.text, print.base, waiting)) return settled(history, print, edition, 'carried', []);
  return revises(history, print, edition, history.amended ? [editionDiffers(print, edition.document, history.text, print.base)] : []);
}

/** A print of which it is not known whether it came after the text in force: it changes nothing, and confirms the same words. */
export function meetUnplaced(history: History, print: BaseEntry, edition: EditionDay): History {
  return !history.repealed && sameWords(history.text, print.base) ? agrees(history, print, edition) : history;
}

/** In a copy that is not whole, an entry that only lacks words may be the one at which it was cut. */
function mayBeCut({ headword }: BaseEntry, { document }: EditionDay): boolean {
  return !isWhole(document, document.letter ?? letterOf(headword));
}

/** The edition does not print the entry; where it has its name within another's text, nobody can say that it dropped it. */
export function meetAbsence(history: History, edition: EditionDay, { isWhole, inText }: { isWhole: boolean; inText: number | null }): History {
  if (isWhole && inText !== null && !history.repealed) {
    return noted({ ...history, messages: [...history.messages, nameInText(history.entry, edition.document, inText)] }, edition, 'not in this copy', null);
  }
  if (!isWhole) return history.repealed ? history : noted(history, edition, 'not in this copy', null);
  if (history.repealed) return history.amended ? noted({ ...history, amended: false, printed: [] }, edition, 'carried', null) : history;
  const messages = history.amended ? [...history.messages, editionDiffers(history.entry, edition.document, history.text, [])] : history.messages;
  const gone = goOn({ ...history, messages }, laterCauseOf(edition), [], true);
  return noted({ ...gone, done: [], printed: [], amended: false }, edition, 'dropped', null);
}

function comesBack(history: History, print: BaseEntry, edition: EditionDay): History {
  const wasRepealed = history.amended;
  const messages: Message[] = wasRepealed ? [editionDiffers(print, edition.document, [], print.base)] : [];
  return wasRepealed ? revises(history, print, edition, messages) : settled(history, print, edition, 'added', []);
}

/** The same words: nothing changes but what the copy shows. */
function agrees(history: History, print: BaseEntry, edition: EditionDay): History {
  const how = history.amended && !sameWords(history.printed, history.text) ? 'carried' : 'confirmed';
  const entry = print.completeness === 'complete' ? print : history.entry;
  return noted({ ...history, entry, printed: history.text, amended: false }, edition, how, print);
}

/** The copy held so far had lost text, and this one has it: nothing else is different. */
function completes(history: History, print: BaseEntry, edition: EditionDay): History {
  return settled(history, print, edition, blocksStandIn(history.text, print.base) ? 'confirmed' : 'revised', []);
}

function revises(history: History, print: BaseEntry, edition: EditionDay, messages: Message[]): History {
  return settled(history, print, edition, 'revised', messages);
}

/** The edition's words are the text from its day; of what was ruled before, what still stands there goes on. */
function settled(history: History, print: BaseEntry, edition: EditionDay, how: EditionHow, messages: Message[]): History {
  const text = realign(history.text, print.base);
  const words = plainText(text);
  const done = history.done.filter(({ instruction: { newText } }) => newText !== null && likeness(newText, words) >= FOUND);
  const next = goOn({ ...history, messages: [...history.messages, ...messages] }, laterCauseOf(edition), text, false);
  return noted({ ...next, entry: print, done, printed: text, amended: false, found: history.repealed ? null : history.text }, edition, how, print);
}

function causeOf({ document, known }: EditionDay): Cause {
  return { by: 'edition', from: document.date, known, document: document.id, amendments: [], ended: [] };
}

/** What an edition without a day changes, it changes from the day after which it came on, at the earliest. */
export function laterCauseOf(edition: EditionDay): Cause {
  return { ...causeOf(edition), from: edition.document.date ?? edition.document.after };
}

function noted(history: History, { document }: EditionDay, how: EditionHow, print: BaseEntry | null): History {
  const event = { document: document.id, how, lines: print?.lines ?? null, completeness: print?.completeness ?? null };
  return { ...history, editions: [...history.editions, event] };
}

/** The same words in the same order, however they are cut into paragraphs. */
export function sameWords(left: readonly Block[], right: readonly Block[]): boolean {
  return inOne(left) === inOne(right);
}

function inOne(blocks: readonly Block[]): string {
  return foldPrint(blocks.map(({ text }) => text).join(' '));
}

function standsIn(block: Block, text: readonly Block[]): boolean {
  return inOne(text).includes(foldPrint(block.text));
}

function blocksStandIn(text: readonly Block[], print: readonly Block[]): boolean {
  return text.every((block) => standsIn(block, print));
}

/** Whether a print has each block of a text, as it was or revised, and none of its own is cut off. */
function showsAllOf(text: readonly Block[], print: readonly Block[]): boolean {
  const revised = (block: Block): boolean => print.some((other) => likeness(block.text, other.text) >= 0.5 && endsWhole(block, other));
  return text.length > 0 && text.every((block) => standsIn(block, print) || revised(block));
}

/** A paragraph that ended with a full stop and ends without one now was cut. */
function endsWhole(before: Block, now: Block): boolean {
  return !/[.!?]["”’)]*$/u.test(before.text) || /[.!?]["”’)]*$/u.test(now.text);
}
