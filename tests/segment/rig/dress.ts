/** One document in many dresses: layouts, wraps, navigation and cuts, so that each can be asked for the same entries. */

/** An article of a document before it is dressed. A paragraph that begins with `• ` is an item of a list. */
export interface Article {
  headword: string;
  paragraphs: string[];
}

/** How headwords and texts are laid out. */
export type Dress
  = | 'page' | 'cells' | 'cells, headword above' | `table of ${number}` | 'columns'
    | 'hyphen' | 'dash' | 'colon' | 'capitals and colon' | 'bold' | 'arrow' | 'dash, text below' | 'pages behind' | 'a page behind a tab' | 'underlined' | 'stacked' | 'stacked, no gaps' | 'numbered' | 'hanging';

export const DRESSES: readonly Dress[] = [
  'page', 'cells', 'cells, headword above', 'table of 1', 'table of 2', 'table of 3', 'table of 7', 'table of 23', 'columns',
  'hyphen', 'dash', 'colon', 'capitals and colon', 'bold', 'arrow', 'dash, text below', 'pages behind', 'a page behind a tab', 'underlined', 'stacked', 'stacked, no gaps', 'numbered', 'hanging',
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
export function wrapped(text: string, width: number | null): string[] {
  if (width === null) return [text];
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) return [...lines.slice(0, -1), `${last} ${word}`];
    return [...lines, word];
  }, []);
}

const gapped = (blocks: string[][]): string[] => blocks.flatMap((lines, at) => (at === 0 ? lines : ['', ...lines]));

/** The page's A to Z, in the dress of its rows. */
function navigationOf(dress: Dress): string[] {
  if (dress.startsWith('table')) return [`${ALPHABET} |`, rowOf(dress)];
  if (dress.startsWith('cells')) return [ALPHABET, '|', '|', '|'];
  return ['', ALPHABET, ''];
}

const rowOf = (dress: Dress): string => '|'.repeat(Number(/\d+$/u.exec(dress)?.[0] ?? 1));

function titleOf(dress: Dress, title: string): string[] {
  if (dress.startsWith('table')) return ['|', '|', rowOf(dress), `${title} |`, rowOf(dress)];
  if (dress.startsWith('cells')) return ['|', '|', '|', title, '|', '|', '|'];
  return dress === 'page' ? [title, '', NBSP, ''] : [title, ''];
}

/** Text that runs in with its headword: both wrap together. */
const runIn = (head: string, [first = '', ...others]: string[], width: number | null): string[] =>
  gapped([wrapped(`${head} ${first}`, width), ...others.map((text) => wrapped(text, width))]);

const ROMAN = 'abcdefghijklmnopqrstuvwxyz';

const numbered = (number: number, { headword, paragraphs }: Article, width: number | null): string[] =>
  [`7${String(number).padStart(2, '0')}. ${headword}`, '', ...paragraphs.flatMap((text, at) => [...wrapped(`7${String(number).padStart(2, '0')}${ROMAN[at] ?? ''} ${text}`, width), ''])];

/** The column in which texts stand that hang beside their headwords; a longer headword has a line of its own. */
const HANGING = 16;

function hanging({ headword, paragraphs }: Article, width: number | null): string[] {
  const texts = gapped(paragraphs.map((text) => wrapped(text, width === null ? null : width - HANGING / 2))).map((line) => (line === '' ? '' : `${' '.repeat(HANGING)}${line}`));
  const isLong = headword.length > HANGING - 2;
  return [...(isLong ? [headword] : []), ...(isLong ? texts : texts.with(0, `${headword.padEnd(HANGING)}${texts[0]?.trimStart() ?? ''}`)), ''];
}

type RunIn = 'columns' | 'hyphen' | 'dash' | 'colon' | 'capitals and colon' | 'bold' | 'arrow';

/** A headword that runs in with its text, and what stands between the two. */
const heads: Record<RunIn, (headword: string) => string> = {
  columns: (headword) => `${headword} |`,
  hyphen: (headword) => `${headword} -`,
  dash: (headword) => `${headword} –`,
  colon: (headword) => `${headword}:`,
  'capitals and colon': (headword) => `${headword.toUpperCase()}:`,
  bold: (headword) => `**${headword}**`,
  arrow: (headword) => `${headword} =>`,
};

const isRunIn = (dress: Dress): dress is RunIn => dress in heads;

type Above = 'page' | 'cells, headword above' | 'dash, text below' | 'pages behind' | 'a page behind a tab' | 'stacked';

/** A headword above its text: what stands between the two, and behind the text. */
const above: Record<Above, { sign: string; between: string[]; behind: string[] }> = {
  page: { sign: '', between: [], behind: ['', NBSP, ''] },
  'cells, headword above': { sign: '', between: [], behind: ['|', '|', '|'] },
  'dash, text below': { sign: ' –', between: [], behind: [''] },
  'pages behind': { sign: ' ........ 14, 22-23', between: [], behind: [''] },
  'a page behind a tab': { sign: '\t9', between: [], behind: [''] },
  stacked: { sign: '', between: [''], behind: [''] },
};

const isAbove = (dress: Dress): dress is Above => dress in above;

function articleOf(article: Article, at: number, dress: Dress, width: number | null): string[] {
  const { headword, paragraphs } = article;
  const texts = gapped(paragraphs.map((text) => wrapped(text, width)));
  if (isRunIn(dress)) return [...runIn(heads[dress](headword), paragraphs, width), ''];
  if (dress === 'underlined') return [headword, '-'.repeat(headword.length), ...texts, ''];
  if (isAbove(dress)) return [`${headword}${above[dress].sign}`, ...above[dress].between, ...texts, ...above[dress].behind];
  if (dress === 'numbered') return numbered(at, article, width);
  if (dress === 'hanging') return hanging(article, width);
  if (dress === 'stacked, no gaps') return [headword, ...texts].filter((line) => line !== '');
  if (dress === 'cells') return [...runIn(headword, paragraphs, width), '|', '|', '|'];
  return [...runIn(headword, paragraphs, width).map((line, index, all) => (index === all.length - 1 ? `${line} |` : line)), rowOf(dress)];
}

/** Reads: articles and a dress. Writes: the text of a document that holds them. */
export function dressed(articles: readonly Article[], { dress, wrap, navigation, cut, title }: Dressed): string {
  const lacks = (edge: 'beginning' | 'end'): boolean => cut === edge || cut === 'both';
  const bar = (edge: 'top' | 'bottom'): string[] => (navigation === edge || navigation === 'both' ? navigationOf(dress) : []);
  const shown = lacks('end') ? articles.with(-1, cutOff(articles.at(-1))) : articles;
  const [first = [], ...others] = shown.map((article, at) => articleOf(article, at, dress, wrap));
  const lines = [
    ...(title === null || (lacks('beginning') && navigation !== 'top') ? [] : titleOf(dress, title)),
    ...bar('top'),
    ...(lacks('beginning') ? first.slice(-leftOver(first)) : first),
    ...others.flat(),
    ...(lacks('end') ? [] : bar('bottom')),
  ];
  return lacks('end') ? lines.join('\n').replace(/[|\s]+$/u, '') : `${lines.join('\n')}\n`;
}

/** Lines of the first article that a copy without its beginning still holds. */
const leftOver = (lines: string[]): number => Math.max(1, Math.ceil(lines.length / 2));

/** An article that ends in the midst of a sentence. */
function cutOff({ headword, paragraphs }: Article = { headword: '', paragraphs: [] }): Article {
  const words = (paragraphs.at(-1) ?? '').split(' ');
  const kept = words.slice(0, Math.max(3, words.length - 4)).join(' ').replace(/[.,;:!?)"”]+$/u, '');
  return { headword, paragraphs: [...paragraphs.slice(0, -1), kept] };
}
