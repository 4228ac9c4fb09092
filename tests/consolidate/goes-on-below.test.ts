/** New text in paragraphs of its own, of which a line looks like the next ruling: the order waits. */
import { expect, test } from 'vitest';

import { ingested } from '../ingest/rig/ingested.ts';
import { glossaryPage, rulingsDocument } from '../ingest/rig/sample-documents.ts';

const glossary = glossaryPage('T', 'tack\nA tack turns a ship.', 'tide\nThe tide turns twice a day.', 'toll\nA toll is paid at each lock.', 'tower\nA tower has a lamp.', 'towing\nTowing is hard.');

/** What became of the order on the tide, in a document of these rulings. */
async function outcome(...rulings: string[]): Promise<string> {
  const { corpus } = await ingested({ 't.txt': glossary, 'r.txt': rulingsDocument('5 March 2012', ...rulings), 'corpus.yaml': 'documents:\n  - { file: t.txt, published: 2011-01-03 }\n' });
  const [first] = corpus.rulings.find(({ topic }) => topic === 'tide')?.amendments ?? [];
  return `${first?.outcome ?? ''}${first?.outcome === 'not applied' ? `: ${first.reason?.more ?? ''}` : ''}`;
}

const others = ['toll - A toll may be waived.', 'tower - Delete this entry.', 'towing - Replace "hard" with "slow".'];
const order = 'tide - Replace this entry with:\n\nA tide lifts all ships.';

test('where the next topic stands out of the order of the alphabet', async () => {
  expect(await outcome(order, 'Tug - A tug is no tide.', ...others.slice(0, 2))).toContain('“Tug');
});

test('where examples go on in it', async () => {
  expect(await outcome('tack - A tack is no turn.', `${order}\n\nExamples:\n\nTide Table - "Plays on a pier."`, 'Tidy Cabin - "Discard one crew."', ...others)).toContain('below it is a ruling');
});

test('and it is carried out where all stand in order, or none does', async () => {
  expect(await outcome('tack - A tack is no turn.', order, ...others)).toBe('applied');
  expect(await outcome('towing - Replace "hard" with "slow".', order, 'tack - A tack is no turn.', 'tower - Delete this entry.', 'toll - A toll may be waived.')).toBe('applied');
});

test('and where another order of the ruling ends it', async () => {
  expect(await outcome('tide - Add at the end:\n\nA tide lifts all ships.\n\nReplace "twice" with "thrice".', 'Tug - A tug is no tide.', ...others.slice(0, 2))).toMatch(/^applied/u);
});
