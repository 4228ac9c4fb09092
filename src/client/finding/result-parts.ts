/** What a reader sees of a result, in the box and on the search page alike. */
import { longDay } from '../../model/dates.ts';
import { entryLink, rulingLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { SearchDocument, Then } from '../../search/documents/search-document.ts';
import type { Result } from '../../search/finding.ts';
import type { Because } from '../../search/show/because.ts';
import { eventDay } from '../event-day.ts';
import { element } from './element.ts';
import { marked } from './marked.ts';

const kindNames: Readonly<Record<SearchDocument['kind'], string>> = { card: 'Card', term: 'Term', unsure: 'Card or term', ruling: 'Ruling' };

/** The address of a result's page: at the passage that matched, where no name did. */
export function resultAddress({ document, marks, byName, excerpt }: Result): string {
  const isNamed = marks.length > 0 || byName !== null;
  const passage = isNamed || excerpt === null || excerpt.marks.length === 0 ? undefined : excerpt.anchor ?? undefined;
  const address = document.kind === 'ruling' ? rulingLink(document.id, passage) : entryLink(document.id, passage);
  return pageAddress(address);
}

/** The headword with what matched of it. */
export function headwordOf({ document, marks }: Result): HTMLElement {
  return element('span', { class: 'headword' }, ...marked(document.headword, marks));
}

/** What it is, how it stands, and why it was found where its own words do not say so: `Card · Amended 4 November 2019 · vessel: ship`. */
export function factsOf({ document, byName, because }: Result): HTMLElement {
  const facts: (Node | string)[] = [kindNames[document.kind], ...standingOf(document)];
  if (byName !== null) facts.push(element('span', {}, 'also ', ...marked(byName.name, byName.marks)));
  if (because.length > 0) facts.push(element('span', { class: 'because' }, ...because.flatMap(sayBecause)));
  return element('small', { class: 'facts' }, ...facts.flatMap((fact, at) => (at === 0 ? [fact] : [' · ', fact])));
}

/** `*vessel*: ship`, a comma before the next. */
function sayBecause({ typed, used }: Because, at: number): (Node | string)[] {
  return [at === 0 ? '' : ', ', element('em', {}, typed), `: ${used}`];
}

function standingOf({ status, amended, then }: SearchDocument): HTMLElement[] {
  const day = eventDay();
  if (day !== null && then !== undefined && status === 'in force') return [element('span', { class: 'how-it-stands' }, standingOn(day, then))];
  if (status === 'repealed') return [element('span', { class: 'how-it-stands' }, amended === null ? 'Repealed' : `Repealed ${longDay(amended)}`)];
  if (status === 'superseded') return [element('span', { class: 'how-it-stands' }, 'Superseded')];
  return amended === null ? [] : [element('span', { class: 'how-it-stands' }, `Amended ${longDay(amended)}`)];
}

/** `In force on 1 October 2019; today differs`. */
export function standingOn(day: string, then: Then): string {
  const on = longDay(day);
  if (then === 'not held') return `Not held: nothing held is of ${on}`;
  if (then === 'day not known') return `Of a day not known: perhaps in force on ${on}`;
  return then === 'as today' ? `In force on ${on}` : `In force on ${on}; today differs`;
}

/** The words in their context; null where there is no text. */
export function excerptOf({ excerpt }: Result): HTMLElement | null {
  return excerpt === null ? null : element('span', { class: 'excerpt' }, ...marked(excerpt.text, excerpt.marks));
}
