/** Shapes in which glossaries of games stand on the web and in books, and beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function headwordsOf(text: string): Promise<string[]> {
  return (await entriesOf(text)).map(({ headword }) => headword);
}

async function entriesOf(text: string) {
  const { documents } = segmentAll([await sourceOf(text)]);
  return documents.flatMap(({ document }) => document.entries);
}

const TERMS = { Anchor: 'An iron that holds a barge.', Barge: 'A boat with a flat floor.', Canal: 'Water between two locks.', Dusk: 'The last round of a day.', Eddy: 'Water that turns about.', Ferry: 'A barge that crosses a canal.', Gaff: 'A pole with a hook.', Haul: 'To draw a barge by hand.' };
const NAMES = Object.keys(TERMS);
const listed = (line: (name: string, text: string, at: number) => string): string => Object.entries(TERMS).map(([name, text], at) => line(name, text, at)).join('\n');

describe('a list of contents holds no entries', () => {
  const rows = ['1.0 General', '1.1 Barges', '1.2 Locks', '1.3 Tolls', '2.0 Nights', '2.1 Lamps', '2.2 Fog'];
  const dots = ' . . . . . . . . . . . . . . . . .';

  it('with dots that spaces part, a gap below each row, and a last row that the copy breaks off', async () => {
    const text = ['The Book of Locks', '', 'Table of Contents', '', ...rows.flatMap((row, at) => [`${row}${dots} ${at + 1}`, '']), `2.3 Ice${dots}`];
    expect(await headwordsOf(text.join('\n'))).toEqual([]);
  });

  it('with its titles ahead of its pages', async () => {
    const text = ['The Book of Locks', '', 'First Night', '', 'The Barges', '', 'The Locks', '', 'Tolls', '', 'Strikes', '', 'Glossary', '', 'Index', '', ...['2', '4', '5', '9', '14', '18', '21'].flatMap((page) => [page, '']), 'Put on a coat. You have picked a cold night for a first one.', '', 'First Night', '', 'Take as many barges as your card shows, and hire until you have them.'];
    expect(await headwordsOf(text.join('\n'))).toEqual([]);
  });

  it('whose rows stand again further down, and others that the copy no longer reaches', async () => {
    const chapter = NAMES.slice(0, 4).map((name, at) => `2.${at + 1} ${name}: ${TERMS[name as keyof typeof TERMS]} It is told of in many books, and in this one too. [4.${at}]`);
    const text = ['THE LOCKS', '', '1.0 INTRODUCTION', '2.0 TERMS AND ABBREVIATIONS', '3.0 SETTING UP', '4.0 THE NIGHT', '', '2.0 TERMS AND ABBREVIATIONS', '', 'What stands in brackets is the rule with more to say.', '', ...chapter.flatMap((line) => [line, ''])];
    expect(await headwordsOf(text.join('\n'))).toEqual(NAMES.slice(0, 4));
  });

  it('but rules with numbers of their own keep them', async () => {
    const text = ['The Book of Locks', '', '2.0 NIGHTS', '', ...['Water falls: it is lower by one.', 'All lamps burn: nobody may put one out.', 'Nobody rows: the barges lie still.', 'The toll is paid: two oats.'].flatMap((rule, at) => [`2.${at + 1} ${rule}`, ''])];
    expect(await headwordsOf(text.join('\n'))).not.toContain('Water falls');
  });
});

describe('the number of an item is no name', () => {
  it('of two figures, before a name and a hyphen', async () => {
    const names = [...NAMES, ...NAMES.map((name) => `${name} Stone`)];
    const text = ['Common Terms', '', ...names.map((name, at) => `    ${at + 1}. ${name} - ${TERMS[NAMES[at % 8] as keyof typeof TERMS].toLowerCase()}`)];
    expect(await headwordsOf(text.join('\n'))).toEqual(names);
  });
});

describe('the number of a footnote ends a sentence', () => {
  it('above a term that begins small', async () => {
    const text = ['Glossary of canal words', '', listed((name, words) => `${name.toLowerCase()}\n${words}[3]`)];
    expect(await headwordsOf(text.join('\n'))).toEqual(NAMES.map((name) => name.toLowerCase()));
  });
});

describe('a term that nothing tells but its place', () => {
  const odd = (name: string, words: string): string => (name === 'Dusk' ? words.charAt(0).toLowerCase() + words.slice(1, -1) : words);

  it.each([': ', ' – ', ' - '])('begins its text small where no other does, behind “%s”', async (sign) => {
    expect(await headwordsOf(`Canal Glossary\n\n${listed((name, words) => `${name}${sign}${odd(name, words)}\n`)}`)).toEqual(NAMES);
  });

  it('has its line above a text that begins small and ends without a stop', async () => {
    expect(await headwordsOf(`Canal Glossary\n\n${listed((name, words) => `${name}\n${name === 'Dusk' ? 'a round that is the last one of the day for all barges' : words}`)}`)).toEqual(NAMES);
  });

  it.each(['Beware: the lock may be shut.', 'Cold nights: one lamp more.', 'In short: leave it.', 'Note: the hook is blunt.'])('is no label that stands elsewhere, or has a capital behind it: “%s”', async (label) => {
    const text = `Canal Glossary\n\n${listed((name, words) => (name === 'Ferry' ? `${name}: ${words}\n\n${label}\n` : `${name}: ${words}\n`))}`;
    expect(await headwordsOf(text)).toEqual(NAMES);
  });
});
