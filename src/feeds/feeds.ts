/** The feeds of the site: one of all changes, and one for each rulings document. */
import { dayOf, itemsOf } from './items.ts';
import type { About, Feed } from './feed.ts';
import { documentName } from '../model/dates.ts';
import type { DocumentChanges } from '../data/latest.ts';
import { changesByLink, feedLink, pageLink } from '../data/links.ts';
import type { Around } from '../model/around.ts';
import { addressesFrom } from './addresses.ts';
import { atomFeed } from './atom.ts';

/** The feed of all changes holds whole documents, the newest first, until it has this many items. */
const enough = 100;

/** @param changes - of every rulings document, newest first */
export function feedOfAll(about: About, changes: readonly DocumentChanges[], around: Around): Feed {
  const items = changes.map((one) => itemsOf(one, about, around));
  const many = items.map((_, at) => items.slice(0, at).flat().length < enough);
  return {
    ...byPublishers(about),
    names: [about.title],
    title: `${about.title}: changes`,
    subtitle: 'What each rulings document changed, entry by entry, with the words; the newest first. Each document has a feed of its own with all its changes.',
    self: feedLink(),
    page: pageLink('changes/'),
    day: changes.map(({ document }) => dayOf(document)).toSorted().at(-1) ?? '1970-01-01',
    items: items.filter((_, at) => many[at]).flat(),
  };
}

/** The feed of what one document changed. */
export function feedOfDocument(about: About, changes: DocumentChanges, around: Around): Feed {
  const { document } = changes;
  return {
    ...byPublishers(about),
    names: [about.title, document.id],
    title: `${about.title}: what the ${documentName(document)} changed`,
    subtitle: 'Each entry that it changed, with the words, and each ruling to be read beside the texts.',
    self: feedLink(document.id),
    page: changesByLink(document.id),
    day: dayOf(document),
    items: itemsOf(changes, about, around),
  };
}

function byPublishers({ title, publishers }: Pick<About, 'title' | 'publishers'>): Pick<Feed, 'authors'> {
  return { authors: publishers.length === 0 ? [title] : publishers };
}

/** The answer with a feed. `site` is the site's address, where the build was told it. */
export function respondWith(feed: Feed, site: URL | undefined): Response {
  return new Response(atomFeed(feed, addressesFrom(feed.self, site)), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
