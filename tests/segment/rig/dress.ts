/** One document in many dresses: layouts, wraps, navigation and cuts, so that each can be asked for the same entries. */

/** An article of a document before it is dressed. A paragraph that begins with `• ` is an item of a list. */
export interface Article {
  headword: string;
  paragraphs: string[];
}

/** How headwords and texts are laid out. */
export type Dress =
  | 'page' | 'cells' | 'cells, headword above' | `table of ${number}` | 'columns'
  | 'hyphen' | 'dash' | 'colon' | 'capitals and colon' | 'bold' | 'dash, text below' | 'stacked' | 'stacked, no gaps' | 'numbered';

export const DRESSES: readonly Dress[] = [
  'page', 'cells', 'cells, headword above', 'table of 1', 'table of 2', 'table of 3', 'table of 7', 'table of 23', 'columns',
  'hyphen', 'dash', 'colon', 'capitals and colon', 'bold', 'dash, text below', 'stacked', 'stacked, no gaps', 'numbered',
];

/** Where a page repeats its navigation. */
export const NAVIGATION = ['none', 'top', 'bottom', 'both'] as const;
/** What a copy lacks: nothing, its last words, its first lines, or both. */
export const CUTS = ['none', 'end', 'beginning', 'both'] as const;
/** Characters of a line; null where a paragraph is a line. */
export const WRAPS = [null, 44, 72] as const;

export interface Dressed {
  dress: Dress;
  wrap: number | null;
  navigation: (typeof NAVIGATION)[number];
  cut: (typeof CUTS)[number];
  title: string | null;
}

const NBSP = '\u00a0';
const ALPHABET = 'A - B - C - D - E - F - G - H - I - J - K - L - M - N - O - P - Q - R - S - T - U - V - W - X - Y - Z - top';

/** Reads: words and a width. Writes: their lines, none wider than it unless a word is. */
export const wrapped = (text: string, width: number | null): string[] => {
  if (width === null) return [text];
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
};

const gapped = (blocks: string[][]): string[] => blocks.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));

/** The page's A to Z, in the dress of its rows. */
const navigationOf = (dress: Dress): string[] => {
  if (dress.startsWith('table')) return [`${ALPHABET} |`, rowOf(dress)];
  if (dress.startsWith('cells')) return [ALPHABET, '|', '|', '|'];
  return ['', ALPHABET, ''];
};

const rowOf = (dress: Dress): string => '|'.repeat(Number(/\d+$/u.exec(dress)?.[0] ?? 1));

const titleOf = (dress: Dress, title: string): string[] => {
  if (dress.startsWith('table')) return ['|', '|', rowOf(dress), `${title} |`, rowOf(dress)];
  if (dress.startsWith('cells')) return ['|', '|', '|', title, '|', '|', '|'];
  return dress === 'page' ? [title, '', NBSP, ''] : [title, ''];
};

/** Text that runs in with its headword: both wrap together. */
const runIn = (head: string, [first = '', ...others]: string[], width: number | null): string[] =>
  gapped([wrapped(`${head} ${first}`, width), ...others.map((text) => wrapped(text, width))]);

const above = (head: string, paragraphs: string[], width: number | null): string[] =>
  [head, ...gapped(paragraphs.map((text) => wrapped(text, width)))];

const ROMAN = 'abcdefghijklmnopqrstuvwxyz';

const articleOf = ({ headword, paragraphs }: Article, at: number, dress: Dress, width: number | null): string[] => {
  if (dress.startsWith('table')) return [...runIn(headword, paragraphs, width).map((line, index, all) => (index === all.length - 1 ? `${line} |` : line)), rowOf(dress)];
  switch (dress) {
    case 'page': return [...above(headword, paragraphs, width), '', NBSP, ''];
    case 'cells': return [...runIn(headword, paragraphs, width), '|', '|', '|'];
    case 'cells, headword above': return [...above(headword, paragraphs, width), '|', '|', '|'];
    case 'columns': return [...runIn(`${headword} |`, paragraphs, width), ''];
    case 'hyphen': return [...runIn(`${headword} -`, paragraphs, width), ''];
    case 'dash': return [...runIn(`${headword} –`, paragraphs, width), ''];
    case 'colon': return [...runIn(`${headword}:`, paragraphs, width), ''];
    case 'capitals and colon': return [...runIn(`${headword.toUpperCase()}:`, paragraphs, width), ''];
    case 'bold': return [...runIn(`**${headword}**`, paragraphs, width), ''];
    case 'dash, text below': return [`${headword} –`, ...gapped(paragraphs.map((text) => wrapped(text, width))), ''];
    case 'stacked': return [headword, '', ...gapped(paragraphs.map((text) => wrapped(text, width))), ''];
    case 'stacked, no gaps': return above(headword, paragraphs, width).filter((line) => line !== '');
    case 'numbered': return [`7${String(at).padStart(2, '0')}. ${headword}`, '', ...paragraphs.flatMap((text, letter) => [...wrapped(`7${String(at).padStart(2, '0')}${ROMAN[letter] ?? ''} ${text}`, width), ''])];
    default: return [];
  }
};

/** Reads: articles and a dress. Writes: the text of a document that holds them. */
export const dressed = (articles: readonly Article[], { dress, wrap, navigation, cut, title }: Dressed): string => {
  const bars = navigationOf(dress);
  const last = articles.length - 1;
  const ended = cut === 'end' || cut === 'both';
  const shown = articles.map((article, at) => (at === last && ended ? cutOff(article) : article));
  const bodies = shown.map((article, at) => articleOf(article, at, dress, wrap));
  const began = cut === 'beginning' || cut === 'both';
  const lines = [
    ...(title === null || (began && navigation !== 'top') ? [] : titleOf(dress, title)),
    ...(navigation === 'top' || navigation === 'both' ? bars : []),
    ...(began ? (bodies[0] ?? []).slice(-leftOver(bodies[0] ?? [])) : []),
    ...bodies.slice(began ? 1 : 0).flat(),
    ...(!ended && (navigation === 'bottom' || navigation === 'both') ? bars : []),
  ];
  return ended ? lines.join('\n').replace(/[|\s]+$/u, '') : `${lines.join('\n')}\n`;
};

/** Lines of the first article that a copy without its beginning still holds. */
const leftOver = (lines: string[]): number => Math.max(1, Math.ceil(lines.length / 2));

/** An article that ends in the midst of a sentence. */
const cutOff = ({ headword, paragraphs }: Article): Article => {
  const words = (paragraphs.at(-1) ?? '').split(' ');
  const kept = words.slice(0, Math.max(3, words.length - 4)).join(' ').replace(/[.,;:!?)"”]+$/u, '');
  return { headword, paragraphs: [...paragraphs.slice(0, -1), kept] };
};
