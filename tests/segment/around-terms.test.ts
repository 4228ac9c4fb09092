/** What documents put beside and between their terms and texts, and what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';
import { contentsLines } from '../../scripts/segment/apart/contents.ts';
import { PAGES_BEHIND, withoutPageNumbers } from '../../scripts/segment/headwords/page-numbers.ts';
import { PARTING_SIGNS, withUsualSigns } from '../../scripts/segment/topics/lines/other-signs.ts';
import { withRecords } from '../../scripts/segment/topics/lines/records.ts';

const linesOf = (text: string): { text: string; from: number; to: number }[] => text.split('\n').map((line, at) => ({ text: line, from: at + 1, to: at + 1 }));
const read = (of: typeof withRecords, text: string): string[] => of(linesOf(text)).map((line) => line.text);

describe('the page behind a term', () => {
  it.each(PAGES_BEHIND.map(({ example, is }) => [example, is] as const))('%s', (example, is) => {
    expect(example.replace(is, '')).toBe('anchor');
  });

  it('is left out where terms stand above their texts', () => {
    expect(read(withoutPageNumbers, 'anchor .... 4\nA weight.\nberth .... 12, 14\nA place.\nboom .... 9\nA beam.')).toEqual(['anchor', 'A weight.', 'berth', 'A place.', 'boom', 'A beam.']);
  });

  it.each(['anchor .... 4\nberth .... 12\nboom .... 9\ncable .... 11', 'Barge 14\nIt has 14 oars.\nBarge 15\nIt has one mast.\nBarge 16\nIt is old.', 'A gig has\t4\noars.'])('and stays where it is a list of contents, or part of the name: %s', (text) => {
    expect(read(withoutPageNumbers, text)).toEqual(text.split('\n'));
  });
});

describe('a sign of its own between terms and texts', () => {
  it.each(PARTING_SIGNS.map(({ example, is }) => [example, is] as const))('%s', (example, is) => {
    expect(is.exec(example)?.groups).toMatchObject({ head: expect.stringMatching(/^cable(?: \(AR\))?$/iu) as string, text: expect.stringMatching(/^(?:means )?a thick line[.;]$/iu) as string });
  });

  it.each(['"one lamp" => "two lamps".\n"one oar" => "two oars".\n"one mast" => "two masts".', 'BK = Bridge Keeper\nFC = Ferry Clerk\nTW = Toll Widow', 'It waits... Then it rows.\nA barge is a boat.\nA gig is one, too.\nSo is a raft.'])('and none: %s', (text) => {
    expect(read(withUsualSigns, text)).toEqual(text.split('\n'));
  });
});

describe('rulings by term', () => {
  const terms = ['Anchor', 'Bell Rope', 'Curfew', 'Dusk', 'Eel Pie'].map((name) => `${name}\n     The ${name.toLowerCase()} is a thing of the harbour, and a barge\n     may have one.`);
  const kindOf = async (title: string, said = 'Terms stand in alphabetical order.'): Promise<string | undefined> => segmentAll([await sourceOf([title, said, ...terms].join('\n\n'))]).documents[0]?.document.kind;

  it.each(['Collected Rulings 11 - Rulings by Term', 'Lamps of Ostermere: Card Rulings, part 1 (rulings by keyword)'])('are a glossary: %s', async (title) => {
    expect(await kindOf(title)).toBe('glossary');
  });

  it('rulings by card are none', async () => {
    expect(await kindOf('Collected Rulings 11 - Rulings by Card Title', 'Cards stand in alphabetical order.')).toBe('rulings');
  });
});

describe('a list of records', () => {
  it('gives each name a line above its text', () => {
    const lines = withRecords(linesOf('Term: lamp\nDefinition: It burns.\n\nTerm: lock\n\nDefinition: It holds water.\n\nTerm: mole\nDefinition: A wall.'));
    expect(lines.filter(({ heading }) => heading !== undefined).map(({ text }) => text)).toEqual(['lamp', 'lock', 'mole']);
    expect(lines.map(({ text }) => text)).toContain('It holds water.');
  });

  it('has more than two of them', () => {
    expect(read(withRecords, 'Name: Tom\nAnswer: yes\n\nName: Nan\nAnswer: no')[0]).toBe('Name: Tom');
  });
});

describe('what an issue says that it holds', () => {
  it('is a list of contents, up to the blank line below it', () => {
    expect(contentsLines(['The Lamplighter', 'In this issue:', '  1. Fog', '  2. Stores', '', 'Fog: it lies low.'])).toEqual([1, 2, 3]);
    expect(contentsLines(['In this issue:', 'Fog lies low this year, and so do we.', ''])).toEqual([]);
  });
});
