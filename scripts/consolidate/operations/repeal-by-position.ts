import type { Block } from '../../../src/model/corpus.ts';
import { isOwnName } from '../case.ts';
import type { Case } from '../case.ts';
import { countsOtherwise } from '../place/counts-otherwise.ts';
import { namedItems, namedParagraphs, namedSentences } from '../place/named.ts';
import { namesWholeList, onlyList } from '../place/only-list.ts';
import { isItem } from '../place/ordinals.ts';
import { onlyRefers } from '../place/sentence-meant.ts';
import { plainText } from '../text/blocks.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { referencesDeleted } from './cross-reference.ts';
import { remove } from './edit.ts';
import { onlyReferenceDeleted } from './only-reference.ts';

/**
 * What is named by its number alone is deleted where every way of counting arrives at the same place, and the note quotes
 * what went: nothing else shows that it is what was meant.
 */
export function repealByPosition(judged: Case): Verdict {
  const { instruction, match } = judged;
  const where = instruction.locator ?? `the ${instruction.unit}`;
  if (!isOwnName({ match })) return refused('place not certain', 'nothing says what stood there');
  if (countsOtherwise(judged)) return refused('place not certain', 'the rest of the ruling counts paragraphs otherwise than this copy');
  switch (instruction.unit) {
    case 'paragraph':
      return blocks(judged, namedParagraphs(judged), where, (block) => block.type === 'paragraph');
    case 'list item':
      return blocks(judged, namedItems(judged), where, isItem);
    case 'sentence':
      return sentences(judged, where);
    case 'text':
    case 'entry':
    case 'section':
      return refused('place not certain', 'nothing says what stood there');
    case 'cross-reference':
      return onlyReferenceDeleted(judged) ?? referencesDeleted(judged);
  }
}

const severalWays = (where: string): Verdict => refused('place not certain', `it can be counted in more than one way here (“${where}”)`);

/** What heads a list keeps it; all items of the only list may go where nothing heads them, and of several lists nobody knows which. */
function listDoubt(text: Block[], run: Block[], { unit, place }: Case['instruction'], where: string): Verdict | null {
  const last = run.at(-1);
  const next = last && text[text.indexOf(last) + 1];
  if (unit === 'paragraph' && next !== undefined && isItem(next)) return refused('place not certain', 'a list belongs to what stands there');
  if (namesWholeList(place) && onlyList(text) === null) return severalWays(where);
  const areAll = run.every(isItem) && text.filter(isItem).length === run.length;
  const isHeaded = areAll && /:\s*$/u.test(text[text.findIndex(isItem) - 1]?.text ?? '');
  return isHeaded ? refused('place not certain', 'what heads the list would head nothing') : null;
}

function blocks({ text, instruction }: Case, { runs, agreed }: ReturnType<typeof namedItems>, where: string, fits: (block: Block) => boolean): Verdict {
  const run = runs[0];
  if (run === undefined) return refused('text not found', `there is no such place here (“${where}”)`);
  if (!agreed || !run.every(fits)) return severalWays(where);
  const counted = instruction.place.paragraphs ?? instruction.place.items;
  const refers = (counted?.from ?? 1) < 1 && onlyRefers.test(text.filter(fits).at(-1)?.text.trim() ?? '');
  const doubt = listDoubt(text, run, instruction, where);
  if (doubt === null && refers) return severalWays(where);
  return doubt ?? appliedWithNote(
    { text: text.filter((block) => !run.includes(block)), replaced: run.map((block) => block.id) },
    `placed by its position alone (“${where}”); dropped: “${plainText(run)}”`,
  );
}

function sentences(judged: Case, where: string): Verdict {
  const { runs, agreed } = namedSentences(judged);
  const run = runs[0];
  const [first, last] = [run?.[0], run?.at(-1)];
  if (first === undefined || last === undefined) return refused('text not found', `there is no such sentence here (“${where}”)`);
  const oneBlock = first.block === last.block;
  const { sentences: ordinals, told } = judged.instruction.place;
  const fromEnd = (ordinals?.from ?? 1) < 1 && told.length === 0;
  if (!agreed || !oneBlock || (fromEnd && endsInReference(judged, first.block))) return severalWays(where);
  const stretch = { block: first.block, from: first.from, to: last.to };
  const gone = first.block.text.slice(first.from, last.to);
  const edit = remove(judged.text, stretch, judged.id);
  return appliedWithNote(edit.change, `placed by its position alone (“${where}”); dropped: “${gone}”`, edit.note);
}

/** "The last sentence" of a text that ends in a reference, or that is followed by something else than paragraphs. */
function endsInReference({ text }: Case, block: Block): boolean {
  const end = /[^.!?]*(?:[.!?][.!?)]*)?$/u.exec(block.text.trim().replace(/[.)]+$/u, ''))?.[0] ?? '';
  return onlyRefers.test(end.trim()) || (block === text.at(-1) && block.type !== 'paragraph');
}
