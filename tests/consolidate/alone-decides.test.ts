/** Conditions that alone decide whether an order is carried out: each case comes out otherwise where its condition is missing. */
import { expect, test } from 'vitest';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

const three = ['It burns.', 'It hums.', 'It sings.'];
const night = 'A lamp burns oil at night and may be lent.';
const dawn: Order = { operation: 'substitution', unit: 'paragraph', new: ['A lamp burns oil at dawn and nobody lends it.'], locator: 'there', place: { paragraphs: 1 } };
const moving = (side: 'rank' | 'alone'): Order => ({ operation: 'renumbering', unit: 'paragraph', how: 'move', place: { paragraphs: 1 }, to: { at: { from: 3, to: 3 }, side } });
const anew: Order = { operation: 'substitution', unit: 'entry', new: ['It burns oil for cats.'] };
const parts = ['It burns oil by night.', 'It hums.', 'It sings.', 'It is lent.'];
const article = 'applied with a note: the article no longer goes with the word behind it: “A lamp is a oar.”';

test.for<[what: string, was: string[], order: Order, outcome: string | RegExp, more?: Partial<Besides>]>([
  ['words at the end of an item that is counted in a paragraph wait', ['It has:', '* a wick', '* glass', 'It hums.'], { operation: 'insertion', unit: 'text', new: ['of wool'], locator: 'there', place: { paragraphs: 1, items: 1, position: 'end' } }, /^not applied: place not certain/u],
  ['words between others do not go before the stop of the first', ['A lamp is lost at sea. It may be found.'], { operation: 'insertion', unit: 'text', new: ['or sold'], sentence: 'Insert “or sold” between “It may” and “lost at sea.”', place: { beside: 'lost at sea.', position: 'after', next: 'It may' } }, /would stand between sentences$/u],
  ['what is no paragraph and no item is moved by a person', three, { operation: 'renumbering', unit: 'text', how: 'move', place: { paragraphs: 1, position: 'end' } }, /decided by a person$/u],
  ['a paragraph goes to a rank', three, moving('rank'), /^applied/u],
  ['a paragraph that shall stand alone has no rank', three, moving('alone'), /decided by a person$/u],
  ['a paragraph is given anew under the name of the entry', [night, 'It hums.'], dawn, /few of its words/u],
  ['and not under a longer one', [night, 'It hums.'], dawn, /is not plainly what the new text revises/u, { match: 'longer' }],
  ['nor where as many of the new words stand in another', [night, 'Now a lamp burns oil at sea, by day, and where it can.'], dawn, /is not plainly what the new text revises/u],
  ['words of two paragraphs do not change places', ['It burns fog now.', 'It also needs some ice.'], { operation: 'renumbering', unit: 'text', how: 'swap', old: 'fog', place: { next: 'ice' } }, /the two stand in different paragraphs/u],
  ['one sentence for three takes their place', parts.slice(0, 3), anew, /^applied/u],
  ['one sentence for four may be one of them', parts, anew, /may be a part of the new text/u],
  ['what only names a text takes the place of no sentence', ['It burns. It hums.'], { operation: 'substitution', unit: 'sentence', old: 'It hums.', new: ['The text of the entry on barges.'] }, /is not the whole new text$/u],
  ['a remark in brackets is no new text', three, { operation: 'insertion', unit: 'text', new: ['[the last page tells it]'], place: { position: 'end' } }, /is not the whole new text$/u],
  ['an article that no longer fits is told', ['A lamp is a light.'], { operation: 'substitution', unit: 'text', old: 'light', new: ['oar'] }, article],
  ['a mark in its own place is no change', ['It burns.', 'It hums.'], { operation: 'substitution', unit: 'text', old: '.', new: ['.'], place: { paragraphs: 1, position: 'end' } }, /how that part would then end is not certain$/u],
])('%s', ([, was, order, outcome, more]) => {
  const done = ruled(was, order, more).outcome;
  if (typeof outcome === 'string') expect(done).toBe(outcome);
  else expect(done).toMatch(outcome);
});
