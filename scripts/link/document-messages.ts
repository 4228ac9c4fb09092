import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import { longDay } from '../../src/model/dates.ts';
import { writesDayFirst } from '../segment/front-matter/dates.ts';
import { dayInFigures } from '../segment/front-matter/day-in-figures.ts';
import { noSuchDay } from '../segment/front-matter/no-such-day.ts';
import { LONGEST_TITLE } from '../segment/front-matter/stated-date.ts';
import type { DocumentConfig } from '../read/corpus-config.ts';
import { dayOf } from './documents.ts';

/** Rulings documents of which no day is known, neither from themselves nor from the operator: what they order cannot be placed in time. */
export function undatedRulings(documents: readonly InterpretedDocument[], configs: readonly (DocumentConfig | undefined)[]): Message[] {
  return documents.flatMap(({ source, document, rulings }, at): Message[] => {
    const { file } = source;
    const dated = dayOf(document, configs[at]) !== null || rulings.every(({ effective }) => effective?.from);
    const none = noSuchDay(document.title) ?? source.reading.filter(({ from, text }) => from < (rulings[0]?.lines[0] ?? 0) && text.length <= LONGEST_TITLE).map(({ text }) => noSuchDay(text)).find((day) => day !== null);
    return dated ? [] : [{
      rule: 'undated-rulings', severity: 'warning', file, line: 1,
      message: `${file} states ${none === undefined ? 'no day' : `a day that does not exist, “${none}”`}: what its rulings order cannot be placed in time, and changes no text`,
      hint: 'If you know when they were published, give `date` for this file in corpus.yaml.',
    }];
  });
}

/** Rulings that bear a day of their own that does not exist: it is read as a part of their names, and they hold from no day. */
export function daysThatAreNone(documents: readonly InterpretedDocument[]): Message[] {
  return documents.flatMap(({ source: { file }, rulings }) => rulings.flatMap(({ topic, lines: [line] }): Message[] => {
    const none = noSuchDay(topic ?? '');
    return none === null ? [] : [{
      rule: 'no-such-day', severity: 'warning', file, line,
      message: `${file}:${line}: “${none}” is a day that does not exist`,
      hint: 'Correct the line by a decision; until then nobody knows from when this ruling holds.',
    }];
  }));
}

/** Days of documents that are read from figures, the month first, and may be others: where the operator gives none, a person is to look. */
export function daysEitherWay(documents: readonly InterpretedDocument[], configs: readonly (DocumentConfig | undefined)[]): Message[] {
  const linesOf = ({ source }: InterpretedDocument): string[] => source.reading.map(({ text }) => text);
  return documents.flatMap((one, at): Message[] => {
    const { source: { file, reading }, document: { date } } = one;
    const found = date === null || configs[at]?.date !== undefined ? null : dayInFigures(linesOf(one), date);
    if (found === null || date === null) return [];
    const line = reading[found.at]?.from ?? null;
    const another = documents.find((other) => writesDayFirst(linesOf(other)));
    return [{
      rule: 'day-in-figures', severity: 'warning', file, line,
      message: `${file}:${line ?? 1}: “${found.words}” is read as ${longDay(date)}, the month first; it may be ${longDay(found.other)}${another === undefined ? '' : `, for ${another.source.file} writes the day first`}`,
      hint: `Say which it is in corpus.yaml, in the row of this file: \`date: ${date}\` or \`date: ${found.other}\`.`,
    }];
  });
}

/** Entries of one name in one document: each has its own page, and the report says so. */
export function sameHeadwords(documents: readonly InterpretedDocument[]): Message[] {
  return documents.flatMap(({ source, entries }) => [...Map.groupBy(entries, ({ headword }) => headword)].flatMap(([headword, list]) => {
    if (list.length < 2) return [];
    const lines = list.map((entry) => entry.lines[0]);
    return [{
      rule: 'same-headword', severity: 'note' as const, file: source.file, line: lines[1] ?? null,
      message: `${list.length} entries are headed “${headword}” (lines ${lines.join(', ')})`,
      hint: `Each has a page of its own. If they are one entry, say so in a file of the folder decisions, with kind: same-entry, headwords: ["${headword}", "${headword}"], reason, by and date.`,
    }];
  }));
}
