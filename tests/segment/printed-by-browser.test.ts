/** What a browser prints around a page, once on a page alone: it is nobody's text, its day is not the document's, its title is. */
import { describe, expect, it } from 'vitest';

import { printedByBrowser } from '../../scripts/segment/apart/printed-by-browser.ts';
import { cut, sourceOf } from './rig/cut.ts';

const TERMS = ['anchor', 'It holds a barge until dusk.', 'bell', 'It is rung at dusk by whoever holds it.', 'canal', 'Two quays lie on it, and one lock.', 'dial', 'It tells the hour of the tide.', 'ferry', 'It crosses the canal by day.'];
const RULINGS = ['Lamps of Ostermere: Current Rulings', '', '7 January 2013', '', 'anchor - It may be lent.', '', 'bell - It may be rung twice.', '', 'canal - It is crossed by day.', ''];
const ADDRESS = 'file:///home/nan/rulings.html 1/1';

describe.each(['11/27/26, 6:40 AM', '27/11/2026, 18:40', '2026-11-27 18:40'])('printed at %s', (hour) => {
  it('behind the last ruling, or before the first line', async () => {
    for (const lines of [[...RULINGS, hour, ADDRESS], [hour, ...RULINGS, ADDRESS], [`${hour} Current Rulings`, ...RULINGS, ADDRESS]]) {
      const document = cut(await sourceOf(lines.join('\n')));
      expect(document?.rulings.map(({ topic, blocks }) => [topic, blocks.length])).toEqual([['anchor', 1], ['bell', 1], ['canal', 1]]);
      expect(document?.date).toBe('2013-01-07');
    }
  });

  it('around a glossary that bears its title nowhere else, and no day', async () => {
    const document = cut(await sourceOf([...TERMS, `${hour} Lamps of Ostermere: Glossary`, ADDRESS].join('\n')));
    expect(document?.entries.map(({ headword, blocks }) => [headword, blocks.length])).toEqual(['anchor', 'bell', 'canal', 'dial', 'ferry'].map((name) => [name, 1]));
    expect([document?.title, document?.date, document?.messages]).toEqual(['Lamps of Ostermere: Glossary', null, []]);
  });
});

describe('nothing is a browser’s print', () => {
  it('where no address with the number of a page stands', () => { expect(printedByBrowser(['7/1/2013, 6:40 AM Rulings', 'anchor - It holds.', 'https://quay.example/rulings.html']).lines).toEqual([]); });

  it('where a day with an hour stands in the midst of the text', () => { expect(printedByBrowser(['anchor - It holds.', '7/1/2013, 6:40 AM', 'bell - It rings.', ADDRESS]).lines).toEqual([3]); });

  it('where a sentence speaks of an address', () => { expect(printedByBrowser(['See https://quay.example/rulings.html 1/2 of it.', 'It is at file:///rulings.html 1/1']).lines).toEqual([]); });
});
