/** The opening lines of an entry, from the same file as the search's texts. */
import { longDay } from '../../model/dates.ts';
import { eventDay } from '../event-day.ts';
import { element } from '../finding/element.ts';
import { searchFiles } from '../finding/search-files.ts';

/** So many characters are opening lines; a passage is cut at a word. */
const length = 320;

/** What is shown of the entry with this id; null where there is none. */
export async function openingOf(id: string): Promise<HTMLElement[] | null> {
  const { names, texts } = await searchFiles();
  const place = names.documents.findIndex((document) => document.id === id && document.kind !== 'ruling');
  const document = names.documents[place];
  if (document === undefined) return null;
  const lines = openingLines((texts.passages[place] ?? []).map(([, text]) => text));
  return [
    element('p', { class: 'headword' }, document.headword),
    ...standingOf(document.status, document.amended),
    ...(lines.length === 0 ? ['This copy has no text of it.'] : lines).map((line) => element('p', {}, line)),
  ];
}

function standingOf(status: string | undefined, amended: string | undefined): HTMLElement[] {
  const day = eventDay();
  const later = day !== null && amended !== undefined && day < amended;
  const words = [
    ...(status === 'repealed' ? ['Repealed'] : []),
    ...(amended === undefined || status === 'repealed' ? [] : [`Amended ${longDay(amended)}`]),
    ...(later ? ['after the event’s date: its page shows the text of that day'] : []),
  ];
  return words.length === 0 ? [] : [element('p', { class: 'how-it-stands' }, words.join(', '))];
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
