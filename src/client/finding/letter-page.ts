import { letterOf } from '../../model/letters.ts';
import { letterLink, pageLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { Finder } from '../../search/finder.ts';

/** Where names that begin like the words typed are listed: their letter's page, or all letters where it has none. */
export function letterPage(typed: string, { letters }: Pick<Finder, 'letters'>): { words: string; address: string } {
  const letter = letterOf(typed);
  const held = letters.includes(letter);
  return {
    words: held ? `All names under ${letter}` : 'All letters',
    address: pageAddress(held ? letterLink(letter) : pageLink('letters/')),
  };
}
