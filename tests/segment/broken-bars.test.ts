/** Bars of a page that a width has broken, and texts that hold the same signs. */
import { describe, expect, it } from 'vitest';

import { brokenBars } from '../../scripts/segment/apart/page-lines.ts';

describe('a bar over several lines', () => {
  it.each([
    ['of links', ['quay.example | help | home | message', 'boards']],
    ['that ends with its sign', ['   lamps > ferries > rules and rulings >', '   words']],
    ['of three lines', ['help · home · about the table ·', 'ferries and their crews · lamps ·', 'tides']],
  ])('%s is the page’s', (_, lines) => {
    expect(brokenBars(['Lamps', '', ...lines, '', 'A lamp burns.'])).toEqual(lines.map((_line, at) => at + 2));
  });

  it.each([
    ['a text that compares', ['ebb > slack > flood, and of two that are', 'alike the higher one counts. It stays.']],
    ['one with a sign', ['Lamps of Ostermere | the rules of the', 'harbour']],
    ['a title below a whole bar', ['Forums » Lamps of Ostermere » Rules', 'Official rulings - March 2007']],
    ['a text right below a name', ['Order of tides', 'ebb > slack > flood > spring']],
    ['one with a name too long for a page', ['ebb > slack > the flood that comes when both moons stand', 'above the mole and no wind is felt']],
  ])('%s is not', (_, lines) => {
    expect(brokenBars(['Lamps', '', ...lines, '', 'A lamp burns.'])).toEqual([]);
  });
});
