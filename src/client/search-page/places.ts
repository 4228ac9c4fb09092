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

export function placesIn(form: HTMLFormElement): Places {
  return {
    finds: part(form, '[data-search-finds]'),
    status: part(form, '[data-search-status]'),
    note: part(form, '[data-search-note]'),
    results: part(form, '[data-search-results]'),
    others: part(form, '[data-search-others]') as HTMLDetailsElement,
    filters: part(form, '[data-search-filters]'),
    more: part(form, '[data-search-more]') as HTMLButtonElement,
  };
}

/** Empties the places for what comes next. */
export function clear({ status, note, results, others, more }: Places): void {
  status.textContent = '';
  note.replaceChildren();
  results.replaceChildren();
  others.hidden = true;
  more.hidden = true;
}

function part(form: HTMLFormElement, selector: string): HTMLElement {
  const found = form.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The search page has no ${selector}`);
  return found;
}
