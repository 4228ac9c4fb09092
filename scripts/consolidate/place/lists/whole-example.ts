/** "Delete the example", "the example now reads: ...": the one paragraph that an entry calls its example, where it speaks of no other. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { isThisAndNoOther } from '../damage.ts';
import { headsList } from './list-around.ts';
import { sentencesOf } from '../sentences/placed-sentence.ts';
import { onlyRefers } from '../sentences/sentence-meant.ts';

const speaksOfOne = /\bexamples?\b|\be\.\s?g\.|\bfor instance\b|\bsuch as\b/iu;
const isLabelled = /^example: ?\S/iu;
const nothingMore = /^(?:the|its) example$/iu;

/** The paragraph; null where several things may be the example, or a list belongs to it. */
function exampleOf(text: readonly Block[]): Block | null {
  const [only, ...others] = text.filter((block) => speaksOfOne.test(block.text));
  const isOne = only?.type === 'paragraph' && others.length === 0 && isLabelled.test(only.text) && !headsList(text, only);
  const refers = isOne && sentencesOf(only).some(({ text: words }) => onlyRefers.test(words));
  return isOne && !refers && !speaksOfOne.test(only.text.replace(isLabelled, '')) ? only : null;
}

/** Whether an order is about all of it, and gives new words, if any, under the same label. */
function isAboutIt({ instruction: { operation, unit, oldText, place }, newBlocks: [first, ...more] }: Case): boolean {
  const { within, about, told, ...rest } = place;
  const saysMore = told.length > 0 || Object.values(rest).some((part) => part !== null && part !== false);
  if (within !== 'example' || about === null || !nothingMore.test(about) || unit !== 'text' || oldText !== null || saysMore) return false;
  return operation === 'repeal' || (operation === 'substitution' && first !== undefined && more.length === 0 && isLabelled.test(first.text));
}

/** The same case with the paragraph told by its words, where it can be no other; else the case itself. */
export function withWholeExample(judged: Case): Case {
  const { instruction, text } = judged;
  const example = isAboutIt(judged) && isThisAndNoOther(judged) ? exampleOf(text) : null;
  if (example === null) return judged;
  return { ...judged, instruction: { ...instruction, unit: 'paragraph', place: { ...instruction.place, within: null, about: null, told: [{ of: 'paragraph', opens: example.text, closes: null, holds: null }] } } };
}
