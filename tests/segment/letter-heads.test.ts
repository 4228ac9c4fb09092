/** What heads the names of a letter belongs to no ruling, in whatever words and signs it names its letter. */
import { describe, expect, it } from 'vitest';

import { LETTER_HEADS, withPlainLetters } from '../../scripts/segment/topics/parts/letter-heads.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

/** The example of a row, for another letter. */
const forLetter = (example: string, letter: string): string => example.replace(/B+/u, (found) => letter.repeat(found.length));

async function read(heads: readonly string[]) {
  const [a = '', b = '', c = ''] = heads;
  const text = ['LAMPS OF OSTERMERE', 'Collected Rulings File 3\nas of May 5, 2012', 'Rulings by card', a, 'Anchor', '  - Its owner may lift it at dusk.\n  - See also Tide.', 'Ash Barge', '  - It burns at once.', b, 'Bell', '  - It may be rung by a captain.', 'Buoy', '  - It counts as a lamp.', c, 'Cable', '  - It holds one barge.'].join('\n\n');
  const source = await sourceOf(text);
  const [found] = segmentAll([source]).documents;
  return { rulings: found?.document.rulings.map(({ topic, blocks }) => [topic, ...blocks.map((block) => block.text)]), lost: misplacedLines(source, found?.document.ledger ?? []) };
}

describe('the heads of letters', () => {
  it.each([...LETTER_HEADS.map(({ example }) => example), ':: B ::', '<< B >>', '*** BB ***', '~*~ B ~*~'])('such as %s', async (example) => {
    expect(await read(['A', 'B', 'C'].map((letter) => forLetter(example, letter)))).toEqual({
      rulings: [['Anchor', 'Its owner may lift it at dusk.', 'See also Tide.'], ['Ash Barge', 'It burns at once.'], ['Bell', 'It may be rung by a captain.'], ['Buoy', 'It counts as a lamp.'], ['Cable', 'It holds one barge.']],
      lost: [],
    });
  });

  it.each([['-= BBB =-'], ['-= BBB =-', '-= AAA =-'], ['AAA', 'BBB'], ['"A"', '"B"']])('are not %j', (...lines) => {
    const reading = lines.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
    expect(withPlainLetters(reading)).toEqual(reading);
  });
});
