/** The words in which a remark beside an order names parts of a text: of which kind, which of them, and of what. */
import { cardinalWords, positionOf, rankWords } from '../numbers.ts';
import { any } from '../text-things.ts';

/** What a remark may speak of. */
export type PartKind = 'sentence' | 'paragraph' | 'item';

/** The whole of which it names a part: "of the second paragraph", "of the list". A paragraph without a number is that of the order. */
export interface Whole {
  is: 'paragraph' | 'item' | 'list' | 'entry' | 'sentence';
  rank: number | null;
}

const paragraphs = '(?:paragraphs?|paras?\\.?)';
const sentences = '(?:sentences?)';
const items = '(?:bullet points?|bullets?|bulleted items?|list items?|items?|points?)';
export const units = `(?:${paragraphs}|${sentences}|${items})`;
export const ranks = any([...rankWords, '\\d+(?:st|nd|rd|th)']);
export const number = any([...cardinalWords, '\\d{1,2}']);

/** "Of the second paragraph", "in this entry". */
export const ofWhole = `(?:,? (?:of|in|on) (?:the|this|that|its|the same)(?: (?<wholeRank>${ranks}))? (?<whole>paragraph|bullet point|bullet|item|entry|list|text|sentence))`;

/** The kind of part that a noun names. */
export function kindOf(noun: string): PartKind {
  if (noun.startsWith('sent')) return 'sentence';
  return noun.startsWith('para') ? 'paragraph' : 'item';
}

const wholes: Readonly<Record<string, Whole['is']>> = { paragraph: 'paragraph', bullet: 'item', 'bullet point': 'item', item: 'item', entry: 'entry', text: 'entry', list: 'list', sentence: 'sentence' };

/** The whole that the groups of `ofWhole` found; null where none is named. */
export function wholeIn(groups: Readonly<Record<string, string | undefined>>): Whole | null {
  const is = wholes[groups['whole'] ?? ''];
  const rank = groups['wholeRank'];
  return is === undefined ? null : { is, rank: rank === undefined ? null : positionOf(rank) };
}

/** How many a remark says there are. */
export const countIn = (words: string | undefined): number | null => (words === undefined ? null : positionOf(words));

/** What was left out beside the name of a part, before its order was read: "(the one for captains)", "in the sentence that ...". */
export const isBesideName = (words: string): boolean => /^[\s,]*(?:\(|(?:about|on|concerning|regarding|dealing|describing|mentioning|explaining|treating|that|which)\b|(?:in|from|within) (?:the|that|its|what)\b|(?:where|starting|beginning|commencing|(?:everything |all )?from)\b)/iu.test(words);

/** Words that are of no subject. */
export const ofNoSubject: ReadonlySet<string> = new Set('a an the of to on in at by for with and its it that which who whom whose this these those about from as is are be has have may how what'.split(' '));

/** A sentence that leads elsewhere, one that gives an example, one that names several things, and words for a list. */
export const refersOn = /\bsee\b/iu;
export const givesExample = /\b(?:examples?|for instance|e\.g\.|such as|thus)\b/iu;
export const isEnumeration = /,.*(?:,|\band\b|\bor\b)/u;
export const namesList = /\blist\b/iu;
