/** Codes behind names, `Low Water (HW) - It ...`, `Low Water (High Water, 12)`, `Low Water (v1.6)`: they say where the thing comes from, and are no part of its name. */
import type { Kind } from '../kinds/kinds.ts';
import type { Names } from '../../known-names.ts';
import { sortKey } from '../../../names/sort-key.ts';
import type { TopicCandidate } from './candidates.ts';

/** What stands in such a bracket: a set's letters, with the card's number in it; the number of a set, a letter for how rare it is, and that number; a set's name and that number, or behind what sort of card it is; the edition of the ruling. */
const IN_BRACKET = String.raw`\d{1,2}\p{Lu}{1,2}\d{1,3}|\p{Lu}[\p{Lu}\d]{0,3}-\p{Lu}{1,2} \d{1,3}|\p{Lu}[\p{Lu}\d]{1,3}(?:[-/ ]\p{Lu}?\d{1,3})?|\p{Lu}[\p{Lu}\d]{1,3}(?:[-/ ]\p{Lu}?\d{1,3})?(?:, ?\p{Lu}[\p{Lu}\d]{1,3}(?:[-/ ]\p{Lu}?\d{1,3})?){1,5}|all|any|promo| ?\p{Lu}[\p{L}' ]{2,30}, ?#?\d{1,4}|\p{Lu}[\p{L}' ]{2,30} [-–—] \p{Lu}[\p{L}' ]{2,30}|[vV](?:er)?\.? ?\d{1,2}(?:\.\d{1,2}){0,2}`;
/** A card's number may stand ahead of the edition, `Low Water M12 (v1.6)`, and a star behind all of it. */
const CODED = new RegExp(String.raw`^(?<name>\S.{1,70}?) (?<code>(?:\p{Lu}{1,2}\d{1,3} (?=\([vV]))?\((?:${IN_BRACKET})\))(?<star> \*{1,2})?$`, 'u');
/** Several cards with a number each, of which the edition alone is no part of the name: `Low Water M12 & High Water M13 (v1.6)`. */
const SEVERAL = /^(?<name>\S.{1,60} \p{Lu}{1,2}\d{1,3} (?:&|and|\/) (?:\S.{0,60}? )?\p{Lu}{1,2}\d{1,3}) (?<code>\([vV](?:er)?\.? ?\d{1,2}(?:\.\d{1,2}){0,2}\))$/u;
const CODE = /^(?:\( ?(?:[\p{Lu}v]|\d{1,2}\p{Lu})|\p{Lu})/u;
/** So many different codes, in a document; figures of Rome count what bears the same name. */
const FEWEST = 2;
const ROMAN = /^\([IVX]+\)$/u;

/** Reads: the topics of a document, and the names that the corpus uses. Writes: the same, without codes behind names that are told apart without them; a name that is known with its code keeps it. */
export function withCodesApart(topics: TopicCandidate[], names: Names, kind: Kind): TopicCandidate[] {
  const found = topics.map(({ topic }) => (SEVERAL.exec(topic) ?? CODED.exec(topic))?.groups);
  const codes = new Set(found.flatMap((groups) => (groups !== undefined && CODE.test(groups['code'] ?? '') && !ROMAN.test(groups['code'] ?? '') ? [groups['code']] : [])));
  if (kind !== 'rulings' || codes.size < FEWEST) return topics;
  const bare = topics.map(({ topic }, at) => sortKey(found[at]?.['name'] ?? topic));
  if (new Set(bare).size < bare.length || topics.some(({ topic }, at) => found[at] !== undefined && names.has(sortKey(topic)))) return topics;
  return topics.map((one, at) => {
    const { name, code, star } = found[at] ?? {};
    return name === undefined || code === undefined ? one : { ...one, topic: name, behind: code, starred: one.starred || star !== undefined };
  });
}
