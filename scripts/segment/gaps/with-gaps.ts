/** Gaps inside the lines of an entry: where they are, what is said of them, and the paragraphs that begin behind them. */
import type { SegmentedBlock, SegmentedEntry } from '../segments.ts';
import { withoutEmphasis } from '../blocks/emphasis.ts';
import { firstOf, lastOf } from './few-words.ts';
import { breaksOff, GAP_SIGNS, type GapSign } from './signs.ts';

interface Gap {
  /** The place of the first character behind it. */
  at: number;
  lost: GapSign['lost'];
}

/** Characters that show where the gap is. */
const SHOWN = 30;
/** A lone space before a sign that no space stands before: a lost picture, or a habit of the typist's. */
const LONE_SPACE = /(?<=[\p{L}\p{N}])\s(?=[,.;:](?:\s|$))/gu;
const SIGNS_OF_SENTENCES = /(?<=[\p{L}\p{N}])[,.;:](?=\s|$)/gu;
/** So large a share of them is a habit. */
const HABIT = 0.1;

/** Entries whose blocks show the gaps of their copy. Where spaces before stops are a habit, they tell nothing. */
export function withGaps(entries: readonly SegmentedEntry[]): SegmentedEntry[] {
  const isHabit = spacesAreHabit(entries);
  return entries.map((entry, at) => withItsGaps(entry, isHabit, at === entries.length - 1));
}

function spacesAreHabit(entries: readonly SegmentedEntry[]): boolean {
  const texts = entries.flatMap(({ blocks }) => blocks.map(({ text }) => text));
  const count = (sign: RegExp): number => texts.reduce((sum, text) => sum + (text.match(sign)?.length ?? 0), 0);
  const spaced = count(LONE_SPACE);
  return spaced > 2 && spaced > HABIT * (spaced + count(SIGNS_OF_SENTENCES));
}

function withItsGaps(entry: SegmentedEntry, isHabit: boolean, isLast: boolean): SegmentedEntry {
  const losses: SegmentedEntry['losses'] = [];
  const blocks = entry.blocks.flatMap((block, at) => {
    const next = entry.blocks[at + 1];
    const gaps = isHabit ? gapsIn(block.text).filter(({ lost }) => lost === 'sentence') : gapsIn(block.text);
    losses.push(...lossesOf(block, gaps));
    const opensBehind = breaksOff(block.text) && !(isLast && next === undefined) && !goesOn(block, next);
    if (opensBehind && entry.completeness === 'complete') losses.push({ what: `the end of a sentence that breaks off after “${tail(block.text)}”`, line: block.lines[1] });
    if (entry.completeness === 'complete' && gaps.length === 0 && !isHabit) losses.push(...lonePicture(block));
    return cutAt(block, opensBehind ? [...gaps, { at: block.text.length, lost: 'picture' }] : gaps);
  });
  if (losses.length === 0 && blocks.every(({ gaps }) => gaps === undefined)) return entry;
  return { ...entry, blocks, completeness: entry.completeness === 'complete' ? 'partial' : entry.completeness, losses: [...entry.losses, ...losses] };
}

/** Reads: a text. Writes: the gaps inside it, in order. */
export function gapsIn(text: string): Gap[] {
  const found = GAP_SIGNS.flatMap(({ is, lost, isCommon }) => [...text.matchAll(is)].map(({ 0: before, index }): Gap => ({ at: index + before.length, lost }))
    .filter(({ at }) => isCommon !== true || isCommonWord(text, at)));
  return found.toSorted((a, b) => a.at - b.at).filter(({ at }, index, all) => at > 0 && at !== all[index - 1]?.at);
}

/** Whether the word at a place is no name: it stands in small letters elsewhere. */
function isCommonWord(text: string, at: number): boolean {
  const word = /^\p{L}+/u.exec(text.slice(at))?.[0].toLowerCase();
  return word !== undefined && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text);
}

/** Whether a paragraph that breaks off is taken up again: by a list, or by words that begin no sentence. */
function goesOn(block: SegmentedBlock, next: SegmentedBlock | undefined): boolean {
  if (block.marker !== null && /\s(?:and|or)$/u.test(block.text)) return true;
  return next !== undefined && (next.marker !== null || !/^["“'‘([]*\p{Lu}/u.test(next.text));
}

function lossesOf({ text, lines }: SegmentedBlock, gaps: readonly Gap[]): SegmentedEntry['losses'] {
  return gaps.map(({ at, lost }) => (lost === 'picture'
    ? { what: `a picture in the line, at “${around(text, at)}”`, line: lines[0] }
    : { what: `the rest of a sentence that breaks off before “${firstOf(text.slice(at), SHOWN + 10)}”`, line: lines[0] }));
}

function lonePicture({ text, lines }: SegmentedBlock): SegmentedEntry['losses'] {
  const [space] = text.matchAll(LONE_SPACE);
  return space === undefined ? [] : [{ what: `a picture in the line, at “${around(text, space.index)}”`, line: lines[0] }];
}

function around(text: string, at: number): string {
  const space = /\s/u.test(text.slice(Math.max(0, at - 1), at + 1)) ? ' ' : '';
  return `${lastOf(text.slice(0, at), SHOWN)}${space}${firstOf(text.slice(at), SHOWN)}`;
}

function tail(text: string): string {
  return text.slice(-40).replace(/^\S*\s/u, '');
}

/** A block in pieces: behind the lost rest of a sentence another paragraph begins; behind a picture it goes on. */
function cutAt(block: SegmentedBlock, gaps: readonly Gap[]): SegmentedBlock[] {
  const pieces: SegmentedBlock[] = [];
  let rest = block;
  let from = 0;
  let places: number[] = [];
  for (const { at, lost } of gaps) {
    const halves = lost === 'sentence' ? halvesOf(rest, at - from) : null;
    if (halves === null) {
      places.push(at - from);
      continue;
    }
    const [before, behind] = halves;
    pieces.push({ ...before, gaps: [...places, before.text.length] });
    rest = behind;
    from = at;
    places = [];
  }
  // What its layout knows to be lost behind it is lost behind its last piece.
  const known = block.gaps?.includes(block.text.length) === true ? [rest.text.length] : [];
  const all = [...new Set([...places, ...known])];
  return [...pieces, all.length === 0 ? rest : { ...rest, gaps: all }];
}

/** Null where the cut would go through emphasis. */
function halvesOf(block: SegmentedBlock, at: number): [SegmentedBlock, SegmentedBlock] | null {
  const { text, marked } = block;
  const signs = marked.length - text.length;
  const place = Array.from({ length: signs + 1 }, (_, more) => at + more).find((one) => withoutEmphasis(marked.slice(0, one)) === text.slice(0, at) && withoutEmphasis(marked.slice(one)) === text.slice(at));
  if (place === undefined) return null;
  return [
    { ...block, text: text.slice(0, at).trimEnd(), marked: marked.slice(0, place).trimEnd() },
    { ...block, type: 'paragraph', marker: null, level: 0, text: text.slice(at), marked: marked.slice(place) },
  ];
}
