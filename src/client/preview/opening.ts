/** The opening lines of an entry, from the pieces of the search's texts. */
import { eventDay } from '../event-day.ts';
import { element } from '../element.ts';
import { searchFiles, textSource } from '../finding/search-files.ts';
import type { PackedTexts, PackedWords } from '../../search/pack/packed.ts';
import { Pieces } from '../../search/pack/pieces.ts';
import { typeset } from '../../model/typeset.ts';

/** So many characters are opening lines; a passage is cut at a word. */
const length = 320;

/** What is shown of the entry with this id; null where there is none. */
export async function openingOf(id: string): Promise<HTMLElement[] | null> {
  const { names, words } = await searchFiles();
  const place = names.documents.findIndex((document) => document.id === id && document.kind !== 'ruling');
  const document = names.documents[place];
  if (document === undefined) return null;
  const passages = await textAt(words, place);
  const lines = openingLines(passages.filter(([, , by]) => by === undefined).map(([, text]) => text));
  const besides = passages.filter(([, , by]) => by !== undefined).slice(-mostBeside);
  return [
    element('p', { class: 'headword' }, typeset(document.headword)),
    element('p', { class: 'how-it-stands' }, [names.standings[document.standing ?? 0], ...laterThanEvent(document.amended)].join('; ')),
    ...lines.map((line) => element('p', {}, typeset(line))),
    ...besides.map(([, text, by]) => element('p', { class: 'beside-text' }, element('b', {}, `${by ?? ''}: `), ...openingLines([text]).map(typeset))),
  ];
}

let texts: Pieces<PackedTexts[number]> | undefined;

/** The text of a document, from the piece that has it. */
async function textAt(words: PackedWords, place: number): Promise<PackedTexts[number]> {
  texts ??= new Pieces(words.texts, textSource.texts);
  const held = texts.at(place);
  if (held !== undefined) return held;
  await Promise.all(texts.takeLacking().map((bring) => bring()));
  return texts.at(place) ?? [];
}

/** So many rulings beside the text are shown with it, the newest. */
const mostBeside = 2;

function laterThanEvent(amended: string | undefined): string[] {
  const day = eventDay();
  return day !== null && amended !== undefined && day < amended ? ['changed after the event’s date: its page shows the text of that day'] : [];
}

function openingLines(passages: readonly string[]): string[] {
  const lines: string[] = [];
  let left = length;
  for (const passage of passages) {
    if (left <= 0) break;
    lines.push(passage.length <= left * 1.2 ? passage : `${passage.slice(0, left).replace(/\s\S*$/u, '')} …`);
    left -= passage.length;
  }
  return lines;
}
