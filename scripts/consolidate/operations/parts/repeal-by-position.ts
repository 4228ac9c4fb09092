import type { Block } from '../../../../src/model/corpus.ts';
import { isOwnName } from '../../case.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, severalWays, whereSaid } from '../../place/by-number.ts';
import { ofAnotherCount } from '../../place/counts-otherwise.ts';
import { headsList } from '../../place/lists/list-around.ts';
import { namesWholeList, onlyList } from '../../place/lists/only-list.ts';
import { partsCounted } from '../../place/only-part.ts';
import { countsFromEnd, isItem } from '../../place/ordinals.ts';
import { onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { plainText } from '../../text/blocks.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { besideReferences, loseReference } from '../references/references-stay.ts';
import { sentencesRepealed } from '../sentences/sentences-repealed.ts';
import { referencesDeleted } from '../references/cross-reference.ts';
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
      return besideReferences(judged, (one) => sentencesRepealed(one, where));
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
  if (doubt === null && (refers || loseReference(plainText(run), instruction))) return severalWays(where);
  return doubt ?? byNumberAlone({ text: text.filter((block) => !run.includes(block)), replaced: run.map((block) => block.id) }, where, `dropped: “${plainText(run)}”`);
}
