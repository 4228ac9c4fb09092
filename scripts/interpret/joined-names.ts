/** Several names that a pointer joins otherwise than by commas: `Lamp and Oar`, `Lamp & Oar`, `Lamp / Oar`. What joins them may as well be a part of one name; only the names of the corpus tell. */
import { sortKey } from '../names/sort-key.ts';

export interface Part {
  phrase: string;
  at: number;
}

/** What may join two names. */
export const JOINTS: readonly { is: string; example: string }[] = [
  { is: '\\s+(?:and|or)\\s+(?:also\\s+)?', example: 'Lamp and also Oar' },
  { is: '\\s+as well as\\s+', example: 'Lamp as well as Oar' },
  { is: '\\s?[&/+•·]\\s?', example: 'Lamp & Oar' },
];
const JOINT = new RegExp(JOINTS.map(({ is }) => is).join('|'), 'gu');
/** Words before names that say how many there are, or what they are. */
const AHEAD = /^(?:both|either|under|(?:the )?(?:entry|entries|topics?|headings?|definitions?) (?:for|on|of|under|about|called)) (?=\S)/iu;
/** More names than these nobody joins. */
const MOST = 8;

/** Reads: a phrase and its place, the sort keys of all names known, and the text that it stands in. Writes: its names each for itself, where it is made of nothing but names and is none as a whole; else the phrase. */
export function partedNames({ phrase, at }: Part, names: ReadonlySet<string>, text = ''): Part[] {
  if (names.has(sortKey(phrase))) return [{ phrase, at }];
  const ahead = AHEAD.exec(phrase)?.[0].length ?? 0;
  const rest = phrase.slice(ahead);
  const parted = names.has(sortKey(rest)) ? [{ phrase: rest, at: 0 }] : knownNamesIn(rest, names) ?? quotedNames(rest) ?? emphasisedNames(rest) ?? (ahead === 0 ? namesByCapitals(rest, names, text) : null);
  return parted?.map((part) => ({ ...part, at: at + ahead + part.at })) ?? [{ phrase, at }];
}

/** Names that their capitals tell. */
function namesByCapitals(phrase: string, names: ReadonlySet<string>, text: string): Part[] | null {
  return namesInCapitals(phrase) ?? besideKnown(phrase, names) ?? namesInTitleCase(phrase) ?? namesBegunAnew(phrase, text) ?? namesSaid(phrase, text);
}

/** The names that a phrase is made of, the longest first where a joint may be a part of one; null where a piece of it is none. */
function knownNamesIn(phrase: string, names: ReadonlySet<string>): Part[] | null {
  const joints = [...phrase.matchAll(JOINT)].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));
  if (joints.length === 0 || joints.length >= MOST) return null;
  const starts = [0, ...joints.map(({ to }) => to)];
  const ends = [...joints.map(({ from }) => from), phrase.length];
  const found: Part[] = [];
  for (let first = 0; first < starts.length;) {
    const at = starts[first] ?? 0;
    const last = ends.findLastIndex((end, index) => index >= first && names.has(sortKey(phrase.slice(at, end))));
    if (last < 0) return null;
    found.push({ phrase: phrase.slice(at, ends[last]), at });
    first = last + 1;
  }
  return found;
}

/** Names each of which stands in quotation marks of its own: `“Lamp” and “Oar”`. */
function quotedNames(phrase: string): Part[] | null {
  const quoted = [...phrase.matchAll(/["“]([^"“”]+)["”]/gu)];
  const between = phrase.replaceAll(/["“][^"“”]+["”]/gu, '').trim();
  return quoted.length > 1 && /^(?:and|or|&|\/)$/u.test(between) ? quoted.map(({ index, 1: name = '' }) => ({ phrase: name, at: index + 1 })) : null;
}

/** Names each of which is emphasised for itself: `*Lamp* and *Oar*`. */
function emphasisedNames(phrase: string): Part[] | null {
  const marked = [...phrase.matchAll(/(?<marks>\*{1,3})(?<name>[^*]+)\k<marks>/gu)];
  const between = phrase.replaceAll(/(?<marks>\*{1,3})[^*]+\k<marks>/gu, '').trim();
  return marked.length > 1 && /^(?:and|or|&|\/)$/u.test(between) ? marked.map(({ index, groups }) => ({ phrase: groups?.['name'] ?? '', at: index + (groups?.['marks'] ?? '').length })) : null;
}

/** Two names of which one is known, and the other begins as it does: `Lamp and Oar Bank`, where there is a `Lamp`. */
function besideKnown(phrase: string, names: ReadonlySet<string>): Part[] | null {
  const halves = halvesOf(phrase);
  const areAlike = halves.length === 2 && new Set(halves.map((half) => /^["“'‘(]?\p{Lu}/u.test(half))).size === 1 && halves.every((half) => half.split(/\s+/u).length <= MOST_WORDS);
  return areAlike && halves.some((half) => names.has(sortKey(half)) && /^["“'‘(]?\p{Lu}/u.test(half)) ? placed(halves, phrase) : null;
}

/** Two names each word of which has a capital, one of them of several words: a name of a pair, `Winning and Losing`, has a word for each. */
function namesInTitleCase(phrase: string): Part[] | null {
  const halves = halvesOf(phrase);
  const areNames = halves.length === 2 && halves.every((half) => half.split(/\s+/u).length <= MOST_WORDS && half.split(/\s+/u).every((word) => /^["“'‘(]?\p{Lu}/u.test(word) || SMALL.test(word)));
  return areNames && halves.some((half) => half.split(/\s+/u).filter((word) => !SMALL.test(word)).length > 1) ? placed(halves, phrase) : null;
}

/** A word that is written small within a name, and one that begins with a capital. */
const SMALL_WITHIN = /^["“'‘(]?\p{Lu}\S* (?:\p{Ll}\S*(?: |$))+$/u;
/** One word with a capital that names no doing: two doings are the name of a pair, `Rowing and Steering`. */
const ONE_WORD = /^\p{Lu}[\p{Ll}’'-]{2,}$/u;

/**
 * Two names the second of which begins anew with a capital: `Legal tolls and Toll-keepers`, where a name's other words are small, and
 * `Rank and Mark`, two words of which not both are doings, and which the text itself does not join elsewhere.
 */
function namesBegunAnew(phrase: string, text: string): Part[] | null {
  const halves = halvesOf(phrase);
  const [first = '', second = ''] = halves;
  if (halves.length !== 2 || halves.some((half) => !/^["“'‘(]?\p{Lu}/u.test(half) || half.split(/\s+/u).length > MOST_WORDS)) return null;
  const isSmallWithin = halves.some((half) => SMALL_WITHIN.test(half) && half.split(/\s+/u).slice(1).some((word) => !SMALL.test(word)));
  const areWords = ONE_WORD.test(first) && ONE_WORD.test(second) && !halves.every((half) => half.endsWith('ing')) && text.indexOf(phrase) === text.lastIndexOf(phrase);
  return isSmallWithin || areWords ? placed(halves, phrase) : null;
}

/** Two names of which the text itself has one for itself, with its capitals: `It lowers the Standing of a clerk. See Standing and Rank.` */
function namesSaid(phrase: string, text: string): Part[] | null {
  const halves = halvesOf(phrase);
  const areNames = halves.length === 2 && halves.every((half) => /^\p{Lu}[\p{Ll}’'-]{2,}(?: \p{Lu}[\p{Ll}’'-]+)?$/u.test(half));
  const others = text.replaceAll(phrase, '');
  return areNames && halves.some((half) => saysName(others, half)) ? placed(halves, phrase) : null;
}

/** Words that stay small in a name, and words of one. */
const SMALL = /^(?:a|an|at|by|for|from|in|of|on|or|the|to|with)$/u;
const MOST_WORDS = 5;

const halvesOf = (phrase: string): string[] => phrase.split(/ and (?=\S)/u);

function placed([first = '', second = '']: readonly string[], phrase: string): Part[] {
  return [{ phrase: first, at: 0 }, { phrase: second, at: phrase.length - second.length }];
}

/** Names that stand in capitals, where the word between them does not. */
function namesInCapitals(phrase: string): Part[] | null {
  const [, first = '', second = ''] = /^(.+?) and (.+)$/u.exec(phrase) ?? [];
  const areNames = [first, second].every((half) => /\p{Lu}/u.test(half) && !/\p{Ll}/u.test(half));
  return areNames ? [{ phrase: first, at: 0 }, { phrase: second, at: phrase.length - second.length }] : null;
}

/** Whether a text has a name with its capitals, in the midst of a sentence, and not as the beginning or the end of a longer one. */
export function saysName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const [before, behind] = [text.slice(0, Math.max(at, 0)), text.slice(at + name.length)];
  return at > 0 && /(?:^|\s)\p{Ll}[\p{L}’']*\s$/u.test(before.slice(-40)) && /^s?(?:[.,;:)]|\s(?!\p{Lu})|$)/u.test(behind);
}
