import { inventWords } from './invent-words.ts';
import { between, oneOf, seeded } from './random.ts';
import type { Random } from './random.ts';

/** A document as it would lie in an operator's folder. */
export interface InventedPage {
  file: string;
  text: string;
}

interface Invented {
  headword: string;
  lines: string[];
}

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const separator = '\u00A0';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function sentence(random: Random, words: readonly string[]): string {
  const said = Array.from({ length: between(random, 8, 18) }, () => oneOf(random, words));
  return `${capital(said.join(' '))}.`;
}

const paragraph = (random: Random, words: readonly string[]): string =>
  Array.from({ length: between(random, 2, 4) }, () => sentence(random, words)).join(' ');

/** Paragraphs, in one entry of four a list, and a reference to another entry. */
function body(random: Random, words: readonly string[], headwords: readonly string[]): string[] {
  const paragraphs = Array.from({ length: between(random, 1, 5) }, () => paragraph(random, words));
  const items = random() < 0.25 ? Array.from({ length: between(random, 2, 4) }, () => `  • ${sentence(random, words)}`) : [];
  return [...paragraphs, ...(items.length > 0 ? [items.join('\n')] : []), `See ${oneOf(random, headwords)}.`];
}

function page(letter: string, entries: readonly Invented[]): string {
  const head = `Glossary - ${letter}\n\nGlossary\n\n${separator}\n\n${letters.join(' - ')} - top\n\n${separator}\n`;
  const texts = entries.map(({ headword, lines }) => `${headword}\n${lines.join('\n\n')}\n\n${separator}\n`);
  return `${head}\n${texts.join('\n')}\n${letters.join(' - ')} - top\n`;
}

/** The first headword of each page. */
export const headwordsIn = (pages: readonly InventedPage[]): string[] => pages.map(({ text }) => text.split(`${separator}\n`)[2]?.trim().split('\n')[0] ?? '');

/** A document of rulings of a day, one on each headword. */
export const inventRulings = (day: string, headwords: readonly string[]): string =>
  ['Current Rulings', day, ...headwords.toSorted().map((headword) => `${headword} - It is seen by night.`), ''].join('\n\n');

/**
 * A glossary of an invented game in an invented language, one page a letter, in the layout "glossary page, as text".
 *
 * @param count - how many entries, over all pages
 * @param seed - the same seed gives the same pages, to the byte
 */
export function inventGlossary(count: number, seed: number): InventedPage[] {
  const random = seeded(seed);
  const words = inventWords(random, 3000);
  const names = inventWords(random, count);
  const headwords = names.map((name) => `${capital(name)} ${oneOf(random, words)}`);
  const entries = headwords.map((headword) => ({ headword, lines: body(random, words, headwords) }));
  return letters.flatMap((letter) => {
    const held = entries.filter(({ headword }) => headword.startsWith(letter));
    const sorted = held.sort((a, b) => a.headword.localeCompare(b.headword, 'en'));
    return sorted.length === 0 ? [] : [{ file: `glossary-${letter.toLowerCase()}.txt`, text: page(letter, sorted) }];
  });
}
