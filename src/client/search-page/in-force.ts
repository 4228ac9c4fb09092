/** The first lane: the rules in force, at every key. */
import type { Finder } from '../../search/finder.ts';
import type { Finding } from '../../search/finding.ts';
import { element } from '../element.ts';
import { answerFully, finders } from '../finding/finders.ts';
import { letterPage } from '../finding/letter-page.ts';
import { released } from '../finding/released.ts';
import { factsOf } from '../finding/result-parts.ts';
import { isGuess, sayEventDay, sayFound, sayNothing, sayOthers, sayUnheld } from '../finding/say.ts';
import type { Asked } from './asked.ts';
import { exactly } from './repair-note.ts';
import { documentLink, resultItem } from './result-item.ts';
import { clear } from './places.ts';
import type { Places } from './places.ts';

const step = 20;
const mostNearest = 5;
const mostOthers = 50;

interface Shown {
  most: number;
  /** Shows so many instead. */
  showMore: (most: number) => void;
}

/**
 * Shows what is in force for the words asked. While the rest has not come, it shows the names, then the whole, and what that finds
 * once it knows English.
 *
 * @param isAsked - whether the search is still the one that is wanted
 * @param searchExactly - is called where the reader wants no repairs
 */
export async function searchInForce(asked: Asked, places: Places, isAsked: () => boolean, searchExactly: () => void): Promise<void> {
  const { names, whole, taught } = finders();
  if (asked.words.trim() === '') clear(places);
  for (const finder of [names, whole, taught]) {
    const ready = await finder;
    await released();
    const answer = (most: number): Promise<void> => answerFully(ready, () => {
      if (!isAsked()) return false;
      show(ready, asked, places, searchExactly, { most, showMore: (more) => void answer(more) });
      return true;
    });
    await answer(step);
  }
}

function show(finder: Finder, asked: Asked, places: Places, searchExactly: () => void, { most, showMore }: Shown): void {
  clear(places);
  if (asked.words.trim() === '') return;
  const finding = finder.find(asked.words, { exact: asked.exact, most, among: 'in force' });
  showOthers(finder, finding, asked, places.others);
  // Below what the names alone found, the whole would push it away under a hand.
  places.others.hidden ||= finder.isLacking;
  places.results.append(...finding.results.map(resultItem));
  places.status.textContent = `${finding.count === 0 ? sayNothing(finding, finder.isLacking) : sayFound(finding, finder.isLacking)}. ${[sayUnheld(finding, finder.letters), sayEventDay(finding)].filter((one) => one !== '').join(' ')}`;
  places.status.classList.toggle('guess', finding.count > 0 && isGuess(finding));
  places.note.append(...endedFirst(finding, places.others), ...furtherNotes(finding, finder, asked, searchExactly));
  places.more.hidden = finding.count <= most;
  places.more.onclick = () => { showMore(most + step); };
}

/** Closed, it says how many; where nothing is in force, it is open. */
function showOthers(finder: Finder, { count, others }: Finding, { words, exact, others: isAsked }: Asked, place: HTMLDetailsElement): void {
  place.hidden = others.count === 0;
  place.open = others.count > 0 && (isAsked || count === 0);
  const [summary, list] = place.children;
  if (summary !== undefined) summary.textContent = sayOthers(others);
  list?.replaceChildren(...(others.count === 0 ? [] : finder.find(words, { exact, among: 'others', most: mostOthers }).results.map(resultItem)));
}

/** That what was named has ended comes first of all; where the list of what has ended stands open at once, it says so itself. */
function endedFirst({ others: { named } }: Finding, { hidden, open }: HTMLDetailsElement): HTMLElement[] {
  return named === null || (open && !hidden) ? [] : [element('p', { class: 'ended' }, documentLink(named.document), ' ', factsOf(named))];
}

function furtherNotes({ repairs, results, others, typed }: Finding, finder: Finder, { exact }: Asked, searchExactly: () => void): HTMLElement[] {
  if (results.length === 0 && others.count === 0) return nothingFound(finder, typed);
  if (exact) return [element('p', {}, 'Only the words as typed: nothing is repaired.')];
  return exactly(repairs, typed, searchExactly);
}

function nothingFound(finder: Finder, typed: string): HTMLElement[] {
  const nearest = finder.nearest(typed, mostNearest).map((document) => element('li', {}, documentLink(document)));
  const letter = letterPage(typed, finder);
  return [
    ...(nearest.length === 0 ? [] : [element('p', {}, 'Names that look like it:'), element('ul', { role: 'list' }, ...nearest)]),
    element('p', {}, element('a', { href: letter.address }, letter.words)),
  ];
}
