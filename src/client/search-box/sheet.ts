/**
 * On a phone the open box takes the whole screen: the words at the top, the list under them as far down as the keyboard
 * leaves room. What lies behind is out of reach until the sheet is closed.
 */
import { element } from '../element.ts';

const narrow = matchMedia('(max-width: 40rem)');

/** A search form that may take the whole screen; on a wide one nothing happens. */
export class Sheet {
  readonly #form: HTMLFormElement;
  #behind: HTMLElement[] = [];

  /** @param close - what the button at the top does */
  constructor(form: HTMLFormElement, close: () => void) {
    this.#form = form;
    const button = element('button', { type: 'button', class: 'close-sheet' }, 'Close');
    button.addEventListener('click', () => {
      close();
      form.querySelector('input')?.blur();
    });
    form.querySelector('button[type=submit]')?.after(button);
  }

  get isOpen(): boolean {
    return this.#form.dataset['sheet'] !== undefined;
  }

  open(): void {
    if (!narrow.matches || this.isOpen) return;
    this.#form.dataset['sheet'] = '';
    document.documentElement.classList.add('under-sheet');
    this.#behind = besides(this.#form).filter((one) => !one.inert);
    for (const one of this.#behind) one.inert = true;
  }

  close(): void {
    delete this.#form.dataset['sheet'];
    document.documentElement.classList.remove('under-sheet');
    for (const one of this.#behind) one.inert = false;
    this.#behind = [];
  }
}

/** Everything on the page that does not hold the element. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inside = element; inside !== document.body && inside.parentElement !== null; inside = inside.parentElement) {
    for (const one of inside.parentElement.children) if (one !== inside && one instanceof HTMLElement) found.push(one);
  }
  return found;
}
