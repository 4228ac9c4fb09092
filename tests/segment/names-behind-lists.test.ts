/** A name right below the last item of a list, in wrapped lines: it begins the next entry; what only looks like one goes on with its item. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const copy = (item: string, below: readonly string[] = ['rowing match – Two barges that both', 'guilds row. Whoever is at the quay first', 'is paid. See quay, oar.']): string[] => [
  'Ostermere Customizable Card Game GLOSSARY', '',
  'quay – A place that barges lie at. No', 'barge may lie at two of them. See berth.', '',
  'Reeve, The – See The Reeve of the', 'Ferry.', '',
  'Reprisal – This event lets you take a toll', 'from the guild that took one from you', 'last. It remains in play until:',
  `${item} that guild pays you;`, `${item} either guild lights a lamp; or`, `${item} two full rounds have passed.`,
  ...below, '',
  'Salt, The – It is carried on any barge,', 'and only while it is dry.', '',
  'tow – Two citizens may tow any barge that', 'has no crew. See canal, lock.',
];

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return documents[0]?.document.entries.map(({ headword, blocks }) => [headword, blocks.length]) ?? [];
}

const FOUND = [['quay', 1], ['Reeve, The', 1], ['Reprisal', 4], ['rowing match', 1], ['Salt, The', 1], ['tow', 1]];

describe('a name below the last item of a list', () => {
  it.each(['•', '-', '–', '·'])('%s', async (item) => { expect(await read(...copy(item))).toEqual(FOUND); });

  it('below numbers', async () => {
    const lines = copy('•');
    const numbered = lines.map((line) => (line.startsWith('•') ? line.replace('•', `${lines.slice(0, lines.indexOf(line) + 1).filter((one) => one.startsWith('•')).length}.`) : line));
    expect(await read(...numbered)).toEqual(FOUND);
  });

  it.each([
    ['a label', ['Note: Rounds that nobody rows are', 'counted, too, and so are those that both', 'guilds leave out.']],
    ['a sentence with a dash', ['It is then discarded – but not if either', 'guild has lit a lamp that has been', 'out for two rounds or more.']],
    ['a name that is out of order', ['Anchor – if it has one – is counted in', 'this, and so is every oar that the barge', 'has at the quay.']],
  ])('but not %s', async (_, below) => {
    expect((await read(...copy('•', below))).map(([name]) => name)).toEqual(FOUND.flatMap(([name]) => (name === 'rowing match' ? [] : [name])));
  });
});
