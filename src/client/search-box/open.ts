/** The search box in use: what is typed, what is found, and what keys do. After the combobox pattern of WAI-ARIA. */
import type { Finder } from '../../search/finder.ts';
import popupStyles from '../../styles/search-popup.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import { answerFully, finders } from '../finding/finders.ts';
import { recentSearches, rememberSearch } from '../finding/recent-searches.ts';
import { released } from '../finding/released.ts';
import { loading, notLoaded, whileWaiting } from '../finding/waiting.ts';
import { answerTo, recentAnswer, waitingAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import { onKeys } from './keys.ts';
import { Listbox } from './listbox.ts';
import { popupOf } from './popup.ts';
import { Sheet } from './sheet.ts';

adoptStyles(popupStyles);

/** Makes a search form one that answers while one types. */
export function openSearchBox(form: HTMLFormElement): void {
  const input = form.querySelector('input');
  if (input !== null) new SearchBox(form, input);
}

class SearchBox {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #popup;
  readonly #listbox: Listbox;
  readonly #sheet: Sheet;
  readonly #announce: (words: string) => void;
  #finder: Finder | null = null;
  /** What is said while there is no finder, and whether there may soon be one. */
  #waiting = loading;
  /** The words that are searched exactly as they are typed. */
  #exact: string | null = null;

  constructor(form: HTMLFormElement, input: HTMLInputElement) {
    this.#form = form;
    this.#input = input;
    this.#popup = popupOf(form, input);
    this.#listbox = new Listbox(input, this.#popup.list);
    this.#sheet = new Sheet(form, () => { this.close(); });
    this.#announce = announcer(this.#popup.status);
    this.#listen();
    void this.#load();
    if (form.contains(document.activeElement)) this.show();
  }

  get isOpen(): boolean {
    return !this.#popup.element.hidden;
  }

  get isSheet(): boolean {
    return this.#sheet.isOpen;
  }

  show(): void {
    const finder = this.#finder;
    this.#showHeld();
    if (finder === null) return;
    let first = true;
    const typed = this.#input.value;
    void answerFully(finder, () => {
      const isWanted = this.isOpen && this.#finder === finder && this.#input.value === typed;
      if (isWanted && !first) this.#showHeld();
      first = false;
      return isWanted;
    });
  }

  /** Shows what the search finds with what of it has come. */
  #showHeld(): void {
    const typed = this.#input.value.trim();
    const answer = this.#answer(typed);
    this.#popup.note.replaceChildren(...answer.notes);
    this.#popup.note.hidden = answer.notes.length === 0;
    this.#listbox.fill(answer.options, answer.meant);
    this.#popup.element.hidden = answer.options.length === 0 && answer.notes.length === 0;
    this.#input.setAttribute('aria-expanded', String(this.isOpen && answer.options.length > 0));
    this.#sheet.open();
    this.#announce(answer.said);
  }

  close(): void {
    this.#popup.element.hidden = true;
    this.#listbox.fill([]);
    this.#input.setAttribute('aria-expanded', 'false');
    this.#sheet.close();
    this.#announce('');
  }

  #answer(typed: string): Answer {
    if (typed === '') return recentAnswer(recentSearches(), (words) => { this.#search(words); });
    if (this.#finder === null) return waitingAnswer(this.#waiting);
    const exact = this.#exact === typed;
    return answerTo(this.#finder, typed, exact, () => { this.#exact = typed; this.show(); });
  }

  #search(words: string): void {
    this.#input.value = words;
    this.#input.focus();
    this.show();
  }

  async #load(): Promise<void> {
    const { names, whole, taught } = finders();
    const use = (finder: Finder): void => {
      if (finders().whole !== whole) return;
      this.#finder = finder;
      if (this.isOpen && this.#input.value.trim() !== '') this.show();
    };
    const say = (words: string): void => {
      if (finders().whole !== whole || this.#finder !== null) return;
      this.#waiting = words;
      if (this.isOpen) this.show();
    };
    whileWaiting(names, say);
    try {
      for (const coming of [names, whole, taught]) {
        const finder = await coming;
        await released();
        use(finder);
      }
    } catch {
      say(notLoaded);
    }
  }

  #listen(): void {
    this.#input.addEventListener('input', () => {
      this.#listbox.fill([]);
      this.show();
    });
    this.#input.addEventListener('focus', () => { this.show(); });
    this.#input.addEventListener('click', () => { if (!this.isOpen) this.show(); });
    onKeys(this.#input, { box: this, listbox: this.#listbox });
    this.#popup.list.addEventListener('click', () => { rememberSearch(this.#input.value); });
    this.#form.addEventListener('submit', () => { rememberSearch(this.#input.value); });
    this.#form.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.#form.contains(relatedTarget)) && document.hasFocus()) this.close();
    });
    // A press on the list must not take the focus from the words.
    this.#popup.element.addEventListener('pointerdown', (event) => { if (event.pointerType === 'mouse') event.preventDefault(); });
    for (const other of ['event-day', 'search-renewed']) document.addEventListener(other, () => { this.#begin(); });
  }

  /** Begins again, with another search than before. */
  #begin(): void {
    this.#finder = null;
    this.#waiting = loading;
    if (this.isOpen) this.show();
    void this.#load();
  }
}

/** So long after the last key, in milliseconds, nobody is typing any more. */
const quiet = 500;

/** Says things in a status region, once typing has paused. */
function announcer(status: HTMLElement): (words: string) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (words) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { status.textContent = words; }, quiet);
  };
}
