/** Where a headword in capitals ends that stands on one line with its text: a noun that is no plural has its article in the text with it. */
import { describe, expect, it } from 'vitest';

import { splitRunTogether } from '../../scripts/segment/headwords/run-together.ts';

const headword = (line: string): string => splitRunTogether(line, new Set()).headword;

describe('a text that begins with an article and a name in capitals', () => {
  it.each([
    ['Bell Rope', 'The Quay Clerk who rings it pays.'], ['Night Ferry', 'A Harbour Pilot that sleeps is lost.'], ['Oars', 'Each Rowing Captain who lends them pays.'], ['Anchor', 'The Barge that drags it is slow.'], ['Hail the Storm', 'Every Old Barge is lost.'],
  ])('%s ends before it', (name, text) => {
    expect(splitRunTogether(`${name} ${text}`, new Set())).toEqual({ headword: name, text });
  });
});

describe('an article within a name stays there', () => {
  it.each([
    ['before a plural, which needs none', 'Crossing The Bar', 'Barges may not race.'], ['behind a small word', 'Wake of The Deep', 'Lamp that burns.'], ['behind a comma', 'Lost Child, The', 'Lamp that burns is hers.'], ['at its head', 'The Long Night', 'Captain who sleeps.'],
  ])('%s', (_, name, text) => {
    expect(headword(`${name} ${text}`)).toBe(name);
  });
});

describe('words in quotation marks', () => {
  it.each([
    ['Clerk\'s "Guests"', 'When they leave, the lamp is out.'], ['The "Old Ferry"', 'If it sinks, nobody pays.'], ['Nan’s “Cousin”', 'Once moored, this barge stays.'],
  ])('end a title where a sentence begins behind them: %s', (name, text) => { expect(splitRunTogether(`${name} ${text}`, new Set())).toEqual({ headword: name, text }); });

  it.each([
    ['before small words', 'Tide Table', '"Ebb" means that the water falls.'], ['of more words than a name has', 'Tide Table', '"Ebb Of The Lantern Water" When it falls, ...'], ['which hold a sentence', 'Tide Table', '"Each lamp burns." This is all.'],
  ])('begin a text %s', (_, name, text) => { expect(splitRunTogether(`${name} ${text}`, new Set())).toEqual({ headword: name, text }); });
});
