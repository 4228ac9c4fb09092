import { searchNames } from '../finding/search-files.ts';

/**
 * The search box until it is used: a plain form that leads to the search page. The first time it is gone to, the rest
 * is loaded and makes a combobox of it; what is typed meanwhile is not lost.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
  const open = (): void => {
    form.removeEventListener('focusin', open);
    form.removeEventListener('pointerenter', open);
    // The names come while the scripts do; where they cannot be had, the open box says so.
    searchNames().catch(() => undefined);
    void import('./open.ts').then(({ openSearchBox }) => { openSearchBox(form); });
  };
  form.addEventListener('focusin', open);
  form.addEventListener('pointerenter', open);
  if (form.contains(document.activeElement)) open();
}
