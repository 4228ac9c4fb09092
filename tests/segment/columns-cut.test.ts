/** A page of two columns that a copy breaks off in both: they are read apart where the second begins with a name, and the last entry of each is partial. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

type Term = readonly [name: string, ...text: string[]];
const LEFT: readonly Term[] = [
  ['Anchor', 'A weight that holds a barge where it is,', 'and no other barge beside it. See Berth.'], ['Barge', 'A boat that is rowed by two citizens, or', 'by one with two oars.'], ['Bell', 'It is rung at dusk by whoever holds the', 'lamp, and in fog by anybody.'], ['Canal', 'Water between two locks. A barge that has', 'no rower waits in it until the tide and'],
];
const RIGHT: readonly Term[] = [
  ['Dredger', 'It lifts the mud of one canal, once in a', 'turn. See Canal.'], ['Ferry', 'It takes two citizens over the river, and', 'costs a coin.'], ['Gaff', 'A pole with a hook, which a bargee may', 'use once.'], ['Lamp', 'It burns until dawn. Who holds it may', 'look at the hand of anybody who'],
];
const WIDTH = 54;

function pageOf(write: (term: Term) => string[], right = RIGHT, title = 'Harbour Guide, Appendix A: Glossary'): string {
  const [first, second] = [LEFT, right].map((terms) => terms.flatMap((term, at) => (at === 0 ? write(term) : ['', ...write(term)])));
  const lines = (first ?? []).map((text, at) => `${text.padEnd(WIDTH)}${second?.[at] ?? ''}`.trimEnd());
  return [title, '', '', ...lines].join('\n');
}

async function read(text: string) {
  const source = await sourceOf(text);
  const { documents, messages } = segmentAll([source]);
  const found = documents[0]?.document;
  return { entries: found?.entries.map(({ headword, completeness, blocks }) => [headword, completeness, blocks.length]) ?? [], rulings: found?.rulings.length ?? 0, lost: misplacedLines(source, found?.ledger ?? []), refusals: messages.map(({ rule }) => rule) };
}

const WAYS: readonly (readonly [what: string, write: (term: Term) => string[]])[] = [
  ['names above texts', ([name, ...text]) => [name, ...text]], ['names in capitals above texts', ([name, ...text]) => [name.toUpperCase(), ...text]],
  ['a dash', ([name, first = '', ...text]) => [`${name} - ${first}`, ...text]], ['a colon', ([name, first = '', ...text]) => [`${name}: ${first}`, ...text]],
];

describe('two columns that a copy breaks off', () => {
  it.each(WAYS)('with %s', async (_what, write) => {
    const found = await read(pageOf(write));
    expect(found.entries.map(([name, completeness]) => [String(name).toLowerCase(), completeness])).toEqual([...LEFT, ...RIGHT].map(([name]) => [name.toLowerCase(), name === 'Canal' || name === 'Lamp' ? 'partial' : 'complete']));
    expect([found.lost, found.refusals]).toEqual([[], []]);
  });

  it('are not read where the second goes on with words that are lost', async () => {
    const found = await read(pageOf(([name, ...text]) => [name, ...text], [['which nobody lifts before dusk.', '', ''], ...RIGHT.slice(1)]));
    expect(found).toMatchObject({ entries: [], lost: [], refusals: ['dress-not-understood'] });
  });

  it('hold no rulings that may be believed', async () => {
    const found = await read(pageOf(([name, first = '', ...text]) => [`${name}: ${first}`, ...text], RIGHT, 'Lamps of Ostermere Current Rulings (May 5, 2012)'));
    expect(found).toMatchObject({ rulings: 0, entries: [], lost: [], refusals: ['dress-not-understood'] });
  });
});
