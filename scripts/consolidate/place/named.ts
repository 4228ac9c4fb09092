import type { Block } from '../../../src/model/corpus.ts';
import type { Case } from '../case.ts';
import { foldPrint } from '../text/fold.ts';
import { sentences } from '../../../src/model/sentences.ts';
import type { Sentence } from '../../../src/model/sentences.ts';
import { isItem, itemsAt, paragraphsAt, pick } from './ordinals.ts';
import type { Counted, Places } from './ordinals.ts';
import { section } from './sections.ts';

const nowhere: Places = { runs: [], agreed: false };

/** The paragraphs that an instruction may mean, in its section where it names one. */
export function namedParagraphs(judged: Case): Places {
  const scope = inSection(judged);
  const ordinals = judged.instruction.place.paragraphs;
  return ordinals === null || scope === null ? nowhere : paragraphsAt(ordinals, scope);
}

/** The list items that an instruction may mean: of the paragraph they follow, of a section, or of the whole entry. */
export function namedItems(judged: Case): Places {
  const scope = inSection(judged);
  const { items, paragraphs } = judged.instruction.place;
  if (items === null || scope === null) return nowhere;
  if (paragraphs === null) return itemsAt(items, scope);
  const lists = namedParagraphs(judged).runs.map((run) => behind(run, scope.text));
  const places = lists.map((list) => itemsAt(items, { text: list, base: list, before: list }));
  return { runs: places.flatMap(({ runs }) => runs), agreed: places.length === 1 && places.every(({ agreed }) => agreed) };
}

/** The blocks in which an instruction's place lies; null where it names neither a section, nor a paragraph, nor an item. */
export function namedBlocks(judged: Case): Places | null {
  const { items, paragraphs, section: title, opening } = judged.instruction.place;
  if (opening !== null && judged.instruction.oldText !== null && paragraphs === null && items === null) return beginningWith(opening, judged.text);
  if (items !== null) return namedItems(judged);
  if (paragraphs !== null) return namedParagraphs(judged);
  if (title === null) return null;
  const held = inSection(judged);
  return held === null ? nowhere : { runs: [held.text], agreed: true };
}

/** In the paragraph beginning "Ferries", replace ...: the one block that begins so, or has a sentence that does. */
function beginningWith(opening: string, text: Case['text']): Places {
  const start = foldPrint(opening).replace(/[. ]+$/u, '');
  const begins = (words: string): boolean => foldPrint(words).startsWith(start);
  const found = text.filter((block) => sentencesOf(block).some((sentence) => begins(sentence.text)));
  return found.length === 1 ? { runs: [found], agreed: true } : nowhere;
}

/** One sentence and the block in which it stands. */
export interface PlacedSentence extends Sentence {
  block: Block;
}

export const sentencesOf = (block: Block): PlacedSentence[] => sentences(block.text).map((sentence) => ({ ...sentence, block }));

/**
 * The sentences that an instruction may mean. Where it names no paragraph, a number from the front is counted in the
 * entry and in its first paragraph, and a number from the end, or the middle, in the entry.
 */
export function namedSentences(judged: Case): { runs: PlacedSentence[][]; agreed: boolean } {
  const { sentences: ordinals } = judged.instruction.place;
  if (ordinals === null) return { runs: [], agreed: false };
  const named = namedBlocks(judged);
  const whole = ordinals.from < 1 ? [judged.text] : [judged.text, judged.text.slice(0, 1)];
  const places: Places = named ?? { runs: whole, agreed: true };
  const picked = places.runs.map((run) => pick(run.flatMap(sentencesOf), ordinals));
  const keys = new Set(picked.map((run) => run?.map(({ block, from }) => `${block.id}:${String(from)}`).join(' ') ?? null));
  return { runs: picked.filter((run) => run !== null), agreed: places.agreed && keys.size === 1 && !keys.has(null) };
}

/** The items between a run of paragraphs and the next paragraph. */
function behind(run: Case['text'], text: Case['text']): Case['text'] {
  const last = run.at(-1);
  const rest = last === undefined ? [] : text.slice(text.indexOf(last) + 1);
  const end = rest.findIndex((block) => !isItem(block));
  return end < 0 ? rest : rest.slice(0, end);
}

function inSection({ instruction: { place }, text, entry, before }: Case): Counted | null {
  if (place.section === null) return { text, base: entry.base, before };
  const held = section(place.section, text);
  return held === null ? null : { text: held, base: held, before: held };
}
