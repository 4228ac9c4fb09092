/** What a printer or a host sets between the lines of a text: whose it is at the foot of a page, what else there is to see; and lines that hold a reference alone. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { blocks: new Map(document?.entries.map(({ headword, blocks }) => [headword, blocks.map(({ text }) => text)])), lost: misplacedLines(source, document?.ledger ?? []) };
}

describe('a printed glossary', () => {
  const LINES = ['OSTERMERE GLOSSARY v2.0                                   Page 31', '', 'Anchor', 'An anchor is a tool of either guild. It holds a barge where', 'it is as long as nobody of the other guild lifts it, and', 'may not be lifted while its captain sleeps on the quay.', '',
    'Barge', 'A barge is a boat of either guild. It carries one lamp at', 'least, and may not be towed by a boat that is smaller. All', 'barges are marked with a sign at the bow.', '', '©1998 Quay Press Inc.  TM,® & © 1998 The Lampwrights Ltd.', '31', 'OSTERMERE GLOSSARY v2.0                                   Page 32', '',
    'Canal Signs', 'Some signs on the tools of both guilds of the canal have', 'two purposes:', '• as a demand ("if with a lamp that burns"); and', '• as a permission ("may be rowed here").', 'See Signs.', '',
    'Curfew', 'During a curfew each captain sleeps where he is, and wakes', 'when the bell is rung. A curfew does not count as a night', 'or as a turn. (See Night.)', '', 'Dusk', 'The last turn of a day. Whoever has lit no lamp by then is', 'the first who pays a toll, as long as it is not raining.'];

  it('has no notice of rights in the text that stands above it', async () => {
    const { blocks, lost } = await read(LINES);
    expect([...blocks.keys()]).toEqual(['Anchor', 'Barge', 'Canal Signs', 'Curfew', 'Dusk']);
    expect({ barge: blocks.get('Barge')?.length, lost }).toEqual({ barge: 1, lost: [] });
  });

  it('sets a reference on its line below the last item, and it is no part of that', async () => {
    expect((await read(LINES)).blocks.get('Canal Signs')?.slice(1)).toEqual(['as a demand ("if with a lamp that burns"); and', 'as a permission ("may be rowed here").', 'See Signs.']);
  });
});

describe('a page of a wiki', () => {
  it('shows what else its host has, and that is no text of the entry above', async () => {
    const { blocks, lost } = await read(['Ostermere Rules Wiki', 'Glossary of Terms', '', ...['Anchor', 'Barge', 'Curfew'].flatMap((name) => [`${name}[edit]`, 'It holds a barge where it is, as long as nobody lifts it.', '']), 'Fan Feed', 'More Ostermere Rules Wiki', '1 Turns of a Day', '2 List of Barges', '', 'Dusk[edit]', 'The last turn of a day, and the first of the night.']);
    expect(blocks.get('Curfew')).toEqual(['It holds a barge where it is, as long as nobody lifts it.']);
    expect(lost).toEqual([]);
  });
});

describe('the last row of a table', () => {
  it('is an entry though the copy breaks off in it', async () => {
    const row = (name: string): string => `| ${name} | It holds a barge where it is, as long as nobody lifts it. |`;
    const { blocks } = await read(['Ostermere - Glossary of terms', '', '| **Term** | **Meaning** |', '| --- | --- |', ...['Anchor', 'Barge', 'Curfew'].map(row), '| Dusk | |', '', '| **Term** | **Meaning** |', '| --- | --- |', ...['Eel', 'Ford'].map(row), '| Guild | Tide, Lantern, or Oar. Whoever has two of the th']);
    expect([...blocks.keys()]).toEqual(['Anchor', 'Barge', 'Curfew', 'Dusk', 'Eel', 'Ford', 'Guild']);
  });
});

describe('a title of one word beside the number of its page', () => {
  const terms = (middle: readonly string[]): string[] => ['THE HANDBOOK OF THE QUAY', '', '', 'Glossary', '', '', 'Action: A thing done by a citizen in the day phase. A', 'citizen who acts is dimmed, and may be stopped by any', 'other of the same bank.', '', '',
    'Berth: A place at a quay. The quay has as many of them as', 'it has bollards. No barge may be moored there more than once', ...middle, 'Curfew: See Bell.', '', '', 'Dusk: The last turn of a day.'];

  it('is no text in the midst of a sentence, whose halves are one paragraph', async () => {
    const { blocks, lost } = await read(terms(['', '', 'Glossary  71', '', '', 'a turn unless it has been rowed by another captain. What', 'has been moored is still a barge.', '', '']));
    expect(blocks.get('Berth')).toEqual(['A place at a quay. The quay has as many of them as it has bollards. No barge may be moored there more than once a turn unless it has been rowed by another captain. What has been moored is still a barge.']);
    expect(lost).toEqual([]);
  });

  it('is none behind the last sentence of a page', async () => {
    expect((await read(terms(['a turn.', '', '', 'Glossary  71', '', '']))).blocks.get('Berth')).toEqual(['A place at a quay. The quay has as many of them as it has bollards. No barge may be moored there more than once a turn.']);
  });
});
