import type { Slot } from '../query/slot.ts';
import { matchTitle } from './title.ts';
import type { Title } from './title.ts';

/**
 * What a title is worth to a query, from 0 to about 1.3.
 *
 * A title that has every content word of the query counts in full, the more of itself the query names; one that stands
 * whole in a longer query counts by its share of the query; any other does not count here, only among the words.
 */
export function titleScore(slots: readonly Slot[], titles: readonly Title[]): number {
  return Math.max(0, ...titles.map((title) => scoreOf(slots, title)));
}

const full = { base: 0.6, ofTitle: 0.4, whole: 0.2, inOrder: 0.1 } as const;
const contained = { share: 0.9, inOrder: 1.25 } as const;

function scoreOf(slots: readonly Slot[], title: Title): number {
  const match = matchTitle(slots, title);
  if (match.every) {
    const whole = match.ofTitle > 0.999 ? full.whole : 0;
    return title.worth * match.ofQuery * (full.base + full.ofTitle * match.ofTitle + whole + (match.inOrder ? full.inOrder : 0));
  }
  if (match.ofTitle < 0.999) return 0;
  return title.worth * contained.share * match.ofQuery * (match.inOrder ? contained.inOrder : 1);
}
