import type { Case } from '../case.ts';
import { findQuoted, opening } from '../text/quotation.ts';
import { countsOtherwise } from './counts-otherwise.ts';
import { isDamaged } from './damage.ts';
import { namedBlocks } from './named.ts';

/**
 * Id of the block that a refused instruction speaks of, so that it can stand beside it: the one in which the words that
 * it quotes stand, else the one at which every way of counting arrives. Null where there is any doubt: a quotation that
 * is not found, a copy that lacks text, another entry of the name, a ruling that counts another edition's paragraphs.
 */
export function blockSpokenOf(judged: Case): string | null {
  const { instruction: { oldText, place }, text, repealed, namesakes } = judged;
  if (repealed || namesakes.length > 0 || isDamaged(judged)) return null;
  const quoted = oldText ?? place.opening;
  if (quoted !== null) return onlyBlockOf(text, quoted);
  if (countsOtherwise(judged)) return null;
  const named = namedBlocks(judged);
  return named?.agreed === true ? named.runs[0]?.[0]?.id ?? null : null;
}

function onlyBlockOf(text: Case['text'], quoted: string): string | null {
  const blocks = new Set(findQuoted(text, opening(quoted) ?? quoted).map(({ block }) => block.id));
  const [only, ...others] = blocks;
  return only === undefined || others.length > 0 ? null : only;
}
