/** What a reader does with the box and with references, as expressions for a page in any browser. */

/** Goes to the search box and types. */
export const typeInBox = (words: string): string => `(() => {
  const box = document.querySelector('#search-words');
  box.form.dispatchEvent(new PointerEvent('pointerenter'));
  box.focus();
  box.value = ${JSON.stringify(words)};
  box.dispatchEvent(new Event('input', { bubbles: true }));
})()`;

/** The address of the first result under the box; empty while there is none. */
export const firstResult = `document.querySelector('.search-popup .result')?.href ?? ''`;

/** Rests with the pointer on a link. */
export const pointAt = (selector: string): string => `(() => {
  const link = document.querySelector(${JSON.stringify(selector)});
  link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
})()`;

/** The words of the preview that is open; empty while none is. */
export const shownPreview = `document.querySelector('#preview:popover-open')?.innerText ?? ''`;
