/** "Delete everything except the cross-references": what goes, where an order says that the references stay. */
import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { theOnlyList } from '../../place/references/reference-lists.ts';
import { sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { plainText } from '../../text/blocks.ts';
import { noWords, splice } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/** Whether an order says so. */
export const doReferencesStay = ({ says }: Case['instruction']): boolean => says.includes('that the references stay');

/** Whether words that go refer to something, where the references stay: "a bell (see bells)". */
export const loseReference = (gone: string, instruction: Case['instruction']): boolean => doReferencesStay(instruction) && /\b(?:see|cf)\b/iu.test(gone);

/** "Delete everything except the reference", where several are listed: which of them, or all? */
export const areMoreThanOne = (text: readonly Block[], { instruction }: Case['instruction']): boolean =>
  /\b(?:reference|ref|pointer)\b/iu.test(instruction) && /[,;]|\band\b/u.test(text.flatMap((block) => sentencesOf(block)).findLast((one) => onlyRefers.test(one.text))?.text ?? '');

/** Blocks at the end of a text that hold more than references, where these stay. */
export function withoutReferences(rest: readonly Block[], instruction: Case['instruction']): Block[] {
  return doReferencesStay(instruction) ? rest.filter((block, at) => at < rest.length - 1 || !onlyRefers.test(block.text.trim())) : [...rest];
}

/** Sentences without the references that close them, where these stay. */
export function sentencesThatGo(run: readonly PlacedSentence[], instruction: Case['instruction']): PlacedSentence[] {
  return doReferencesStay(instruction) && onlyRefers.test(run.at(-1)?.text.trim() ?? '') ? run.slice(0, -1) : [...run];
}

/** The verdict on a text without the references on a line of their own at its end, where these stay; they stand behind what is left. */
export function besideReferences(judged: Case, judge: (judged: Case) => Verdict): Verdict {
  const { text, entry, instruction } = judged;
  const last = text.at(-1);
  if (doReferencesStay(instruction) && areMoreThanOne(text, instruction)) return refused('place not certain', 'which references stay is not certain here');
  if (last === undefined || !doReferencesStay(instruction) || !onlyRefers.test(last.text.trim())) return judge(judged);
  const without = (blocks: readonly Block[]): Block[] => withoutReferences(blocks, instruction);
  const verdict = judge({ ...judged, entry: { ...entry, base: without(entry.base) }, before: without(judged.before), text: without(text) });
  return 'text' in verdict ? { ...verdict, text: [...verdict.text, last] } : verdict;
}

/** Of a text with one list of references, and none elsewhere, that list alone. The note quotes what went. */
export function onlyReferencesLeft(judged: Case): Verdict {
  const { text, id, instruction: { place } } = judged;
  const list = theOnlyList(judged);
  const saysMore = Object.values({ ...place, told: place.told[0] ?? null, within: null }).some((part) => part !== null && part !== false);
  if (list === null || saysMore || areMoreThanOne(text, judged.instruction)) return refused('place not certain', 'which references stay is not certain here');
  const { block, from, to } = list;
  const before = block.text.slice(0, from).trim();
  const after = block.text.slice(to).trim();
  if (after !== '') return refused('place not certain', 'more stands behind the references');
  if (!onlyRefers.test(block.text.slice(from, to).trim())) return refused('place not certain', 'whether a reference stands here is not certain');
  const others = text.filter((one) => one !== block);
  if (before === '' && others.length === 0) return refused('text not found', 'nothing stands here but the references');
  const gone = [...(others.length > 0 ? [plainText(others)] : []), ...(before === '' ? [] : [before])].join(' ');
  const left = before === '' ? block : splice(block, 0, from, noWords, id);
  return appliedWithNote({ text: [left], replaced: text.filter((one) => one !== left).map((one) => one.id) }, `only the references stay; dropped: “${gone}”`);
}
