/** Puts what a button stands beside into the binder, or takes it out again. */
import { keyOf } from '../../binder/binder.ts';
import type { Pin, PinnedBlock } from '../../binder/binder.ts';
import { withPin, withoutPin } from '../../binder/edits.ts';
import { pageAddress } from '../../offline/as-files.ts';
import { pageLink } from '../../data/links.ts';
import { cited, wordsOf } from '../citing/cited.ts';
import { eventDay } from '../event-day.ts';
import { button, note } from '../note-bar.ts';
import { editBinder, keptBinder } from './store.ts';

/** Pins what a citation stands for, or takes it out of the binder; either can be undone. */
export function togglePin(citation: HTMLElement): void {
  const { pins } = keptBinder().binder;
  const pin = pinFor(citation);
  const at = pins.findIndex((one) => keyOf(one) === keyOf(pin));
  const before = pins[at];
  if (before === undefined) say(editBinder((binder) => withPin(binder, pin)) !== null, `${nameOf(pin)} is in the binder.`, () => takeOut(pin));
  else say(takeOut(pin), `${nameOf(pin)} is out of the binder.`, () => editBinder((binder) => withPin(binder, before, at)) !== null);
}

function nameOf({ headword, place }: Pin): string {
  return place === null ? headword : `${headword}, ${place},`;
}

function takeOut(pin: Pin): boolean {
  return editBinder((binder) => withoutPin(binder, keyOf(pin))) !== null;
}

function say(isKept: boolean, words: string, undo: () => boolean): void {
  if (!isKept) {
    note('This browser keeps nothing here: a private window, a setting, or no room. The binder is as it was.');
    return;
  }
  const link = Object.assign(document.createElement('a'), { href: pageAddress(pageLink('binder/')), textContent: 'Binder' });
  note(words, button('Undo', () => { if (undo()) note('Undone.'); }), link);
}

function pinFor(citation: HTMLElement): Pin {
  const { headword, place, standing, wording } = cited(citation);
  const { entry = '', of, block } = citation.dataset;
  const provision = citation.closest('.provision');
  const isTimeless = document.querySelector('main[data-timeless]') !== null;
  return {
    entry,
    ...(of === 'ruling' ? { of } : {}),
    block: block ?? null,
    headword,
    place,
    wording,
    words: (provision === null ? provisionsOfText() : [provision]).map(asPinned),
    standing,
    day: isTimeless ? null : eventDay(),
    pinned: new Date().toISOString(),
    note: '',
  };
}

/** The blocks of the text that is shown. */
function provisionsOfText(): Element[] {
  return [...document.querySelectorAll('.rule-text .provision:has(> .citation)')].filter((one) => one.checkVisibility());
}

const types: readonly PinnedBlock['type'][] = ['bullet', 'numbered', 'label'];

function asPinned(provision: Element): PinnedBlock {
  const type = types.find((one) => provision.classList.contains(one)) ?? 'paragraph';
  const isItem = type === 'bullet' || type === 'numbered';
  const marker = isItem ? (provision.querySelector(':scope > .words > .number')?.textContent.trim() ?? null) : null;
  return { type, marker, level: levelOf(provision), text: wordsOf(provision) };
}

function levelOf(provision: Element): number {
  const outer = provision.parentElement?.closest('.provision') ?? null;
  return outer === null ? 0 : 1 + levelOf(outer);
}
