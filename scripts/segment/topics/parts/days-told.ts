/** What a reader is told of the days above rulings: that they stand in no order, name months only, or were not read. */
import type { Message } from '../../../../src/model/corpus.ts';
import type { SourceFile } from '../../../read/source-file.ts';
import { fileLines } from '../../blocks/to-block.ts';
import type { SegmentedRuling } from '../../segments.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { daysAbove, isMonth, LONGEST } from './day-headings.ts';

/** Reads: a document, its paragraphs and what was cut of them. Writes: what is to be told of the days that stand among its rulings. */
export function daysTold({ file, reading }: SourceFile, paragraphs: readonly Paragraph[], rulings: readonly SegmentedRuling[]): Message[] {
  const { days, unsorted, lone: all } = daysAbove(paragraphs);
  const texts = new Set(rulings.flatMap(({ blocks }) => blocks.flatMap(({ text, lines: [first] }) => (text.length <= LONGEST ? [`${first} ${text}`] : []))));
  const lone = all.filter(({ text, first, last }) => texts.has(`${fileLines(reading, first, last)[0]} ${text}`));
  const [first] = [...days.keys(), ...lone];
  if (first === undefined) return [];
  const [line] = fileLines(reading, first.first, first.last);
  const told = (holds: boolean, rule: string, message: string, hint: string): Message[] => (holds ? [{ rule, severity: 'warning', file, line, message: `${file}: ${message}`, hint }] : []);
  return [
    ...told(unsorted, 'days-in-no-order', 'the days above its rulings neither rise nor fall; each ruling is read with the day above it', 'If one of the days is misprinted, correct its line by a decision.'),
    ...told([...days.values()].some(({ words }) => isMonth(words)), 'months-without-days', 'months stand above its rulings, and no days; each ruling is read as of the last day of its month', 'If the days are known, correct the lines by decisions.'),
    ...told(lone.length > 0, 'days-among-texts', `days stand on lines of their own among its rulings (the first is “${first.text.trim()}”), and it is not certain what they head; they are read as text`, 'If each heads the rulings below it, correct the lines by decisions, so that each ruling bears its day.'),
  ];
}

/** Reads: rulings, and the day of their document. Writes: the same; none below the name of a month holds from a day behind that of the document. */
export function notBehind(rulings: readonly SegmentedRuling[], date: string | null): SegmentedRuling[] {
  return rulings.map((ruling) => (ruling.effective !== null && date !== null && isMonth(ruling.effective.words) && (ruling.effective.from ?? '') > date ? { ...ruling, effective: { ...ruling.effective, from: date } } : ruling));
}
