import { placedAs } from '../case.ts';
import type { Case } from '../case.ts';
import { liesIn } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { isInCommaList, standsInExample } from './in-words.ts';
import { headOf, headsList } from './lists/list-around.ts';
import { namedBlocks, namedSentences, namesSentence } from './named.ts';
import type { PlacedSentence } from './sentences/placed-sentence.ts';
import { isItem } from './ordinals.ts';
import { listsMeant } from './references/reference-lists.ts';
import { section } from './sections.ts';

/**
 * Whether a block stands where the instruction says; `there` where it names no place, `unmarked` where this copy does not
 * mark the section that it names.
 */
export function statedPlace(judged: Case, found: Found): 'there' | 'elsewhere' | 'unmarked' {
  const { section: title } = judged.instruction.place;
  if (title !== null && section(title, judged.text) === null) return 'unmarked';
  const named = namedBlocks(judged);
  const inBlock = named === null || named.runs.some((run) => run.includes(found.block));
  const inSentence = !namesSentence(judged.instruction.place) || namedSentences(judged).runs.flat().some((sentence) => holds(sentence, found));
  return inBlock && inSentence && standsWithin(judged, found) ? 'there' : 'elsewhere';
}

/**
 * Where quoted words stand once, that place, whatever is said of it; of several, the one that lies in the part that the
 * instruction names. Null where that is not exactly one, or where the part can be counted in several ways that hold different ones.
 */
export function theOneMeant(judged: Case, found: readonly Found[]): Found | null {
  const [only, ...others] = found.length === 1 ? found : inStatedPlace(judged, found);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The places that lie in the part that the instruction names. */
function inStatedPlace(judged: Case, found: readonly Found[]): readonly Found[] {
  const { place } = judged.instruction;
  const fitting = place.within === null ? found : found.filter((one) => standsWithin(judged, one));
  const isNamed = namedBlocks(judged) !== null;
  if (namesSentence(place)) return inSentences(judged, fitting);
  return place.within !== null && !isNamed ? fitting : inBlocks(judged, fitting);
}

const holds = ({ block, from, to }: PlacedSentence, found: Found): boolean => block.id === found.block.id && liesIn(found, { from, to });

const isExample = (text: string): boolean => /\bexamples?\b|\be\.g\.|\bsuch as\b|\bfor instance\b/iu.test(text);

/** "The list in the last sentence": one in its words, whatever lists stand elsewhere. */
const isCounted = ({ instruction: { place } }: Case): boolean => place.paragraphs !== null || place.sentences !== null;

/** Whether the words around are such a part as the instruction names: an example, a parenthetical, a note. */
function standsWithin(judged: Case, found: Found): boolean {
  const { block, from } = found;
  const { instruction: { place }, text: blocks } = judged;
  const { text } = block;
  const before = text.slice(0, from + 1);
  switch (place.within) {
    case 'example': return standsInExample(block, from) || (isItem(block) && isExample(headOf(blocks, block)?.text ?? ''));
    case 'parenthetical': return before.lastIndexOf('(') > before.lastIndexOf(')');
    case 'note': return /\b(?:foot)?notes?\b|\bremark|\bremind|\bexcept/iu.test(text);
    case 'reference line': return listsMeant(placedAs(judged, { position: null })).some((list) => list.block === block && list.from <= from && from < list.to);
    case 'last line': return block === blocks.at(-1);
    case 'list': return isItem(block) || (place.about === null && (isCounted(judged) ? !headsList(blocks, block) : blocks.every((one) => !isItem(one))) && isInCommaList(found));
    case 'references': return /\bsee\b/iu.test(before);
    // Where there is one, it has been named (`described.ts`).
    case 'list head': return false;
    case null: return true;
  }
}

function inBlocks(judged: Case, found: readonly Found[]): Found[] {
  const named = namedBlocks(judged);
  if (named?.agreed !== true) return [];
  return found.filter(({ block }) => named.runs.some((run) => run.includes(block)));
}

function inSentences(judged: Case, found: readonly Found[]): Found[] {
  const { runs, agreed } = namedSentences(judged);
  if (!agreed) return [];
  return found.filter((one) => runs.flat().some((sentence) => holds(sentence, one)));
}
