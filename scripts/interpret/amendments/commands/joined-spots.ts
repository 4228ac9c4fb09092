import type { Spot } from './command.ts';

/** A place of which nothing is said. */
export const nowhere: Readonly<Spot> = {
  unit: null, section: null, paragraphs: [], items: [], sentences: [], ofKindBefore: [], position: null,
  opening: null, closing: null, told: [], about: null, within: null, beside: null, next: null, every: false, times: null, vacant: false, also: null, context: null, nth: null, mark: null, marks: null, words: null, through: null, unclear: false, old: null, again: null, onCard: false, phrase: null,
};

/** Of these a place can have one: what only the wider part says of it would be lost. */
const single = ['old', 'opening', 'closing', 'within', 'beside', 'context', 'through'] as const;

/** The references at the end and their line are one thing. */
const ofReferences = ['references', 'reference line', 'last line'];
const kindOf = (value: Spot[(typeof single)[number]]): string => (typeof value === 'string' && ofReferences.includes(value) ? 'references' : JSON.stringify(value));

const differ = (closer: Spot, wider: Spot): boolean =>
  single.some((key) => closer[key] !== null && wider[key] !== null && kindOf(closer[key]) !== kindOf(wider[key]));

/** Both together; where both say something, the first is the closer one and holds, and what is lost makes the place unclear. */
export function joinSpots(closer: Spot, wider: Spot): Spot {
  const run = (key: 'paragraphs' | 'items' | 'sentences' | 'ofKindBefore') => (closer[key].length > 0 ? closer[key] : wider[key]);
  const said = Object.fromEntries(Object.entries(closer).filter(([, value]) => value !== null && value !== false));
  return { ...wider, ...said, paragraphs: run('paragraphs'), items: run('items'), sentences: run('sentences'), ofKindBefore: run('ofKindBefore'), told: [...closer.told, ...wider.told], unclear: closer.unclear || wider.unclear || differ(closer, wider) };
}
