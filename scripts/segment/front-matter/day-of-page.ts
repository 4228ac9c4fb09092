/**
 * The day that the page of a glossary states for itself, below its title or in it, or at its foot. What stands above the title is
 * a viewer's or an archive's, and so is its day.
 */
import type { SourceFile } from '../../read/source-file.ts';
import { isAlphabet, isDivider, isFurniture, isPageTitle } from '../layouts/furniture.ts';
import { withDayOfFoot } from './foot-day.ts';
import { readFrontMatter } from './front-matter.ts';
import { isTitleOf } from './stated-date.ts';

/** Reads: a page, and where its entries begin. Writes: the day from which it holds and the day on which it came out; null where it states none. */
export function dayOfPage(source: SourceFile, begin: number): { date: string | null; published: string | null } {
  const head = source.reading.slice(0, begin).map(({ text }) => text.trim());
  const title = head.findIndex((text) => isPageTitle(text) || isTitleOf(text, 'glossary'));
  const below = title < 0 ? [] : head.slice(title).filter((text) => text !== '' && (isPageTitle(text) || !(isFurniture(text) || isAlphabet(text) || isDivider(text))));
  const { date, published } = withDayOfFoot(readFrontMatter(below, [], 'glossary'), source);
  return { date, published };
}
