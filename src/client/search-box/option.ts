/** One line of the list. A line that leads somewhere is a link, so that it can be opened beside the page. */
import { entryLink, rulingLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { SearchDocument } from '../../search/documents/search-document.ts';
import type { Result } from '../../search/finding.ts';
import { element } from '../element.ts';
import { besideOf, excerptOf, factsOf, hasEnded, headwordOf, resultAddress } from '../finding/result-parts.ts';
import { typeset } from '../../model/typeset.ts';

/** The list has one stop for the keyboard: the box. */
const attributes = { role: 'option', 'aria-selected': 'false', tabindex: '-1' } as const;

/** A result in the list, with what a reader should know before opening it. */
export function resultOption(result: Result): HTMLElement {
  const excerpt = excerptOf(result);
  const parts = [headwordOf(result), ' ', factsOf(result), ...(excerpt === null ? [] : [excerpt]), ...besideOf(result)];
  const gone = hasEnded(result.document) ? ' repealed' : '';
  return element('a', { ...attributes, class: `result${gone}`, href: resultAddress(result) }, ...parts);
}

/** A name in the list, that leads to its page. */
export function documentOption({ kind, id, headword }: SearchDocument): HTMLElement {
  const address = kind === 'ruling' ? rulingLink(id) : entryLink(id);
  return element('a', { ...attributes, class: 'result', href: pageAddress(address) }, element('span', { class: 'headword' }, typeset(headword)));
}

/** Words in the list that lead to an address. */
export function linkOption(words: string, address: string): HTMLElement {
  return element('a', { ...attributes, class: 'onward', href: address }, words);
}

/** Words in the list that do something. */
export function actionOption(words: string, act: () => void): HTMLElement {
  const made = element('div', { ...attributes, class: 'onward' }, words);
  made.addEventListener('click', act);
  return made;
}
