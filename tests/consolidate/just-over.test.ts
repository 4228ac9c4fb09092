/** What lies just over the boundary of a guard: each case is one that would come out otherwise if a part of the guard were missing. */
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { firstPrint, meetUnplaced } from '../../scripts/consolidate/editions/meet.ts';
import { evidence } from '../../scripts/consolidate/order/evidence.ts';
import { cutInTwo } from '../../scripts/consolidate/text/cut-in-two.ts';
import type { LinkedCorpus } from '../../scripts/link/linked.ts';
import { ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { carriedOut } from '../wordings/rig/carried-out.ts';
import { buildCorpus } from './build-corpus.ts';
import { caseInput } from './case-input.ts';
import { ruled } from './rig/ruled.ts';
import type { Besides, Order } from './rig/ruled.ts';

type Input = z.input<typeof caseInput>;
const linked = (input: Partial<Input>): LinkedCorpus => buildCorpus(caseInput.parse({ shows: '', documents: [{ id: 'base', kind: 'glossary', date: '2011-01-03' }], entries: [], ...input }));
const outcome = (was: string[], order: Order, more: Partial<Besides> = {}): string => ruled(was, order, more).outcome;
function applies(was: string[], order: Order, more: Partial<Besides> = {}): string[] | string {
  const done = ruled(was, order, more);
  return done.outcome.startsWith('applied') ? done.text : done.outcome;
}

test('an entry that was taken out is not confirmed by an undated page that prints no words of it', () => {
  const { documents: [document], entries: [entry] } = linked({ entries: [{ headword: 'punt', completeness: 'headword only' }] });
  if (document === undefined || entry === undefined) throw new Error('nothing is printed');
  const edition = { document, known: null };
  const held = firstPrint(entry, edition, 'base');
  expect(meetUnplaced(held, entry, edition).editions).toHaveLength(2);
  expect(meetUnplaced({ ...held, repealed: true }, entry, edition).editions).toHaveLength(1);
});

describe('new text below its order', () => {
  const glossary = glossaryPage('T', 'tack\nA tack turns a ship.', 'tide\nThe tide turns twice a day.', 'toll\nA toll is paid at each lock.', 'tower\nA tower has a lamp.');
  const order = 'tide - Replace this entry with:\n\nA tide lifts all ships.';
  async function become(...rulings: string[]): Promise<string> {
    const { corpus } = await ingested({ 't.txt': glossary, 'r.txt': rulingsDocument('5 March 2012', ...rulings), 'corpus.yaml': 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n' });
    return corpus.rulings.find(({ topic }) => topic === 'tide')?.amendments[0]?.outcome ?? '';
  }

  test('is whole where the rulings below it stand in order, and waits where the next does not', async () => {
    expect(await become('tack - A tack is no turn.', order, 'toll - A toll may be waived.', 'tower - Delete this entry.')).toBe('applied');
    expect(await become(order, 'Tug - A tug is no tide.', 'toll - A toll may be waived.', 'tower - Delete this entry.')).toBe('not applied');
  });
});

describe('two parts that change places', () => {
  const swap = (unit: Order['unit'], place: NonNullable<Order['place']>, at: number): Order => ({ operation: 'renumbering', unit, how: 'swap', place, to: { at: { from: at, to: at }, side: 'exchange' } });

  test('are paragraphs or items, and nothing else that is counted as one', () => {
    const was = ['A lock has parts.', '* gate', '* beam', '* sill'];
    expect(applies(was, swap('list item', { items: 1 }, 3))).toEqual(['A lock has parts.', '* sill', '* beam', '* gate']);
    expect(outcome(was, swap('text', { items: 1 }, 3))).toContain('there are no such two places here');
  });

  test('are items of one list, not of two', () => {
    expect(outcome(['A lock has parts.', '* gate', '* beam', 'A ferry has others.', '* oar', '* mast'], swap('list item', { items: 1 }, 4))).toContain('no item of the same list');
  });
});

describe('a sentence that moves', () => {
  const was = ['A ferry hums. It may moor.', 'A lock leaks. Cats know.'];

  test('goes to the start of the entry from the start of another paragraph', () => {
    expect(applies(was, { operation: 'renumbering', unit: 'sentence', how: 'move', place: { paragraphs: 2, sentences: 1 }, to: { at: null, side: 'start' } })).toEqual(['A lock leaks. A ferry hums. It may moor.', 'Cats know.']);
  });

  test('goes behind another of the paragraph that is told by its words', () => {
    expect(applies([...was.slice(0, 1), 'A lock leaks. Cats know. Dogs do not.'], { operation: 'renumbering', unit: 'sentence', how: 'move', place: { sentences: 1, told: [{ of: 'paragraph', opens: 'A lock' }] }, to: { at: { from: 2, to: 2 }, side: 'after' } })).toEqual(['A ferry hums. It may moor.', 'Cats know. A lock leaks. Dogs do not.']);
  });

  test('changes places with the next, but not where more is said of its place', () => {
    const swap = (place: object): Order => ({ operation: 'renumbering', unit: 'sentence', how: 'swap', place: { paragraphs: 1, sentences: [1, 2], ...place } });
    expect(applies(was, swap({}))).toEqual(['It may moor. A ferry hums.', 'A lock leaks. Cats know.']);
    expect(outcome(was, swap({ position: 'end' }))).toContain('more is said of the place');
  });
});

describe('the only reference', () => {
  const turn = (...fresh: string[]): Order => ({ operation: 'substitution', unit: 'cross-reference', new: fresh });
  const see = { entry: { see: ['lock'] } };

  test('is turned to one other thing, not to two, nor where another entry has the same name', () => {
    expect(applies(['It hums. See lock.'], turn('barge'), see)).toEqual(['It hums. See barge.']);
    expect(outcome(['It hums. See lock.'], turn('barge', 'quay'), see)).toMatch(/^not applied/u);
    expect(outcome(['It hums. See lock.'], turn('barge'), { ...see, beside: [{ headword: 'lamp', id: 'other', text: ['It glows. See quay.'] }] })).toMatch(/^not applied/u);
  });
});

test('one first word is enough for a sentence that is also named by its number', () => {
  const removal = (sentences: number | null): Order => ({ operation: 'repeal', unit: 'sentence', place: { sentences, opening: 'It' } });
  expect(applies(['A ferry hums. It may moor.'], removal(2))).toEqual(['A ferry hums.']);
  expect(outcome(['A ferry hums. It may moor.'], removal(null))).toContain('too few words are quoted');
});

test('words between commas before a list of references are none of the references', () => {
  const add = (beside: string): Order => ({ operation: 'insertion', unit: 'text', new: ['of rum'], place: { beside, position: 'after' } });
  const was = ['It carries crates, barrels, and hay. See quay, lock, tide.'];
  expect(applies(was, add('barrels'))).toEqual(['It carries crates, barrels of rum, and hay. See quay, lock, tide.']);
  expect(outcome(was, add('lock'))).toMatch(/^not applied/u);
});

test('an item goes to the end of its list where no item there has items of its own', () => {
  const move: Order = { operation: 'renumbering', unit: 'list item', how: 'move', place: { items: 1, position: 'end' } };
  expect(applies(['A lock has parts.', '* gate', '* beam'], move)).toEqual(['A lock has parts.', '* beam', '* gate']);
  expect(outcome(['A lock has parts.', '* gate', '* beam', '  * peg'], move)).toMatch(/^not applied/u);
});

describe('a sentence that is counted', () => {
  const replace = (place: object): Order => ({ operation: 'substitution', unit: 'sentence', new: ['Keepers sing all night.'], place });

  test('may hold references only where it is counted from the front, not from the end', () => {
    expect(applies(['A ferry moors.', 'See fog. It hums at dusk.'], replace({ paragraphs: 2, sentences: 1 }))).toEqual(['A ferry moors.', 'Keepers sing all night. It hums at dusk.']);
    expect(outcome(['A ferry moors.', 'It hums at dusk. See fog.'], replace({ paragraphs: 2, sentences: -1 }))).toMatch(/^not applied/u);
  });

  test('does not end behind a word that is cut short before a number', () => {
    expect(applies(['It stops at no. 4 each day. It hums. Cats know.'], { operation: 'repeal', unit: 'sentence', place: { paragraphs: 1, sentences: 2 } })).toEqual(['It stops at no. 4 each day. Cats know.']);
    expect(outcome(['It stops at a quay. 4 cats know. It hums.'], { operation: 'repeal', unit: 'sentence', place: { paragraphs: 1, sentences: 2 } })).toMatch(/^not applied/u);
  });
});

test('a ruling is older than an entry that has six in ten of its runs of words', () => {
  const says = 'one two three four five six seven eight nine ten eleven twelve';
  const vote = (text: string) => {
    const { entries: [entry], rulings: [ruling] } = linked({ documents: [{ id: 'base', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: null }], entries: [{ headword: 'punt', text: [text] }], rulings: [{ topic: 'punt', says: [says] }] });
    return ruling === undefined || entry === undefined ? 'nothing' : evidence(ruling, entry);
  };
  expect(vote('one two three four five six seven eight')).toBe('ruling older');
  expect(vote('one two three four five six seven')).not.toBe('ruling older');
});

test('a paragraph is cut beside a mark, not through it', () => {
  const cut = (from: number, to: number) => {
    const [block] = linked({ entries: [{ headword: 'punt', text: ['A punt floats. It may moor.'] }] }).entries[0]?.base ?? [];
    if (block === undefined) throw new Error('nothing is printed');
    const marked = { ...block, spans: [{ kind: 'italic', from, to } as never] };
    return cutInTwo([marked], marked, 15, 'cut')?.map(({ text }) => text) ?? null;
  };
  expect([cut(2, 6), cut(18, 21), cut(7, 17)]).toEqual([['A punt floats.', 'It may moor.'], ['A punt floats.', 'It may moor.'], null]);
});

test('what is added at the beginning of the entry need not wait for a paragraph that cannot be taken away', () => {
  const { text } = carriedOut(['A ferry hums.', 'It may moor.'], ['Delete the ninth paragraph.', 'Add at the beginning of this entry: "Cats know the lock."']);
  expect(text).toEqual(['Cats know the lock.', 'A ferry hums.', 'It may moor.']);
});

describe('an item at the end of new text', () => {
  const given = (item: string): string[] => carriedOut(['A ferry hums.', 'It may moor.'], ['Replace this entry with:', 'A ferry hums.', 'It moors at dusk.', `- ${item}`]).text;

  test.each(['Bess Tillman', 'Bess Tillman of the long lock at dusk'])('may be a name below it, and the order waits: %s', (item) => { expect(given(item)).toEqual(['A ferry hums.', 'It may moor.']); });

  test.each(['fog on the water', 'Fog on the water.', 'Bess Tillman and nine other keepers of the lock'])('is none if it begins small, ends in a stop, or is long: %s', (item) => { expect(given(item)).toEqual(['A ferry hums.', 'It moors at dusk.', `* ${item}`]); });
});
