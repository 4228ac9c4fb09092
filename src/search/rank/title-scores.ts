import type { Slot } from '../query/slot.ts';
import { matchTitle, soughtSlot } from './match-title.ts';
import type { SoughtSlot } from './match-title.ts';
import type { Title } from './title.ts';

/** A title that has every content word of the query counts in full, the more of itself the query names. */
const full = { base: 0.6, ofTitle: 0.4, whole: 0.2, asTyped: 0.2, inOrder: 0.1, atStart: 0.03 } as const;
/** One that stands whole in a longer query counts by its share of the query. */
const contained = { share: 0.9, inOrder: 1.25 } as const;
/** Any other counts little, and only where most of it and of the query meet: a single common word is no title. */
const part = { share: 0.8, least: 0.3 } as const;
/** The whole title, but for the rounding of sums. */
const whole = 0.999;

/** So much a name is worth that a query has whole, but for a slip. */
export const wholeName = 1.05;

/** All titles of a corpus, by their words. */
export class Titles {
  readonly #byWord = new Map<string, Title[]>();

  constructor(titles: Iterable<Title>) {
    for (const title of titles) {
      for (const word of new Set(title.words)) {
        const others = this.#byWord.get(word);
        if (others === undefined) this.#byWord.set(word, [title]);
        else others.push(title);
      }
    }
  }

  /**
   * What the best title of each document is worth to a query, from 0 to about 1.3; documents without such a title are
   * left out.
   */
  scores(slots: readonly Slot[]): Map<number, number> {
    const scores = new Map<number, number>();
    const sought = slots.map(soughtSlot);
    for (const title of this.#having(slots)) {
      const score = scoreOf(sought, title);
      if (score > (scores.get(title.document) ?? 0)) scores.set(title.document, score);
    }
    return scores;
  }

  /** Titles that have any content word of the query. */
  #having(slots: readonly Slot[]): Set<Title> {
    const sought = slots.flatMap(({ content, alternatives }) => (content ? alternatives.flatMap(({ words }) => words) : []));
    return new Set(sought.flatMap((word) => this.#byWord.get(word) ?? []));
  }
}

function scoreOf(slots: readonly SoughtSlot[], title: Title): number {
  const match = matchTitle(slots, title);
  if (match.every) {
    const isWhole = match.ofTitle > whole;
    const more = (isWhole ? full.whole : 0) + (isWhole && match.ofQuery > whole ? full.asTyped : 0) + (match.inOrder ? full.inOrder : 0) + (match.atStart ? full.atStart : 0);
    return title.worth * match.ofQuery * (full.base + full.ofTitle * match.ofTitle + more);
  }
  if (match.ofTitle > whole) return title.worth * match.ofQuery * contained.share * (match.inOrder ? contained.inOrder : 1);
  const met = match.ofQuery * match.ofTitle;
  return met < part.least ? 0 : title.worth * met * part.share;
}
