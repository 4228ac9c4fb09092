import type { Spot } from './command.ts';

/** A place of which nothing is said. */
export const nowhere: Readonly<Spot> = {
  unit: null, section: null, paragraphs: [], items: [], sentences: [], ofKindBefore: [], position: null,
  opening: null, closing: null, told: [], about: null, within: null, beside: null, next: null, every: false, times: null, vacant: false, also: null, context: null, nth: null, mark: null, words: null, through: null, old: null, again: null, onCard: false, phrase: null,
};

/** Both together; where both say something, the first is the closer one and holds. */
export function joinSpots(closer: Spot, wider: Spot): Spot {
  const run = (key: 'paragraphs' | 'items' | 'sentences' | 'ofKindBefore') => (closer[key].length > 0 ? closer[key] : wider[key]);
  const said = Object.fromEntries(Object.entries(closer).filter(([, value]) => value !== null && value !== false));
  return { ...wider, ...said, paragraphs: run('paragraphs'), items: run('items'), sentences: run('sentences'), ofKindBefore: run('ofKindBefore'), told: [...closer.told, ...wider.told] };
}
