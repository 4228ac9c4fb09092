import type { Block } from '../../../../src/model/corpus.ts';
import { isOwnName } from '../../case.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, noSuchPlace, severalWays, whereSaid } from '../../place/by-number.ts';
import { ofAnotherCount } from '../../place/counts-otherwise.ts';
import { headsList } from '../../place/lists/list-around.ts';
import { namedSentences } from '../../place/named.ts';
import { namesWholeList, onlyList } from '../../place/lists/only-list.ts';
import { partsCounted } from '../../place/only-part.ts';
import { countsFromEnd, isItem } from '../../place/ordinals.ts';
import { asOne, endsWithStop, sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { plainText } from '../../text/blocks.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { besideReferences, doReferencesStay, sentencesThatGo } from '../references/references-stay.ts';
import { referencesDeleted } from '../references/cross-reference.ts';
import { remove } from '../words/edit.ts';
import { onlyReferenceDeleted } from '../references/only-reference.ts';

/**
 * What is named by its number alone is deleted where every way of counting arrives at the same place, and the note quotes
 * what went: nothing else shows that it is what was meant.
 */
export function repealByPosition(judged: Case): Verdict {
  const { instruction, match } = judged;
  const where = whereSaid(instruction);
  if (!isOwnName({ match }) || isOnlyEdge(instruction)) return refused('place not certain', 'nothing says what stood there');
  const doubt = ofAnotherCount(judged);
  if (doubt !== null) return doubt;
  switch (instruction.unit) {
    case 'paragraph':
      return blocks(judged, where, (block) => block.type === 'paragraph');
    case 'list item':
      return blocks(judged, where, isItem);
    case 'sentence':
      return besideReferences(judged, (one) => sentences(one, where));
    case 'text':
    case 'entry':
    case 'section':
      return refused('place not certain', 'nothing says what stood there');
    case 'cross-reference':
      return onlyReferenceDeleted(judged) ?? referencesDeleted(judged);
  }
}

const edges: readonly (readonly [unit: Case['instruction']['unit'], edge: Case['instruction']['says'][number]])[] = [['paragraph', 'an edge of a paragraph'], ['sentence', 'an edge of a sentence'], ['list item', 'an edge of an item']];

/** "At the end of the first paragraph: deleted.": how much of it goes, nobody says. */
const isOnlyEdge = ({ unit, says }: Case['instruction']): boolean => edges.some(([of, edge]) => of === unit && says.includes(edge));

/** "Fog, or": an item behind which nothing would stand any more. */
function leadsOn(text: Block[], run: Block[]): boolean {
  const rest = text.filter((block) => !run.includes(block));
  const next = (blocks: Block[], block: Block): Block | undefined => blocks[blocks.indexOf(block) + 1];
  const isLast = (blocks: Block[], block: Block): boolean => !isItem(next(blocks, block) ?? { type: 'paragraph' });
  return rest.some((block) => isItem(block) && /\b(?:and|or|nor)$/u.test(block.text.trim()) && isLast(rest, block) && !isLast(text, block));
}

/** What heads a list keeps it; all items of the only list may go where nothing heads them, and of several lists nobody knows which. */
function listDoubt(text: Block[], run: Block[], { unit, place }: Case['instruction'], where: string): Verdict | null {
  if (unit === 'paragraph' && run.slice(-1).some((last) => headsList(text, last))) return refused('place not certain', 'a list belongs to what stands there');
  if (namesWholeList(place) && onlyList(text) === null) return severalWays(where);
  const areAll = run.every(isItem) && text.filter(isItem).length === run.length;
  if (leadsOn(text, run)) return refused('place not certain', 'the item that would then be the last leads on to another');
  const isHeaded = areAll && /:\s*$/u.test(text[text.findIndex(isItem) - 1]?.text ?? '');
  return isHeaded ? refused('place not certain', 'what heads the list would head nothing') : null;
}

function blocks(judged: Case, where: string, fits: (block: Block) => boolean): Verdict {
  const { text, instruction } = judged;
  const run = partsCounted(judged, where, fits);
  if ('reason' in run) return run;
  const counted = instruction.place.paragraphs ?? instruction.place.items;
  const refers = countsFromEnd(counted) && onlyRefers.test(text.filter(fits).at(-1)?.text.trim() ?? '');
  const doubt = listDoubt(text, run, instruction, where);
  if (doubt === null && refers) return severalWays(where);
  return doubt ?? byNumberAlone({ text: text.filter((block) => !run.includes(block)), replaced: run.map((block) => block.id) }, where, `dropped: “${plainText(run)}”`);
}

function sentences(judged: Case, where: string): Verdict {
  const { runs, agreed } = namedSentences(judged);
  const run = runs[0] && sentencesThatGo(runs[0], judged.instruction);
  if (run === undefined || run.length === 0) return noSuchPlace(where, 'sentence');
  const stretch = asOne(run);
  const { sentences: ordinals, told } = judged.instruction.place;
  const fromEnd = countsFromEnd(ordinals) && told.length === 0;
  if (!agreed || stretch === null || (fromEnd && !doReferencesStay(judged.instruction) && endsInReference(judged, stretch.block))) return severalWays(where);
  if (mayNotCount(judged, run) || (!doReferencesStay(judged.instruction) && keepsOrDropsReference(judged, run))) return severalWays(where);
  if (isItem(stretch.block) && stretch.text === stretch.block.text.trim() && !endsWithStop(stretch.text)) return refused('place not certain', 'what stands in the item is no sentence');
  const edit = remove(judged.text, stretch, judged.id);
  return byNumberAlone(edit.change, where, `dropped: “${stretch.text}”`, edit.note);
}

/** "Delete all but the last sentence", where that is "See fog."; "everything after the first", where that is among them: whether references are meant, people do not agree. */
function keepsOrDropsReference({ text, instruction: { place, oldText } }: Case, run: readonly PlacedSentence[]): boolean {
  const { sentences: ranks } = place;
  if (ranks === null || oldText !== null || ranks.from < 0 === ranks.to < 0) return false;
  const block = text.find((one) => one === run[0]?.block);
  return block !== undefined && onlyRefers.test(sentencesOf(block).at(-1)?.text.trim() ?? '');
}

/** "See fog." in a paragraph that is counted from the end, or at the end of sentences that are: whether it counts, people do not agree. */
function mayNotCount({ text, instruction: { place } }: Case, run: readonly PlacedSentence[]): boolean {
  if (place.told.length > 0) return false;
  const isReference = run.some((one) => onlyRefers.test(one.text)) && countsFromEnd(place.paragraphs);
  const isBefore = place.paragraphs === null && place.items === null && countsFromEnd(place.sentences) && text.slice(-1).some((block) => block.type === 'paragraph' && onlyRefers.test(sentencesOf(block).at(-1)?.text ?? ''));
  return isReference || isBefore;
}

/** "The last sentence" of a text that ends in a reference, or that is followed by something else than paragraphs. */
function endsInReference({ text }: Case, block: Block): boolean {
  const end = /[^.!?]*(?:[.!?][.!?)]*)?$/u.exec(block.text.trim().replace(/[.)]+$/u, ''))?.[0] ?? '';
  return onlyRefers.test(end.trim()) || (block === text.at(-1) && block.type !== 'paragraph');
}
