/** References that only a document's own head tells: "A word in [brackets] has an entry of its own", or a line "See also" above names. */
import { sentences } from '../../src/model/sentences.ts';
import { withoutEmphasis } from '../segment/blocks/emphasis.ts';
import { looksLikeHeadword } from '../segment/headwords/headword-line.ts';
import type { ReadingLine } from '../read/source-file.ts';
import type { SegmentedBlock } from '../segment/segments.ts';
import { sortKey } from '../names/sort-key.ts';
import type { SeePhrase } from './see-phrase.ts';

/** The signs around a name that a document may give a meaning to, how it calls them, and what it sets between them. */
export const SIGNS: readonly { called: RegExp; around: RegExp; example: string }[] = [
  { called: /\b(?:square )?brackets?\b(?! below)|\[[^\][\n]{1,40}\]/iu, around: /\[(?<name>[^\][\n]{2,60})\]/gu, example: 'A word in [brackets] has an entry.' },
  { called: /\b(?:curly brackets?|braces)\b|\{[^{}\n]{1,40}\}/iu, around: /\{(?<name>[^{}\n]{2,60})\}/gu, example: 'Words in {braces} are explained elsewhere.' },
];
/** What such signs must be said to mean. */
const HAS_ENTRY = /\b(?:(?:ha(?:s|ve)|are|is|with|got) (?:\p{L}+ ){0,3}(?:entry|entries|headwords?|articles?|explained|defined|listed|found)|defined (?:terms?|elsewhere|here)|cross-?references?|see (?:there|under|that))\b/iu;
/** A name that is told so has a few words, and a letter. */
const MOST_WORDS = 6;
/** Lines of a head, at the most. */
const LINES_OF_HEAD = 60;

/** Finds in a text the names that stand between such signs. */
export type InSigns = (text: string) => SeePhrase[];

/** Reads: a document's lines, and the line of its first entry. Writes: what finds the names between the signs that its head gives that meaning to. */
export function declaredSigns(reading: readonly ReadingLine[], firstEntry: number): InSigns {
  const head = reading.filter(({ to }) => to < firstEntry).slice(-LINES_OF_HEAD).map(({ text }) => text.trim()).join(' ');
  const said = sentences(head).map(({ text }) => text).filter((text) => HAS_ENTRY.test(text));
  const signs = SIGNS.filter(({ called }) => said.some((text) => called.test(text)));
  return (text) => signs.flatMap(({ around }) => [...text.matchAll(around)].flatMap(({ index, groups }): SeePhrase[] => {
    const name = groups?.['name'] ?? '';
    return /\p{L}/u.test(name) && name.split(/\s+/u).length <= MOST_WORDS ? [{ phrase: name, from: index + 1, to: index + 1 + name.length }] : [];
  }));
}

/** A line that says what the names below it are. */
const LABEL = /^(?:see(?: also)?|also see|related(?: (?:terms|topics|entries|keywords|rules))?|cross-?references?|compare|cf)[.:]?$/iu;

/** Reads: the blocks of an entry. Writes: by their indexes, those that are names below such a line, up to the end of the entry. */
export function namesBelowLabel(blocks: readonly SegmentedBlock[]): ReadonlyMap<number, SeePhrase> {
  const label = blocks.findIndex(({ text }) => LABEL.test(text.trim()));
  const names = label < 0 ? [] : blocks.slice(label + 1);
  if (!names.every(({ text }) => isName(text))) return new Map();
  return new Map(names.map(({ text }, at) => [label + 1 + at, { phrase: withoutEmphasis(text).trim(), from: 0, to: text.length }]));
}

function isName(text: string): boolean {
  return looksLikeHeadword(text) && sortKey(text) !== '' && text.trim().split(/\s+/u).length <= MOST_WORDS;
}
