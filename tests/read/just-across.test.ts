/** The guards of reading, by the case within each of them and the one just across. */
import { describe, expect, it } from 'vitest';

import { decode } from '../../scripts/read/decode.ts';
import { withHeadings } from '../../scripts/read/formats/headings.ts';
import { withBrokenWords } from '../../scripts/read/formats/invisible.ts';
import { withoutQuoting } from '../../scripts/read/formats/quoting.ts';
import { withoutPipes } from '../../scripts/read/formats/sheet/pipe-table.ts';
import { legendIn } from '../../scripts/read/marks-legend.ts';

const lines = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));

describe('a file is text', () => {
  const of = (signs: number, letters: number): boolean => decode(Uint8Array.from([...new Array<number>(signs).fill(7), ...new Array<number>(letters).fill(97)]), 'a').text !== null;
  it('with one sign in a hundred that no text has, and not with more', () => { expect([of(0, 1), of(2, 198), of(3, 197), of(1, 98)]).toEqual([true, true, false, false]); });
});

describe('a letter that passes a document on', () => {
  const quoted = (count: number): string[] => withoutQuoting(lines(...new Array<string>(count).fill('> A lamp burns.'), '', ...new Array<string>(10 - count).fill('It says so.'))).map(({ text }) => text);
  it('has its signs of quoting on six lines of ten, and not on five', () => {
    expect(quoted(6)[0]).toBe('A lamp burns.');
    expect(quoted(5)[0]).toBe('> A lamp burns.');
    expect(withoutQuoting(lines('> > A lamp burns.', '>> It hums.')).map(({ text }) => text)).toEqual(['A lamp burns.', 'It hums.']);
  });
});

describe('a line with signs below it', () => {
  const levels = (...texts: string[]) => withHeadings(lines(...texts)).map(({ heading }) => heading ?? 0);

  it.each([
    ['is a heading', ['Lamp Oil', '========'], [1, 0]], ['is a smaller one', ['Lamp Oil', '--------'], [2, 0]], ['is none with fewer than four', ['Lamp Oil', '---'], [0, 0]], ['is none with text above it', ['It burns and', 'Lamp Oil', '========'], [0, 0, 0]], ['is one between two lines of signs', ['========', 'Lamp Oil', '========'], [0, 1, 0]],
    ['is none that ends a sentence', ['Lamp oil burns.', '========'], [0, 0]], ['is none of a hundred and twenty-one letters', ['x'.repeat(121), '========'], [0, 0]], ['is one of a hundred and twenty', ['x'.repeat(120), '========'], [1, 0]], ['is none of nothing', ['', '========'], [0, 0]],
  ])('%s', (_what, texts, expected) => { expect(levels(...texts)).toEqual(expected); });

  it('or before it: where the document begins with one, or has two', () => {
    expect(levels('## Lamp', 'It burns.', '### Oil')).toEqual([2, 0, 3]);
    expect(levels('Lamps', '## Lamp', 'It burns.')).toEqual([0, 0, 0]);
    expect(levels('Lamps', '## Lamp', '## Oil')).toEqual([0, 2, 2]);
    expect(levels('== Lamp ==', '= Oil =')).toEqual([2, 1]);
  });
});

describe('a word that a line breaks', () => {
  const read = (text: string): string => withBrokenWords(lines(...text.split('\n'))).map((line) => line.text).join(' ');
  const broken = 'with alle-\ngiance, oppo-\nnents and cap-\ntains';

  it.each([
    ['is one where the document breaks words', `A rope-\nlader hangs ${broken}.`, 'ropelader'], ['is two where it has the hyphen elsewhere', `A rope-lader; climb a rope-\nlader ${broken}.`, 'rope- lader'], ['is two where its second half is a word', `A lader; climb a rope-\nlader ${broken}.`, 'rope- lader'], ['is two where its first half often has a hyphen', `A self-\nlader hangs ${broken}.`, 'self- lader'],
    ['is two where the document breaks two only', 'A rope-\nlader hangs with alle-\ngiance.', 'rope- lader'], ['is one where the document has it whole', 'A ropelader. A rope-\nlader.', 'A ropelader. A ropelader'],
  ])('%s', (_what, text, expected) => { expect(read(text)).toContain(expected); });
});

describe('a table of terms', () => {
  const rows = ['| Term | Text |', '|---|---|', '| lamp | It burns. |', '| lock | It leaks. |'];
  const terms = (...texts: string[]): string[] => withoutPipes(lines(...texts)).filter(({ heading }) => heading === 6).map(({ text }) => text);

  it('has a rule below its titles, and half of the lines', () => {
    expect(terms(...rows)).toEqual(['lamp', 'lock']);
    expect(terms(...rows.filter((row) => !row.includes('---')))).toEqual([]);
    expect(terms(...rows, 'a', 'b', 'c', 'd')).toEqual(['lamp', 'lock']);
    expect(terms(...rows, 'a', 'b', 'c', 'd', 'e')).toEqual([]);
  });
});

describe('what a document says of its marks', () => {
  it.each([
    ['Deleted words are crossed out.', ['struck by strike']], ['Old text is lined out.', ['struck by strike']], ['All changes are underlined.', ['inserted by underline']], ['Additions appear in italics.', ['inserted by italics']], ['Revisions are italicised.', ['inserted by italics']], ['New rules are set in boldface.', ['inserted by bold']],
    ...['blue', 'red', 'green', 'purple', 'orange', 'magenta', 'brown'].map((colour): [string, string[]] => [`Updated entries are shown in ${colour}.`, [`inserted by ${colour}`]]), ['Entries that were revised are marked with a star (*).', ['inserted by *']], ['Amended rulings are marked by "+".', ['inserted by +']],
    ['New text is underlined and deleted text is struck.', ['inserted by underline', 'struck by strike']], ['§ new since last year', ['inserted by §']], ['A lamp is blue.', []], ['Changes are printed by the Table.', []], ['The lamp is underlined.', []],
  ] as [string, string[]][])('%s', (sentence, expected) => { expect(legendIn(sentence).map(({ is, by }) => `${is} by ${by}`)).toEqual(expected); });
});
