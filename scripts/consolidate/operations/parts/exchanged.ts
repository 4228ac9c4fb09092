import type { Block } from '../../../../src/model/corpus.ts';
import type { Case } from '../../case.ts';
import { byNumberAlone, whereSaid } from '../../place/by-number.ts';
import { notCounted } from '../../place/counts-otherwise.ts';
import { isItem } from '../../place/ordinals.ts';
import { isSimpleList, listAround } from '../../place/lists/list-around.ts';
import { partAt } from '../../place/only-part.ts';
import { isPlain, onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/** "Swap the first and last paragraphs": two paragraphs, or two items of one list, that change places though others stand between them. */
export function exchanged(judged: Case): Verdict {
  const { instruction: { place, to, unit }, text, id } = judged;
  const where = whereSaid(judged.instruction, true);
  const doubt = notCounted(judged);
  if (doubt !== null) return doubt;
  const [one, other] = [partAt(judged, unit === 'paragraph' ? place.paragraphs : place.items), partAt(judged, to?.at ?? null)];
  if (one === null || other === null || one === other) return refused('place not certain', `there are no such two places here, or they can be counted in more than one way (“${where}”)`);
  if (!mayChange(judged, one, other)) return refused('place not certain', 'what stands there is no plain paragraph, or no item of the same list');
  const marked = (block: Block): Block => ({ ...block, amendment: id });
  const now = text.map((block) => (block === one ? marked(other) : block === other ? marked(one) : block));
  return byNumberAlone({ text: now, replaced: [one.id, other.id] }, where);
}

/** Items of one list without lists in it; paragraphs that head none, where no heading tells under which each belongs. */
function mayChange(judged: Case, one: Block, other: Block): boolean {
  const { instruction: { unit }, text } = judged;
  const both = [one, other];
  if (unit === 'list item') return isSimpleList(listAround(text, one)) && listAround(text, one).includes(other) && both.every(isItem);
  return both.every((block) => isPlain(judged, block) && !onlyRefers.test(block.text.trim())) && !text.some(({ type }) => type === 'label');
}
