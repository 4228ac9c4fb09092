/**
 * Signs that the head of a document says mark what is new, whatever they are: `(>>)`, "a hash", `!`. Where they stand, before
 * a name or behind it, is seen from the lines that bear them, for legends are written in every wording.
 */
import type { ReadingLine } from '../../../read/source-file.ts';
import { signsBefore } from './explained-signs.ts';

/** Lines in which a document says so. */
const HEAD = 40;
const LONGEST_SENTENCE = 400;
const IS_NEW = /\b(?:new|newly|changed|altered|revised|reworded|rewritten|added|updated|amended|corrected|modified|recent|recently|since|reverses?|overrules?|overruled|not (?:here|yet|in)|changes (?:how|what|the (?:way|play|game|rules?))|first ruling|takes? back|(?:the )?(?:contrary|opposite)|overturns?|overturned|replaces|corrects|(?:was|were) not (?:here|there|yet|in|on)|different)\b/iu;
const IS_MARKED = /\b(?:marks?|marked|preceded|followed|prefixed|flagged|tagged|indicates?|indicated|denotes?|denoted|signifies|means?|stands?|shown|bears?|carry|carries|has|have|with|before|behind|after|in front)\b/iu;
/** A sentence that speaks on of what the one before it names: "They are marked with a plus." */
const SPEAKS_ON = /^(?:they|these|those|such (?:rulings|entries|topics|items|ones)|each(?: of them)?|both)\b/iu;
/** A sign that is quoted, or stands between brackets. */
const QUOTED = /["“'‘(`[](?<sign>[^\p{L}\p{N}\s"“”'‘’()[\]`.,;:]{1,3})["”'’)`\]]/gu;
/** A mark of one or two letters in brackets: `(N)`. */
const LETTERED = /(?<=\s|^)["“'‘]?(?<sign>\[\p{L}{1,2}\]|\(\p{L}{1,2}\)|<\p{L}{1,2}>)(?=["”'’]?[\s.,])/gu;
/** A sign without either, among the words about it: "a ! in front". */
const BARE = /(?<=\s|^)(?<sign>[!#^=%&?~¤+|>•§Δ∆†‡◆◊]{1,3}|x)(?=\s+(?:in front|before|behind|after|ahead|at the|sign|mark|means?|marks?)\b)/gu;
/** The same behind what it is done with: "marked with a !". */
const WITH_BARE = /(?<=\b(?:with|by|bears?|carr(?:y|ies)) (?:an? |the )?)(?<sign>[!#^=%&?~¤+§Δ∆†‡◊◆]{1,3})(?=[\s.,;]|$)/gu;
/** A little picture may stand in any sentence. */
const SAYS_MARKED = /\b(?:marks?|marked|tagged|flagged|stands? (?:for|behind|before)|means?|denotes?|indicates?|shown with|preceded|followed)\b/iu;
/** What a board shows as a little picture, as it is typed: `:new:`. */
const SHORTCODE = /(?<=\s|^|["“(])(?<sign>:[a-z\d_+-]{2,30}:)(?=[\s.,;)"”]|$)/gu;
/** Signs by their names, and how each is printed. */
export const NAMED: readonly { says: RegExp; signs: readonly string[]; example: string }[] = [
  { says: /\bdouble dagger/iu, signs: ['‡'], example: 'New entries bear a double dagger.' },
  { says: /(?<!double )\bdagger/iu, signs: ['†'], example: 'A dagger marks what is new.' },
  { says: /\b(?:hash|number sign|pound sign)\b/iu, signs: ['#'], example: 'New entries are preceded by a hash.' },
  { says: /\bexclamation (?:mark|point)\b/iu, signs: ['!', '!!'], example: 'What is new has an exclamation mark.' },
  { says: /\barrows?\b/iu, signs: ['>>', '->', '=>', '-->', '==>', '→', '»', '<-', '<<', '<=', '←'], example: 'An arrow stands before what is new.' },
  { says: /\bplus(?: sign)?\b/iu, signs: ['+', '++'], example: 'A plus marks what is new.' },
  { says: /\bcarets?\b/iu, signs: ['^'], example: 'A caret marks what is new.' },
  { says: /\btildes?\b/iu, signs: ['~'], example: 'A tilde marks what is new.' },
  { says: /\bequals? signs?\b/iu, signs: ['='], example: 'An equals sign marks what is new.' },
  { says: /\bpercent signs?\b/iu, signs: ['%'], example: 'A percent sign marks what is new.' },
  { says: /\bsection (?:marks?|signs?)\b/iu, signs: ['§'], example: 'A section sign marks what is new.' },
  { says: /\b(?:diamonds?|lozenges?)\b/iu, signs: ['◆', '◊', '◇'], example: 'A diamond marks what is new.' },
];
/** A row of a legend: a sign in its column, and what it means: `  !   this ruling takes back an earlier one`, `| 🆕 | first ruling |`. */
const ROW = /^\s*(?:\|\s*)?(?<sign>(?:\p{Extended_Pictographic}\uFE0F?|[!^=%&?~¤#+>•*§Δ∆†‡◊◆]){1,2})(?:\s*\|\s*|\s+[-–—=:]\s+|\s{2,})(?<means>\p{L}[^|]{2,80}?)\s*(?:\|\s*)?$/u;
/** So many rows, of different signs, make a legend. */
const FEWEST_ROWS = 2;
/** From one row to the next, at the most. */
const WIDEST_GAP = 2;
/** A dash parts, and brackets hold: neither is a mark by itself. */
const NO_MARK = /^(?:[-–—]+|\.{1,3}|\/+)$/u;

/** Reads: the lines of a document. Writes: the signs that its head says mark what is new. */
export function signsOfNews(lines: readonly ReadingLine[]): string[] {
  const sentences = headOf(lines).flatMap((text) => text.split(/(?<=[.!?;])\s+(?=["“(]?\p{Lu})/u)).filter((text, at, all) => text.length <= LONGEST_SENTENCE && (IS_NEW.test(text) || (SPEAKS_ON.test(text) && IS_NEW.test(all[at - 1] ?? ''))) && IS_MARKED.test(text));
  const signs = sentences.flatMap((text) => {
    const shown = [QUOTED, LETTERED, BARE, WITH_BARE, ...(SAYS_MARKED.test(text) ? [SHORTCODE] : [])].flatMap((is) => [...text.matchAll(is)]).flatMap(({ groups }) => groups?.['sign'] ?? []).filter((sign) => !NO_MARK.test(sign));
    return shown.length > 0 ? shown : NAMED.filter(({ says }) => says.test(text)).flatMap((row) => row.signs);
  });
  return [...new Set(signs)];
}

/** Whether a line is a row of a legend that explains one of these signs. */
export const explains = (line: string, signs: readonly string[]): boolean => signs.includes(ROW.exec(line)?.groups?.['sign'] ?? '');

/** The row that a line is, or the rows that stand side by side in it: `+ = new   ! = changed`. */
function rowsIn(line: string): { sign: string; means: string }[] {
  const rows = (text: string): { sign: string; means: string }[] => {
    const { sign, means } = ROW.exec(text)?.groups ?? {};
    return sign === undefined || means === undefined ? [] : [{ sign, means }];
  };
  const beside = line.split(/(?<!\s)\s{2,}(?=[^\p{L}\d\s]{1,2}\s?[=:–—-]\s)|[;,]\s+(?=[^\p{L}\d\s]{1,2}\s?[=:–—-]\s)/u);
  const all = beside.length > 1 ? beside.flatMap((part) => rows(part)) : [];
  return all.length === beside.length ? all : rows(line);
}

/** Reads: the lines of a document. Writes: the signs that the rows of its legend say mark what is new. */
export function signsOfLegend(lines: readonly ReadingLine[]): string[] {
  const rows = lines.slice(0, HEAD).flatMap(({ text }, at) => rowsIn(text).map((row) => ({ ...row, at })));
  const legend = rows.filter((row) => rows.some((other) => other !== row && Math.abs(other.at - row.at) <= WIDEST_GAP));
  const inRows = new Set(legend.map(({ sign }) => sign)).size < FEWEST_ROWS ? [] : legend.filter(({ means }) => IS_NEW.test(means)).map(({ sign }) => sign);
  return [...new Set([...inRows, ...signsBefore(lines).news])];
}

/** The paragraphs of a document's head, each as one text. */
function headOf(lines: readonly ReadingLine[]): string[] {
  return lines.slice(0, HEAD).map(({ text }) => text.trim()).join('\n').split(/\n{2,}/u).map((text) => text.replaceAll('\n', ' '));
}

const BULLET = '(?:[*•·o-]\\s+)?';
const NAME = '(?=["“\'‘(*[]{0,3}[\\p{L}\\d])';

/** A line, the place at which it bears a sign, and what it is without it. */
export interface SignedLine {
  before: boolean;
  /** What stands before the sign, a bullet, or before and behind it, a name. */
  text: string;
}

/** How a line bears one of the signs: before its name, behind it at the line's end, behind it and before what parts it from its text, or behind that. */
export function readerOfSigns(signs: readonly string[]): (line: string) => SignedLine | null {
  const any = signs.toSorted((a, b) => b.length - a.length).map((sign) => RegExp.escape(sign)).join('|');
  const before = new RegExp(`^\\s*(?<bullet>${BULLET})(?:${any}|\\((?:${any})\\)(?=\\s))\\s*${NAME}`, 'u');
  const behind = new RegExp(`^(?<name>.{0,60}[\\p{L}\\d)"”'’*])\\s*(?:${any})(?<bold>\\*{0,2})(?=$|\\s?:\\s|\\s+[-–—]{1,2}\\s)`, 'u');
  const parting = new RegExp(`^(?<head>\\s*[\\p{L}\\d"“‘*(][^:.!?]{0,60}?(?::\\*{0,2}| [-–—]{1,2}) )(?<sign>(?:${any}|\\((?:${any})\\)) )(?=["“‘(]?[\\p{Lu}\\d])`, 'u');
  return (line) => {
    const found = before.exec(line);
    if (found !== null) return { before: true, text: `${found.groups?.['bullet'] ?? ''}${line.slice(found[0].length)}` };
    const between = parting.exec(line)?.groups;
    if (between !== undefined) return { before: true, text: `${between['head'] ?? ''}${line.slice((between['head'] ?? '').length + (between['sign'] ?? '').length)}` };
    const named = behind.exec(line);
    return named === null || named[0].length > 100 ? null : { before: false, text: `${named.groups?.['name'] ?? ''}${named.groups?.['bold'] ?? ''} [new]${line.slice(named[0].length)}` };
  };
}
