import { entryLink, rulingLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { SearchDocument } from '../../search/documents/search-document.ts';
import type { Result } from '../../search/finding.ts';
import { element } from '../element.ts';
import { besideOf, excerptOf, factsOf, hasEnded, headwordOf, resultAddress } from '../finding/result-parts.ts';
import { typeset } from '../../model/typeset.ts';

/** A result as a list item: headword, what it is, and the words in their context. */
export function resultItem(result: Result): HTMLLIElement {
  const excerpt = excerptOf(result);
  const link = element('a', { href: resultAddress(result) }, headwordOf(result));
  return element('li', hasEnded(result.document) ? { class: 'repealed' } : {},
    link, ' ', factsOf(result), ...(excerpt === null ? [] : [element('p', {}, excerpt)]), ...besideOf(result).map((words) => element('p', {}, words)));
}

/** A link to an entry or a ruling, by its name. */
export function documentLink({ kind, id, headword }: SearchDocument): HTMLAnchorElement {
  return element('a', { href: pageAddress(kind === 'ruling' ? rulingLink(id) : entryLink(id)) }, typeset(headword));
}
