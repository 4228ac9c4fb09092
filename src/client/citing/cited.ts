/** Finds out from the page what a button beside a text is about. */
import { asFarAsKnown } from '../../model/as-far-as-known.ts';
import { shortDay } from '../../model/dates.ts';
import { asPublished } from '../../model/typeset.ts';
import { eventDay, knownOnlyTo } from '../event-day.ts';
import { addressOnDay } from './address-on-day.ts';
import type { Cited } from './citation-text.ts';
import { oneSpace } from '../../model/one-space.ts';
import { whatCopyLacks } from '../../model/what-copy-lacks.ts';

/** What is cited, and the address that it is cited by. */
export interface CitedPlace extends Cited { address: string }

/** What a citation on the page says of the words beside it. */
export function cited(citation: HTMLElement): CitedPlace {
  const said = (what: string) => citation.querySelector(`[data-${what}]`)?.textContent.trim() ?? null;
  // A version's page is of its own days; a ruling's says how it stood on the event's.
  const ofRuling = citation.dataset['of'] === 'ruling';
  const day = ofRuling || document.querySelector('main[data-timeless]') === null ? eventDay() : null;
  const standing = said('standing') ?? '';
  const onDay = day === null ? null : standingOnDay(standing);
  return {
    headword: said('headword') ?? '',
    place: said('place'),
    ofRuling,
    words: wordsOf(said('place') === null ? onlyProvision() : citation.parentElement, bracketed),
    standing: day !== null && onDay === null && knownOnlyTo(day) !== null ? asFarAsKnown(standing) : standing,
    asOf: day === null ? null : shortDay(day),
    onDay,
    wording: said('hash') ?? '',
    address: day === null ? addressOf(citation) : addressOnDay(addressOf(citation), day),
  };
}

/** The block of a text that has no other: who cites such a text as a whole cites its words. */
function onlyProvision(): Element | null {
  const [first, ...others] = [...document.querySelectorAll('.rule-text .provision')].filter((one) => one.checkVisibility());
  return first === undefined || others.length > 0 ? null : first;
}

/**
 * How the entry or the ruling stood on the event's date, as the head says it that came for the day; null where today's head holds.
 * Without a full stop, and without what a citation says by itself: up to when anything is known, and what the copy lacks.
 */
function standingOnDay(today: string): string | null {
  const head = [...document.querySelectorAll('[data-of-event-day] [data-how-it-stands], [data-on-day]')].find((one) => one.checkVisibility());
  if (head === undefined) return null;
  const said = Object.values(whatCopyLacks).filter((lack) => today.includes(`; ${lack}`));
  return oneSpace(head.textContent).replace(/\.(?: Known up to .*)?$/u, '').split('; ').filter((part) => !said.includes(part)).join('; ');
}

/** Where a page shows a sign, words alone would run into the words around it: "the universal [Universal icon]". */
function bracketed(words: HTMLElement): void {
  for (const icon of words.querySelectorAll('.icon')) if (!icon.textContent.startsWith('[')) icon.textContent = `[${icon.textContent}]`;
}

/**
 * A block's words alone, in the published characters: neither its number nor what is said only to those who hear the page.
 *
 * @param prepare - what is done before to a copy of them
 */
export function wordsOf(provision: Element | null, prepare?: (words: HTMLElement) => void): string {
  const words = provision?.querySelector(':scope > .words')?.cloneNode(true) as HTMLElement | undefined;
  for (const extra of words?.querySelectorAll('.number, .tools, .unseen') ?? []) extra.remove();
  if (words !== undefined) prepare?.(words);
  return words === undefined ? '' : oneSpace(asPublished(words.textContent, words.dataset['curly']));
}

/**
 * Whole, so that it can be sent to somebody. A file's address on this disk would lead nobody there: a copy on a disk
 * gives the page's address on the web, and where it knows none, none. Text, document and days are found by everybody
 * who has the rules.
 */
function addressOf(citation: HTMLElement): string {
  const link = citation.querySelector('a');
  if (location.protocol !== 'file:') return link?.href ?? location.href;
  const published = link?.dataset['published'] ?? '';
  return /^https?:/u.test(published) ? published : '';
}
