/** Glossaries whose parts are called rulings, and the day that a viewer prints above them; beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { printHeads } from '../../scripts/segment/front-matter/print-heads.ts';
import { PARTS_BY_NAME } from '../../scripts/segment/topics/kinds/glossary-by-name.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const TERMS = [
  ['Anchor Chain', 'It holds one barge, and no more. See barge.'], ['Ash Wednesday', 'Lamps that are out stay out until the next day.'], ['Bell Founder', 'She casts one bell each day.'],
  ['Bell Tower, The', 'See The Bell Tower.'], ['Dusk Warden', 'He closes the quay when the last lamp is out.'],
] as const;
const runIn = TERMS.flatMap(([name, text]) => [`${name} - ${text}`, '']);
const stacked = TERMS.flatMap(([name, text]) => [name, '', text, '']);

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(lines.join('\n'))]);
  return documents.map(({ document: { kind, date, entries, rulings } }) => [kind, date, entries.length, rulings.length])[0];
}

describe('a glossary whose parts are called rulings', () => {
  const glossary = ['glossary', null, TERMS.length, 0];

  it.each([
    ['Lamps of Ostermere Glossary Supplement', 'Section 1. Rulings by Card Title'], ['OSTERMERE GLOSSARY', 'Part II: Card Rulings (A-Z)'], ['The Lamp Lexicon', 'Chapter 2 - Rulings sorted by term'],
    ['Dictionary of the Quay', 'B. Individual Card Rulings'], ['Lamps of Ostermere Rules Glossary', 'Section Two – Rulings per keyword'],
  ])('holds entries: %s, %s', async (title, part) => {
    expect(await read(title, '', part, '', ...runIn)).toEqual(glossary);
    expect(await read(title, '', part, '', ...stacked)).toEqual(glossary);
  });

  it('page by page, as a viewer shows it', async () => {
    const head = ['  • 7/28/2019 Lamps of Ostermere Glossary Supplement', '', '    6/24', '', '    Section 1. Rulings By Card Title', ''];
    expect(await read('Lamps of Ostermere Glossary Supplement', '', 'Citation preview', '', ...head, ...stacked.slice(0, 12), ...head.map((line) => line.replace('6/', '7/')), ...stacked.slice(12))).toEqual(glossary);
  });

  it('though most of its names bear one of two signs, and its title stands in several lines', async () => {
    const head = ['Section 1. Rulings By Card Title TM', '', 'Lamps of', '', 'Ostermere', '', 'TM', '', 'GLOSSARY SUPPLEMENT', ''];
    const signed = TERMS.flatMap(([name, text], at) => [`${['§ ', '∆ ', '', '§ ', '§ '][at] ?? ''}${name}`, text, '']);
    expect(await read('Lamps of Ostermere GLOSSARY SUPPLEMENT - HarbourShelf', ...head, ...signed.slice(0, 6), 'Page 2', '', 'Section 1. Rulings By Card Title', '', ...signed.slice(6))).toEqual(glossary);
    expect((await read('Lamps of Ostermere GLOSSARY SUPPLEMENT - HarbourShelf', ...head, ...signed.map((line) => line.replace('∆', '§'))))?.[0]).toBe('rulings');
  });

  it.each([
    ['that says what is new in it', ['Lamps of Ostermere Glossary Supplement', '', 'It supplements the Glossary.', '', 'Section 1. Rulings by Card Title', '', ...stacked]],
    ['of changes', ['Lamps of Ostermere Glossary Updates', '', 'Section 1. Rulings by Card Title', '', ...stacked]],
    ['that gives orders', ['Lamps of Ostermere Glossary Supplement', '', 'Section 1. Rulings by Card Title', '', ...runIn.map((line) => line.replace(/ - (?:It|Lamps|She) .*/u, ' - Delete the second sentence.'))]],
    ['whose title names none', ['Ostermere Card Rulings by Title', '', ...runIn]],
  ])('but not one %s', async (_, lines) => { expect((await read(...lines))?.[0]).toBe('rulings'); });

  it.each(PARTS_BY_NAME.map(({ example, is }) => [example, is] as const))('has parts: %s', (example, is) => { expect(is.test(example)).toBe(true); });
});

describe('the day on which a page was printed', () => {
  const title = 'Current Rulings of the Quay';

  it.each([
    ['with a dot', ['• 7/28/2019 Current Rulings of the Quay']], ['with an hour', ['28.07.2019, 10:12 Current Rulings of the Quay']], ['with the address below', ['7/28/2019 Quay – Rulings', 'https://quay.example/rulings.html 1/3']],
    ['on each page', ['7/28/2019 Current Rulings of the Quay', 'It holds.', '7/28/2019 Current Rulings of the Quay']], ['with the number of the page', ['2019-07-28 Current Rulings of the Quay', '6/24']],
  ])('is not the document’s: %s', (_, lines) => { expect(printHeads([title, ...lines]).size).toBe(1); });

  it.each([
    ['behind the title', ['Current Rulings of the Quay 7/28/2019', '6/24']], ['alone', ['7/28/2019', '6/24']], ['before the title, once', ['7/28/2019 Current Rulings of the Quay']], ['before other words', ['7/28/2019 The Table met', '7/28/2019 The Table met']],
  ])('but a day may be: %s', (_, lines) => { expect(printHeads([title, ...lines]).size).toBe(0); });

  it('is not taken for the day of the rulings', async () => {
    const page = (number: number): string[] => ['7/28/2019 Lamps of Ostermere Current Rulings', ''].concat(number === 1 ? ['Lamps of Ostermere Current Rulings', '', '3 May 2005', '', 'RULINGS', ''] : []);
    expect(await read(...page(1), ...runIn.slice(0, 6), 'https://quay.example/rulings.html 1/2', ...page(2), ...runIn.slice(6), 'https://quay.example/rulings.html 2/2')).toEqual(['rulings', '2005-05-03', 0, TERMS.length]);
  });
});
