/** One find as a list item: headword, what it is, and where the words stand. */
import { asFarAsKnown } from '../../model/as-far-as-known.ts';
import { longDay } from '../../model/dates.ts';
import { unsureOn } from '../../model/standing-words.ts';
import { eventDay, knownOnlyTo, readersToday } from '../event-day.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { Find } from './pagefind.ts';

/** An item of the lane that finds everything ever published. */
export function pagefindItem(find: Find): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = pageAddress(find.url);
  link.textContent = find.meta['title'] ?? find.url;
  const facts = Object.assign(document.createElement('small'), { className: 'facts' });
  facts.textContent = factsOf(find).join(' · ');
  const excerpt = document.createElement('p');
  excerpt.append(...safeExcerpt(find.excerpt));
  item.append(link, ' ', facts, excerpt);
  return item;
}

/** What it is, how it stands, and which document it is from; a ruling's standing says already that it is one. */
function factsOf({ filters, meta }: Find): string[] {
  const { status = '', standing = '', document = '', to = '', sure = '' } = meta;
  const kinds = status.startsWith('Ruling') ? [] : (filters['Kind'] ?? []);
  const day = eventDay();
  const known = day === null ? null : knownOnDay({ kinds, to, sure }, day);
  if (known !== null) return [...known, document];
  return (standing === '' ? [...kinds, status, document, supersededBy(meta)] : [...kinds, day === null ? standing : onDay(standing, day)]).filter((fact) => fact !== '');
}

/** What holds on the event's date, where that is all that is said; what came after a ruling had not come yet then, or not for certain. */
function knownOnDay({ kinds, to, sure }: { kinds: readonly string[]; to: string; sure: string }, day: string): string[] | null {
  const state = day < sure ? unsureOn(longDay(day)) : onDay(`In force on ${longDay(day)}`, day);
  if (kinds.length > 0) return [...kinds, `${state}${to === '' || to > readersToday() ? '' : '; not the same today'}`];
  return day < sure ? ['Ruling, not superseded for certain by then'] : null;
}

/** Behind the last document nobody knows that anything is in force. */
function onDay(state: string, day: string): string {
  return state.startsWith('In force') && knownOnlyTo(day) !== null ? asFarAsKnown(state) : state;
}

/** What took its place, and since when. */
function supersededBy({ by = '', to = '' }: Find['meta']): string {
  if (by === '') return '';
  return to === '' ? `superseded by the ${by}` : `superseded on ${longDay(to)} by the ${by}`;
}

/** The excerpt comes as HTML; of it, only text and the marks around the words found are taken over. */
function safeExcerpt(html: string): Node[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html').body;
  return [...parsed.childNodes].map((node) => {
    const text = document.createTextNode(node.textContent ?? '');
    if (node.nodeName !== 'MARK') return text;
    const mark = document.createElement('mark');
    mark.append(text);
    return mark;
  });
}
