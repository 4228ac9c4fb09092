/** What a ruling without an order says besides: the text anew, or that an earlier ruling is over. */
import { describe, expect, it } from 'vitest';

import { amendment, block, entry, ruling, version } from '../data/arrange.ts';
import { saysOf } from '../../scripts/consolidate/rulings/says-of.ts';
import { calledSo } from '../../scripts/language/en/defining.ts';
import { explainingWords, fate } from '../../src/model/ruling-words.ts';

const explains = amendment('a', { operation: 'clarification', outcome: 'not applied', reason: { why: 'no instruction', more: null } });
const barge = entry('night barge', [version(null, 'glossary', 'It is dark. A barge is the night barge of a quay if its lamp is lit.', [])]);
const says = (text: string, of: typeof barge | null = barge, amendments = [explains]) => saysOf(ruling('night barge', 'r', { amendments, blocks: [block('r1', text)] }), of);

describe('a ruling that gives no order', () => {
  it.each([
    ['A barge is a night barge if its lamp or its bell is on board.', 'states anew'], ['A barge is the “night barge” of a lock when both say so.', 'states anew'], ['A barge is also a night barge if it has no lamp.', null], ['A barge is not a night barge if it has no lamp.', null],
    ['A ferry is a night barge if its lamp is lit.', null], ['A barge is a night barge even if its lamp is out.', null], ['A barge is a night barge only if its lamp is lit.', null], ['A night barge is dark.', null], ['It moors. A barge is a night barge if its lamp is lit.', null],
    ['The temporary ruling for this barge has been rescinded. Moor it.', 'withdraws'], ['The previous ruling no longer applies.', 'withdraws'], ['The ruling is withdrawn if it rains.', null], ['The old text is restored.', null],
  ])('%s', (text, expected) => { expect(says(text)).toBe(expected); });

  it('states nothing anew that is not held, or that an order or a day carries', () => {
    expect(says('A barge is a night barge if its lamp is lit.', null)).toBeNull();
    for (const other of [amendment('b'), { ...explains, operation: 'temporary' as const }]) expect(says('The previous ruling no longer applies.', barge, [explains, other])).toBeNull();
  });

  it('is told in words that are true of it', () => {
    expect([fate(ruling('a', 'r', { amendments: [explains], says: 'states anew' })), fate(ruling('a', 'r', { amendments: [explains], says: 'withdraws' }))]).toEqual(['Ruling that states anew', 'Ruling that withdraws another']);
    expect([{}, { says: 'states anew' }, { says: 'withdraws' }].map((one) => explainingWords(one as { says?: 'withdraws' }).done)).toEqual(['clarified', 'stated anew', 'earlier ruling withdrawn']);
  });
});

it('what is called so stands before the name, signs of its own and all', () => {
  expect(calledSo('a barge is a lamp (red) if it is lit.', 'lamp (red)')).toBe('barge');
  expect(calledSo('a barge is a lamp for any quay if it is lit.', 'lamp')).toBe('barge');
  expect(calledSo('a barge is a lamplighter if it is lit.', 'lamp')).toBeNull();
});
