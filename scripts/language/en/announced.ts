/** How many new parts an order announces, and of which kind: "the following two bullets". */
import { positionOf } from './numbers.ts';
import { unquoted } from './veiled.ts';

/** What is announced, outside of quotation marks: so many, in words that name no place. */
const added = /(?<!\b(?:after|before|behind|below|above|under|of|in|to|from|within|between|with the|by the|to the|of the|in the|from the) )\b(?:(?<all>the following|these|this|the(?= (?:bullets|items|sentences|paragraphs):)|(?:another|an?))(?: (?<number>two|three|four|five|six|seven|\d{1,2}))?|(?<=\b(?:add|insert|append) )the(?= (?:sentence|bullet|paragraph)\b)|(?<alone>one|two|three|four|five|six|seven))(?: (?:more|new|further|additional|extra|whole|final|last|first|second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th)))*(?: list)? (?<noun>bullet points?|bullets?|items?|steps?(?! \d)|paragraphs?|sentences?)\b(?! (?:of|beginning|that|which)\b)/u;
/** The same where something takes the place of a part: "with these two sentences". */
const inItsPlace = /\b(?:with|by) (?:(?:the following|these|this|an?)(?: new)? ?)?(?:(?<number>two|three|four|five|\d{1,2}))?(?: new)? (?<noun>paragraphs?|sentences?|bullets?|items?)\b(?=[:. ])/u;
/** Where what takes the place stands first: "two paragraphs take the place of the last one". */
const takesItsPlace = /^[^"]{0,40}?\b(?:(?:the following|these|this|an?)(?: new| different| better| fresh)?(?: (?<number>two|three|four|five|\d{1,2}))?|(?<alone>two|three|four|five|six|seven))(?: new| further| fresh)? (?<noun>paragraphs?|sentences?|bullets?|items?) (?:now |hereby |wholly )?(?:replaces?|supersedes?|supplants?|takes? the place|stands? in|comes? in|(?:is|are|shall be) (?:now |hereby )?substituted)\b/u;

/** "It should end with the sentence:", before words that no marks bound. */
const beginsOrEndsWith = /\b(?:end|close|conclude|finish|open|begin|start)s? (?:with|by) (?:the|this|an?)(?: (?:new|following|single|short))* (?<noun>sentence|paragraph)\b(?=:)/u;

/** Of which kind the new parts are to be, and how many. */
export interface Announced {
  count: number | 'several';
  kind: 'sentence' | 'item' | 'paragraph';
  /** A word stands with them that means all of what follows: "the following", "these". */
  all: boolean;
}

/**
 * What an order announces.
 *
 * @param replaces - whether the new parts take the place of others
 */
export function announcedIn(order: string, replaces: boolean): Announced | null {
  const said = unquoted(order).toLowerCase();
  const { all, number, alone, noun } = (replaces ? takesItsPlace.exec(said) ?? inItsPlace.exec(said) : added.exec(said) ?? beginsOrEndsWith.exec(said))?.groups ?? {};
  if (noun === undefined) return null;
  const told = number ?? alone;
  const count = told !== undefined ? positionOf(told) : noun.endsWith('s') ? 'several' : 1;
  return count === null ? null : { count, kind: noun.startsWith('sentence') ? 'sentence' : noun.startsWith('paragraph') ? 'paragraph' : 'item', all: all !== undefined };
}

const deletedAndAdded = /\b(?:delete|strike|remove|omit|drop|cut)\b.*\band (?:add|insert|append) (?:an?|the(?: following)?|this|another)? ?(?:new |further )?(?<kind>bullet|item|sentence|paragraph)\b/u;

/** "Delete "lamp" and add a new bullet: "bell"": what is added where something goes, and whether it is called one more. */
export function addedForDeleted(order: string): { kind: 'list item' | 'sentence' | 'paragraph'; isOneMore: boolean } | null {
  const said = unquoted(order).toLowerCase();
  const kind = deletedAndAdded.exec(said)?.groups?.['kind'];
  if (kind === undefined) return null;
  return { kind: kind === 'sentence' || kind === 'paragraph' ? kind : 'list item', isOneMore: /\badd (?:an? |another )/u.test(said) };
}
