/** What keys do in the search box. */
import type { Listbox } from './listbox.ts';

export interface Keyed {
  box: { readonly isOpen: boolean; readonly isSheet: boolean; show(): void; close(): void };
  listbox: Listbox;
}

/** Lets the keyboard move through the list, open what is chosen and close the box. */
export function onKeys(input: HTMLInputElement, { box, listbox }: Keyed): void {
  const move = (step: 1 | -1): true => {
    if (!box.isOpen) box.show();
    listbox.move(step);
    return true;
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    // Where nothing is surely meant, the form goes to the search page.
    Enter: ({ ctrlKey, metaKey, shiftKey }) => box.isOpen && input.value.trim() !== '' && listbox.take({ ctrlKey, metaKey, shiftKey }),
    // On a phone's sheet the button that closes it is the next stop.
    Tab: () => {
      if (!box.isSheet) box.close();
      return false;
    },
    Escape: () => {
      if (box.isOpen) box.close();
      else input.value = '';
      return true;
    },
  };
  input.addEventListener('keydown', (event) => {
    // While letters are being composed, keys belong to the composing.
    if (event.isComposing || event.altKey) return;
    if (keys[event.key]?.(event) === true) event.preventDefault();
  });
}
