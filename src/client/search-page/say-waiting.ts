import { element } from '../element.ts';
import { letterPage } from '../finding/letter-page.ts';
import { loading } from '../finding/waiting.ts';
import { clear } from './places.ts';
import type { Places } from './places.ts';

/** Says that the search is waited for; once it is late, or will not come, with the way to the letter of what was typed. */
export function sayWaiting(words: string, typed: string, form: HTMLFormElement, places: Places): void {
  clear(places);
  places.status.textContent = words;
  const letter = letterPage(typed, { letters: (form.dataset['letters'] ?? '').split(' ') });
  if (words !== loading) places.note.append(element('p', {}, element('a', { href: letter.address }, letter.words)));
}
