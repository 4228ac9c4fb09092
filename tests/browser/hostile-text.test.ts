import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { Entry } from '../../src/model/corpus.ts';
import { useBrowser } from './rig/open-page.ts';
import { first, shipped } from './rig/shipped-corpus.ts';

const open = useBrowser();

/** What stands in the shipped documents on purpose: each would do harm where text is taken for anything else. */
const traps = [
  { trap: 'a script', pattern: /<script/i },
  { trap: 'an expression', pattern: /\{[^}]*\(\)[^}]*\}/ },
  { trap: 'an import', pattern: /import \w+ from/ },
  { trap: 'a script link', pattern: /javascript:/i },
];

const textOf = (entry: Entry): string => [entry.headword, ...entry.text.map(({ text }) => text)].join('\n');

/** Links and markup that could act, in the part of the page that documents wrote. */
const actors = (page: Page): Promise<string[]> => page.locator('main').evaluate((main) =>
  [...main.querySelectorAll('script:not([src]), iframe, object, [onclick], [onerror], [onload], a[href^="javascript:" i]')]
    .map((element) => element.outerHTML));

const squash = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe.each(traps)('$trap in a document', ({ trap, pattern }) => {
  it('is text on the page that anyone can read, and nothing more', async () => {
    const entry = first(`text with ${trap}`, shipped.entries.filter((each) => pattern.test(textOf(each))));
    const page = await open(`/entries/${entry.id}/`);
    const words = pattern.exec(textOf(entry))?.[0] ?? '';
    expect(squash(await page.locator('main').innerText())).toContain(squash(words));
    expect(await actors(page)).toEqual([]);
  });
});
