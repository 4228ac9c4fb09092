import { describe, expect, test } from 'vitest';

import type { Instruction, Place } from '../../scripts/interpret/instruction.ts';
import { carriedOut } from './rig/carried-out.ts';
import { certainOrders } from './rig/certain-orders.ts';
import { entry } from './rig/entry.ts';

const nowhere = { from: 77, to: 77 };

/** Parts of a place that the entry does not have. */
const missing: Readonly<Record<string, Partial<Place>>> = {
  'a section': { section: 'Barges by day' },
  'a paragraph': { paragraphs: nowhere },
  'an item': { items: nowhere },
  'a sentence': { sentences: nowhere },
  'a second number': { also: { of: 'paragraphs', run: nowhere } },
  'first words': { opening: 'Zebras graze' },
  'last words': { closing: 'zebras graze.' },
  'a paragraph told by its words': { told: [{ of: 'paragraph', opens: 'Zebras graze', closes: null, holds: null }] },
  'an item told by its words': { told: [{ of: 'list item', opens: 'zebras graze', closes: null, holds: null }] },
  'a sentence told by its words': { told: [{ of: 'sentence', opens: null, closes: null, holds: 'zebras graze' }] },
  'words around it': { context: 'zebras graze by day' },
  'words up to which': { through: { words: 'zebras graze' } },
  'an example': { within: 'example' },
  'a note': { within: 'note' },
  'a ninth place of the words': { nth: { rank: 9, said: true } },
  references: { within: 'references' },
  'a line of references': { within: 'reference line' },
  'nine times': { every: true, times: 9 },
  'a description': { about: 'the words about zebras' },
  'a side of something': { position: 'after' },
};

const isSilent = (value: unknown): boolean => value === null || value === false || (Array.isArray(value) && value.length === 0);

/** The instruction with this part of its place; null where it says something of that part itself. */
const withPart = (one: Instruction, part: Partial<Place>): Instruction | null =>
  (Object.keys(part).every((key) => isSilent(one.place[key as keyof Place])) ? { ...one, place: { ...one.place, ...part } } : null);

/** Words that are quoted and stand once need no description; what goes in goes to a side of something. */
const isNothing = (name: string, { operation, oldText, place }: Instruction): boolean =>
  (name === 'a description' && (oldText !== null || place.beside !== null)) || (name === 'a side of something' && operation === 'insertion');

/** Whether a ruling changes the text though its place has such a part; never, where it says something of that part itself. */
function isCarriedOut(ruling: string, name: string, part: Partial<Place>): boolean {
  const told: boolean[] = [];
  const done = carriedOut(entry, ruling.split(' / '), undefined, (one) => {
    const changed = isNothing(name, one) ? null : withPart(one, part);
    told.push(changed !== null);
    return changed ?? one;
  });
  return told.every(Boolean) && JSON.stringify(done.text) !== JSON.stringify(entry);
}

describe('a place is not found that names what the entry does not have', () => {
  test.for(Object.entries(missing))('%s', ([name, part]) => {
    expect(certainOrders.map(([ruling]) => ruling).filter((ruling) => isCarriedOut(ruling, name, part))).toEqual([]);
  });
});
