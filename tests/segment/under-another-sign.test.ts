/** Names that stand under another sign than the rest of their document: cut off where place and name leave no doubt, told where they do, and left alone where they are parts of texts. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { PARTING } from '../../scripts/segment/other-signs/signs.ts';
import { changedWords, misplacedLines } from './rig/account.ts';
import { cut, sourceOf } from './rig/cut.ts';

const HEAD = ['Lamps of Ostermere Current Rulings', '', 'May 3, 2006', ''];
const RULES = [['Anchor', 'It holds one ferry until dawn.'], ['Bridge Toll', 'It is paid before the ferry moves.'], ['Captain Marl', 'She commands two ferries at once.'], ['Dredger', 'It takes one card from the mud.'], ['Ebb Tide', 'It ends what lasts until the tide.'], ['Ferry Bell', 'It wakes every captain in the harbour.']] as const;

async function read(lines: readonly string[], names: readonly string[] = []) {
  const source = await sourceOf([...HEAD, ...lines].join('\n'));
  const document = names.length === 0 ? segmentAll([source]).documents[0]?.document : cut(source, names) ?? undefined;
  return {
    topics: document?.rulings.map(({ topic }) => topic) ?? [], texts: new Map(document?.rulings.map(({ topic, blocks }) => [topic, blocks.map(({ text }) => text)])),
    told: document?.messages.filter(({ rule }) => rule === 'another-sign').map(({ line }) => line) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger), changed: document === undefined ? [] : changedWords(source, document),
  };
}
const rulings = (sign: string, other: string, places: readonly number[]): string[] => RULES.flatMap(([name, text], at) => [`${name}${places.includes(at) ? other : sign}${text}`, '']);
const without = (at: number): string[] => RULES.filter((_, place) => place !== at).map(([name]) => name);

describe('a ruling under another sign', () => {
  it.each([[': ', ' – '], [': ', '\t'], [': ', ' -- '], [': ', ' = '], [': ', '. '], [' – ', ': '], [' - ', '\t']])('is one of its own between its neighbours in the alphabet: %j beside %j', async (sign, other) => {
    const { topics, texts, told, lost, changed } = await read(rulings(sign, other, [2]));
    expect({ topics, told, lost, changed }).toEqual({ topics: RULES.map(([name]) => name), told: [], lost: [], changed: [] });
    expect(texts.get('Captain Marl')).toEqual([RULES[2][1]]);
  });

  it('is one where names have lines of their own, or are bold', async () => {
    const run = `${RULES[2][0]} – ${RULES[2][1]}`;
    const dressed = (dress: (name: string, text: string) => string[]): string[] => RULES.flatMap(([name, text], at) => [...(at === 2 ? [run] : dress(name, text)), '']);
    expect((await read(dressed((name, text) => [name, text]))).topics).toEqual(RULES.map(([name]) => name));
    expect((await read(dressed((name, text) => [`**${name}** ${text}`]))).topics).toEqual(RULES.map(([name]) => name));
  });

  it('is one in no order where the corpus knows the name, and is told where it does not', async () => {
    const lines = [...[4, 0, 3, 1].flatMap((at) => [`${RULES[at]?.[0] ?? ''}: ${RULES[at]?.[1] ?? ''}`, '']), 'Captain Marl – She commands two ferries at once.', '', 'Ferry Bell: It wakes every captain.'];
    expect((await read(lines, ['Captain Marl'])).topics).toContain('Captain Marl');
    expect(await read(lines)).toMatchObject({ topics: ['Ebb Tide', 'Anchor', 'Dredger', 'Bridge Toll', 'Ferry Bell'], told: [13], lost: [] });
  });

  it('is told at either end, where no neighbour stands on one side', async () => {
    expect(await read(rulings(': ', ' – ', [0, 5]))).toMatchObject({ topics: RULES.slice(1, 5).map(([name]) => name), told: [5, 15] });
  });
});

describe('what only looks so', () => {
  const beside = (line: string): string[] => RULES.flatMap(([name, text], at) => [`${name}: ${text}`, '', ...(at === 1 ? [line, ''] : [])]);

  it.each([
    ['a label of a part', 'Example – A ferry with two crates pays two.'], ['a sentence that a dash breaks', 'Captains pay – as everybody does – in salt.'], ['a sentence', 'Captains pay. Nobody else does.'],
    ['what its text has named', 'Bridge Toll – It is paid once.'],
  ])('stays in its text: %s', async (_, line) => { expect((await read(beside(line))).topics).toEqual(RULES.map(([name]) => name)); });

  it('stays where a text is announced above it', async () => {
    const lines = RULES.flatMap(([name, text], at) => (at === 1 ? [`${name}: Change the entry to:`, '', 'Captain Marble – She pays no toll.', ''] : [`${name}: ${text}`, '']));
    expect(await read(lines)).toMatchObject({ topics: RULES.map(([name]) => name), told: [] });
  });

  it('stays where several texts have it: a part of each', async () => {
    const lines = RULES.flatMap(([name, text]) => [`${name}: ${text}`, '', 'Timing – At dusk.', '']);
    expect(await read(lines)).toMatchObject({ topics: RULES.map(([name]) => name), told: [] });
  });

  it('stays a part of an entry whose headword has a line of its own, and is not told', async () => {
    const entries = ['anchor', 'barge', 'captain', 'dredger', 'ebb'].flatMap((name) => [name, 'It holds one ferry until dawn, and no more than one.', '', ...(name === 'barge' ? ['By Day – It moves twice.', '', 'By Night – It moves once.', ''] : [])]);
    const { documents, messages } = segmentAll([await sourceOf(['Lamps of Ostermere Glossary', '', ...entries].join('\n'))]);
    expect(documents[0]?.document.entries.map(({ headword }) => headword)).toEqual(['anchor', 'barge', 'captain', 'dredger', 'ebb']);
    expect(messages.filter(({ rule }) => rule === 'another-sign')).toEqual([]);
  });
});

it.each(PARTING)('the sign of $example parts it', ({ before, example }) => { expect(before.exec(example)?.groups?.['name']?.toLowerCase()).toBe('barge'); });
it('one ruling less is one topic less', async () => { expect((await read(rulings(': ', ' – ', []).filter((line) => !line.startsWith('Dredger')))).topics).toEqual(without(3)); });
