/**
 * What an order says beside the name of a part that can be counted: that it holds nothing but references, that words stand
 * there once, that a number is the only one, how many references there were and are, and that they are only put in another order.
 */
import { countIn, number } from './words.ts';

export type Counted
  = | { of: 'nothing but references' }
    | { of: 'words that stand once' }
    | { of: 'the only number' }
    | { of: 'the same references' }
    | { of: 'references'; were: number; are: number | null };

const here = '(?: (?:here|in (?:this|the) (?:entry|text)))?';

/** Each of them folded, as a part of a row of the recastings. */
export const onlyReferences = '(?:which|that) (?:holds?|has|contains?|consists? of|is|are|comprises?|lists?) (?:nothing but|only|just|no more than|merely) (?:cross-)?(?:references|pointers|see references)';
export const standsOnce = `(?:(?:which|it) (?:occurs|stands|appears|is found)${here}(?: (?:only|just|but))? once${here}|(?:found|used|standing) (?:only|just) once${here})`;
export const onlyNumber = 'the (?:only|one|sole) (?:number|figure|numeral) (?:(?:in|of) (?:the|this) (?:entry|text)|here|there is)';
export const rearranged = '(?:is|are) (?:now )?(?:rearranged|reordered|re-ordered|resorted|turned (?:round|around)|put in (?:another|a new|the) order|put in order|alphabetized|sorted)(?: (?:as|to read|to|into|so as to read|so that it reads|thus))?:?';
export const manyReferences = `the (?:${number}) (?:cross-)?references (?:(?:that|which) (?:close|end|conclude) (?:the|this) entry|at (?:the|its) end(?: of (?:the|this) entry)?|below|here|in (?:the|this) entry) (?:are|become|grow to|shrink to|are reduced to) (?:now )?(?:${number}):`;

const all = (is: string): RegExp => new RegExp(`^[\\s,(]*(?:${is})[\\s,.;:)]*$`, 'iu');
export const counts: readonly { is: RegExp; tells: Counted; example: string }[] = [
  { is: all(`(?:the (?:last|final|closing) paragraph,? )?${onlyReferences}`), tells: { of: 'nothing but references' }, example: ', which holds nothing but references,' },
  { is: all(standsOnce), tells: { of: 'words that stand once' }, example: '(which stands here only once)' },
  { is: all(onlyNumber), tells: { of: 'the only number' }, example: ', the only number in the entry,' },
  { is: all(rearranged), tells: { of: 'the same references' }, example: 'is rearranged as' },
];
const references = new RegExp(`^[\\s,]*the (?<were>${number}) .*\\b(?<are>${number}):?\\s*$|^[\\s,]*of (?:the|its|these) (?<all>${number}) (?:cross-)?references,?\\s*$`, 'iu');

/** What can be counted of a remark; null where it is none of these. `words` are as printed. */
export function countedIn(words: string): Counted | null {
  const found = counts.find(({ is }) => is.test(words));
  if (found !== undefined) return found.tells;
  const groups = references.exec(words)?.groups;
  const were = countIn((groups?.['were'] ?? groups?.['all'])?.toLowerCase());
  return groups === undefined || were === null ? null : { of: 'references', were, are: countIn(groups['are']?.toLowerCase()) };
}
