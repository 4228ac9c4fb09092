import { inventWords } from '../../bench/invent-words.ts';
import { seeded } from '../../bench/random.ts';
import { glossaryPage, rulingsDocument } from '../../ingest/rig/sample-documents.ts';

/** Names of so many entries: all of one letter, in their order, and none of them the beginning of another. */
const namesOf = (count: number): string[] =>
  inventWords(seeded(7), count).map((word, at) => `l${word}${at % 3 === 0 ? ' lamp' : ''}`).map((name, at) => `${name} ${'abcdefghij'.charAt(at % 10)}-stone`).toSorted();

/** A glossary page of so many entries, each of three paragraphs that refer to another. */
export function glossaryOf(count: number): string {
  const names = namesOf(count);
  return glossaryPage('L', ...names.map((name, at) => [
    name,
    `The ${name} burns until dawn. It is lit with the ${names[(at * 7) % count] ?? ''}.`,
    'A keeper may carry it over one bridge, and no further.',
    `It is put out by water. See ${names[(at * 3 + 1) % count] ?? ''}.`,
  ].join('\n\n')));
}

/** A rulings document with a topic for each of those entries, and three instructions in each. */
export const rulingsOn = (count: number): string => rulingsDocument('3 May 2010', ...namesOf(count).map((name) => [
  `${name} - Replace "over one bridge" with "over two bridges".`,
  'Delete the sentence "It is put out by water."',
  'Add this as paragraph 2:',
  'It smokes in the rain.',
].join('\n\n')));
