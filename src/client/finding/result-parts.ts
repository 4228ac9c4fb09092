/** What a reader sees of a result, in the box and on the search page alike. */
import { entryLink, rulingLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { SearchDocument } from '../../search/documents/search-document.ts';
import type { Result } from '../../search/finding.ts';
import type { Because } from '../../search/show/because.ts';
import { element } from '../element.ts';
import { typeset } from '../../model/typeset.ts';
import type { Mark } from '../../search/show/marks.ts';

const kindNames: Readonly<Record<SearchDocument['kind'], string>> = { card: 'Card', term: 'Term', unsure: 'Card or term', ruling: 'Ruling' };

/** Whether its name is struck: it is known not to be in force. */
export function hasEnded({ status }: SearchDocument): boolean {
  return status !== 'in force' && status !== 'not known';
}

/** The address of a result's page: at its top where its name was typed, else at the passage that matched, where one did. */
export function resultAddress({ document, excerpt, isNamed }: Result): string {
  const passage = excerpt === null || excerpt.marks.length === 0 || isNamed ? undefined : excerpt.anchor ?? undefined;
  const address = document.kind === 'ruling' ? rulingLink(document.id, passage) : entryLink(document.id, passage);
  return pageAddress(address);
}

/** The headword with what matched of it. */
export function headwordOf({ document, marks }: Result): HTMLElement {
  return element('span', { class: 'headword' }, ...marked(document.headword, marks));
}

/** What it is, how it stands, and why it was found where its own words do not say so: `Card · In force since 4 Nov 2019 (Current Rulings); copy damaged · vessel: ship`. */
export function factsOf({ document, namesake, byName, because }: Result): HTMLElement {
  const facts: (Node | string)[] = [kindNames[document.kind], element('span', { class: 'how-it-stands' }, document.standing)];
  if (namesake !== null) facts.push(`${namesake.at} of ${namesake.of} of this name`);
  if (byName !== null) facts.push(element('span', {}, 'also ', ...marked(byName.name, byName.marks)));
  if (because.length > 0) facts.push(element('span', { class: 'because' }, ...because.flatMap(sayBecause)));
  return element('small', { class: 'facts' }, ...facts.flatMap((fact, at) => (at === 0 ? [fact] : [' · ', fact])));
}

/** `*vessel*: ship`, a comma before the next. */
function sayBecause({ typed, used }: Because, at: number): (Node | string)[] {
  return [at === 0 ? '' : ', ', element('em', {}, typed), `: ${used}`];
}

/** The words in their context; null where there is no text. */
export function excerptOf({ excerpt }: Result): HTMLElement | null {
  return excerpt === null ? null : element('span', { class: 'excerpt' }, ...marked(excerpt.text, excerpt.marks));
}

/** What a later ruling says that is to be read with the text; nothing where none does. */
export function besideOf({ beside }: Result): HTMLElement[] {
  return beside === null ? [] : [element('span', { class: 'beside-text' }, element('b', {}, `${beside.by ?? ''}: `), ...marked(beside.text, beside.marks))];
}

/** A text with its marks. */
function marked(text: string, marks: readonly Mark[]): (Node | string)[] {
  const shown = typeset(text);
  const pieces: (Node | string)[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    pieces.push(shown.slice(at, from), element('mark', {}, shown.slice(from, to)));
    at = to;
  }
  pieces.push(shown.slice(at));
  return pieces.filter((piece) => piece !== '');
}
