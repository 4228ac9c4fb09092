import { element } from '../element.ts';
import { searchNames } from '../finding/search-names.ts';
import { loading, whileWaiting } from '../finding/waiting.ts';

/**
 * The search box until it is used: a plain form that leads to the search page. The first time it is gone to, the rest
 * is loaded and makes a combobox of it; what is typed meanwhile is not lost, and how it goes on is said under the box.
 */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-search-box]')) {
  const said = element('p', { class: 'notice', role: 'status' });
  said.style.cssText = 'position:absolute;inset:100% 0 auto;z-index:6';
  const say = (words: string): void => {
    form.append(said);
    // The letters' page lies beside that of the search, whatever its address ends with.
    said.replaceChildren(words, ...(words === loading ? [] : [' ', element('a', { href: form.action.replace(/search(?!.*search)/u, 'letters') }, 'All letters')]));
  };
  const open = (): void => {
    form.removeEventListener('focusin', open);
    form.removeEventListener('pointerenter', open);
    // The names come while the scripts do; where they cannot be had, the open box says so.
    searchNames().catch(() => undefined);
    const coming = import('./open.ts').then(({ openSearchBox }) => {
      said.remove();
      openSearchBox(form);
    });
    whileWaiting(coming, say);
  };
  form.addEventListener('focusin', open);
  form.addEventListener('pointerenter', open);
  if (form.contains(document.activeElement)) open();
}
