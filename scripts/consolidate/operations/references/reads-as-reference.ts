/** "Now reads: See fog in leagues.", "Now reads: See fog. It stays for cats.": without quotation marks, what stands behind the names may be the order's own words. */
import { joinsNames, noName, saysWhereToo } from '../../../language/en/objects.ts';
import type { Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import type { Case } from '../../case.ts';
import { isNothingButReferences, membersOf, referenceLists } from '../../place/references/reference-lists.ts';
import { fold } from '../../text/fold.ts';
import { refused } from '../../verdict.ts';
import type { Refused } from '../../verdict.ts';

/** Whether a sentence is "See" with plain names, but for those that stand here already. */
function isPlain(sentence: string, given: Block, text: readonly Block[]): boolean {
  const held = new Set(text.flatMap(referenceLists).flatMap(membersOf).map(fold));
  const block = { ...given, text: sentence };
  const names = referenceLists(block).flatMap(membersOf).map(fold).filter((name) => !held.has(name));
  return isNothingButReferences([block]) && !names.some((name) => noName.test(name) || saysWhereToo.test(name) || joinsNames.test(name));
}

/** "Make it: See fog.", and another paragraph below. */
const isFollowed = ({ newBlocks: [given, ...more] }: Case): boolean => given !== undefined && more.length > 0 && isNothingButReferences([given]) && !isNothingButReferences(more);

const isInItsOrder = ({ instruction: { setOff, newBlocks: [printed], lines } }: Case): boolean => setOff?.[0] !== true && printed?.lines[0] === lines[0];

/** Why a reference, given in the paragraph of its order, may be told to hold somewhere only; null where nothing speaks for it. */
export function mayBeLimited(judged: Case): Refused | null {
  const { newBlocks: [given, ...more], text } = judged;
  if (given === undefined || !isInItsOrder(judged)) return null;
  if (isFollowed(judged)) return refused('place not certain', 'whether what stands below the reference is new text is not certain');
  if (more.length > 0) return null;
  if (/^["“][^"”]*["”]\s*[?!)]/u.test(given.text.trim())) return refused('place not certain', 'what stands behind the quotation may say that it is no order');
  const [first, ...behind] = sentences(given.text);
  if (first === undefined || !/^see\b/iu.test(first.text)) return null;
  return behind.length === 0 && isPlain(first.text, given, text) ? null : refused('place not certain', 'whether all that stands behind “See” is new text is not certain');
}
