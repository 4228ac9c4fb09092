import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import type { Found } from '../text/quotation.ts';
import { namedBlocks, namedSentences } from './named.ts';
import { section } from './sections.ts';

/**
 * Whether a block stands where the instruction says; `there` where it names no place, `unmarked` where this copy does not
 * mark the section that it names.
 */
export function statedPlace(judged: Case, block: Block): 'there' | 'elsewhere' | 'unmarked' {
  const { section: title } = judged.instruction.place;
  if (title !== null && section(title, judged.text) === null) return 'unmarked';
  const named = namedBlocks(judged);
  return named === null || named.runs.some((run) => run.includes(block)) ? 'there' : 'elsewhere';
}

/**
 * Of several places where quoted words stand, the one that lies in the part that the instruction names; null where that
 * is not exactly one, or where the part can be counted in several ways that hold different ones.
 */
export function inStatedPlace(judged: Case, found: Found[]): Found | null {
  const { place } = judged.instruction;
  const within = place.sentences !== null ? inSentences(judged, found) : inBlocks(judged, found);
  const [only, ...others] = within;
  return only !== undefined && others.length === 0 ? only : null;
}

function inBlocks(judged: Case, found: Found[]): Found[] {
  const named = namedBlocks(judged);
  if (named?.agreed !== true) return [];
  return found.filter(({ block }) => named.runs.some((run) => run.includes(block)));
}

function inSentences(judged: Case, found: Found[]): Found[] {
  const { runs, agreed } = namedSentences(judged);
  if (!agreed) return [];
  return found.filter((one) => runs.flat().some(({ block, from, to }) => block === one.block && from <= one.from && one.to <= to));
}
