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
const isDone = `document.querySelector('[data-search-finds][aria-busy=false] [data-search-status]')?.textContent.includes('“') ?? false`;

/** What a search finds, best first, once the page has said how much it found and is no longer busy. */
export async function findsFor(reader: Reader, page: string, root: string, words: string, lane: 'force' | 'all'): Promise<Find[]> {
  await reader.open(`${page}?${new URLSearchParams({ q: words, in: lane })}`);
  await askUntil(reader, isDone, `an answer for “${words}”`);
  const found = await reader.ask<{ href: string; title: string }[]>(finds);
  return found.map(({ href, title }) => ({ page: href.slice(root.length).replace('index.html', ''), title }));
}
