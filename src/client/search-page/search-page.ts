/** The search page: what is asked, in its address, and what is found, in one of two lanes. */
import popupStyles from '../../styles/search-popup.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import { finders } from '../finding/finders.ts';
import { rememberSearch } from '../finding/recent-searches.ts';
import { notLoaded, whileWaiting } from '../finding/waiting.ts';
import { addressOf, askedIn } from './asked.ts';
import type { Asked } from './asked.ts';
import { searchEverything } from './everything.ts';
import { tick } from './filters.ts';
import { searchInForce } from './in-force.ts';
import { placesIn } from './places.ts';
import { sayWaiting } from './say-waiting.ts';

adoptStyles(popupStyles);

class SearchPage {
  readonly #form: HTMLFormElement;
  readonly #words: HTMLInputElement;
  readonly #lanes: RadioNodeList;
  readonly #places;
  #exact = false;
  #others = false;
  /** How many searches were begun: an answer to an earlier one comes too late. */
  #begun = 0;
  /** True where the next key begins a search that can be gone back from. */
  #settled = true;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#words = form.elements.namedItem('q') as HTMLInputElement;
    this.#lanes = form.elements.namedItem('in') as RadioNodeList;
    this.#places = placesIn(form);
  }

  start(): void {
    this.#show(askedIn(new URLSearchParams(location.search)));
    if (this.#words.value === '') this.#words.focus();
    this.#words.addEventListener('input', () => { this.#exact = false; });
    this.#words.addEventListener('change', () => { this.#settle(); });
    this.#form.addEventListener('input', () => { this.#ask(); });
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask();
      this.#settle();
    });
    addEventListener('popstate', () => {
      const address = new URLSearchParams(location.search);
      tick(this.#places.filters, address);
      this.#show(askedIn(address));
    });
    for (const other of ['event-day', 'search-renewed']) document.addEventListener(other, () => void this.#search());
    this.#places.others.addEventListener('toggle', () => {
      this.#others = this.#places.others.open;
      history.replaceState(null, '', addressOf(this.#form, this.#asked));
    });
  }

  get #asked(): Asked {
    return { words: this.#words.value, lane: this.#lanes.value === 'all' ? 'all' : 'force', exact: this.#exact, others: this.#others };
  }

  /** Puts into the form what an address asks for, and searches. */
  #show({ words, lane, exact, others }: Asked): void {
    this.#words.value = words;
    this.#lanes.value = lane;
    this.#exact = exact;
    this.#others = others;
    this.#settled = true;
    void this.#search();
  }

  /** Searches for what stands in the form, under an address of its own. */
  #ask(): void {
    const address = addressOf(this.#form, this.#asked);
    const isNew = new URL(address, location.href).search !== location.search;
    if (this.#settled && isNew) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.#settled = false;
    void this.#search();
  }

  /** A search that was left or sent stays in the history, and among the last searches. */
  #settle(): void {
    this.#settled = true;
    rememberSearch(this.#words.value);
  }

  async #search(): Promise<void> {
    const mine = ++this.#begun;
    const isAsked = (): boolean => mine === this.#begun;
    const asked = this.#asked;
    this.#places.filters.hidden = asked.lane === 'force';
    // What is shown until the last of it has come is not the answer yet.
    this.#places.finds.setAttribute('aria-busy', 'true');
    const say = (words: string): void => { if (isAsked()) sayWaiting(words, asked.words, this.#form, this.#places); };
    const searchExactly = (): void => { this.#searchExactly(); };
    const search = asked.lane === 'all'
      ? searchEverything(asked, this.#form, this.#places, isAsked, searchExactly)
      : searchInForce(asked, this.#places, isAsked, searchExactly);
    // Names are an answer already.
    if (asked.words.trim() !== '') whileWaiting(asked.lane === 'all' ? search : finders().names, say);
    try {
      await search;
    } catch {
      say(notLoaded);
    } finally {
      if (isAsked()) this.#places.finds.setAttribute('aria-busy', 'false');
    }
  }

  #searchExactly(): void {
    this.#exact = true;
    this.#settled = true;
    this.#ask();
  }
}

const form = document.querySelector<HTMLFormElement>('[data-full-search]');
if (form !== null) new SearchPage(form).start();
