/** What is not in a pinned text goes with it to the table: the instruction, and the words that it brings. */
import { describe, expect, it } from 'vitest';

import { isLeftOver } from '../../src/model/rulings.ts';
import { typeset } from '../../src/model/typeset.ts';
import { answered, binderWith, items } from './rig/binder-page.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();

const waits = first('instruction with new text', shipped.rulings.flatMap(({ supersededBy, entry, amendments }) => (supersededBy === null && entry !== null
  ? amendments.filter((one) => isLeftOver(one) && one.newBlocks.length > 0).map((amendment) => ({ id: entry, amendment }))
  : [])));
const opening = (words: string): string => typeset(words).slice(0, 60);

describe('a pin of a text with an instruction that is not in it', () => {
  it.each(['screen', 'print'] as const)('has it under its words on %s', async (media) => {
    const page = await open('/');
    await binderWith(page, waits.id);
    await answered(page);
    await page.emulateMedia({ media });
    const beside = items(page).first().locator('.pin-beside');
    expect(await beside.isVisible()).toBe(true);
    for (const words of [waits.amendment.instruction, waits.amendment.newBlocks[0]?.text ?? '']) expect(await beside.innerText()).toContain(opening(words));
  });
});
