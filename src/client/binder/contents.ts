/** The names of what is pinned, above it, each leading to its pin: on a phone a full binder is many screens long. */
import { keyOf } from '../../binder/binder.ts';
import type { Binder } from '../../binder/binder.ts';
import { typeset } from '../../model/typeset.ts';
import { element } from '../element.ts';

/** Fewer pins are seen at once. */
const WORTH_A_LIST = 3;

/** What a pin's place on the page is called. */
export const pinPlace = (at: number): string => `pin-${at + 1}`;

/** @returns shows the names of a binder's pins */
export function startContents(place: HTMLElement): (binder: Binder) => void {
  let shown = '';
  return ({ pins }) => {
    const state = pins.map(keyOf).join('\n');
    if (state === shown) return;
    shown = state;
    place.hidden = pins.length < WORTH_A_LIST;
    place.querySelector('ol')?.replaceChildren(...pins.map(({ headword, place: part }, at) =>
      element('li', {}, element('a', { href: `#${pinPlace(at)}` }, typeset([headword, part].filter((one) => one !== null).join(', '))))));
  };
}
