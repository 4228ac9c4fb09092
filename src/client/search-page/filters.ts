/** The checkboxes that narrow a search, made from what the index holds. */
import type { FilterCounts, Filters } from './pagefind.ts';

const groups = ['Document', 'Kind', 'Status', 'Year', 'Letter'];

/** Puts one group of checkboxes for each filter into `place`; those named in the address are ticked. */
export function showFilters(place: HTMLElement, held: FilterCounts, ticked: URLSearchParams): void {
  for (const name of groups) {
    const values = Object.keys(held[name] ?? {}).toSorted();
    if (values.length > 1) place.append(group(name, values, new Set(ticked.getAll(name))));
  }
  place.hidden = false;
}

/** Ticks what an address names, and nothing else. */
export function tick(place: HTMLElement, address: URLSearchParams): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.checked = address.getAll(box.name).includes(box.value);
}

/** What is ticked, in Pagefind's form. */
export function chosenFilters(form: FormData): Filters {
  const chosen = groups.map((name) => [name, form.getAll(name).map(String)] as const).filter(([, values]) => values.length > 0);
  return Object.fromEntries(chosen.map(([name, any]) => [name, { any }]));
}

/** Says beside each value how many finds it would leave. */
export function showCounts(place: HTMLElement, counts: FilterCounts): void {
  for (const box of place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    const count = box.parentElement?.querySelector('small');
    if (count) count.textContent = String(counts[box.name]?.[box.value] ?? 0);
  }
}

function group(name: string, values: string[], ticked: Set<string>): HTMLFieldSetElement {
  const fieldset = document.createElement('fieldset');
  const legend = document.createElement('legend');
  legend.textContent = name;
  fieldset.append(legend, ...values.map((value) => checkbox(name, value, ticked.has(value))));
  return fieldset;
}

function checkbox(name: string, value: string, checked: boolean): HTMLLabelElement {
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', name, value, checked });
  label.append(box, ` ${value} `, document.createElement('small'));
  return label;
}
