/** What the open box offers: results, last searches, or a way on where there is nothing. */
import { pageLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import type { Finder } from '../../search/finder.ts';
import type { SearchDocument } from '../../search/documents/search-document.ts';
import type { Finding, Result } from '../../search/finding.ts';
import { letterPage } from '../finding/letter-page.ts';
import { loading } from '../finding/waiting.ts';
import { isGuess, sayCount, sayEventDay, sayNothing, sayOthers, sayStandingFor, sayUnheld } from '../finding/say.ts';
import { actionOption, documentOption, linkOption, resultOption } from './option.ts';

export interface Answer {
  options: HTMLElement[];
  /** What a key opens at once where the reader has chosen none: what was surely meant, or nothing. */
  meant?: HTMLElement | undefined;
  /** What stands above them. */
  notes: (Node | string)[];
  /** What is said to those who hear the page. */
  said: string;
}

const most = 8;
const mostNearest = 5;

/** @param searchExactly - is called where the reader wants no repairs */
export function answerTo(finder: Finder, typed: string, exact: boolean, searchExactly: () => void): Answer {
  const finding = finder.find(typed, { exact, most, among: 'in force' });
  if (finding.results.length === 0 && finding.others.count === 0) return nothingFound(finder, finding);
  const standsFor = sayStandingFor(finding, finder.isLacking);
  const isSlip = finding.repairs.length > 0 && !isGuess(finding);
  const results = [...(finding.others.named === null ? [] : [finding.others.named]), ...finding.results];
  const found = results.map(resultOption);
  const notes = [standsFor, sayUnheld(finding, finder.letters), sayEventDay(finding)].filter((note) => note !== '').map(paragraph);
  return {
    options: [
      ...found,
      ...(isSlip ? [actionOption(`Search exactly for “${typed}”`, searchExactly)] : []),
      ...(finding.others.count === 0 ? [] : [linkOption(sayOthers(finding.others), `${searchAddress(typed, exact)}&others=1`)]),
      ...(finding.results.length === 0 ? [] : [linkOption(`All results for “${typed}”`, searchAddress(typed, exact))]),
    ],
    meant: !isGuess(finding) && isMeant(typed, results) ? found[0] : undefined,
    notes,
    said: [sayFirst(finding), standsFor].join(' '),
  };
}

/** Whether the first was surely meant: its whole name was typed, or the beginning of its name alone. */
function isMeant(typed: string, [first, ...more]: readonly Result[]): boolean {
  const begins = ({ document: { headword } }: Result): boolean => headword.toLowerCase().startsWith(typed.trim().toLowerCase());
  return first !== undefined && (first.isNamed || (begins(first) && !more.some(begins)));
}

/** What an empty box offers: the last searches. */
export function recentAnswer(searches: readonly string[], search: (words: string) => void): Answer {
  return {
    options: searches.map((words) => actionOption(words, () => { search(words); })),
    notes: searches.length === 0 ? [] : [paragraph('Last searches')],
    said: searches.length === 0 ? '' : `${searches.length} last searches.`,
  };
}

/** What is said while nothing of the search has come; the way on stands there once it is late, or will not come. */
export function waitingAnswer(words: string): Answer {
  return { options: words === loading ? [] : [linkOption('All letters', pageAddress(pageLink('letters/')))], notes: [paragraph(words)], said: words };
}

function nothingFound(finder: Finder, finding: Finding): Answer {
  const { typed } = finding;
  const nearest = finder.nearest(typed, mostNearest);
  const note = [`${sayNothing(finding, finder.isLacking)}.`, sayUnheld(finding, finder.letters), nearest.length === 0 ? '' : 'Names that look like it:'].filter((one) => one !== '').join(' ');
  const letter = letterPage(typed, finder);
  return {
    options: [
      ...nearest.map((document: SearchDocument) => documentOption(document)),
      linkOption(letter.words, letter.address),
      linkOption(`Search everything ever published for “${typed}”`, `${searchAddress(typed, false)}&in=all`),
    ],
    notes: [paragraph(note)],
    said: note,
  };
}

function searchAddress(typed: string, exact: boolean): string {
  return `${pageAddress(pageLink('search/'))}?${new URLSearchParams({ q: typed, ...(exact ? { exact: '1' } : {}) })}`;
}

function sayFirst({ count, others, results }: Finding): string {
  const [first] = results;
  return first === undefined ? `${sayOthers(others)}.` : `${sayCount(count)}. First: ${first.document.headword}, ${first.document.standing}.`;
}

function paragraph(text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.textContent = text;
  return made;
}
