/** What a sentence says becomes of the words that it quotes, where all its other words are of the closed `vocabulary.ts`. */
import { veiled } from '../veiled.ts';
import type { Said } from '../recastings/replacing/figure-of-words.ts';
import { isSoOfWords } from './claims.ts';
import { vocabulary } from './vocabulary.ts';
import type { Role } from './vocabulary.ts';

type Range = readonly [from: number, to: number];

/** The words of a sentence by what they do, a letter each, with a `Q` for what is quoted; and where that and the place stand. */
interface Cut { roles: string; quoted: Range[]; places: Range[]; often: string[] }

/** What is said by a row of roles, as the grammar says it; a number is what is quoted, the first of them 0. */
interface Relation { is: RegExp; as: readonly (string | number)[] }

const roles = new Map<string, Role>(vocabulary.flatMap(([role, words]) => words.map((word) => [word, role] as const)));
const longest = Math.max(...[...roles.keys()].map((word) => word.split(' ').length));

const blanks = /[ ,;:.()-]*/y;
const quotation = /["“]¤+["”]/y;
const place = /(?:in|within|of|from) (¶+|the (?:examples?|list|note|parenthetical)(?![\w-]))/y;
const part = /¶+|the (?:examples?|list)(?= [a-z])/y;
/** How often the words stand, all of which are meant. */
const often = /(?:(?:which|that) (?:stands?|appears?|occurs?)(?: here| there| in this entry| in the entry)? (twice|three times|four times|five times)|((?:each time|every time|wherever) it (?:stands|appears|occurs)(?: here| in this entry| in the entry)?|both times|in both places|in both cases|throughout|everywhere|in each place|in every place|in all (?:two|three|four|five|six) places|in (?:two|three|four|five|six) places))(?![\w-])/y;
const times: Readonly<Record<string, string>> = { twice: ' both times', 'both times': ' both times', 'in both places': ' both times', 'in both cases': ' both times', 'three times': ' in three places', 'four times': ' in four places', 'five times': ' in five places' };
const word = /[a-z']+/y;

/** A place that is named first, in words of its own: the grammar says whether it knows it. */
const lead = /^(?:in|within) [^,"“”¶]{2,80}, /;

function find(sign: RegExp, text: string, at: number): RegExpExecArray | null {
  sign.lastIndex = at;
  return sign.exec(text);
}

/** The longest way of saying that begins there. */
function sayingAt(text: string, at: number): { role: Role; to: number } | null {
  let found: { role: Role; to: number } | null = null;
  let to = at;
  for (let count = 0; count < longest; count++) {
    const next = find(word, text, to);
    if (next === null) break;
    to = next.index + next[0].length;
    const role = roles.get(text.slice(at, to));
    if (role !== undefined) found = { role, to };
    if (text.charAt(to) !== ' ') break;
    to++;
  }
  return found;
}

function oftenSaid([, stands, said]: RegExpExecArray): string {
  const words = stands ?? said ?? '';
  return times[words] ?? (words.startsWith('in ') && words.endsWith(' places') ? ` ${words}` : ' throughout');
}

/** What begins at a place of a sentence: quoted words, a part, how often, or a way of saying. */
type Token = { to: number } & ({ role: Role } | { quoted: Range } | { place: Range } | { often: string });

function tokenAt(parts: string, at: number): Token | null {
  const quote = find(quotation, parts, at);
  if (quote !== null) return { to: at + quote[0].length, quoted: [at, at + quote[0].length] };
  const named = find(place, parts, at) ?? find(part, parts, at);
  if (named !== null) return { to: at + named[0].length, place: [at + named[0].length - (named[1] ?? named[0]).length, at + named[0].length] };
  const counts = find(often, parts, at);
  return counts === null ? sayingAt(parts, at) : { to: at + counts[0].length, often: oftenSaid(counts) };
}

const blankBehind = (parts: string, at: number): number => at + (find(blanks, parts, at)?.[0].length ?? 0);

/** The words of a sentence by what they do; null where one of them is not of the vocabulary. */
function cut(parts: string, from: number): Cut | null {
  const made: Cut = { roles: '', quoted: [], places: [], often: [] };
  for (let at = blankBehind(parts, from); at < parts.length;) {
    const token = tokenAt(parts, at);
    if (token === null) return null;
    if ('quoted' in token) made.quoted.push(token.quoted);
    if ('place' in token) made.places.push(token.place);
    if ('often' in token) made.often.push(token.often);
    made.roles += 'quoted' in token ? 'Q' : 'role' in token ? token.role : '';
    at = blankBehind(parts, token.to);
  }
  return made;
}

const replaced = (old: number, now: number): Relation['as'] => ['replace ', old, ' with ', now];
const inserted = (side: 'after' | 'before', anchor: number, now: number): Relation['as'] => ['insert ', now, ` ${side} `, anchor];
const between = (now: number, one: number, other: number): Relation['as'] => ['insert ', now, ' between ', one, ' and ', other];

/** The first that fits says it. What only joins (`c`) does not lead on: "x" should be read, and "y". */
const relations: readonly Relation[] = [
  { is: /^-Q\+Q$/, as: replaced(0, 1) },
  { is: /^\+Q-Q$/, as: replaced(1, 0) },
  // For "x" read "y". In place of "x", put "y".
  { is: /^[okv]*fQ(?=.*[okv])(?:[oktivsc]*[oktivs])?Q[otvs]*$/, as: replaced(0, 1) },
  // Where it reads "x", it must read "y".
  { is: /^o*w[thvep]+Q(?=.*[okv])(?=[^Q]*[tivep])[oktivcep]*[oktivep]Q[otv]*$/, as: replaced(0, 1) },
  // It said "x" and now says "y". It reads "x", which is a slip: read "y".
  { is: /^[htp]?Q(?=[^Q]*[okv])(?=[^Q]*[tivp])[oktivcp]*[oktivp]Qo*$/, as: replaced(0, 1) },
  // "x" was a slip: read "y". The words grow from "x" to "y".
  { is: /^[ok]*Q(?=[^Q]*[tiv])[oktivc]*[oktiv]Qo*$/, as: replaced(0, 1) },
  // "y" takes the place of "x". Put "y" for "x".
  { is: /^(?=.*[okv])[okv]*Q[oktvs]*fQ[ots]*$/, as: replaced(1, 0) },
  // Now it ends "y" where it ended "x". "y" now stands where "x" stood.
  { is: /^(?=[oktvepsQ]*[okv])[oktvep]*Q[oktvs]*w[thvep]*Qh?$/, as: replaced(1, 0) },
  ...(['after', 'before'] as const).flatMap((side): Relation[] => {
    const sign = side === 'after' ? 'a' : 'b';
    return [
      { is: new RegExp(`^(?=.*[gn])[okgtvpn]*${sign}Q[okgtvpc]*Q[okgtvn]*$`), as: inserted(side, 0, 1) },
      { is: new RegExp(`^(?=.*[gn])[okgtvp]*Q[okgtvcn]*${sign}Q[okgtv]*$`), as: inserted(side, 1, 0) },
    ];
  }),
  { is: /^(?=.*[gvnp])[okgtvp]*mQcQ[okgtvpc]*Q[okgtvn]*$/, as: between(2, 0, 1) },
  { is: /^(?=.*[gvnp])[okgtvp]*Q[okgtvn]*mQcQ[okgtv]*$/, as: between(0, 1, 2) },
  { is: /^[oc]*Q[otc]*d(?:c?[ot]*d)*o*$/, as: ['delete ', 0] },
  { is: /^[otc]*[dl]o*Q(?:c?[ot]*d)*o*$/, as: ['delete ', 0] },
];

/** A replacement is one only where something orders it, for a copula alone tells what the text says; and what goes "to" another is changed. */
const isOrder = (found: string): boolean => /[okvdglnu+]/.test(found) && (!found.includes('i') || found.includes('k'));

/** What is wrong is what stood: it is said before anything is ordered, and of the words that are quoted first. Behind an order it speaks against that. */
const faultOfOrder = /[okvdgi].*x|Q[^Q]*Q[^x]*x/;

/** Where nothing is ordered, and words are only said to be missing, it may stand behind these. */
const onlyLacks = /^(?=.*[nu])[^okvdgi]*$/;

/** "the older gives way" must have "elder": what has it, of which it is not said that it had the other, keeps the rest. */
const hasAnother = /^[^Qp]*Q[^Q]*p/;

/** What words do to each other; those that only tell of what stood are passed over. */
function rolesThatCount({ roles: found }: Cut): string | null {
  if (!isOrder(found) || (faultOfOrder.test(found) && !onlyLacks.test(found)) || hasAnother.test(found) || /(?:^|[^k])y/.test(found)) return null;
  return found.replace(/c?x|y/g, '').replace(/u/g, 'g');
}

/** Names, and not words of the text, stand behind these. */
const named = /\b(?:entry|entries|card|for the entry|definition) ["“]|\b(?:entry|definition|text|words?|terms?|names?|phrase|expression|number|figure|wording|sentence|passage|line|form|reading|spelling) for ["“]/;

/** Marks and parts of words that go: what is quoted is where they stand. */
const marksGo = /\b(?:brackets|parentheses|punctuation|spelling|grammar|form|marks)\b/;

/**
 * @param sentence - folded
 * @returns the same as an order in the grammar's own words; null where a word of it is not of the vocabulary, or says no such thing
 */
export function relationSaid(sentence: string): Said[] | null {
  const { parts } = veiled(sentence);
  if (named.test(parts)) return null;
  const start = lead.exec(parts)?.[0].length ?? 0;
  const found = cut(parts, start);
  if (found === null || found.places.length > 1 || found.often.length > 1 || (found.places.length === 1 && start > 0)) return null;
  const says = rolesThatCount(found);
  const relation = relations.find(({ is }) => says !== null && is.test(says));
  if (relation === undefined || (relation.as[0] === 'delete ' && marksGo.test(parts))) return null;
  if (!isSoOfWords(parts, found.quoted.map(([from, to]) => sentence.slice(from + 1, to - 1)), relation.as.indexOf(0) < relation.as.indexOf(1))) return null;
  const said = relation.as.map((one): Said => (typeof one === 'string' ? one : found.quoted[one] ?? ''));
  const [at] = found.places;
  return [...start > 0 ? [[0, start] as const] : [], ...at === undefined ? [] : ['in ', at, ', '], ...said, ...found.often, '.'];
}
