/**
 * On the page for addresses that were never given: `/entries/ID/2016-10-01/` means the text of that day, whatever day it
 * began. The entry's own data says which version held.
 */
import { entryLink, versionLink } from '../data/links.ts';
import { longDay } from '../model/dates.ts';
import { isDay } from '../model/is-day.ts';
import { holdsOn } from '../model/holds-on.ts';
import { pageAddress } from '../offline/as-files.ts';
import { askEntry } from './binder/ask-entry.ts';
import { typeset } from '../model/typeset.ts';

const place = document.querySelector('[data-day-address]');
const [, id, day] = /\/entries\/([^/]+)\/(\d{4}-\d\d-\d\d)\/?$/.exec(decodeURI(location.pathname)) ?? [];

async function lead(entry: string, asked: string): Promise<void> {
  const found = await askEntry(entry);
  if (typeof found === 'string') return;
  const version = found.versions.findLast((one) => holdsOn(one, asked));
  if (version !== undefined) location.replace(pageAddress(versionLink(entry, version.id)) + location.search + location.hash);
  else place?.append(Object.assign(document.createElement('a'), { href: pageAddress(entryLink(entry)), textContent: typeset(found.headword) }), ` was not in force on ${longDay(asked)}.`);
}

if (id !== undefined && day !== undefined && isDay(day)) void lead(id, day);
