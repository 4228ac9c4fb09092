import { partOf } from '../element.ts';

/** Where on the search page things are said and shown. */
export interface Places {
  /** All of what follows but the filters. */
  finds: HTMLElement;
  /** How much was found, and for which words. */
  status: HTMLElement;
  /** What was repaired, and what to do where nothing was found. */
  note: HTMLElement;
  results: HTMLElement;
  /** What is found and not in force, closed until it is asked for. */
  others: HTMLDetailsElement;
  filters: HTMLElement;
  more: HTMLButtonElement;
}

/**
 * The places of a search page.
 *
 * @throws Error where the page lacks one
 */
export function placesIn(form: HTMLFormElement): Places {
  return {
    finds: partOf(form, '[data-search-finds]'),
    status: partOf(form, '[data-search-status]'),
    note: partOf(form, '[data-search-note]'),
    results: partOf(form, '[data-search-results]'),
    others: partOf(form, '[data-search-others]') as HTMLDetailsElement,
    filters: partOf(form, '[data-search-filters]'),
    more: partOf(form, '[data-search-more]') as HTMLButtonElement,
  };
}

/** Empties the places for what comes next. */
export function clear({ status, note, results, others, more }: Places): void {
  status.textContent = '';
  status.classList.remove('guess');
  note.replaceChildren();
  results.replaceChildren();
  others.hidden = true;
  more.hidden = true;
}
