/** Codes of sets behind names, `Low Water (HW) - It ...`: they say where the thing comes from, and are no part of its name. */
import type { Kind } from './kinds.ts';
import type { Names } from '../known-names.ts';
import { sortKey } from '../sort-key.ts';
import type { TopicCandidate } from './candidates.ts';

const CODED = /^(?<name>\S.{1,70}?) (?<code>\((?:\p{Lu}[\p{Lu}\d]{1,3}(?:[-/ ]\d{1,3})?|all|any|promo)\))$/u;
const CODE = /^\(\p{Lu}/u;
/** So many different codes, in a document; figures of Rome count what bears the same name. */
const FEWEST = 2;
const ROMAN = /^\([IVX]+\)$/u;

/** Reads: the topics of a document, and the names that the corpus uses. Writes: the same, without codes behind names that are told apart without them; a name that is known with its code keeps it. */
export function withCodesApart(topics: TopicCandidate[], names: Names, kind: Kind): TopicCandidate[] {
  const found = topics.map(({ topic }) => CODED.exec(topic)?.groups);
  const codes = new Set(found.flatMap((groups) => (groups !== undefined && CODE.test(groups['code'] ?? '') && !ROMAN.test(groups['code'] ?? '') ? [groups['code']] : [])));
  if (kind !== 'rulings' || codes.size < FEWEST) return topics;
  const bare = topics.map(({ topic }, at) => sortKey(found[at]?.['name'] ?? topic));
  if (new Set(bare).size < bare.length || topics.some(({ topic }, at) => found[at] !== undefined && names.has(sortKey(topic)))) return topics;
  return topics.map((one, at) => {
    const { name, code } = found[at] ?? {};
    return name === undefined || code === undefined ? one : { ...one, topic: name, behind: code };
  });
}
