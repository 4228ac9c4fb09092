/** Signs that a document of its own accord puts between a term and its text: `Cable => A thick line.` They are read as a dash. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { risingShare } from '../../../names/alphabet.ts';

export const PARTING_SIGNS: readonly { share: number; is: RegExp; example: string }[] = [
  { share: 0.3, is: /^["“](?<head>[^"“”]{1,60})["”],? (?<text>(?:means|refers to|denotes|includes|has the meaning)\b.*)$/u, example: '"cable" means a thick line;' },
  { share: 0.15, is: /^(?<head>\p{Lu}[\p{Lu}\d'’ ,&.-]{1,58} \(\p{Lu}[\p{Lu}\d]{1,3}(?:, ?\p{Lu}[\p{Lu}\d]{1,3})*\)) (?<text>["“'‘(]?\p{L}.*)$/u, example: 'CABLE (AR) A thick line.' },
  { share: 0.15, is: /^(?<head>[^"“”=→>«»|.…]{1,60})\.\s?(?:-{1,3}|[–—]{1,2})\s?(?<text>["“'‘(]?[\p{Lu}\d].*)$/u, example: 'Cable. -- A thick line.' },
  { share: 0.15, is: /^(?<head>[^"“”=→>«»|]{1,60}?) ?(?:=>|→|⇒|-->|->) ?(?<text>\S.*)$/u, example: 'Cable => A thick line.' },
  { share: 0.15, is: /^(?<head>[^"“”=→>«»|]{1,60}?)(?: = |= | =)(?<text>\S.*)$/u, example: 'Cable = A thick line.' },
  { share: 0.15, is: /^(?<head>[^"“”=→>«»|:]{1,60}?) ?:{2,3} ?(?<text>\S.*)$/u, example: 'Cable :: A thick line.' },
  { share: 0.15, is: /^(?<head>[^"“”=→>«»|~]{1,60}?) ~ (?<text>\S.*)$/u, example: 'Cable ~ A thick line.' },
  { share: 0.3, is: /^(?:\s*\d{1,3}[.)]\s+)?(?<head>["“'‘(]?\p{Lu}[^"“”=→>«»|:.!?]{0,58}?[^\s-])- (?<text>["“'‘(]?(?:\p{Lu}|\p{Ll}{1,12} ).*)$/u, example: 'Cable- A thick line.' },
  { share: 0.3, is: /^(?<head>[^"“”=→>«»|:.!?–—]{1,60}?[^\s–—])—(?<text>["“'‘(]?\p{Lu}.*)$/u, example: 'Cable—A thick line.' },
  { share: 0.3, is: /^(?<head>[^"“”=→>«»|…]{1,60}?) ?(?:\.{3,40}|…) ?(?<text>\p{Lu}.*)$/u, example: 'Cable...A thick line.' },
  { share: 0.3, is: /^(?<head>[\p{L}\p{N}'’ -]{1,30}?) (?:\.{3,40}|…) (?<text>\S.*)$/u, example: 'Cable ... a thick line.' },
];
/** So many lines that bear the sign, a share of them that prose has of none; so many of them hold a sentence, or begin a long one. */
const FEWEST = 3;
const TOLD = 0.6;
const LONG = 25;

/** Reads: the lines of a document. Writes: the same, with a dash where one of these signs parts its terms from their texts. */
export function withUsualSigns(lines: ReadingLine[]): ReadingLine[] {
  const written = lines.filter(({ text }) => text.trim() !== '').length;
  const found = PARTING_SIGNS.map(({ is, share }) => ({ share, all: lines.map(({ text }) => (text.length < 2000 ? is.exec(text)?.groups : undefined)) })).find(({ all, share }) => {
    const texts = all.flatMap((groups) => (groups !== undefined && isTerm(groups['head'] ?? '') ? [groups['text'] ?? ''] : []));
    return texts.length >= FEWEST && texts.length >= written * share && texts.filter((text) => endsSentence(text) || text.length >= LONG).length >= texts.length * TOLD;
  })?.all;
  if (found === undefined) return withCapitals(withBrackets(lines, written), written);
  return lines.map((line, at) => {
    const groups = found[at];
    return groups === undefined || !isTerm(groups['head'] ?? '') ? line : { ...line, text: `${groups['head'] ?? ''} – ${groups['text'] ?? ''}` };
  });
}

/** The share of lines that bear such a sign where each of them begins a paragraph. */
const MOST_LINES = 0.5;

/** Reads: the lines of a document, and the same with such signs as dashes. Writes: the places of those that bear one, where most do. */
export function partedLines(lines: readonly ReadingLine[], parted: readonly ReadingLine[]): number[] {
  const places = lines.flatMap(({ text }, at) => (parted[at]?.text === text ? [] : [at]));
  return places.length >= lines.filter(({ text }) => text.trim() !== '').length * MOST_LINES ? places : [];
}

/** A text that another sign has already parted from its term may hold an arrow: "**Cable** – From ship => shore." */
function isTerm(head: string): boolean {
  return !/\s[-–—]\s|[:.!?]\s/u.test(head);
}

/** `[Cable] A thick line.`: a name in brackets before its text; codes of icons stand before names. */
const BRACKETED = /^\[(?<head>[^\][]{2,60})\] ?[-–—:]? ?(?<text>["“'‘(]?\p{Lu}.*)$/u;
const RISING = 0.7;

/** A code that counts is no name: `[K1] Keel. The lowest part.` */
const COUNTS = /^\p{Lu}{0,4}-?\d{1,4}$/u;

/** Reads: the lines of a document. Writes: the same, with a dash behind names in brackets, where they stand before most of its texts, in order. */
function withBrackets(lines: ReadingLine[], written: number): ReadingLine[] {
  const found = lines.map(({ text }) => (text.length < 2000 ? BRACKETED.exec(text)?.groups : undefined)).map((groups) => (COUNTS.test(groups?.['head'] ?? '') ? undefined : groups));
  const heads = found.flatMap((groups) => (groups === undefined ? [] : [sortKey(groups['head'] ?? '')]));
  const told = found.filter((groups) => groups !== undefined && (endsSentence(groups['text'] ?? '') || (groups['text'] ?? '').length >= LONG)).length;
  const believed = heads.length >= FEWEST && heads.length >= written * RISING / 2 && told >= heads.length * TOLD && new Set(heads).size === heads.length && risingShare(heads) >= RISING;
  return believed ? lines.map((line, at) => ({ ...line, text: found[at] === undefined ? line.text : `${found[at]['head'] ?? ''} – ${found[at]['text'] ?? ''}` })) : lines;
}

/** `CABLE A thick line.`: a name in capitals, and nothing between it and its text. */
const IN_CAPITALS = /^(?<head>\p{Lu}[\p{Lu}\d'’ ,&-]{1,40}?)\s+(?<text>(?:(?:A|An|The|I)\s|["“'‘(]?\p{Lu}\p{Ll}).*)$/u;
const FEWEST_CAPITALS = 5;
const NEARLY_ALL = 0.9;

/** Reads: the lines of a document. Writes: the same, with a dash behind such names, where most lines begin with one and nearly all are in order. */
function withCapitals(lines: ReadingLine[], written: number): ReadingLine[] {
  const found = lines.map(({ text }) => (text.length < 2000 ? IN_CAPITALS.exec(text)?.groups : undefined));
  const heads = found.flatMap((groups) => (groups === undefined ? [] : [sortKey(groups['head'] ?? '')]));
  const told = found.filter((groups) => groups !== undefined && endsSentence(groups['text'] ?? '')).length;
  const believed = heads.length >= FEWEST_CAPITALS && heads.length >= written * RISING && told >= heads.length * RISING && new Set(heads).size === heads.length && risingShare(heads) >= NEARLY_ALL;
  return believed ? lines.map((line, at) => ({ ...line, text: found[at] === undefined ? line.text : `${found[at]['head'] ?? ''} – ${found[at]['text'] ?? ''}` })) : lines;
}
