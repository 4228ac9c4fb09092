/**
 * A sentence that the grammar cannot read, in other words that say the same (`language/en/recastings.ts`): the grammar then
 * need not know each wording in each place. Every character keeps its way back to where it was printed; what the rows put
 * in stands nowhere.
 */
import { mayHaveFrame } from '../../../language/en/frames/frame.ts';
import { frames } from '../../../language/en/frames/frames.ts';
import { clauseBefore, clauseBehind, onlySaysWhy } from '../../../language/en/clause-beside.ts';
import { recastings } from '../../../language/en/recastings.ts';
import { figureInQuotation } from '../../../language/en/recastings/replacing/figure-of-words.ts';
import type { Said } from '../../../language/en/recastings/replacing/figure-of-words.ts';
import { relationSaid } from '../../../language/en/quotations/relation.ts';
import type { Recasting } from '../../../language/en/recastings/row.ts';
import { endsOfStory } from '../../../language/en/stories/stories.ts';
import { leads, veiled } from '../../../language/en/veiled.ts';
import type { TextRange } from '../commands/command.ts';
import { withDoubleMarks } from './double-marks.ts';
import type { FoldedText } from './fold-text.ts';
import { recast, seenFrom, sliceOf } from './recast-by-row.ts';
import type { Left, Piece, Wording } from './recast-by-row.ts';

/** A paragraph, from a sentence on that is in other words. */
export interface Recast {
  folded: FoldedText;
  /** Where in it the sentence ends. */
  end: number;
  /** Where its character stands in the paragraph that it was made of, folded; null where what follows is not as it was there. */
  back: (index: number) => number | null;
  left: Left[];
  /** Its sentence is in no known wording: it was read by what it quotes. */
  loosely?: true;
}

/** So many rows may be put on each other, and so many wordings are tried. */
const deepest = 3;
const most = 24;

/** What every row makes of a wording, of all of it and of what stands behind a place that is named first. */
function othersOf(wording: Wording, rows: readonly Recasting[]): Wording[] {
  const veils = veiled(wording.words);
  const lead = leads.exec(veils.parts)?.[0].length;
  return [0, ...(lead === undefined ? [] : [lead])].map((start) => seenFrom(veils, start)).flatMap((seen) => rows.map((row) => recast(wording, seen, row))).filter((other) => other !== null);
}

/** What one row by itself makes of a folded sentence. */
export const saidByRow = (words: string, row: Recasting): string[] => othersOf({ words, at: Array.from(words, (_, index) => index), left: [] }, [row]).map((other) => other.words);

/** So many places of a sentence are tried at which one order may end. */
const mostJoints = 4;

/** Where one order of a sentence may end and the next begin; quotations are veiled. */
const joints = /,? (?:and|while) |; (?:and )?/g;

/** What the frames make of a wording that is one of them. */
function framed(wording: Wording): Wording[] {
  const seen = seenFrom(veiled(wording.words), 0);
  return mayHaveFrame(seen.parts) ? frames.map((row) => recast(wording, seen, row)).filter((other) => other !== null) : [];
}

/** What they make of two that are joined. */
function framedTwice(wording: Wording): Wording[] {
  const { parts } = veiled(wording.words);
  const found = mayHaveFrame(parts) ? [...parts.matchAll(joints)] : [];
  return found.length > mostJoints ? [] : found.flatMap(({ 0: joint, index }) => {
    const [one, other] = [partOf(wording, 0, index), partOf(wording, index + joint.length, wording.words.length)].map((part) => framed(part)[0]);
    if (one === undefined || other === undefined) return [];
    const between = partOf(wording, index, index + joint.length);
    return [{ words: [one, between, other].map(({ words }) => words).join(''), at: [one, between, other].flatMap(({ at }) => at), left: [...one.left, ...other.left.slice(wording.left.length)] }];
  });
}

const partOf = (wording: Wording, from: number, to: number): Wording => ({ ...sliceOf(wording, from, to), left: wording.left });

/** A wording in other words, those first that need fewer rows, and last of all those that only have the frame of an order. */
function* wordingsOf(first: Wording, all: readonly Recasting[]): Generator<Wording> {
  const found = new Map([[first.words, first]]);
  let last = [first];
  for (let depth = 0; depth < deepest; depth++) {
    const others = last.flatMap((wording) => othersOf(wording, all)).filter(({ words }) => !found.has(words));
    for (const other of others) if (!found.has(other.words)) found.set(other.words, other);
    last = [...new Set(others.map(({ words }) => words))].flatMap((words) => found.get(words) ?? []);
  }
  const rows = [...found.values()].slice(0, most);
  yield* rows.slice(1);
  for (const row of rows) {
    const whole = framed(row);
    for (const one of whole.length > 0 ? whole : framedTwice(row)) {
      if (!found.has(one.words)) yield one;
      found.set(one.words, one);
    }
  }
}

/** What becomes of an order that has a reason beside it, the clause left as it is. */
function* wordingsBeside(whole: Wording, all: readonly Recasting[]): Generator<Wording> {
  const { parts } = veiled(whole.words);
  const before = clauseBefore.exec(parts)?.[0].length ?? 0;
  const behind = clauseBehind.exec(parts)?.index ?? parts.length;
  if ((before === 0 && behind === parts.length) || before >= behind) return;
  if (![parts.slice(0, before), parts.slice(behind)].every((clause) => /^[\s.]*$/.test(clause) || onlySaysWhy(clause))) return;
  const [lead, order, trail] = [partOf(whole, 0, before), partOf(whole, before, behind), partOf(whole, behind, whole.words.length)];
  for (const one of wordingsOf(order, all)) {
    yield { words: lead.words + one.words + trail.words, at: [...lead.at, ...one.at, ...trail.at], left: one.left };
  }
}

/** An order behind the story of how it came about, which stays its reason. */
function* wordingsBehindStory(whole: Wording): Generator<Wording> {
  for (const begins of endsOfStory(veiled(whole.words).words)) {
    const order = partOf(whole, begins, whole.words.length);
    const story = { at: whole.at.slice(0, begins).filter((place) => place >= 0), as: 'reason' as const };
    for (const one of [order, ...wordingsOf(order, wherever), ...wordingsBeside(order, wherever)]) yield { ...one, left: [...one.left, story] };
  }
}

/** A wording put together of words of a sentence, and of others. */
function madeOf(whole: Wording, said: readonly Said[] | null): Wording[] {
  const pieces = said?.map((one): Piece => (typeof one === 'string' ? { words: one, at: Array.from(one, () => -1) } : sliceOf(whole, ...one)));
  return pieces === undefined ? [] : [{ words: pieces.map(({ words }) => words).join(''), at: pieces.flatMap(({ at }) => at), left: [] }];
}

/** What it says becomes of the words that it quotes; the others are its command. */
function related(whole: Wording): Wording[] {
  return madeOf(whole, relationSaid(whole.words)).map((one) => {
    const kept = new Set(one.at);
    return { ...one, left: [{ at: whole.at.filter((place) => place >= 0 && !kept.has(place)), as: 'command' as const }], loosely: true as const };
  });
}

/** All of them, made one by one: most sentences are understood by the first. */
function* wordingsAlsoBeside(whole: Wording, all: readonly Recasting[]): Generator<Wording> {
  yield* wordingsOf(whole, all);
  yield* wordingsBeside(whole, all);
  yield* wordingsBehindStory(whole);
  yield* madeOf(whole, figureInQuotation(whole.words));
  yield* related(whole);
}

/** First as it is, where it has other marks than were printed. */
function* withItself(whole: Wording, hasOtherMarks: boolean, all: readonly Recasting[]): Generator<Wording> {
  if (hasOtherMarks) yield whole;
  yield* wordingsAlsoBeside(whole, all);
}

/** Whether from a character on a sentence is to its end what it was. */
const isAsItWas = (at: readonly number[], index: number, to: number): boolean => at.slice(index).every((place, further) => place === to - at.length + index + further);

const wherever = recastings.filter(({ atFirst }) => atFirst !== true);

/** A wording of what stands there, with the rest of the paragraph behind it. */
function inParagraph(folded: FoldedText, to: number, wording: Wording): Recast {
  const printed = (place: number): number => folded.at[place] ?? -1;
  return {
    folded: { text: wording.words + folded.text.slice(to), at: [...wording.at.map(printed), ...folded.at.slice(to)] },
    end: wording.words.length,
    back: (index) => (index >= wording.at.length ? to + index - wording.at.length : isAsItWas(wording.at, index, to) ? wording.at[index] ?? null : null),
    left: wording.left.map(({ at, as }) => ({ at: at.map(printed), as })), ...(wording.loosely && { loosely: true }),
  };
}

/** The words of a stretch of a paragraph, as they are; the space behind them is none of them. */
function wordingAt({ text }: FoldedText, { from, to: next }: TextRange): { whole: Wording; to: number; printedWords: string } {
  const printedWords = text.slice(from, next).trimEnd();
  const words = withDoubleMarks(printedWords);
  return { whole: { words, at: Array.from(words, (_, index) => from + index), left: [] }, to: from + words.length, printedWords };
}

/**
 * A sentence of a paragraph in other words, the nearest first.
 *
 * @param isFirst - whether its ruling begins with it
 */
export function* recastsOf(folded: FoldedText, sentence: TextRange, isFirst = false): Generator<Recast> {
  const { whole, to, printedWords } = wordingAt(folded, sentence);
  for (const wording of withItself(whole, whole.words !== printedWords, isFirst ? recastings : wherever)) yield inParagraph(folded, to, wording);
}

/** What two sentences say together of the words that they quote: `"x" was a slip. It is now "y".` */
export function relatedInBoth(folded: FoldedText, both: TextRange): Recast[] {
  const { whole, to } = wordingAt(folded, both);
  return related(whole).map((wording) => inParagraph(folded, to, wording));
}
