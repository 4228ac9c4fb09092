/**
 * Takes what the reader set (the event's date, the colours, what is pinned) along from page to page. Some browsers give
 * every file on a disk a storage of its own, so a setting would end with its page: it is written into the addresses of
 * the links that are followed, and from the address into the storage of the page that they lead to.
 */
import { keptApart } from './kept-apart.ts';

const prefix = 'in-force:';
const parameter = 'kept';

type Settings = Record<string, string>;

/** @param root - address of the copy's folder: only links into it take settings along */
export function carrySettings(root: string): void {
  try {
    takeFromAddress();
  } catch {
    // No storage at all: the page shows today's text, in the system's colours.
  }
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link !== null && leadsToOtherPage(link, root)) withSettings(link);
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && form.method === 'get' && form.action.startsWith(root)) addField(form);
  });
}

function takeFromAddress(): void {
  const address = new URL(location.href);
  const kept = address.searchParams.get(parameter);
  if (kept === null) return;
  const brought = new Map(Object.entries(JSON.parse(kept) as Settings).map(([key, value]) => [prefix + key, value]));
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix) && !keptApart.has(key)) localStorage.removeItem(key);
  for (const [key, value] of brought) localStorage.setItem(key, keptApart.get(key)?.(localStorage.getItem(key), value) ?? value);
  address.searchParams.delete(parameter);
  history.replaceState(null, '', address);
}

function settings(): string {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix)).sort();
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key.slice(prefix.length), localStorage.getItem(key)])));
}

function leadsToOtherPage(link: HTMLAnchorElement, root: string): boolean {
  return link.href.startsWith(root) && link.pathname !== location.pathname && link.pathname.endsWith('.html');
}

/** Only while the link is followed: copied, it is the plain address. */
function withSettings(link: HTMLAnchorElement): void {
  const plain = link.getAttribute('href') ?? '';
  const address = new URL(link.href);
  address.searchParams.set(parameter, settings());
  link.href = address.href;
  setTimeout(() => { link.setAttribute('href', plain); });
}

function addField(form: HTMLFormElement): void {
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: parameter, value: settings() });
  form.append(field);
  setTimeout(() => { field.remove(); });
}
