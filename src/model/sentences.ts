/** One sentence of a text, with its place: `text.slice(from, to)`, without the white space after it. */
export interface Sentence {
  text: string;
  from: number;
  to: number;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Of words that are cut short those whose full stop may also end a sentence: “The answer is no.” */
const beforeNumbers: readonly string[] = ['no', 'nos', 'nr', 'p', 'pp', 'l', 'll', 'fig', 'figs', 'vol', 'ch', 'para', 'paras', 'par', 'pars', 'pg', 'pgs', 'sec', 'sent', 'sents', 'art', 'del', 'ins', 'repl', 'chg'];

/** Words that are cut short: their full stop ends no sentence. */
export const abbreviations: readonly { words: readonly string[]; example: string }[] = [
  { words: ['e.g', 'i.e', 'vs', 'cf', 'viz', 'approx'], example: 'A small craft, e.g. a punt, may pass.' },
  { words: beforeNumbers, example: 'See no. 4.' },
  { words: ['st', 'mr', 'mrs', 'ms', 'dr', 'lt', 'cmdr', 'capt', 'col', 'gen', 'adm', 'sgt', 'prof', 'jr', 'sr', 'ens', 'cdr', 'amb', 'gov', 'maj', 'brig', 'cpl', 'pvt', 'rev', 'hon', 'sen', 'mme', 'mlle', 'messrs', 'supt', 'insp', 'mt', 'ft'], example: 'The duel with Capt. Wick is over.' },
];

const short = abbreviations.flatMap(({ words }) => words);

/**
 * Whether the full stop at the end of a text is that of a word cut short.
 * @param goesOn whether a small letter or a number follows
 */
export function endsInAbbreviation(before: string, goesOn: boolean): boolean {
  const word = /(?:^|[\s("“])(?<word>\p{L}[\p{L}.]*)\.\s*$/u.exec(before.slice(-20))?.groups?.['word']?.toLowerCase();
  if (word === undefined || !short.includes(word)) return false;
  return goesOn || !beforeNumbers.includes(word);
}

/** "Do this: 1. Announce the quay. 2. Pay the toll.": the number of what comes. */
const endsInListNumber = /(?:^|[:;.!?]["”’)]*\s+)\(?\d{1,2}[.)]\s*$/u;

/** "the C.L. Heron", "J. Wick" */
const endsInInitial = /(?:^|[\s("“.])\p{Lu}\.\s*$/u;

/**
 * Cuts a text into sentences. An abbreviation does not end one, nor does a full stop that is followed by a small letter
 * or a closing parenthesis, or that of a number in a list; a parenthesis with sentences of its own stays with the sentence in which it opens.
 */
export function sentences(text: string): Sentence[] {
  const found: Sentence[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && continues(last.text, segment)) {
      last.text += segment;
      last.to = index + segment.length;
    } else {
      found.push({ text: segment, from: index, to: index + segment.length });
    }
  }
  return found.map(trimmed).filter((sentence) => sentence.text !== '');
}

/** The end of a text, which is all that is looked at: a line may be long. */
const endOf = (text: string): string => (text.length > END ? `x${text.slice(-END)}` : text);
const END = 16;

function continues(before: string, after: string): boolean {
  const end = endOf(before);
  return endsInAbbreviation(before, /^\s*[#\d]/u.test(after)) || endsInInitial.test(end) || endsInListNumber.test(end) || /^\s*[\p{Ll})\]]/u.test(after) || open(before) > 0;
}

function open(text: string): number {
  const opened = text.match(/\(/gu)?.length ?? 0;
  const closed = text.match(/\)/gu)?.length ?? 0;
  return text.trimStart().startsWith('(') ? 0 : opened - closed;
}

function trimmed({ text, from }: Sentence): Sentence {
  const start = text.length - text.trimStart().length;
  const kept = text.trim();
  return { text: kept, from: from + start, to: from + start + kept.length };
}
