import { askUntil } from './reader.ts';
import type { Reader } from './reader.ts';

/** What players of the shipped game might type: names, rules' words, several words, plurals, slips, nothing that is there. */
export const queries = [
  'lamp', 'lamps', 'lock', 'lantern', 'tide', 'guild', 'crew', 'canal', 'card', 'draw', 'discard', 'play', 'turn',
  'deleted', 'replaced', 'example', 'errata', 'reward', 'boat', 'bridge', 'cost', 'copy', 'counter', 'target',
  'light a lamp', 'draw a card', 'lock and canal', 'may not be played', 'at the end of turn', 'opponent\'s hand',
  'lanturn', 'cannal', 'zzzz', 'The', 'two cards',
];

export interface Find {
  /** The file of the page found, from the copy's or the site's root. */
  page: string;
  title: string;
}

const finds = `[...document.querySelectorAll('[data-search-results] > li > a:first-child')].map((link) => ({ href: link.href, title: link.innerText }))`;
const isDoneFor = (words: string): string =>
  `document.querySelector('[data-search-finds][aria-busy=false] [data-search-status]')?.textContent.includes(${JSON.stringify(`“${words}”`)}) ?? false`;

/** What stands on the search page, best first, once it has said how much it found and is no longer busy. */
async function findsShown(reader: Reader, root: string, words: string): Promise<Find[]> {
  await askUntil(reader, isDoneFor(words), `an answer for “${words}”`);
  const found = await reader.ask<{ href: string; title: string }[]>(finds);
  return found.map(({ href, title }) => ({ page: href.slice(root.length).replace('index.html', ''), title }));
}

/** What a search finds that is asked for by its address. */
export async function findsFor(reader: Reader, page: string, root: string, words: string, lane: 'force' | 'all'): Promise<Find[]> {
  await reader.open(`${page}?${new URLSearchParams({ q: words, in: lane })}`);
  return findsShown(reader, root, words);
}

const typing = (words: string): string => `(() => {
  const box = document.querySelector('[data-full-search]').elements.namedItem('q');
  box.value = ${JSON.stringify(words)};
  box.dispatchEvent(new Event('input', { bubbles: true }));
})()`;

async function findsTyping(reader: Reader, root: string, words: string): Promise<Find[]> {
  await reader.ask(typing(words));
  return findsShown(reader, root, words);
}

/** What searches find, by their words: the first is asked for by its address, the others are typed there one after the other. */
export async function findsForEach(reader: Reader, page: string, root: string, searches: readonly string[], lane: 'force' | 'all'): Promise<Record<string, Find[]>> {
  const [first] = searches;
  const found: Record<string, Find[]> = {};
  for (const words of searches) {
    found[words] = words === first ? await findsFor(reader, page, root, words, lane) : await findsTyping(reader, root, words);
  }
  return found;
}
