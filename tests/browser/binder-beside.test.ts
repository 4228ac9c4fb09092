/** What is not in a pinned text goes with it to the table: the instruction, and the words that it brings. */
import { describe, expect, it } from 'vitest';

import { aroundIn } from '../../src/model/around.ts';
import { isLeftOver } from '../../src/model/rulings.ts';
import { rulingsOf } from '../../src/model/standing.ts';
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

describe('a pin of a text with a later ruling to read with it', () => {
  const around = aroundIn(shipped, '2026-01-01');
  const explained = first('entry with a later ruling', shipped.entries.flatMap((entry) => rulingsOf(entry, around).explaining.filter(({ ruling }) => ruling.supersededBy === null && entry.text.length > 1).map(({ ruling }) => ({ id: entry.id, ruling }))));

  it.each(['screen', 'print'] as const)('has its words under its own on %s', async (media) => {
    const page = await open('/');
    await binderWith(page, explained.id);
    await answered(page);
    await page.emulateMedia({ media });
    const beside = await items(page).first().locator('.pin-beside').innerText();
    expect(beside).toContain('Later ruling to read with it');
    for (const { text } of explained.ruling.blocks) expect(beside).toContain(opening(text));
  });
});
