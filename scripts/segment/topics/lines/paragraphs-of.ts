/** A document's lines as paragraphs, once each sign, number and code of theirs that is no text has been read. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { withHangingLines } from '../../blocks/hanging-lines.ts';
import { readParagraphs, type Paragraph } from '../../blocks/paragraphs.ts';
import { narrowWrapping, raggedWrapping } from '../../blocks/local-wrapping.ts';
import { wrappingOf, type Wrapping } from '../../blocks/wrapping.ts';
import { withoutPageNumbers } from '../../headwords/page-numbers.ts';
import { withoutEdges } from '../../layouts/furniture.ts';
import { withoutCounts } from './counted-lines.ts';
import { withCodedItems } from './coded-items.ts';
import { withoutCodesBefore } from './codes-before.ts';
import { withDataLines } from './data-lines.ts';
import { withDeclaredMarks } from './declared-marks.ts';
import { withoutOtherSigns } from './explained-signs.ts';
import { withPrintOfNews } from './print-of-news.ts';
import { withPlainLetters } from '../parts/letter-heads.ts';
import { withoutBoldNumbers, withoutNumbers } from './numbered-items.ts';
import { askedLines } from '../kinds/questions.ts';
import { withKindsBehind } from './kinds-behind.ts';
import { withParts } from './labels.ts';
import { withHangingTerms } from './hanging-terms.ts';
import { withSetOffTitles } from '../titles/set-off-titles.ts';
import { signLines, stopLines } from './stop-lines.ts';
import { cutAtTopics, throughGluedStars } from './soft-breaks.ts';
import { partedLines, withUsualSigns } from './other-signs.ts';
import { fieldsOfRecords, withFields, withRecords } from './records.ts';
import { withDaysBehind } from '../names/own-day.ts';
import { withStarredNumbers } from './starred-numbers.ts';
import { withoutLettersBefore } from './lettered-names.ts';
import { withoutLinkWords } from './link-words.ts';
import { withCountedParts } from '../titles/counted-parts.ts';
import { areHeadwordsBetween, linesAlone, withPlainTitles } from '../titles/title-lines.ts';

/** Characters of a line that was not broken to fit a page. */
const WIDE = 250;

function isAnyWide(lines: readonly ReadingLine[]): boolean {
  return lines.some(({ text }) => text.length > WIDE);
}

export function paragraphsOf(read: ReadingLine[], boxed: ReadonlySet<number>, signs: readonly string[]): Paragraph[] {
  const declared = withDeclaredMarks(withPrintOfNews(withoutOtherSigns(withDaysBehind(withoutCounts(withoutLinkWords(withoutPageNumbers(withPlainLetters(withoutEdges(read)))))))), signs);
  const uncoded = withoutCodesBefore(withoutLettersBefore(declared.lines));
  const parted = withUsualSigns(withKindsBehind(uncoded));
  const written = withCountedParts(withSetOffTitles(withHangingTerms(withCodedItems(withRecords(parted))), boxed));
  const [stops, parting] = [stopLines(written), signLines(written)];
  const lines = written.map((line, at) => (stops.has(at) ? { ...line, text: withStop(line.text, stops.get(at) ?? 0) } : line));
  const found = isAnyWide(written) ? narrowWrapping(written) ?? wrappingOf(written) : wrappingOf(written) ?? narrowWrapping(written) ?? brokenAnywhere(written);
  const fields = fieldsOfRecords(parted);
  const wrapping = throughGluedStars(withFields(withHangingLines(found, written), fields), written.map(({ text }) => text));
  return withParts(withDataLines(cutAtTopics(withPlainTitles(withoutNumbers(withoutBoldNumbers(withStarredNumbers(readParagraphs(lines, 0, lines.length, { wrapping, starIsBullet: true, alone: linesAlone(written, wrapping), begins: new Set([...stops.keys(), ...parting, ...declared.begins, ...askedLines(written), ...partedLines(uncoded, parted), ...fields]) }))))))));
}

/** Lines broken wherever the copy liked, where headwords in order stand between their sentences. */
function brokenAnywhere(lines: readonly ReadingLine[]): Wrapping | null {
  const wrapping = raggedWrapping(lines);
  return wrapping !== null && areHeadwordsBetween(lines, wrapping) ? wrapping : null;
}

/** A line that begins with a term and a full stop, the term in bold: what that means is known. */
function withStop(text: string, length: number): string {
  const line = text.trimStart();
  return `**${line.slice(0, length)}.**${line.slice(length + 1)}`;
}
