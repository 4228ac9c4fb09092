/**
 * Explicit references: "See X, Y.", "(see X)", "; see X". Finds the phrases a text refers to, as printed.
 *
 * Whether a comma parts two names or belongs to one ("Dr. Ebb, Tide Warden") only the names of the corpus tell.
 */
import { sortKey } from '../names/sort-key.ts';
import { partedNames, saysName, type Part } from './joined-names.ts';
import { markedBehind, withoutSigns } from './marked-behind.ts';
import type { SeePhrase } from './see-phrase.ts';

/** The ways in which a text refers to other entries. */
export const SEE_SIGNS: readonly { is: string; example: string }[] = [
  { is: '(?<=^|[.!?:)]["”’)]*(?:\\[\\d{1,3}\\]){0,3}\\s{1,3}|[("“]|\\s[–—-]\\s)See(?: also)?:? (?:→ ?)?(?!also\\b)(?=\\S)', example: 'It burns. See Lamp.' },
  { is: '(?<=[(;,"“]\\s?|\\b(?:but|also|and|please)\\s)see(?: also)?:? (?:→ ?)?(?!also\\b)(?=\\S)', example: 'It burns (see Lamp).' },
  { is: '(?<=^)see (?=["“*]{0,3}(?:\\p{Lu}|[^.;!?]{1,60}\\.?$))', example: 'see lamp' },
  { is: '(?<=^|[(;]\\s?)(?:→|⇒|-{1,2}>|=>) ?(?=[*]{0,3}[\\p{L}\\d])', example: 'It burns. (→ lamp)' },
  { is: '(?<=[.!?)\\]]["”’]?\\s)(?:→|⇒|-{1,2}>|=>) ?(?=["“*]{0,3}[\\p{L}\\d][^.;!?]{0,80}\\.?$)', example: 'It burns. -> Lamp' },
  { is: '(?<=^|[.!?)]["”’)]*\\s|[(]\\s?)(?:Related(?: [Tt]opics?| [Tt]erms?| [Ee]ntries| [Kk]eywords?| [Rr]ules?| [Cc]ards?)?|Cross[- ][Rr]eferences?|References?|[Cc]ompare|Also [Ss]ee|Main article): ?(?=\\S)', example: 'Related Topics: Lamp, Lantern' },
  { is: '(?<=^|[.!?)]["”’)]*\\s|[(]\\s?)[Aa]lso see (?=["“*]{0,3}\\p{Lu})', example: 'It burns. Also see Lamp.' },
  { is: '(?<=^|[(;]\\s?|[.!?]["”)]?\\s)[Cc]f\\. (?=["“*]{0,3}[\\p{L}\\d])', example: 'It burns. Cf. Lamp.' },
];
const SEE = new RegExp(SEE_SIGNS.map(({ is }) => is).join('|'), 'gu');
/** Ends of the list of names, the number of a footnote behind them or not; a full stop after an initial or a title is none, unless a hyphen joins the letter to a name, nor is a bracket that a name itself opens. */
const END = /;|(?<!\([^()]{0,60})\)|(?<!(?<![\p{L}\p{N}-])(?:Dr|Mr|Mrs|Ms|St|Lt|Col|Sgt|vs|No|Vol|\p{Lu}))\.(?=["”’)*]*(?:\[\d{1,3}\]){0,3}(?:\s|$))|(?<=\.)["”]|$/u;
/** Characters of a list of names; one that has no end by then is cut off here. */
const LONGEST_LIST = 600;
const LONGEST_NAME = 120;
/** Beginnings of something that is looked at, but is no name of an entry. */
export const NO_NAME: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the|an?|your|his|her|their|its|each|all|both) \p{Ll}/u, example: 'see the separate rules sheet' },
  { is: /^(?:if|whether|how|what|why|that|this|these|above|below|page|individual|last|next)\b/u, example: 'see how the tide runs' },
  { is: /^(?:the )?(?:glossary|rulebook|introduction|section \d)/iu, example: 'See Glossary' },
  { is: /^\d{1,3}(?:\.\d{1,3})*[a-z]?\.?$/u, example: 'See 11.3' },
];
/** A reference of its own in a list of names: "See Lamp, see Oar." */
const SEE_AGAIN = /^see(?: also)?:? \S/iu;
/** Words after a name that go on with the sentence. */
const GOES_ON = /\s+(?:for (?:exceptions|details|examples|more|further|rules|an?|the)\b|when\b|if\b|regarding\b|concerning\b|which\b|as well\b|above\b|below\b|and the\b|on page\b).*$/u;

/**
 * Reads: a text (plain, or with `**bold**`), and the sort keys of all names known. Writes: the phrases it refers to, in order.
 */
export function seePhrases(printed: string, names: ReadonlySet<string>): SeePhrase[] {
  const text = withoutSigns(printed);
  const found = [...text.matchAll(SEE)].flatMap((see) => {
    const from = see.index + see[0].length;
    const list = listAt(text, from);
    const phrases = phrasesOf(list, from, names, text);
    const isNone = isNoName(list, names) && !phrases.some(({ phrase }) => names.has(sortKey(phrase)));
    return isNone ? [] : [...phrases, ...behindSemicolons(text, from + list.length, names)];
  });
  return withMarked(found, markedBehind(printed, names));
}

/** A name may be given by both: "See lamp (q.v.)". */
function withMarked(found: readonly SeePhrase[], marked: readonly SeePhrase[]): SeePhrase[] {
  const others = marked.filter(({ from, to }) => !found.some((one) => one.from < to && from < one.to));
  return [...found, ...others].sort((a, b) => a.from - b.from);
}

/** Names that go on behind a semicolon, as long as nothing but names stands there: "See Lamp; Oar; Tide." */
function behindSemicolons(text: string, from: number, names: ReadonlySet<string>): SeePhrase[] {
  const found: SeePhrase[] = [];
  for (let at = from; text.charAt(at) === ';' && at - from < LONGEST_LIST;) {
    const list = listAt(text, at + 1);
    const parts = /^\s?["“*]{0,3}[\p{L}\d]/u.test(list) && !isNoName(list.trim(), names) ? phrasesOf(list, at + 1, names, text) : [];
    if (parts.length === 0 || parts.some(({ phrase }) => !names.has(sortKey(phrase)))) break;
    found.push(...parts);
    at += 1 + list.length;
  }
  return found;
}

/** The names from a place in the text up to where their list ends. */
function listAt(text: string, from: number): string {
  const ahead = text.slice(from, from + LONGEST_LIST);
  return ahead.slice(0, ahead.search(END));
}

function phrasesOf(list: string, from: number, names: ReadonlySet<string>, text: string): SeePhrase[] {
  const parts = joinKnown(splitAtCommas(list), names, text).filter(({ phrase }) => !SEE_AGAIN.test(phrase)).flatMap((part) => partedNames(part, names, text));
  return parts.flatMap(({ phrase, at }) => {
    const short = names.has(sortKey(phrase)) ? phrase : phrase.replace(GOES_ON, '');
    const bare = balanced(short.replaceAll('*', '').replace(/^(?:and|or) /u, '').trim());
    if (bare === '' || bare.length > LONGEST_NAME || bare.split(/\s+/u).length > 10 || isNoName(bare, names)) return [];
    const start = from + at + Math.max(0, phrase.indexOf(bare));
    return [{ phrase: bare, from: start, to: start + bare.length }];
  });
}

function isNoName(phrase: string, names: ReadonlySet<string>): boolean {
  return NO_NAME.some(({ is }) => is.test(phrase.replaceAll('*', ''))) && !names.has(sortKey(phrase));
}

/** Without a quotation mark or bracket that its pair does not answer: the end of a quotation the reference stands in. */
function balanced(phrase: string): string {
  const quotes = phrase.match(/["“”]/gu)?.length ?? 0;
  const even = quotes % 2 === 0 ? phrase : /["“]/u.test(phrase.charAt(0)) ? phrase.slice(1) : phrase.replace(/["“”](?=[^"“”]*$)/u, '');
  return withoutQuotes(/[)\]]/u.test(even) ? even.replace(/^\[([^[\]]+)\]$/u, '$1') : even.replace(/^[([]+/u, '')).trim();
}

/** A name that stands in quotation marks as a whole. */
function withoutQuotes(phrase: string): string {
  return phrase.trim().replace(/^(?:“([^“”"]+)”|"([^"“”]+)")$/u, '$1$2');
}

/** A comma in a bracket behind a name is no end of it: "See lamp for rules of light (how far, how long)." */
const BETWEEN = /(?<=,)(?<!\S ?[([][^()[\]]*)["”]?\s+/u;

function splitAtCommas(list: string): Part[] {
  let at = 0;
  return list.split(BETWEEN).map((part) => {
    const found = list.indexOf(part, at);
    at = found + part.length;
    return { phrase: part.replace(/,(["”]?)$/u, '$1').trimEnd(), at: found };
  });
}

/** Puts together what a comma parted inside one name: a known name, or an inverted article ("Lamp, The"). */
function joinKnown(parts: Part[], names: ReadonlySet<string>, text: string): Part[] {
  const joined: Part[] = [];
  for (let index = 0; index < parts.length; index++) {
    const longest = [3, 2].find((count) => isOneName(parts.slice(index, index + count), names, text)) ?? 1;
    const run = parts.slice(index, index + longest);
    joined.push({ phrase: run.map(({ phrase }) => phrase).join(', '), at: parts[index]?.at ?? 0 });
    index += longest - 1;
  }
  return joined;
}

function isOneName(parts: Part[], names: ReadonlySet<string>, text: string): boolean {
  const whole = parts.map(({ phrase }) => phrase.replaceAll('*', '')).join(', ');
  const last = parts.at(-1)?.phrase.replaceAll('*', '') ?? '';
  if (/^(?:The|A|An)$/u.test(last)) return parts.length === 2;
  const areAllNames = parts.every(({ phrase }) => names.has(sortKey(phrase)));
  return (names.has(sortKey(whole)) || isTurned(parts, names, text)) && !areAllNames;
}

/** A name that a pointer gives as an index would, its last word first: "Run, Blank" for "Blank Run", which the text itself may say. It is one name, whatever it leads to. */
function isTurned(parts: Part[], names: ReadonlySet<string>, text: string): boolean {
  const [first = '', second = ''] = parts.map(({ phrase }) => phrase.replaceAll('*', ''));
  if (parts.length !== 2 || ![first, second].every((part) => /^\p{Lu}/u.test(part))) return false;
  const turned = `${second} ${first}`;
  return names.has(sortKey(turned)) || saysName(text, turned);
}
