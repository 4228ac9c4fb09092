/**
 * Signs before names that the head of a document explains, in whatever words: `(R) = revised`, `» marks what was not so last
 * month`, `(E) erratum, (C) clarification`; and letters in brackets before names that nobody explains. No such sign is part of a name.
 */
import type { Message } from '../../../../src/model/corpus.ts';
import type { ReadingLine, SourceFile } from '../../../read/source-file.ts';

/** Lines in which a document explains its signs. */
const HEAD = 40;
const LONGEST = 400;
const LONGEST_GAP = 40;
/** Words of a meaning right behind its sign, at the most. */
const MOST_WORDS = 9;
const SIGN = '(?:\\[\\p{L}{1,2}\\]|\\(\\p{L}{1,2}\\)|<\\p{L}{1,2}>|\\{\\p{L}{1,2}\\}|[»«›‹►◄●■□▲▼!#^%&~¤|>§Δ∆†‡◊◆¶]{1,2})';
/** What stands between a sign and its meaning; where there is nothing, the meaning must be a known one. */
const ROW = new RegExp(`(?<=^|[\\s(,;.:"“‘'])["“‘'(]?(?<sign>${SIGN})["”’')]?(?<parts>\\s*[=:–—-]+\\s*|\\s+(?:marks?|means?|denotes?|indicates?|shows?|stands? for)\\s+|\\s+)(?<means>\\p{L}[^=|»«;()[\\]{}<>]{1,80})`, 'gu');
/** What stands before a row on its line: nothing, another row, the word for a legend, a gap. Before what a verb explains, anything. */
const BEFORE_ROW = /^\s*$|[;,.:(]\s*$|\s{2,}$/u;
const VERB = /\p{L}/u;
/** A row whose letter stands without the brackets that it has before names. */
const LETTER = /^\s{0,8}(?<letter>\p{Lu})(?:\s{2,}|\t|\s*=\s*)(?<means>\p{Ll}[^.:;]{2,60}[^.:;\s])$/u;
/** Words that tell what is new. */
export const NEWS = /\b(?:new|newly|changed?|changes|altered|revis\w+|reworded|rewritten|added|additions?|updated?|amended|amendments?|corrected|corrections?|modified|recent\w*|since|revers\w+|first time|differs?|different|unlike|not (?:here|yet|in|so)|reissued|expanded|extended|edited|(?:last|previous|earlier) (?:month|list|document|edition|version|issue|update|time|year|week))\b/iu;
/** What is said of a sign that tells of another thing, though it names a time. */
const OTHERWISE = /\b(?:unchanged|no change|not (?:changed|new)|lapses?|expires?|will|until|temporar\w+|withdrawn|deleted|removed|repealed|expired|old|unofficial|optional)\b/iu;
const NAME = '(?=(?:\\*\\*)?["“\'‘(]?[\\p{L}\\d])';
/** A line that a name begins, with what parts it from its text, or nothing. */
const NAMED = /^\s*(?:\*\*)?["“'‘(]?[\p{L}\d][^.!?:;]{1,60}?(?:\*\*)?(?::(?:\*\*)?\s|\s[-–—]{1,2}\s|\.\s|\s*$)/u;
const LETTERED = new RegExp(`^\\s{0,3}(?<sign>\\[\\p{Lu}\\]|\\(\\p{Lu}\\)|<\\p{Lu}>)\\s+${NAME}`, 'u');
const RUN_IN = /^(?:\*\*)?["“'‘(]?[\p{Lu}\d][^.!?:;]{1,60}?(?:\*\*)?(?::(?:\*\*)?\s|\s[-–—]{1,2}\s)\S/u;
/** So many names behind letters that nobody explains, and without any. */
const FEWEST = 2;

export interface SignsBefore {
  /** They mark what is new. */
  news: string[];
  /** They mark something else. */
  others: string[];
  /** Nobody says what they mark. */
  untold: string[];
}

/** What a line begins with: the sign in its brackets, and the rest. */
function beginsWith(line: string, sign: string): string | null {
  const text = line.trimStart();
  return text.startsWith(sign) && /^\s*(?:\*\*)?["“'‘(]?[\p{L}\d]/u.test(text.slice(sign.length)) ? text.slice(sign.length).trimStart() : null;
}

interface Row { sign: string; means: string; at: number; parts: string }

function rowsIn(text: string, at: number): Row[] {
  if (text.length > LONGEST) return [];
  const letter = LETTER.exec(text)?.groups;
  if (letter !== undefined) return ['()', '[]', '<>'].map(([opens = '', closes = '']) => ({ sign: `${opens}${letter['letter'] ?? ''}${closes}`, means: letter['means'] ?? '', at, parts: '=' }));
  return [...text.matchAll(ROW)].filter(({ index, groups }) => VERB.test(groups?.['parts'] ?? '') || BEFORE_ROW.test(text.slice(Math.max(0, index - LONGEST_GAP), index))).map(({ groups }) => ({ sign: groups?.['sign'] ?? '', means: groups?.['means'] ?? '', at, parts: (groups?.['parts'] ?? '').trim() }));
}

/** A row explains where something stands between sign and meaning, or the meaning is a known one and no text of a ruling. */
function explains({ sign, parts, means }: Row): boolean {
  return parts !== '' || (/\p{L}/u.test(sign) && means.split(/\s+/u).length <= MOST_WORDS && NEWS.test(means) && !/[.:]\s|\s[-–—]\s/u.test(means));
}

/** Reads: the lines of a document. Writes: the signs that stand before its names, by what its head says of them. */
export function signsBefore(lines: readonly ReadingLine[]): SignsBefore {
  const rows = lines.slice(0, HEAD).flatMap(({ text }, at) => rowsIn(text, at)).filter(explains).filter(({ sign }, at, all) => all.findIndex((row) => row.sign === sign) === at);
  const legend = new Set(rows.map(({ at }) => at));
  const isUsed = ({ sign, at: row }: Row): boolean => lines.some(({ text }, at) => at > row && !legend.has(at) && text.length < LONGEST * 5 && NAMED.test(beginsWith(text, sign) ?? ''));
  const used = rows.filter((row) => isUsed(row) || isBehind(lines, row, legend));
  const isNew = ({ means }: Row): boolean => NEWS.test(means) && !OTHERWISE.test(means);
  const [news, others] = [used.filter(isNew), used.filter((row) => !isNew(row))].map((all) => [...new Set(all.map(({ sign }) => sign))]);
  return { news: news ?? [], others: others ?? [], untold: untoldIn(lines, rows.map(({ sign }) => sign)) };
}

/** A sign that stands behind names only: `Anchor (N): ...`. */
function isBehind(lines: readonly ReadingLine[], { sign, at: row }: Row, legend: ReadonlySet<number>): boolean {
  return lines.some(({ text }, at) => {
    const place = at > row && !legend.has(at) ? text.slice(0, 100).indexOf(` ${sign}`) : -1;
    return place > 0 && /^(?:$|:\s|\s[-–—]{1,2}\s)/u.test(text.slice(place + sign.length + 1));
  });
}

/** Letters before some names and not before others; letters that count on are numbers of items. */
function untoldIn(lines: readonly ReadingLine[], explained: readonly string[]): string[] {
  const found = lines.flatMap(({ text }) => {
    const sign = text.length < LONGEST * 5 ? LETTERED.exec(text)?.groups?.['sign'] : undefined;
    return sign !== undefined && RUN_IN.test(beginsWith(text, sign) ?? '') ? [sign] : [];
  });
  const [signs, plain] = [new Set(found), lines.filter(({ text }) => text.length < LONGEST * 5 && RUN_IN.test(text)).length];
  return found.length >= FEWEST && signs.size < found.length && plain >= FEWEST ? [...signs].filter((sign) => !explained.includes(sign)) : [];
}

/** Reads: the lines of a document, and signs that stand before its names and say nothing of news. Writes: the same without them, where they stand before a name. */
export function withoutOtherSigns(lines: ReadingLine[]): ReadingLine[] {
  const { others, untold } = signsBefore(lines);
  const signs = [...others, ...untold];
  if (signs.length === 0) return lines;
  return lines.map((line) => {
    const rest = signs.flatMap((sign) => beginsWith(line.text, sign) ?? []).find((text) => NAMED.test(text));
    return rest === undefined || rowsIn(line.text, 0).some((row) => row.parts !== '' && explains(row)) ? line : { ...line, text: rest };
  });
}

/** Reads: a document. Writes: what a reader is told of letters before its names that it does not explain. */
export function signsTold({ file, reading }: Pick<SourceFile, 'file' | 'reading'>): Message[] {
  const { untold } = signsBefore(reading);
  const first = reading.find(({ text }) => untold.some((sign) => NAMED.test(beginsWith(text.slice(0, LONGEST), sign) ?? '')));
  return first === undefined ? [] : [{
    rule: 'sign-not-explained', severity: 'warning', file, line: first.from,
    message: `${file}: ${untold.join(', ')} ${untold.length === 1 ? 'stands' : 'stand'} before some of its names, and nothing in it says what that means; it is read as no part of the names`,
    hint: 'If it belongs to the names, or says that a ruling does not hold, correct the lines by decisions.',
  }];
}
