/** What a search says of a name: that its letter is not held, and where the result that bears it leads. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { letterOf } from '../../src/model/letters.ts';
import { words } from '../../src/search/words/words.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';
import { named } from './rig/sought.ts';

const open = useBrowser();

/** A letter under which the shipped game has no page, and no name. */
const unheld = first('letter that is not held', Array.from('XQJZ').filter((letter) => !shipped.letters.includes(letter) && !shipped.entries.some(({ headword }) => letterOf(headword) === letter)));
const says = (letter: string): string => `The glossary page of letter ${letter} is not held here`;

async function searchFor(typed: string): Promise<Page> {
  const page = await open(`/search/?q=${encodeURIComponent(typed)}`);
  await page.locator('main [role=status]').filter({ hasText: `“${typed}”` }).waitFor();
  await page.locator('[data-search-finds][aria-busy=false]').waitFor();
  return page;
}

const status = (page: Page): Promise<string> => page.locator('main [role=status]').innerText();

it('the page says that a name may stand under a letter that is not held', async () => {
  expect(await status(await searchFor(`${unheld}vorble`))).toContain(says(unheld));
});

it.each([[`the ${unheld}vorble of lamps`, unheld], [`The ${unheld.toLowerCase()}vorble`, unheld]])('and of a name with an article in front by the next word’s letter: %s', async (typed, letter) => {
  expect(await status(await searchFor(typed))).toContain(says(letter));
});

it.each([`${named.headword.slice(0, 1)}vorble`, `what ${unheld}vorble does`, `${unheld}vorble of the old lamp keepers`, named.headword])('and says nothing of it of %s', async (typed) => {
  expect(await status(await searchFor(typed))).not.toContain('is not held here');
});

it('the list below the box says so, too', async () => {
  const page = await open('/');
  await page.locator('main input[type=search]').fill(`${unheld}vorble`);
  await page.locator('.search-popup').filter({ hasText: says(unheld) }).waitFor();
});

it('the entry that is called what was typed opens at its top, and at a passage where more was typed', async () => {
  const told = first('word of its text alone', named.text.flatMap(({ text }) => words(text)).filter((word) => word.length > 6 && !word.startsWith(named.headword.toLowerCase().slice(0, 4))));
  // Until its text has come, a result leads to the top.
  const found = async (typed: string): Promise<string> => {
    const page = await searchFor(typed);
    const result = page.locator('[data-search-results] > li').filter({ has: page.locator(`a[href*="/entries/${named.id}/"]`) }).first();
    await result.locator('.excerpt mark').first().waitFor();
    return await result.locator('a').first().getAttribute('href') ?? '';
  };
  expect(await found(named.headword)).not.toContain('#');
  expect(await found(`${named.headword} ${told}`)).toContain('#');
});
