import { element } from '../element.ts';

export interface Popup {
  element: HTMLElement;
  /** What is said above the list. */
  note: HTMLElement;
  list: HTMLElement;
  /** Where what happened is said to those who hear the page. */
  status: HTMLElement;
}

/** Puts under the box what it opens, and tells assistive technology what belongs together. */
export function popupOf(form: HTMLFormElement, input: HTMLInputElement): Popup {
  const list = element('div', { id: `${input.id}-list`, role: 'listbox', 'aria-label': 'What was found' });
  const note = element('div', { class: 'search-note' });
  const status = element('p', { role: 'status', class: 'unseen' });
  const popup = element('div', { class: 'search-popup' }, note, list);
  popup.hidden = true;
  form.append(popup, status);
  const roles = { role: 'combobox', 'aria-controls': list.id, 'aria-expanded': 'false', 'aria-autocomplete': 'list', 'aria-haspopup': 'listbox' };
  for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
  return { element: popup, note, list, status };
}
