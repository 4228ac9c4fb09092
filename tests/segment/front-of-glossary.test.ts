/** What a page says of the glossary itself stands beside its terms, or in front of all of them, and is none. */
import { describe, expect, it } from 'vitest';

import { isOfGlossary, OF_THE_GLOSSARY } from '../../scripts/segment/headwords/of-the-glossary.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { cut, sourceOf } from './rig/cut.ts';

const ALPHABET = 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z';

async function read(...groups: string[]) {
  const { documents } = segmentAll([await sourceOf(groups.join('\n\n\u00a0\n\n'))]);
  const found = documents[0]?.document;
  return { headwords: found?.entries.map(({ headword }) => headword) ?? [], texts: found?.entries.map(({ blocks }) => blocks.map(({ text }) => text)) ?? [], rules: found?.messages.map(({ rule }) => rule) ?? [] };
}

const about = 'About this Glossary\n\nIt is the whole of the rules of the harbour. It was last changed in May 2005.';
const using = 'Using the Harbour Glossary\n\nLook for the name of a card first, and then for the word that you ask about.';
const files = 'Downloads\n\nBook of the Quay (PDF, 120 KB)\nGlossary (PDF, 1.2 MB)';
const signs = 'icons\n\nGuild of the Tide  [Tid]\nGuild of the Lamp  [Lam]';
const menu = 'home - rules - cards - harbour - company';
const terms = ['lamp\nIt burns all night. See oil.', 'Low Water\nThe ford is open to carts.', 'lantern\nA lamp that is carried.'];

describe('the page in front of the letters', () => {
  it('holds no entry, and says so', async () => {
    expect(await read('Harbour Glossary', ALPHABET, 'Welcome to the Glossary of Ostermere! Choose a letter.', about, using, files, signs, menu)).toMatchObject({ headwords: [], rules: ['no-entry-in-front'] });
    expect((await read('Harbour Glossary', ALPHABET, 'How the glossary is kept up to date\n\nA clerk does it.', 'Glossary Conventions\n\nUnderlined words lead elsewhere.', menu)).headwords).toEqual([]);
  });

  it('holds those that it has', async () => {
    expect((await read('Glossary - L', ALPHABET, about, using, ...terms)).headwords).toEqual(['lamp', 'Low Water', 'lantern']);
  });

  it('is none where no separators part it', async () => {
    const { documents } = segmentAll([await sourceOf(['Harbour Glossary', ALPHABET, about, using, files].join('\n\n'))]);
    expect(documents.flatMap(({ document }) => document.entries)).toEqual([]);
  });
});

describe('what is said of the glossary', () => {
  it('belongs to no term beside it', async () => {
    const { headwords, texts } = await read('Glossary - L', ALPHABET, terms[0] ?? '', `${about}\n\n\u00a0\n\nIt holds what was ruled at the quay up to that day, and nothing else at all.`, ...terms.slice(1), files);
    expect(headwords).toEqual(['lamp', 'Low Water', 'lantern']);
    expect(texts[0]).toEqual(['It burns all night. See oil.']);
  });

  it('ends with the next term, and a menu of the site below is none', async () => {
    expect((await read('Glossary - L', ALPHABET, ...terms, menu)).headwords).toEqual(['lamp', 'Low Water', 'lantern']);
  });

  it.each(OF_THE_GLOSSARY.map(({ example }) => example))('%s', (example) => { expect(isOfGlossary(example, [])).toBe(true); });

  it.each(['Glossary Keeper', 'Using the lamp', 'About Face', 'Downloads', 'Updates to the Quay', 'Using the Page', 'History of the Harbour'])('but not: %s', (name) => { expect(isOfGlossary(name, ['A card that nobody has seen. It is lit.'])).toBe(false); });
});

describe('a glossary of blocks without a title', () => {
  const TERMS = ['Anchor\nAn anchor holds a barge.', 'Barge\nA barge carries two loads.', 'Courier\nA courier brings letters.', 'Ferry\nA ferry crosses the canal.', 'Gaff\nA gaff is a pole.', 'Toll\nA toll is paid.'];
  const headwordsOf = async (...blocks: string[]): Promise<string[]> => cut(await sourceOf(`${blocks.join('\n\n')}\n`))?.entries.map(({ headword }) => headword) ?? [];

  it('begins with its first term', async () => {
    expect(await headwordsOf(...TERMS)).toEqual(['Anchor', 'Barge', 'Courier', 'Ferry', 'Gaff', 'Toll']);
    expect(await headwordsOf('Ait\nLand with water on all sides.', ...TERMS)).toEqual(['Ait', 'Anchor', 'Barge', 'Courier', 'Ferry', 'Gaff', 'Toll']);
  });

  it.each(['A Game of Ostermere\nIt is told in short.', 'Aits\nThis is a list of all terms.', 'Weir\nIt holds the water back.', 'Abbey\nGlossary'])('but not with a title, a sentence on the document, or what comes behind the others: %s', async (block) => {
    expect(await headwordsOf(block, ...TERMS)).toEqual(['Anchor', 'Barge', 'Courier', 'Ferry', 'Gaff', 'Toll']);
  });
});
