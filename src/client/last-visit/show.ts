/** On the home page: what changed since the reader was here. It stays until it has been seen. */
import { longDay } from '../../model/dates.ts';
import { changesByLink, changesSinceLink, entryLink, pageLink } from '../../data/links.ts';
import { pageAddress } from '../../offline/as-files.ts';
import { rememberVisit, rememberedVisit } from './memory.ts';
import { changedEntries, lastSeen, unseen } from './news.ts';
import { typeset } from '../../model/typeset.ts';
import type { ChangedEntry, News } from '../../data/news.ts';
import type { Visit } from './news.ts';

/** More would be a page of its own, and there is one. */
const most = 12;

const words: Readonly<Record<ChangedEntry['is'], string>> = {
  new: 'new', changed: 'changed', ended: 'ended', restored: 'changed and changed back', unmade: 'came and went',
};

const place = document.querySelector<HTMLElement>('[data-last-visit]');
if (place !== null) void start(place, (place.dataset['documents'] ?? '').split(' '));

async function start(place: HTMLElement, documents: string[]): Promise<void> {
  const visit = rememberedVisit();
  const isNew = new Set(unseen(visit, documents));
  if (visit === null || isNew.size === 0) {
    rememberVisit(documents);
    return;
  }
  const response = await fetch(pageLink('documents/news.json')).catch(() => null);
  if (response?.ok !== true) return; // what is not said now is said next time
  const news = (await response.json() as News[]).filter(({ document }) => isNew.has(document));
  fill(place, news, visit, lastSeen(visit, documents));
  place.querySelector('button')?.addEventListener('click', () => {
    rememberVisit(documents);
    place.hidden = true;
    document.querySelector<HTMLElement>('main')?.focus();
  });
  place.hidden = false;
}

function fill(place: HTMLElement, news: readonly News[], visit: Visit, since: string | null): void {
  const entries = changedEntries(news);
  const part = (name: string) => place.querySelector(`[data-visit-${name}]`);
  part('came')?.append(`Since ${longDay(visit.day)}: `, ...news.flatMap((one, at) => [...(at === 0 ? [] : [', ']), nameOf(one)]), '.');
  part('entries')?.append(...entries.slice(0, most).map(item));
  const others = news.reduce((sum, one) => sum + one.others, 0);
  const rest = [
    entries.length > most ? `${entries.length - most} more entries.` : entries.length === 0 ? 'No text of an entry changed.' : '',
    others === 0 ? '' : others === 1 ? 'One ruling is to be read beside the texts.' : `${others} rulings are to be read beside the texts.`,
  ].filter((sentence) => sentence !== '');
  part('more')?.append(rest.join(' '), ' ', link('All that changed', since === null ? pageLink('changes/') : changesSinceLink(since)));
}

/** A glossary page has no list of changes: what stood before it is not held. */
function nameOf({ document, name, isRulings }: News): Node | string {
  return isRulings ? link(name, changesByLink(document)) : name;
}

function item({ id, headword, is }: ChangedEntry): HTMLLIElement {
  const line = document.createElement('li');
  line.append(link(typeset(headword), entryLink(id)), ' ', Object.assign(document.createElement('small'), { textContent: words[is] }));
  return line;
}

function link(name: string, address: string): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: pageAddress(address), textContent: name });
}
