/**
 * On every page: how many pins the binder has, and which of the page's buttons are pressed. Reads no more of the store
 * than that, so that nothing which is damaged there can hurt a page.
 */
import { binderChanged, binderKey } from '../../binder/kept.ts';
import pinnedStyles from '../../styles/pinned.css?inline';
import { adoptStyles } from '../adopt-styles.ts';

function showPins(): void {
  const keys = pinnedKeys();
  for (const count of document.querySelectorAll<HTMLElement>('[data-binder-count]')) {
    count.textContent = keys.size === 0 ? '' : String(keys.size);
  }
  for (const button of document.querySelectorAll('[data-pin]')) {
    button.setAttribute('aria-pressed', String(keys.has(keyFor(button))));
  }
}

/** What a button would pin, as the citation beside it says. */
function keyFor(button: Element): string {
  const { entry = '', of, block } = button.closest('.provision, [data-cited]')?.querySelector<HTMLElement>(':scope > .citation')?.dataset ?? {};
  const text = of === undefined ? entry : `${of}/${entry}`;
  return block === undefined ? text : `${text}#${block}`;
}

function pinnedKeys(): Set<string> {
  try {
    const kept = JSON.parse(localStorage.getItem(binderKey) ?? '') as { pins: { entry: string; of?: string; block: string | null }[] };
    return new Set(kept.pins.map(({ entry, of, block }) => (of === undefined ? entry : `${of}/${entry}`) + (block === null ? '' : `#${block}`)));
  } catch {
    return new Set();
  }
}

adoptStyles(pinnedStyles);
showPins();
for (const news of [binderChanged, 'event-day']) document.addEventListener(news, showPins);
addEventListener('storage', ({ key }) => { if (key === binderKey || key === null) showPins(); });
// A page that a browser kept while others were read is shown again as it was.
addEventListener('pageshow', ({ persisted }) => { if (persisted) showPins(); });
