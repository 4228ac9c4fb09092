/** The preface of a glossary whose parts are set off as its terms are, in front of its legend, its first letter, or the first of its sorted terms. */
import { describe, expect, it } from 'vitest';

import { OF_ENTRIES } from '../../scripts/segment/topics/parts/preface.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  const found = documents[0]?.document;
  return { names: found?.entries.map(({ headword }) => headword) ?? [], rules: found?.messages.map(({ rule }) => rule) ?? [] };
}

const title = ['Lamps of Ostermere Glossary', '3 May 2001', ''];
const PREFACE = [
  ['Looking things up', 'Look for the name of the card first; where it has none, look for the word. Words in bold lead to other entries.'],
  ['Order of names', 'A hyphen counts as a blank. Names that begin with “The” stand under their second word.'],
  ['Words in brackets', 'A picture does not fit into a line, so each icon has a short name in square brackets.'],
] as const;
const TERMS = [
  ['anchor', 'A weight that holds a barge where it is. See barge.'], ['Ash Wednesday', 'Lamps that are out stay out until the next day.'], ['barge', 'A boat that is rowed by two citizens.'],
  ['bell', 'It is rung at dusk. Nobody hears it by day.'], ['berth', 'See quay.'],
] as const;
const legend = ['LEGEND', '', '[AU] Amber Union', '[Bar] Barge guild', '[BO] Bell owners', '[Dk] Dusk', ''];
const runIn = (all: readonly (readonly [string, string])[], sign = ' – '): string[] => all.flatMap(([name, text]) => [`${name}${sign}${text}`, '']);
const stacked = (all: readonly (readonly [string, string])[]): string[] => all.flatMap(([name, text]) => [name, '', text, '']);
const terms = TERMS.map(([name]) => name);

describe('the preface of a glossary', () => {
  it.each([' – ', ' - ', ': '])('is none of its entries, above its legend: set off by “%s”', async (sign) => {
    expect(await read(...title, ...runIn(PREFACE, sign), ...legend, ...runIn(TERMS, sign))).toEqual({ names: terms, rules: [] });
  });

  it('above its first letter', async () => {
    expect((await read(...title, ...stacked(PREFACE), 'A', '', ...stacked(TERMS.slice(0, 2)), 'B', '', ...stacked(TERMS.slice(2)))).names).toEqual(terms);
  });

  it('ahead of what begins anew in the alphabet', async () => {
    expect((await read(...title, ...runIn(PREFACE), ...runIn(TERMS))).names).toEqual(terms);
  });

  it('with parts that only their names tell', async () => {
    const parts = [PREFACE[0], ['Thanks', 'To all who sent in mistakes.'] as const, ['Sources', 'Nan and Tom have kept what was asked.'] as const];
    expect((await read(...title, ...runIn(parts), ...legend, ...runIn(TERMS))).names).toEqual(terms);
  });

  it('is all that a copy holds which ends in the legend, and it says so', async () => {
    expect(await read(...title, ...runIn(PREFACE), ...legend.slice(0, -2))).toEqual({ names: [], rules: ['no-entry-in-front'] });
  });

  it.each(OF_ENTRIES.map(({ example, is }) => [example, is] as const))('speaks of its entries: %s', (example, is) => { expect(is.test(example)).toBe(true); });
});

describe('but terms of the game', () => {
  const play = [['Order of play', 'Players take turns in the order in which they sit.'], ['Row', 'To row is to move a barge.'], ['Tide', 'It turns at dusk.'], ['Tow', 'A barge may tow one other.']] as const;

  it('are entries above a legend', async () => { expect((await read(...title, ...runIn(play), ...legend)).names).toEqual(play.map(([name]) => name)); });

  it('ahead of a second list', async () => { expect((await read(...title, ...runIn(play), ...runIn(TERMS))).names).toEqual([...play.map(([name]) => name), ...terms]); });

  it('and in order with those behind them', async () => {
    const sorted = [['entering', 'To enter a lock, a barge pays. See the entry on locks.'], ['fog', 'It comes from the sea.'], ['lock', 'Water is held in it.'], ['mole', 'A wall in the sea.'], ['oar', 'It moves a barge.']] as const;
    expect((await read(...title, ...runIn(sorted))).names).toEqual(sorted.map(([name]) => name));
  });
});
