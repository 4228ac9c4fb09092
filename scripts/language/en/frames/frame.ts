/** A frame: the words of a plain order in their order, by what each does (`words.ts`), and how the grammar of instructions says it. */
import { adverb, ahead, behind, between, kept, words } from './words.ts';
import type { Word } from './words.ts';
import { ofTexts } from '../recastings/row.ts';
import type { Part, Recasting } from '../recastings/row.ts';

function elementOf(name: string): { word: Word; maybe: boolean } {
  const word = name.replace('?', '');
  if (!(word in words)) throw new Error(`No word of a frame is called ${word}.`);
  return { word: word as Word, maybe: name.endsWith('?') };
}

/** What a frame's words look like, each kept one as a group. */
function expressionOf(is: string): string {
  const elements = is.split(' ').map(elementOf);
  const found = ({ word }: { word: Word }): string => (kept.has(word) ? `(${words[word]})` : `(?:${words[word]})`);
  const first = elements.findIndex(({ maybe }) => !maybe);
  const ways = elements.map((element, at) => {
    if (!element.maybe) return at === first ? found(element) : `${between}${found(element)}`;
    return at < first ? `(?:${found(element)}${between})?` : `(?:${between}${found(element)})?`;
  });
  return `^${ahead}${ways.join('')}${behind}`;
}

const paragraphs = /\bpara(?:graph)?s?\b|¶/;

/**
 * @param is - the names of its words, those that may be missing with a "?"
 * @param as - the same as the grammar says it; a number is a kept word of the frame, the first of them 1
 */
export const frame = (is: string, as: readonly Part[], from: string, to: string): Recasting =>
  ({ name: is, is: new RegExp(expressionOf(is), 'd'), looksAtParts: false, partsAre: ofTexts, as, leaves: 'command', example: [from, to] });

/** A frame in which a part is a paragraph: what it gains is a sentence. */
export const frameOfParagraph = (...row: Parameters<typeof frame>): Recasting => ({ ...frame(...row), partsAre: paragraphs });

/**
 * A frame in which a place may be named: before it, behind its first thing, or at its end.
 *
 * @param as - counts the kept words without the place, which the grammar reads first
 */
export function placed(is: string, as: readonly Part[], from: string, to: string): Recasting {
  const elements = is.split(' ');
  const firstThing = elements.findIndex((name) => name === 'thing' || name === 'text') + 1;
  const whole = ['place?', ...elements.slice(0, firstThing), 'place?', ...elements.slice(firstThing), ...(firstThing === elements.length ? [] : ['place?'])];
  const groups = whole.map((name) => name.replace('?', '')).filter((name) => kept.has(name));
  const numbers = (place: boolean): number[] => groups.flatMap((name, at) => ((name === 'place') === place ? [at + 1] : []));
  const others = numbers(false);
  return frame(whole.join(' '), [...numbers(true).map((group): Part => [group, ', ']), ...as.map((part): Part => (typeof part === 'number' ? others[part - 1] ?? part : part))], from, to);
}

/** The letters of all words that a frame may hold, as runs: of a word with an ending that may be missing, what stands before it. */
const runs: ReadonlySet<string> = new Set([ahead, between, behind, ...Object.values(words)].join(' ').replaceAll(/\\\\[a-z]/g, ' ').match(/[a-z]+/g)?.flatMap((run) => [run, run.slice(0, -1)]));

/** Letters of the longest ending that may be missing: vanish(es). */
const ENDING = 2;

/** A plain order says little besides; who says more is not read, however often it is tried. */
const MOST_WORDS = 30;
const MOST_ADVERBS = 4;

/** A quick look at a veiled sentence: false where a word of it is in no frame, or too many are, so that none need be tried. */
export function mayHaveFrame(parts: string): boolean {
  const all = parts.match(/[a-z]+/g) ?? [];
  const isShort = all.length <= MOST_WORDS && (parts.match(adverbs)?.length ?? 0) <= MOST_ADVERBS;
  return isShort && all.every((word) => Array.from({ length: ENDING + 1 }, (_, less) => word.slice(0, word.length - less)).some((run) => runs.has(run)));
}

const adverbs = new RegExp(`\\b${adverb}\\b`, 'g');
