/**
 * The judge's proof: one screen and one sheet with what a ruling at the table rests on, and a link to it that carries its
 * day. It is made of what the page says already, so that it can say nothing else; only the document's own lines are asked
 * for. Another way of looking at a page, and no page of its own.
 */
import proofStyles from '../../styles/proof.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import { shortDay } from '../../model/dates.ts';
import { askEntry } from '../binder/ask-entry.ts';
import { citedIfCertain } from '../citing/certain.ts';
import { dayInWords } from '../citing/citation-text.ts';
import type { CitedPlace } from '../citing/cited.ts';
import { eventDay, readersToday } from '../event-day.ts';
import { element } from '../element.ts';
import { button } from '../note-bar.ts';
import { draw } from '../qr/draw.ts';
import { phoneAddress } from '../qr/phone-address.ts';
import { besideText, lastChange, wordsShown } from './from-page.ts';
import { proofAddress } from './proof-address.ts';
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
    element('div', { class: 'proof-words' }, ...wordsShown(provision)),
    ...standing(what),
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
  return element('header', {}, element('p', { class: 'proof-site' }, [...site, shortDay(readersToday())].join(' · ')), name, ...(asOf === null ? [] : [element('p', { class: 'proof-day' }, `as of ${asOf}`)]));
}

/** On an event's date what the page's head says of that day, where that is not today's standing, and always what a citation says. */
function standing(what: CitedPlace): HTMLElement[] {
  return [...dayInWords(what), `${what.standing}. Wording ${what.wording}.`].map((words) => element('p', { class: 'proof-standing' }, words));
}

function part(name: string, inside: readonly Node[]): HTMLElement[] {
  return inside.length === 0 ? [] : [element('section', {}, element('h3', {}, name), ...inside)];
}

/** The code for a phone, and the address in letters. */
function reached({ address, asOf }: CitedPlace): HTMLElement {
  const whole = proofAddress(address, asOf === null ? null : eventDay());
  const { address: forPhone, hint } = phoneAddress(whole);
  return element('footer', {},
    ...(forPhone === null ? [] : [draw(forPhone)]),
    element('p', {}, /^https?:/u.test(whole) ? element('a', { href: whole }, whole) : whole, ...(hint === null ? [] : [element('small', {}, hint)])));
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
