/** Tables of an archive's copy: neither what the archive puts above a page nor what names its columns is a row. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const TOOLBAR = 'Skip to main content\nAsk the readers to give some more books.\nThe Archive\nhttp://quay.example/words.html\tGo\tAUG\tSEP\tOCT\nPrevious capture\t23\tNext capture\n2001\t2002\t2003\n14 captures\n11 Dec 2000 - 6 Jun 2004\nAbout this capture\n\n';
const ROWS: readonly (readonly [name: string, text: string])[] = [
  ['Anchor', 'A weight of iron that holds a barge where it is.'], ['Bell', 'It is rung once in a turn. See Curfew.'], ['Curfew', 'It ends all trade on the quay until the lamp burns.'], ['Dead Water', 'See Tide.'], ['Ferry', 'It takes two citizens over the river.'], ['Gaff', 'A pole with a hook that a bargee may use once.'],
];
const HEADS = ['Word\tWhat it means', 'Lingo\tWhat we say', 'Our word\tIts use at the table', 'Word | What it means', 'Lingo | What we say', 'Term   What this is', ''];

async function read(above: string, head: string) {
  const sign = head.includes('|') ? ' | ' : head.includes('   ') ? '   ' : '\t';
  const source = await sourceOf(`${above}Lamps of Ostermere: The Lexicon of the Quay\n\n${head === '' ? '' : `${head}\n`}${ROWS.map((row) => row.join(sign)).join('\n')}\n`);
  const [found] = segmentAll([source]).documents;
  return { headwords: found?.document.entries.map(({ headword }) => headword), lost: misplacedLines(source, found?.document.ledger ?? []) };
}

describe('a table below names of its columns', () => {
  it.each(HEADS.flatMap((head) => [['', head], [TOOLBAR, head]] as const))('%j%s', async (above, head) => {
    expect(await read(above, head)).toEqual({ headwords: ROWS.map(([name]) => name), lost: [] });
  });

  it('a first row as short as others is one', async () => {
    const source = await sourceOf('Lamps of Ostermere: The Lexicon of the Quay\n\nAlmoner | clerk of the poor\nAnchor | a weight of iron\nBell | rung once in a turn\nFerry | It takes two citizens over the river.\nGaff | It has a hook.\nLamp | It burns until dawn comes.\n');
    expect(segmentAll([source]).documents[0]?.document.entries.map(({ headword }) => headword)).toEqual(['Almoner', 'Anchor', 'Bell', 'Ferry', 'Gaff', 'Lamp']);
  });
});
