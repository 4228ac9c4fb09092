/** Signs that a document of its own accord puts between a term and its text: `Cable => A thick line.` They are read as a dash. */
import { TERM } from '../../../read/source-file.ts';
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

/** Reads: the lines of a document. Writes: the same, with a dash behind names in brackets, where they stand before most of its texts, in order. */
function withBrackets(lines: ReadingLine[], written: number): ReadingLine[] {
  const found = lines.map(({ text }) => (text.length < 2000 ? BRACKETED.exec(text)?.groups : undefined));
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

/** What a list of records calls the name of each, and what stands right below it. */
const NAME = /^(?:\*\*)?(?:term|name|keyword|entry|headword|word|cards?|card name|topic|subject|rules?)(?:\*\*)?\s?:(?:\*\*)?\s+(?<words>\S.{0,90})$/iu;
/** Below the name of a record may stand what is asked of it. */
const ASKED = /^(?:\*\*)?(?:q|question)\s?\d{0,3}\s?[.:)](?:\*\*)?\s+\S/iu;
const TEXT = /^(?:\*\*)?(?:definition|meaning|description|explanation|text|ruling|clarification|errata|answer)(?:\*\*)?\s?:(?:\*\*)?\s+(?<words>\S.*)$/iu;

/** Lines of a record between its name and its text, at the most, each with a name and a few words of its own. */
const BETWEEN = 4;
const FIELD = /^(?:\*\*)?\p{L}[\p{L} ]{1,24}(?:\*\*)?\s?:(?:\*\*)?\s+\S.{0,60}$/u;

/** Where the text of a record begins whose name stands at a line; -1 where it has none. A blank line may stand between any two of its lines. */
function textOf(lines: readonly ReadingLine[], name: number): number {
  let at = name;
  for (let between = 0; between <= BETWEEN; between++) {
    at = (lines[at + 1]?.text ?? '').trim() === '' ? at + 2 : at + 1;
    const text = lines[at]?.text.trim() ?? '';
    if ([TEXT, ASKED].some((is) => is.test(text))) return at;
    if (NAME.test(text) || !FIELD.test(text)) return -1;
  }
  return -1;
}

/** What sort of thing a record's name is of, behind it: `Slow Leak [Hex] [Cursed]`. */
const SORTS = /^(?<name>[^[\]*]{2,80}?)(?<sorts>(?: \[[^[\]*]{1,30}\])+)$/u;

function withSortApart(words: string): string {
  return words.replace(SORTS, '**$<name>**$<sorts>');
}

/** Reads: the lines of a document. Writes: the same, each record's name as a heading above its text, where it is a list of records. */
export function withRecords(lines: ReadingLine[]): ReadingLine[] {
  const below = (at: number): number => textOf(lines, at);
  const names = lines.flatMap(({ text }, at) => (NAME.test(text.trim()) && below(at) >= 0 ? [at] : []));
  if (names.length < FEWEST) return lines;
  const [heads, texts] = [new Set(names), new Set(names.map(below))];
  return lines.map((line, at) => {
    if (heads.has(at)) return { ...line, text: withSortApart(NAME.exec(line.text.trim())?.groups?.['words'] ?? line.text), heading: TERM };
    return texts.has(at) ? { ...line, text: TEXT.exec(line.text.trim())?.groups?.['words'] ?? line.text } : line;
  });
}
