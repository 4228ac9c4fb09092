/** Finds out from the page what a button beside a text is about. */
import { shortDay } from '../../model/dates.ts';
import { asPublished } from '../../model/typeset.ts';
import { eventDay } from '../event-day.ts';
import type { Cited } from './citation-text.ts';
import { oneSpace } from '../../model/one-space.ts';

/** What is cited, and the address that it is cited by. */
export interface CitedPlace extends Cited { address: string }

/** The citation that belongs to a button: that of its block, or of the entry whose tools it is among. */
export function citationOf(button: Element): HTMLElement | null {
  return button.closest('.provision, [data-cited]')?.querySelector<HTMLElement>(':scope > .citation') ?? null;
}

/** What a citation on the page says of the words beside it. */
export function cited(citation: HTMLElement): CitedPlace {
  const said = (what: string) => citation.querySelector(`[data-${what}]`)?.textContent.trim() ?? null;
  const day = document.querySelector('main[data-timeless]') === null ? eventDay() : null;
  return {
    headword: said('headword') ?? '',
    place: said('place'),
    words: wordsOf(citation.parentElement),
    standing: said('standing') ?? '',
    asOf: day === null ? null : shortDay(day),
    wording: said('hash') ?? '',
    address: addressOf(citation),
  };
}

/** A block's words alone, in the published characters: neither its number nor what is said only to those who hear the page. */
export function wordsOf(provision: Element | null): string {
  const words = provision?.querySelector(':scope > .words')?.cloneNode(true) as HTMLElement | undefined;
  for (const extra of words?.querySelectorAll('.number, .tools, .unseen') ?? []) extra.remove();
  return words === undefined ? '' : oneSpace(asPublished(words.textContent, words.dataset['curly']));
}

/**
 * Whole, so that it can be sent to somebody. A file's address on this disk would lead nobody there: a copy on a disk
 * gives the page's address on the web, and where it knows none, its name within the copy.
 */
function addressOf(citation: HTMLElement): string {
  const link = citation.querySelector('a');
  if (location.protocol !== 'file:') return link?.href ?? location.href;
  return link?.dataset['published'] ?? link?.textContent ?? '';
}
