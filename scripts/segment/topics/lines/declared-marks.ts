/** Signs that a document declares to mean "new", whatever they are: "Lines with a ! in front are new." They are read as a star. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { explains, readerOfSigns, signsOfNews } from './legend-signs.ts';

/** Lines in which a document says so. */
const HEAD = 40;

/** What is said of the word itself, in a legend: "NEW! stands before what is". */
const OF_ITSELF = /^(?:stands?|marks?|means?|is|are|shows?|before|behind|in front|has|have|indicates?|denotes?|was|were)\b/iu;
/** A word before a name that says that its ruling is new: "NEW! lamp oil", "[new] lamp oil", "<NEW> LAMP OIL". */
export const NEWS_BEFORE: readonly { is: RegExp; example: string }[] = [
  { is: /^\s{0,3}(?:\[(?:new|changed|updated|revised)!?\]|<(?:new|changed|updated|revised)!?>|\{(?:new|changed|updated|revised)!?\}|\((?:new|changed|updated|revised)!?\))\s+(?=["“'‘*]{0,3}[\p{L}\d])/iu, example: '[new] lamp oil: It burns.' },
  { is: /^\s{0,3}(?:NEW|CHANGED|UPDATED|REVISED)!\s+(?=["“'‘*]{0,3}[\p{L}\d])/u, example: 'NEW! lamp oil: It burns.' },
  { is: /^\s{0,3}(?:NEW|CHANGED|UPDATED|REVISED):\s+(?=["“'‘*]{0,3}[\p{L}\d][^:.;!?–—]{0,60}(?::|\s[-–—])\s+\S)/u, example: 'NEW: lamp oil: It burns.' },
];
/** The sign of a list item, before such a word. */
const ITEM = /^\s{0,3}[-•·]\s+/u;
/** A letter that stands for the dot of a list: so many lines begin with it and a name. */
const LETTER_DOT = /^\s{0,3}o(?<gap>\s+)(?=(?:\S\s+)?["“'‘*]{0,3}[\p{L}\d])/u;
const FEWEST_DOTS = 4;
/** A row of a legend that says of a sign that it marks what is new: "  +  not in the last list". */
const ROW = /^\s*(?<sign>[!^=%&?~¤#|+>x•*])\s+(?:[-–=:]\s+)?(?<means>\p{L}.{2,60})$/u;
const MEANS_NEW = /\b(?:new|changed|revised|reworded|added|updated|not (?:yet )?in the|(?:another|a different|other) (?:answer|text|wording)|since)\b/iu;

/** Reads: the lines of a document, and the signs that its legend explains. Writes: the same lines, with a star for the signs and words before a name that say that it is new. */
export function withDeclaredMarks(lines: ReadingLine[], explained: readonly string[] = []): MarkedLines {
  const areDots = lines.filter(({ text }) => LETTER_DOT.test(text)).length >= FEWEST_DOTS;
  const marked = withDeclaredSign({ lines: lines.map(withoutNewsBefore), begins: new Set() }, areDots ? [] : explained);
  return { ...marked, lines: withDots(marked.lines) };
}

/** Lines, and the indexes of those that begin a paragraph wherever they stand. */
export interface MarkedLines {
  lines: ReadingLine[];
  begins: ReadonlySet<number>;
}

function withoutNewsBefore(line: ReadingLine): ReadingLine {
  const item = ITEM.exec(line.text)?.[0] ?? '';
  const text = line.text.slice(item.length);
  const found = NEWS_BEFORE.find(({ is }) => is.test(text));
  return found === undefined || OF_ITSELF.test(text.replace(found.is, '')) ? line : { ...line, text: `${item}${text.replace(found.is, '* ')}` };
}

/** Lists whose dots were typed as a letter, with the signs that a legend above them explains. */
function withDots(lines: ReadingLine[]): ReadingLine[] {
  const dots = lines.filter(({ text }) => LETTER_DOT.test(text)).length;
  if (dots < FEWEST_DOTS) return lines;
  const first = lines.findIndex(({ text }) => LETTER_DOT.test(text));
  const signs = new Set(lines.slice(0, Math.min(first, HEAD)).flatMap(({ text }) => {
    const row = ROW.exec(text)?.groups;
    return row !== undefined && MEANS_NEW.test(row['means'] ?? '') ? row['sign'] ?? [] : [];
  }));
  return lines.map((line) => {
    const dot = LETTER_DOT.exec(line.text)?.[0];
    if (dot === undefined) return line;
    const rest = line.text.slice(dot.length);
    return { ...line, text: signs.has(rest.charAt(0)) && rest.charAt(1) === ' ' ? `* ${rest.slice(1).trimStart()}` : rest };
  });
}

/**
 * The sign becomes a star where it stands before names, and a word behind them where it stands behind; a star that the
 * document uses as such stays. Where each ruling is an item of a list and the sign stands within the item, the item's bullet says nothing.
 */
function withDeclaredSign({ lines, begins }: MarkedLines, explained: readonly string[]): MarkedLines {
  const signs = [...new Set([...signsOfNews(lines), ...explained])].filter((sign) => !/^\*+$/u.test(sign));
  if (signs.length === 0) return { lines, begins };
  const read = readerOfSigns(signs);
  const legend = lines.slice(0, HEAD).findLastIndex(({ text }) => signs.some((sign) => speaksOf(sign, text)) || explains(text, signs));
  const signed = lines.map(({ text }, at) => (at <= legend ? null : read(text)));
  const bullets = new Set(signed.flatMap((one, at) => (one?.before === true ? bulletOf(one.text, lines[at]?.text ?? '') ?? [] : [])));
  const isItem = (at: number): boolean => at > legend && bullets.has(/^\s*(?:[*•·o-]\s)?/u.exec(lines[at]?.text ?? '')?.[0] ?? '');
  const items = lines.flatMap((_, at) => (isItem(at) ? [at] : []));
  return {
    lines: lines.map((line, at) => {
      const own = signed[at];
      const text = own?.text ?? line.text;
      const bare = isItem(at) ? text.replace(BULLET, '') : text;
      return own?.before === true ? { ...line, text: `${SET_IN.exec(line.text)?.[0] ?? ''}* ${bare.trimStart()}` } : bare === line.text ? line : { ...line, text: bare };
    }),
    begins: new Set([...begins, ...items]),
  };
}

/** Reads: the lines of a document as printed, and the signs that its legend explains. Writes: the indexes of those that begin with a declared sign of what is new, a name behind it or a text. */
export function declaredNew(lines: readonly ReadingLine[], explained: readonly string[]): ReadonlySet<number> {
  const signs = [...new Set([...signsOfNews(lines), ...explained])].filter((sign) => !/^\*+$/u.test(sign));
  if (signs.length === 0) return new Set();
  const read = readerOfSigns(signs);
  return new Set(lines.flatMap(({ text }, at) => (read(text)?.before === true ? [at] : [])));
}

/** Whether a line speaks of a sign; one that begins with it, and says nothing of news, bears it. */
const speaksOf = (sign: string, text: string): boolean => (text.includes(`(${sign})`) || text.includes(`"${sign}"`)) && (MEANS_NEW.test(text) || !text.trimStart().startsWith(`(${sign})`));

/** What is set in stays so: it tells a text from the name above it. */
const SET_IN = /^[ \t]+(?=\S)/u;
const BULLET = /^\s*[*•·o-]\s+/u;

/** The bullet of an item and the space before it, where the item begins with a sign. */
function bulletOf(text: string, printed: string): string | null {
  return BULLET.test(text) ? /^\s*[*•·o-]\s/u.exec(printed)?.[0] ?? null : null;
}

/** What stands behind a name and says that its ruling is new: "Lamp Oil (NEW)", "Lamp Oil [changed]", "Lamp Oil †", "Lamp Oil NEW". */
export const NEWS: readonly { is: RegExp; example: string }[] = [
  { is: /\s*[([](?:new(?: (?:topic|ruling))?|updated?|changed?|revised|amended|corrected|added|new!|revision|altered|reworded)!?[)\]]$/iu, example: 'Lamp Oil [changed]' },
  { is: /\s+:(?:new|updated?|changed?|revised):$/iu, example: 'Lamp Oil :new:' },
  { is: /\s*[†‡Δ∆◆◊★☆]{1,2}$/u, example: 'Lamp Oil †' },
  { is: /(?<=\p{Ll}["”’)]?)\s+[-–—]?\s?(?:NEW|UPDATED|CHANGED|REVISED)!?$/u, example: 'Lamp Oil NEW' },
];

/** Reads: a topic as printed. Writes: it without such a mark, and whether it bore one. */
export function withoutNews(topic: string): { topic: string; isNew: boolean } {
  const found = NEWS.map(({ is }) => is.exec(topic)).find((one) => one !== null && one.index > 0);
  return found ? { topic: topic.slice(0, found.index).trimEnd(), isNew: true } : { topic, isNew: false };
}
