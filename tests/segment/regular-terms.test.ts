/** Terms that are told by the regularity of a whole document, and what is regular and holds none. */
import { describe, expect, it } from 'vitest';

import { namesAmong } from '../../scripts/segment/apart/names-of-pages.ts';
import { recurringLines } from '../../scripts/segment/apart/recurring.ts';
import { withoutOrnaments } from '../../scripts/segment/headwords/ornaments.ts';
import { glossaryRegular, rulingsRegular } from '../../scripts/segment/layouts/regular-terms.ts';
import type { SegmentedEntry } from '../../scripts/segment/segments.ts';
import { sourceOf } from './rig/cut.ts';

const NAMES = ['Anchor', 'Barge', 'Canal', 'Dusk', 'Eddy'];
const page = (line: (name: string) => string, names = NAMES): string => names.map((name) => `${line(name)}\n`).join('\n');

async function headwordsOf(text: string): Promise<string[]> {
  const source = await sourceOf(text);
  return glossaryRegular.recognise(source) === 0 ? [] : glossaryRegular.segment(source, { names: new Set() }).entries.map(({ headword }) => headword);
}

describe('lines of one shape', () => {
  it.each(['>> NAME\nNobody moves it by night.', 'NAME // Nobody moves it by night.', 'NAME:\nNobody moves it by night.', 'C.4 NAME. Nobody moves it by night.', 'Key word: NAME\nNobody moves it by night.', '|| NAME ||\nNobody moves it by night.', 'NAME    Nobody moves it by night.'])('%s: hold terms', async (shape) => {
    expect(await headwordsOf(page((name) => shape.replace('NAME', name)))).toEqual(NAMES);
  });

  it('hold none out of the order of the alphabet', async () => {
    expect(await headwordsOf(page((name) => `${name} // Nobody moves it by night.`, ['Dusk', 'Canal', 'Eddy', 'Barge', 'Anchor']))).toEqual([]);
  });

  it('hold none without texts, and none where things have prices', async () => {
    expect(await headwordsOf(page((name) => `>> ${name}`))).toEqual([]);
    expect(await headwordsOf(page((name) => `${name} // Nobody moves it by night.\n3.95 in stock`))).toEqual([]);
  });

  it('hold rulings where the document says so', async () => {
    expect(rulingsRegular.recognise(await sourceOf(`Current Rulings\n\n${page((name) => `${name} // Nobody moves it by night.`)}`))).toBeGreaterThan(0);
  });
});

describe('a line below every entry', () => {
  const entries = (below: string): string[] => NAMES.flatMap((name, at) => [name, 'Nobody moves it by night.', below.replace('0', String(at)), '']);

  it('is the page’s where it recurs but for its figures, and so is what stands behind the last', () => {
    expect(recurringLines([...entries('Of use? Yes (0)'), 'Write to the clerk.'])).toEqual([2, 6, 10, 14, 18, 20]);
  });

  it('is text where it is a sentence, or stands below few of them', () => {
    expect(recurringLines(entries('It is never lent.'))).toEqual([]);
    expect(recurringLines([...entries('Of use? Yes (0)').slice(0, 8), ...NAMES.flatMap((name) => [`${name} of old`, 'Nobody moves it by night.', ''])])).toEqual([]);
  });
});

describe('a word that pages have, too', () => {
  const lines = (word: string): string[] => ['Anchor', 'Barge', word, 'Dusk'].flatMap((name) => [name, 'Nobody moves it by night.', '']);

  it('is a name between those before and behind it in the alphabet', () => {
    expect([...namesAmong(lines('Copy'), new Set([6]))]).toEqual([6]);
  });

  it('is the page’s elsewhere', () => {
    expect([...namesAmong(lines('Reply'), new Set([6]))]).toEqual([]);
  });
});

describe('signs around headwords', () => {
  const entries = (...headwords: string[]): SegmentedEntry[] => headwords.map((headword) => ({ headword, lines: [1, 1], blocks: [], completeness: 'complete', losses: [] }));

  it('are no part of them where all bear them', () => {
    expect(withoutOrnaments(entries('~ Anchor ~', '~ Barge ~', '~ Canal ~', '~ Dusk ~')).map(({ headword }) => headword)).toEqual(['Anchor', 'Barge', 'Canal', 'Dusk']);
  });

  it('are where one bears them', () => {
    expect(withoutOrnaments(entries('"Anchor"', 'Barge', 'Canal', 'Dusk')).map(({ headword }) => headword)).toEqual(['"Anchor"', 'Barge', 'Canal', 'Dusk']);
  });
});
