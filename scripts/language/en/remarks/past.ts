/**
 * Plain sentences of the past about a text, its readers, and those who make it: a grammar of a few clauses, of whose words each
 * is on a list (`lexicon.ts`). What speaks for the old words, and says neither "not" nor "never", tells against the order.
 */
import { lexicon } from './lexicon.ts';

const kinds = new Map<string, string>();
for (const [kind, words] of Object.entries(lexicon)) for (const word of words) kinds.set(word, (kinds.get(word) ?? '') + kind);
/** So many words belong together at most. */
const longest = Math.max(...[...kinds.keys()].map((word) => word.split(' ').length));
/** More ways to take the words of a sentence are not tried. */
const mostReadings = 400;

interface Taken {
  at: number;
  kinds: string;
}

/** The words at a place as one, two or more that belong together, each as all that they can be. */
const taken = (words: readonly string[], { at, kinds: before }: Taken): Taken[] =>
  Array.from({ length: Math.min(longest, words.length - at) }, (_, more) => at + more + 1)
    .flatMap((end) => Array.from(kinds.get(words.slice(at, end).join(' ')) ?? '').map((kind) => ({ at: end, kinds: before + kind })));

/** The kinds of a sentence's words, in each way in which they can be taken; none where a word is on no list. */
function readings(words: readonly string[]): string[] {
  const found: string[] = [];
  let open: Taken[] = [{ at: 0, kinds: '' }];
  while (open.length > 0) {
    if (found.length + open.length > mostReadings) return [];
    const next = open.flatMap((one) => taken(words, one));
    found.push(...next.filter(({ at }) => at === words.length).map((one) => one.kinds));
    open = next.filter(({ at }) => at < words.length);
  }
  return found;
}

/** Words that say how, and how often, may stand anywhere, and are left out here. */
const words = 'd*[agb]*n';
const thing = '[dco]*[ajgb]*[nqs]';
const people = '[dco]*[aj]*h';
const anything = `(?:${thing}|${people}|[iwuz])`;
const behind = `(?:p${anything})*`;
const subject = `(?<subject>${words}|${people}|[iwuz])`;

/** It was, it did, it had done, it did not do, it had none. */
const predicates = [`f?m?[vGX](?:${anything}){0,2}${behind}`, `f?m?em?[vGX]${behind}`, `(?<was>f?em?(?:[gb]|p?${thing}))${behind}`, `km[lx]${anything}?${behind}`, `(?<none>[fk]o[agb]*[nqs])${behind}`];
const clauses = predicates.map((predicate) => new RegExp(`^(?:p${thing})?${subject}${behind}${predicate}$`, 'u'));

const count = (kinds: string, of: RegExp): number => [...kinds.matchAll(of)].length;

/** What a sentence of the past is about; null where it is none of these. */
export type About = 'the words' | 'it' | 'people';

function aboutOf(read: string): About | null {
  const plain = read.replaceAll('r', '');
  const found = clauses.map((clause) => clause.exec(plain)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return null;
  const [against, speaksFor, speaksAgainst] = [count(read, /[mzo]/g), count(read, /[gGl]/g), count(read, /[bXqx]/g)];
  const who = found['subject'] ?? '';
  const isOfPeople = /[hwuz]$/.test(who);
  // Whoever was wrong may have been so with the order.
  const tells = isOfPeople ? found['was'] === undefined : found['none'] !== undefined || speaksFor + speaksAgainst > 0;
  const fits = against === 0 ? speaksFor === 0 : against === 1 && speaksAgainst === 0;
  if (!tells || !fits || (who === 'w' && speaksAgainst === 0)) return null;
  return who === 'i' ? 'it' : isOfPeople ? 'people' : 'the words';
}

function clauseAbout(words: readonly string[]): About | null {
  return words.length < 2 ? null : readings(words).map(aboutOf).find((about) => about !== null) ?? null;
}

/** What a sentence that only tells of the past is about; null for any other. Of two that are joined the second may leave out whom it is of. `sentence` is folded, without its stop. */
export function toldOfThePast(sentence: string): About | null {
  const words = sentence.replaceAll(',', '').split(' ').filter((word) => word !== '');
  const whole = clauseAbout(words);
  if (whole !== null) return whole;
  const joint = words.findIndex((word) => word === 'and' || word === 'but');
  if (joint < 0) return null;
  const [first, rest] = [clauseAbout(words.slice(0, joint)), words.slice(joint + 1)];
  return first !== null && (clauseAbout(rest) !== null || (first !== 'people' && clauseAbout(['they', ...rest]) !== null)) ? first : null;
}
