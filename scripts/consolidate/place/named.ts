import type { Case } from '../case.ts';
import { isItem, itemsAt, paragraphsAt } from './ordinals.ts';
import type { Places } from './ordinals.ts';
import { section } from './sections.ts';

const nowhere: Places = { runs: [], agreed: false };

/** The paragraphs that an instruction may mean, in its section where it names one. */
export function namedParagraphs(judged: Case): Places {
  const scope = inSection(judged);
  const ordinals = judged.instruction.place.paragraphs;
  return ordinals === null || scope === null ? nowhere : paragraphsAt(ordinals, scope.text, scope.base);
}

/** The list items that an instruction may mean: of the paragraph they follow, of a section, or of the whole entry. */
export function namedItems(judged: Case): Places {
  const scope = inSection(judged);
  const { items, paragraphs } = judged.instruction.place;
  if (items === null || scope === null) return nowhere;
  if (paragraphs === null) return itemsAt(items, scope.text, scope.base);
  const lists = namedParagraphs(judged).runs.map((run) => behind(run, scope.text));
  return { runs: lists.flatMap((list) => itemsAt(items, list, list).runs), agreed: lists.length === 1 };
}

/** The items between a run of paragraphs and the next paragraph. */
function behind(run: Case['text'], text: Case['text']): Case['text'] {
  const last = run.at(-1);
  const rest = last === undefined ? [] : text.slice(text.indexOf(last) + 1);
  const end = rest.findIndex((block) => !isItem(block));
  return end < 0 ? rest : rest.slice(0, end);
}

function inSection({ instruction: { place }, text, entry }: Case): { text: Case['text']; base: Case['text'] } | null {
  if (place.section === null) return { text, base: entry.base };
  const held = section(place.section, text);
  return held === null ? null : { text: held, base: held };
}
