import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { likeness } from '../text/likeness.ts';
import { findQuoted, opening } from '../text/quotation.ts';
import { countsOtherwise } from './counts-otherwise.ts';
import { isSoleAndWhole } from './damage.ts';
import { namedBlocks } from './named.ts';

/** The share of a block's words among the new ones by which it is plainly meant. */
const PLAINLY = 0.25;

/**
 * Id of the block that a refused instruction speaks of, so that it can stand beside it: the one in which the words that
 * it quotes stand, else the one at which every way of counting arrives. Null where there is any doubt: a quotation that
 * is not found, a copy that lacks text, another entry of the name, a ruling that counts another edition's paragraphs or brings the words
 * of another block.
 */
export function blockSpokenOf(judged: Case): string | null {
  const { instruction: { oldText, place }, text, repealed } = judged;
  if (repealed || !isSoleAndWhole(judged)) return null;
  const quoted = oldText ?? place.opening;
  if (quoted !== null) return onlyBlockOf(text, quoted);
  if (countsOtherwise(judged)) return null;
  const named = namedBlocks(judged);
  const block = named?.agreed === true ? named.runs[0]?.[0] : undefined;
  return block === undefined || bringsWordsOfAnother(judged, block) ? null : block.id;
}

/** New words that are more like another block than the one that is counted: the ruling counts otherwise than this text. */
function bringsWordsOfAnother({ instruction: { operation, newText }, text }: Case, named: Block): boolean {
  if (newText === null || operation === 'insertion') return false;
  const like = likeness(named.text, newText);
  return text.some((block) => likeness(block.text, newText) > Math.max(like, PLAINLY));
}

function onlyBlockOf(text: Case['text'], quoted: string): string | null {
  const blocks = new Set(findQuoted(text, opening(quoted) ?? quoted).map(({ block }) => block.id));
  const [only, ...others] = blocks;
  return only === undefined || others.length > 0 ? null : only;
}
