/**
 * A sentence in no known wording, read by what it quotes (`language/en/quotations/`): what it would change is looked at in
 * the text, and a reader is told how it was read.
 */
import { cardinalWords } from '../language/en/numbers.ts';
import { unquoted } from '../language/en/veiled.ts';
import type { Case } from './case.ts';
import { sentencesOf } from './place/sentences/placed-sentence.ts';
import { plainText } from './text/blocks.ts';
import { foldPrint } from './text/fold.ts';
import { findOnce } from './text/quotation.ts';
import type { Found } from './text/quotation.ts';
import { refused } from './verdict.ts';
import type { Refused } from './verdict.ts';

/** Words at whose edge it says that they stand. */
const edges = [
  { is: /\bend(?:s|ed)?\b/u, beyond: (text: string, was: string) => text.slice(text.lastIndexOf(was) + was.length), which: -1 },
  { is: /\b(?:begins?|began)\b/u, beyond: (text: string, was: string) => text.slice(0, text.indexOf(was)), which: 0 },
] as const;

/** `It now ends "y" where it ended "x"`: whether what goes ends, or begins, the paragraph that is named, or the text. */
function standsAtEdge({ text, instruction: { instruction, place } }: Case, was: string): boolean {
  const isOfPart = place.paragraphs !== null || place.items !== null;
  return edges.filter(({ is }) => is.test(unquoted(instruction).toLowerCase())).every(({ beyond, which }) => text.some((block) => {
    const words = foldPrint(block.text);
    return words.includes(was) && (isOfPart || block === text.at(which)) && !/[\p{L}\p{N}]/u.test(beyond(words, was));
  }));
}

/** What the words are called that go, and what they must be then. */
const called: readonly (readonly [noun: RegExp, isOne: (found: Found, was: string) => boolean])[] = [
  [/^sentences?$/u, ({ block, from, to }) => sentencesOf(block).some((one) => one.from === from) && sentencesOf(block).some((one) => one.to === to)],
  [/^lines?$/u, ({ block, from, to }) => !/[\p{L}\p{N}]/u.test(block.text.slice(0, from) + block.text.slice(to))],
  [/^(?:numbers?|figures?|numerals?)$/u, (_, was) => new RegExp(`\\d|(?<![\\w-])(?:${cardinalWords.join('|')})(?![\\w-])`, 'u').test(was)],
  [/^(?:brackets?|parenthes[ei]s|parentheticals?)$/u, ({ block: { text }, from, to }) => /[([]$/u.test(text.slice(0, from)) || /^[([]/u.test(text.slice(from, to))],
];
const quotedAs = /(?<noun>[a-z]+),? ["“](?<words>[^"”]+)["”]/gu;

/** `The sentence "has no age." adds nothing, and is gone`: whether the words are what they are called. */
function isAsCalled({ text, instruction: { instruction } }: Case, was: string, quoted: string): boolean {
  const found = findOnce(text, quoted) ?? findOnce(text, quoted, false);
  if (found === null) return true;
  const nouns = Array.from(foldPrint(instruction).matchAll(quotedAs)).flatMap(({ groups }) => (groups?.['words'] === was ? [groups['noun'] ?? ''] : []));
  return nouns.every((noun) => called.every(([is, isOne]) => !is.test(noun) || isOne(found, was)));
}

/** Why it is not carried out: what it would bring stands there already, so that it may tell how the text came about. Null where nothing speaks against it. */
export function notBorneOut(judged: Case): Refused | null {
  const { text, instruction: { loosely, oldText, newText } } = judged;
  if (loosely === undefined) return null;
  const [stands, now, was] = [plainText(text), newText ?? '', oldText ?? ''].map(foldPrint) as [string, string, string];
  if (was !== '' && !standsAtEdge(judged, was)) return refused('place not certain', 'the words do not stand here at the edge that is told');
  if (oldText !== null && !isAsCalled(judged, was, oldText)) return refused('place not certain', 'the words are not here what they are called');
  if (newText === null) return null;
  const isPart = was.includes(now) || now.includes(was);
  if (was !== '' && isPart) return null;
  const isWord = !/\s/.test(now.trim());
  return stands.includes(now) && !(was === '' && isWord) ? refused('place not certain', 'what it would bring stands in the text already') : null;
}

/** How it was read; null for an order in a known wording. */
export function readLoosely({ instruction: { loosely } }: Case): string | null {
  return loosely === undefined ? null : 'its sentence is in no known wording: it is read by the words that it quotes';
}
