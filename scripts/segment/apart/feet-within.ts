/**
 * Feet and heads of pages between the two halves of a sentence: `Ostermere Current Rulings, 9 April 2013`, who printed it, the name
 * of its file. The sentence tells where a page ended; what stands there on two pages, or has the shape of a foot, is the page's.
 */
import { endsSentence } from '../blocks/ends-sentence.ts';
import { datesIn } from '../front-matter/dates.ts';
import { namesDocument } from '../topics/kinds/kinds.ts';
import { isLabelOfPart } from '../topics/names/not-a-topic.ts';

const LONGEST = 100;
/** Lines at the edges of two pages, at the most. */
const MOST_LINES = 4;
/** Characters of a line that is text. */
const SHORTEST_TEXT = 40;
const FEWEST_WORDS = 7;
const MOSTLY = 0.6;
/** So often the same words stand within sentences. */
const FEWEST = 2;

/** What no text has by itself on a line. */
export const SHAPES: readonly { is: RegExp; titled?: true; example: string }[] = [
  { is: /^https?:\/\/\S+(?:\s+\(\d{1,3} of \d{1,3}\))?(?:\s+\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4}.{0,20})?$/iu, example: 'http://quay.example/rulings.html (1 of 3) [4/12/2013 9:14:22 AM]' },
  { is: /^[\w.()& -]{1,60}\.(?:docx?|pdf|txt|rtf|html?|xlsx?|odt|indd|qxd|wpd)(?:\s.{0,80})?$/iu, example: 'glossary_v2.doc          5/12/2003 4:15 PM' },
  { is: /^\S.{2,70}?\s*(?:[|–—·•-]\s*|\s)(?:page|p\.|pg\.?|seite)\s*\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?$/iu, titled: true, example: 'Ostermere Rulings v2.1 | Page 4' },
  { is: /^\S.{2,70}?\s*[|–—·•]\s*\d{1,3}$/u, titled: true, example: 'Ostermere Glossary — 3' },
  { is: /^\d{1,3}\s*[|–—·•]\s*\S.{2,70}$/u, titled: true, example: '4 | Ostermere Glossary' },
];

/** Reads: the lines of a document. Writes: the indexes of those that are a page's foot or head within a sentence, and of the same lines elsewhere. */
export function feetWithin(texts: readonly string[]): number[] {
  const written = texts.flatMap((text, at) => (text.trim() === '' ? [] : [at]));
  const within = written.flatMap((at, index) => edgeBehind(texts, written, index, at));
  const times = Map.groupBy(within, ({ line }) => line);
  const isAgain = ({ line, gapped }: Edge): boolean => (times.get(line)?.length ?? 0) >= FEWEST && (gapped || /\d/u.test(line)) && !isLabelOfPart(line);
  const isNumbered = ({ line }: Edge): boolean => NUMBERED.test(line) && within.some((other) => NUMBERED.exec(other.line)?.groups?.['part'] === NUMBERED.exec(line)?.groups?.['part'] && Math.abs(numberOf(other.line) - numberOf(line)) === 1);
  const feet = within.filter((edge) => isAgain(edge) || isNumbered(edge) || isFoot(edge.line) || (edge.gapped && isDated(edge.line)));
  const lines = new Set(feet.map(({ line }) => line));
  const beside = feet.flatMap(({ edge }) => (edge.every(({ line }) => lines.has(line) || namesDocument(line) || isDated(line) || isKind(line)) ? edge.map(({ at }) => at) : []));
  const known = new Set(feet.map(({ line }) => line).filter((line) => isFoot(line) || /\d/u.test(line)));
  const alone = written.flatMap((at, index) => (index > 2 && (known.has(texts[at]?.trim() ?? '') || isTitledFoot(texts[at]?.trim() ?? '')) ? [at] : []));
  return [...new Set([...feet.map(({ at }) => at), ...beside, ...alone])];
}

interface Edge {
  at: number;
  line: string;
  /** Gaps part it from both halves. */
  gapped: boolean;
  /** All lines that stand between the same two halves. */
  edge: { at: number; line: string }[];
}

/** `A-3`, on the next page `A-4`. */
const NUMBERED = /^(?<part>\p{Lu}{1,2}|[IVX]{1,4})[-–.](?<number>\d{1,3})$/u;
const numberOf = (line: string): number => Number(NUMBERED.exec(line)?.groups?.['number']);

/** The lines behind one that breaks off, up to that in which its sentence goes on. */
function edgeBehind(texts: readonly string[], written: readonly number[], index: number, at: number): Edge[] {
  const above = texts[at]?.trim() ?? '';
  if (above.length < SHORTEST_TEXT || !isProse(above) || endsSentence(above) || /[:;]["”’)*]*$/u.test(above)) return [];
  const next = written.slice(index + 1, index + MOST_LINES + 2);
  const end = next.findIndex((place) => /^\s*(?!by\b|www|http)\p{Ll}/u.test(texts[place] ?? '') && !isFoot(texts[place]?.trim() ?? ''));
  const edge = next.slice(0, Math.max(0, end)).map((place) => ({ at: place, line: texts[place]?.trim() ?? '' }));
  if (edge.some(({ line }) => line.length > LONGEST || /[.!?,;]["”’)]*$/u.test(line) || /^\p{Ll}(?!\w*:\/\/|\S*\.\w{2,4}\b)/u.test(line))) return [];
  const gapped = (edge[0]?.at ?? 0) > at + 1 && (next[end] ?? 0) > (edge.at(-1)?.at ?? 0) + 1;
  return edge.map((one) => ({ ...one, gapped, edge }));
}

/** Words without capitals, for the most part: no title, no row of names. */
function isProse(line: string): boolean {
  const words = line.split(/\s+/u);
  return words.length >= FEWEST_WORDS && !/[|>•·]|\s{3}/u.test(line) && words.filter((word) => /^["“'‘(*]*\p{Ll}/u.test(word)).length >= words.length * MOSTLY;
}

const isFoot = (line: string): boolean => line.length <= LONGEST && SHAPES.some(({ is, titled }) => is.test(line) && (titled !== true || namesDocument(line)));

/** The title of a document and its day, alone on a line. */
const isDated = (line: string): boolean => line.length <= LONGEST && namesDocument(line) && datesIn(line).length > 0 && !/:\s/u.test(line);

/** A title with the number of its page tells itself wherever it stands. */
const PAGE = /\bpage\s*\d{1,3}(?:\s?(?:of|\/)\s?\d{1,3})?$/iu;
const isTitledFoot = (line: string): boolean => PAGE.test(line) && isFoot(line);

/** The name of the document again, in a word or two: `Current Rulings`. */
const isKind = (line: string): boolean => /^(?:\p{Lu}\S* ){0,3}(?:rulings|glossary|errata)$/iu.test(line);
