/**
 * The judge's proof: one screen and one sheet with what a ruling at the table rests on, and a link to it that carries its
 * day. It is made of what the page says already, so that it can say nothing else; only the document's own lines are asked
 * for. Another way of looking at a page, and no page of its own.
 */
import proofStyles from '../../styles/proof.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import { shortDay } from '../../model/dates.ts';
import { closed } from '../../model/ruling-words.ts';
import { askEntry } from '../binder/ask-entry.ts';
import { asking } from '../citing/address-on-day.ts';
import { citedIfCertain } from '../citing/certain.ts';
import { dayInWords } from '../citing/citation-text.ts';
import type { CitedPlace } from '../citing/cited.ts';
import { readersToday } from '../event-day.ts';
import { element } from '../element.ts';
import { button } from '../note-bar.ts';
import { draw } from '../qr/draw.ts';
import { phoneAddress } from '../qr/phone-address.ts';
import { besideText, lastChange, wordsShown } from './from-page.ts';
import { sourceOf } from './source-of.ts';
import { typeset } from '../../model/typeset.ts';

adoptStyles(proofStyles);

/** @param citation - of a block, or of an entry as a whole */
export async function showProof(citation: HTMLElement): Promise<void> {
  const what = citedIfCertain(citation);
  if (what === null) return;
  const { entry = '', of, block } = citation.dataset;
  const source = sourceOf(await askEntry(entry, of), citation.querySelector('a')?.pathname ?? '', block ?? null);
  const provision = citation.closest<HTMLElement>('.provision');
  const dialog = element('dialog', { class: 'proof-sheet', 'aria-labelledby': 'proof-name' });
  dialog.append(
    head(what),
    ...standing(what, citation),
    element('div', { class: 'proof-words' }, ...wordsShown(provision)),
    ...part('Changed last', lastChange(provision)),
    ...besideText(),
    ...source,
    reached(what),
    element('p', { class: 'proof-tools' }, button('Print', () => { print(); }), button('Close', () => { dialog.close(); })),
  );
  dialog.addEventListener('close', () => { leave(dialog); });
  document.body.append(dialog);
  document.documentElement.classList.add('proving');
  dialog.showModal();
  dialog.scrollTop = 0;
}

/** Whose rules they are, the day on which the proof is made, and what it is of. */
function head({ headword, place, asOf }: CitedPlace): HTMLElement {
  const site = [...document.querySelectorAll('.brand > *')].map(({ textContent }) => textContent.trim());
  const name = element('h2', { id: 'proof-name', tabindex: '-1', autofocus: '' }, typeset(headword), ...(place === null ? [] : [element('small', {}, place)]));
  return element('header', {}, element('p', { class: 'proof-site' }, `${site.join(' · ')} · `, element('span', {}, `proof made on ${shortDay(readersToday())}`)), name, ...(asOf === null ? [] : [element('p', { class: 'proof-day' }, `as of ${asOf}`)]));
}

/**
 * Before the words, because it is held up to somebody who reads no further: on an event's date what the page's head says of
 * that day, where that is not today's standing, and always what a citation says. What rulings order that is in no text
 * stands below the words, whole.
 */
function standing(what: CitedPlace, citation: HTMLElement): HTMLElement[] {
  const quoted = citation.querySelector('[data-beside]')?.textContent ?? '';
  return [...dayInWords(what), closed(what.standing.replace(quoted, ''))].map((words) => {
    const [state = ''] = /^.*?(?=, base: |[(;]|$)/u.exec(words) ?? [];
    return element('p', { class: isInForce(words) ? 'proof-standing' : 'proof-standing warns' }, element('b', {}, state), words.slice(state.length));
  });
}

const isInForce = (words: string): boolean => /^(?:as far as known: |the entry: )*in force/iu.test(words);

function part(name: string, inside: readonly Node[]): HTMLElement[] {
  return inside.length === 0 ? [] : [element('section', {}, element('h3', {}, name), ...inside)];
}

/** The code for a phone, and the address in letters: the page with the proof open on it. */
function reached({ address, wording }: CitedPlace): HTMLElement {
  const whole = asking(address, 'proof');
  const { address: forPhone, hint } = phoneAddress(whole);
  return element('footer', {},
    ...(forPhone === null ? [] : [draw(forPhone)]),
    element('p', {}, element('small', {}, `Wording ${wording}.`), /^https?:/u.test(whole) ? element('a', { href: whole }, whole) : whole, ...(hint === null ? [] : [element('small', {}, hint)])));
}

/** The page is the page again, under its own address. */
function leave(dialog: HTMLDialogElement): void {
  dialog.remove();
  document.documentElement.classList.remove('proving');
  const address = new URL(location.href);
  if (!address.searchParams.has('proof')) return;
  address.searchParams.delete('proof');
  history.replaceState(null, '', address);
}
