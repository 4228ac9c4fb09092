/** The first lane: the rules in force, at every key. */
import type { Finder } from '../../search/finder.ts';
import type { Finding } from '../../search/finding.ts';
import { element } from '../finding/element.ts';
import { finders } from '../finding/finders.ts';
import { letterPage } from '../finding/letter-page.ts';
import { sayCount, sayEventDay, sayRepairs } from '../finding/say.ts';
import type { Asked } from './asked.ts';
import { documentLink, resultItem } from './result-item.ts';
import { clear } from './places.ts';
import type { Places } from './places.ts';

const step = 20;
const mostNearest = 5;

/**
 * Shows what is in force for the words asked. While the texts have not come, it shows the names, then the whole, and what that finds
 * once it knows English.
 *
 * @param isAsked - whether the search is still the one that is wanted
 * @param searchExactly - is called where the reader wants no repairs
 */
export async function searchInForce(asked: Asked, places: Places, isAsked: () => boolean, searchExactly: () => void): Promise<void> {
  const { names, whole, taught } = finders();
  for (const finder of [names, whole, taught]) {
    const ready = await finder;
    if (!isAsked()) return;
    show(ready, asked, places, searchExactly, step);
  }
}

function show(finder: Finder, asked: Asked, places: Places, searchExactly: () => void, most: number): void {
  clear(places);
  if (asked.words.trim() === '') return;
  const finding = finder.find(asked.words, { exact: asked.exact, most });
  places.results.append(...finding.results.map(resultItem));
  places.status.textContent = `${finding.count === 0 ? 'Nothing found' : sayCount(finding.count)} for “${asked.words}”. ${sayEventDay()}`;
  places.note.append(...notesOn(finding, finder, asked, searchExactly));
  places.more.hidden = finding.count <= most;
  places.more.onclick = () => { show(finder, asked, places, searchExactly, most + step); };
}

function notesOn({ repairs, results, typed }: Finding, finder: Finder, { exact }: Asked, searchExactly: () => void): HTMLElement[] {
  if (results.length === 0) return nothingFound(finder, typed);
  if (exact) return [element('p', {}, 'Only the words as typed: nothing is repaired.')];
  if (repairs.length === 0) return [];
  const button = element('button', { type: 'button' }, `Search exactly for “${typed}”`);
  button.addEventListener('click', searchExactly);
  return [element('p', {}, sayRepairs(repairs)), button];
}

function nothingFound(finder: Finder, typed: string): HTMLElement[] {
  const nearest = finder.nearest(typed, mostNearest).map((document) => element('li', {}, documentLink(document)));
  const letter = letterPage(typed, finder);
  return [
    element('p', {}, 'Names that look like it:'),
    element('ul', { role: 'list' }, ...nearest),
    element('p', {}, element('a', { href: letter.address }, letter.words)),
  ];
}
