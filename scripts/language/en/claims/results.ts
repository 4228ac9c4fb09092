/**
 * What is said beside an order to come of it: "two bullets remain", "leaving "Tolls double."", "the entry then consists of the
 * first paragraph only". It is held against the text that the order leaves.
 */
import { positionOf } from '../numbers.ts';
import { countIn, kindOf, number, ranks, units } from './words.ts';
import type { PartKind } from './words.ts';

/** A part that is said to read, to begin or to end somehow. */
export type NamedPart = 'entry' | 'list' | 'paragraph' | 'item' | 'sentence';

export type Result
  = | { by: 'number'; kind: PartKind; count: number; of: 'list' | 'paragraph' | 'entry' | null }
    | { by: 'what alone is left'; kind: PartKind | null; rank: number }
    | { by: 'words'; words: string; how: 'alone' | 'left' | 'reads'; of: NamedPart | null }
    | { by: 'an edge'; of: NamedPart | null; edge: 'start' | 'end'; words: string };

type Groups = Readonly<Record<string, string | undefined>>;

interface Row {
  /** Tried on the remark as printed. */
  is: RegExp;
  example: string;
  tells: (groups: Groups) => Result | null;
}

const row = (is: string, example: string, tells: Row['tells']): Row => ({ is: new RegExp(`^(?:${is})$`, 'iu'), example, tells });

const then = '(?:(?:now|then|thus|therefore|thereby|accordingly|hence|henceforth|from now on) )*';
const just = '(?:(?:only|just|exactly|no more than) )?';

/** Of what the number is told. */
const wholes: Readonly<Record<string, 'list' | 'paragraph' | 'entry'>> = { list: 'list', paragraph: 'paragraph', bullet: 'paragraph', item: 'paragraph', entry: 'entry', text: 'entry' };

const partsNamed: Readonly<Record<string, NamedPart>> = { ...wholes, bullet: 'item', item: 'item', sentence: 'sentence' };

function ofNumber({ count, unit = '', whole }: Groups): Result | null {
  const many = countIn(count?.toLowerCase());
  return many === null || many < 1 ? null : { by: 'number', kind: kindOf(unit.toLowerCase()), count: many, of: wholes[whole?.toLowerCase() ?? ''] ?? null };
}

const counted = `${just}(?<count>${number}) (?<unit>${units})`;
const quoted = '["“](?<words>[^"“”]+(?:["“][^"“”]+["”][^"“”]*)*)["”]';

export const results: readonly Row[] = [
  row(`(?:the|this|that|its) (?<whole>list|paragraph|bullet|item|entry|text) ${then}(?:has|consists of|contains|comprises|counts|is left with|is down to|is reduced to) ${then}${counted}(?: only| left| in all| altogether)?`, 'the list now has two bullets', ofNumber),
  row(`(?:it|this|that) ${then}(?:has|consists of|contains|counts) ${then}${counted}(?: only| left| in all| altogether)?`, 'it now has two bullets', ofNumber),
  row(`${then}${counted} (?:only )?${then}(?:remains?|(?:is|are) left|stays?)`, 'two bullets remain', ofNumber),
  row(`(?:this |that |which |thus |thereby )?(?:leaving|leaves|makes|making|gives|giving) (?:us |the list |the entry |the paragraph |it )?(?:with )?(?:a total of |a list of )?${counted}(?: only| in all| altogether)?`, 'leaving two bullets', ofNumber),
  row(`there (?:are|is) (?:now|then) ${counted}(?: left| in all)?`, 'there are now four bullets', ofNumber),
  row(`(?:the|this) (?:entry|text|list) ${then}consists ${then}of (?:(?:only|just) )?(?:the|its) (?<rank>${ranks}) (?<unit>${units})(?: only| alone)?`, 'the entry then consists of the first paragraph only', ({ rank = '', unit = '' }) => {
    const at = positionOf(rank.toLowerCase());
    return at === null ? null : { by: 'what alone is left', kind: kindOf(unit.toLowerCase()), rank: at };
  }),
  row(`(?:only|just) (?:the|its) (?<rank>${ranks})(?: (?<unit>${units}))? ${then}(?:remains|stays|is left)`, 'only the first paragraph remains', ({ rank = '', unit }) => {
    const at = positionOf(rank.toLowerCase());
    return at === null ? null : { by: 'what alone is left', kind: unit === undefined ? null : kindOf(unit.toLowerCase()), rank: at };
  }),
  row(`(?:thus |thereby )?leaving (?:only|just) (?:the|its) (?<rank>${ranks}) (?<unit>${units})`, 'leaving only the first paragraph', ({ rank = '', unit = '' }) => {
    const at = positionOf(rank.toLowerCase());
    return at === null ? null : { by: 'what alone is left', kind: kindOf(unit.toLowerCase()), rank: at };
  }),
  row(`(?:this |that |which |thus |thereby )?(?:leaving|leaves|giving|gives)(?<alone> (?:only|just))?:? ${quoted}(?: (?:at (?:the|its) end|there|here))?`, 'leaving "Tolls double."', ({ words = '', alone }) => ({ by: 'words', words, how: alone === undefined ? 'left' : 'alone', of: null })),
  row(`(?:only|just) ${quoted} ${then}(?:remains|stays|is left)`, 'only "Tolls double." remains', ({ words = '' }) => ({ by: 'words', words, how: 'alone', of: null })),
  row(`${quoted} alone ${then}(?:remains|stays|is left)`, '"Tolls double." alone remains', ({ words = '' }) => ({ by: 'words', words, how: 'alone', of: null })),
  row(`(?:what (?:is left|remains|stays)(?: (?:of it|here|there))? (?:is|reads)|what is left):? ${quoted}|${quoted.replace('<words>', '<rest>')} ${then}(?:remains|stays|is left|is what is left|is what remains)`, 'what is left is "See fog."', ({ words, rest = '' }) => ({ by: 'words', words: words ?? rest, how: 'left', of: null })),
  // "the sentence begins with "It"" may give it its capital
  row(`(?:the|this|that) (?<whole>entry|text|paragraph|list|sentence(?! ${then}(?:begins|starts|opens)\\b)|bullet|item) ${then}(?<edge>ends|begins|starts|opens|closes) ${then}with ${quoted}`, 'the entry now ends with "Cats hum."', ({ whole = '', edge = '', words = '' }) => ({ by: 'an edge', of: partsNamed[whole.toLowerCase()] ?? null, edge: /^(?:ends|closes)$/iu.test(edge) ? 'end' : 'start', words })),
];

/** The same in brackets: elsewhere "it then reads" may order what it tells. */
const readsThen = new RegExp(`^(?:(?:it|this|the (?:(?<whole>sentence|paragraph|bullet|item)|phrase|line|text)|which|so that it|so it|the result) ${then}(?:reads|says)(?: (?:now|then))?:? ${quoted}|(?:now|then|thus): ${quoted.replace('?<words>', '?<also>')}|giving:? ${quoted.replace('?<words>', '?<given>')})$`, 'iu');

const ofReading = ({ words, also, given = '', whole = '' }: Groups): Result => ({ by: 'words', words: words ?? also ?? given, how: 'reads', of: partsNamed[whole.toLowerCase()] ?? null });

/** What a remark says to come of its order; null where it says nothing of the kind. `words` are as printed, without what joins them to it. */
export function resultIn(words: string, isAside = false): Result | null {
  const reads = isAside ? readsThen.exec(words)?.groups : undefined;
  if (reads) return ofReading(reads);
  for (const { is, tells } of results) {
    const groups = is.exec(words)?.groups;
    if (groups) return tells(groups);
  }
  return null;
}
