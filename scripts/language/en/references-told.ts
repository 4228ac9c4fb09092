/** Which of an entry's references an order calls by their rank or their number. */
import { cardinalWords, positionOf, rankWords } from './numbers.ts';
import { unquoted } from './veiled.ts';

const ranked = new RegExp(`\\b(?<rank>${rankWords.join('|')}|\\d+(?:st|nd|rd|th)) (?:cross[- ]?)?(?:reference|ref|pointer)\\b(?<named> (?:to|for)\\b)?`, 'giu');

/** Each "third cross-reference": its rank, and whether it is the third "to" a name. */
export function ranksOfReferences(words: string): { rank: number | null; isOfName: boolean }[] {
  const all = unquoted(words).toLowerCase().matchAll(ranked);
  return [...all].map(({ groups }) => ({ rank: positionOf(groups?.['rank'] ?? ''), isOfName: groups?.['named'] !== undefined }));
}

const counted = new RegExp(`\\b(?<rank>${rankWords.join('|')}|other|following)?(?:^| )(?<count>${cardinalWords.join('|')}|\\d+)? ?(?:cross[- ]?)?(?:references|refs|pointers)\\b`, 'iu');

/** Whether an order means others than all of the references that are held: "the last two references", "the three references". */
export function meansOtherReferences(order: string, held: number): boolean {
  const { rank, count } = counted.exec(unquoted(order))?.groups ?? {};
  return rank !== undefined || (count !== undefined && positionOf(count.toLowerCase()) !== held);
}

/** "The references", "its list of references", "both pointers". */
const severalOf = /\b(?<how>the|its|these|all|both|list of|line of)(?: (?:[a-z-]+ )?)(?:cross[- ]?)?(?:references|refs|pointers)\b/iu;

/** Whether an order means all of the references that are held, being several: it tells no other number of them, and no rank. */
export function meansAllReferences(order: string, held: number): boolean {
  const how = severalOf.exec(unquoted(order))?.groups?.['how']?.toLowerCase();
  return how !== undefined && (how !== 'both' || held === 2) && !meansOtherReferences(order, held) && ranksOfReferences(order).length === 0;
}

const oneOf = new RegExp(`\\b(?<rank>${rankWords.join('|')}|\\d+(?:st|nd|rd|th))(?: (?:one|reference|name|pointer))? (?:of|from|among) (?:the|its|these) (?<count>${cardinalWords.join('|')}|\\d+) (?:cross[- ]?)?(?:references|refs|pointers)\\b|\\b(?:of|from|among) (?:the|its|these) (?<all>${cardinalWords.join('|')}|\\d+) (?:cross[- ]?)?(?:references|refs|pointers),? the (?<which>${rankWords.join('|')}|\\d+(?:st|nd|rd|th))(?! two| three)\\b`, 'iu');

/** "The first of the three references": which, and of how many; null where an order speaks of them otherwise. */
export function oneOfSoMany(order: string): { rank: number; count: number } | null {
  const { rank, count, all, which } = oneOf.exec(unquoted(order))?.groups ?? {};
  const [at, of] = [positionOf((rank ?? which ?? '').toLowerCase()), positionOf((count ?? all ?? '').toLowerCase())];
  return at === null || of === null ? null : { rank: at, count: of };
}

/** What is said of references that stand in another order, and are the same. */
export const inAnotherOrder = '(?:(?:is|are|has been|have been|should be) (?:now )?(?:rearranged|reordered|re-ordered|sorted|alphabeti[sz]ed|listed|put)|(?:now )?(?:rearranged|reordered|re-ordered|sorted|re-sorted|alphabeti[sz]ed))(?: (?:in|into) (?:(?:alphabetical|this|the following) )?order| alphabetically)?(?: (?:thus|so|as follows|like this|to read))?';
