/** Small documents of the invented game, one of a layout, for tests to add something to. */

const alphabet = 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z - top';

/** A page of glossary entries as text, with the alphabet at its head and its foot; each entry is its lines. */
export const glossaryPage = (letter: string, ...entries: string[]): string =>
  [`Glossary - ${letter}`, '', alphabet, '', '\u00a0', '', ...entries.flatMap((entry) => [entry, '', '\u00a0', '']), alphabet, ''].join('\n');

/** The same as a flattened table. */
export const glossaryTable = (letter: string, ...cells: string[]): string =>
  ['|||||||||', `Glossary - ${letter} |`, '|||||||||', ...cells.flatMap((cell) => [`${cell} |`, '|||||||||'])].join('\n');

/** A rulings document; each ruling is its paragraphs. */
export const rulingsDocument = (date: string | null, ...rulings: string[]): string =>
  ['Lamps of Ostermere Current Rulings', '', ...(date === null ? [] : [date, '']), ...rulings.flatMap((ruling) => [ruling, ''])].join('\n');

/** Three entries, so that a page is told for what it is. */
export const pageL = glossaryPage('L', 'lamp\nA lamp burns until dawn. See lantern, wick.', 'lantern\nA lantern is carried.\n\nIt may be lent.', 'lock\nA lock has two gates.');

/** Three rulings on them. */
export const rulings2010 = rulingsDocument('3 May 2010', 'lantern - Delete the second paragraph.', 'lock - A lock has one keeper.', 'oar - See **lock**.');
