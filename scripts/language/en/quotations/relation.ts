/** What a sentence says becomes of the words that it quotes, where all its other words are of the closed `vocabulary.ts`. */
import { veiled } from '../veiled.ts';
import type { Said } from '../recastings/replacing/figure-of-words.ts';
import { isSoOfWords } from './claims.ts';
import { vocabulary } from './vocabulary.ts';
import type { Role } from './vocabulary.ts';

type Range = readonly [from: number, to: number];

/** The words of a sentence by what they do, a letter each, with a `Q` for what is quoted; and where that and the place stand. */
interface Cut { roles: string; quoted: Range[]; places: Range[]; often: string[]; /** What is said before a part that no preposition leads to. */ beforePart: string | null }

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
type Token = { to: number } & ({ role: Role } | { quoted: Range } | { place: Range; isBare: boolean } | { often: string });

function tokenAt(parts: string, at: number): Token | null {
  const quote = find(quotation, parts, at);
  if (quote !== null) return { to: at + quote[0].length, quoted: [at, at + quote[0].length] };
  const led = find(place, parts, at);
  const named = led ?? find(part, parts, at);
  if (named !== null) return { to: at + named[0].length, isBare: led === null, place: [at + named[0].length - (named[1] ?? named[0]).length, at + named[0].length] };
  const counts = find(often, parts, at);
  return counts === null ? sayingAt(parts, at) : { to: at + counts[0].length, often: oftenSaid(counts) };
}

const blankBehind = (parts: string, at: number): number => at + (find(blanks, parts, at)?.[0].length ?? 0);

/** The words of a sentence by what they do; null where one of them is not of the vocabulary. */
function cut(parts: string): Cut | null {
  const made: Cut = { roles: '', quoted: [], places: [], often: [], beforePart: null };
  for (let at = blankBehind(parts, 0); at < parts.length;) {
    const token = tokenAt(parts, at);
    if (token === null) return null;
    if ('quoted' in token) made.quoted.push(token.quoted);
    if ('place' in token) {
      made.places.push(token.place);
      if (token.isBare) made.beforePart = made.roles;
    }
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
  { is: /^[oc]*Q[otc]*[dr](?:c?[ot]*[dr])*o*$/, as: ['delete ', 0] },
  // "There is no more "x"" may tell how it is in the game: what goes by itself is told before.
  { is: /^[otc]*[dl]o*Q(?:c?[ot]*[dr])*o*$/, as: ['delete ', 0] },
];

/** A replacement is one only where something orders it, for a copula alone tells what the text says; and what goes "to" another is changed. */
const isOrder = (found: string): boolean => /[okvdrglnu+]/.test(found) && (!found.includes('i') || found.includes('k'));

/** What is wrong is what stood: it is said before anything is ordered, and of the words that are quoted first. Behind an order it speaks against that. */
const faultOfOrder = /[okvdrgi].*x|Q[^Q]*Q[^x]*x/;

/** Where nothing is ordered, and words are only said to be missing, it may stand behind these. */
const onlyLacks = /^(?=.*[nu])[^okvdrgi]*$/;

/** "the older gives way" must have "elder": what has it, of which it is not said that it had the other, keeps the rest. */
const hasAnother = /^[^Qp]*Q[^Q]*p/;

/** What words do to each other; those that only tell of what stood are passed over. */
function rolesThatCount({ roles: found }: Cut): string | null {
  if (!isOrder(found) || (faultOfOrder.test(found) && !onlyLacks.test(found)) || hasAnother.test(found) || /(?:^|[^k])y/.test(found)) return null;
  return found.replace(/c?x|y/g, '').replace(/u/g, 'g');
}

/** Names, and not words of the text, stand behind these. */
const named = /\b(?:entry|entries|card|for the entry|definition) ["“]|\b(?:entry|definition|text|words?|terms?|names?|phrase|expression|number|figure|wording|sentence|passage|line|form|reading|spelling) for ["“]/;

/** They are not the words, which are quoted only behind, nor is it these that say something: `They say "x" rather than "y".` */
const saidByOthers = /^[^"“]*\bthey\b|\bthey (?:all )?(?:say|read|print|put|write|use|make|set|call)\b/;

/** `Gains "x" before "y"`: of what, stands elsewhere, or is lost. */
const hasNoSubject = /^(?:now |hereby )?([a-z]+s)\b/;
const ofSubject: ReadonlySet<Role | undefined> = new Set(['k', 'ot', 'of', 'p', 'e', 'd', 'l', 'g', 'u']);

/** `"x" be deleted.`: somebody moves it, or nobody says that it must be. */
const isWished = /\b(?:being|been)\b|^(?!.*\b(?:let|should|must|shall|to|better)\b.*\bbe\b).*\bbe\b/;

/** Whether it is said by others than the document, of something that is not named, or is no more than wished. */
const isOfOthers = (parts: string): boolean => saidByOthers.test(parts) || isWished.test(parts.replaceAll(/\b(?:has|have) been\b/g, '')) || ofSubject.has(roles.get(hasNoSubject.exec(parts)?.[1] ?? ''));

/** Marks and parts of words that go: what is quoted is where they stand. */
const marksGo = /\b(?:brackets|parentheses|punctuation|spelling|grammar|form|marks)\b/;

/** `"x" is redundant: delete the second paragraph`: a part that goes or is changed itself is not where the words stand. What gains words may be told behind those beside which they come. */
const isWhatChanges = ({ beforePart, roles: found }: Cut): boolean =>
  beforePart !== null && (/[dkvgl]/.test(beforePart) || (beforePart.includes('Q') && !/^[okgtvpn]*[abm]Q(?:cQ)?[oc]*$/.test(beforePart)) || found.length === beforePart.length);

/** What is said to become of the quoted words; null where it is not certain, or not so. */
function relationOf(found: Cut, sentence: string, parts: string): Relation | null {
  const says = found.places.length > 1 || found.often.length > 1 || isWhatChanges(found) ? null : rolesThatCount(found);
  const relation = relations.find(({ is }) => says !== null && is.test(says));
  if (relation === undefined || (relation.as[0] === 'delete ' && marksGo.test(parts))) return null;
  return isSoOfWords(parts, found.quoted.map(([from, to]) => sentence.slice(from + 1, to - 1)), relation.as.indexOf(0) < relation.as.indexOf(1), relation.as[0] === 'insert ') ? relation : null;
}

/**
 * @param sentence - folded
 * @returns the same as an order in the grammar's own words; null where a word of it is not of the vocabulary, or says no such thing
 */
export function relationSaid(sentence: string): Said[] | null {
  const { parts } = veiled(sentence);
  if (named.test(parts) || isOfOthers(parts)) return null;
  const found = cut(parts);
  const relation = found === null ? null : relationOf(found, sentence, parts);
  if (found === null || relation === null) return null;
  const said = relation.as.map((one): Said => (typeof one === 'string' ? one : found.quoted[one] ?? ''));
  const [at] = found.places;
  return [...at === undefined ? [] : ['in ', at, ', '], ...said, ...found.often, '.'];
}
