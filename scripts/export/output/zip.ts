import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';

import type { SiteFiles } from '../../site/site-files.ts';

/** A zip keeps local times; this one is written the same in every time zone. Zips know no earlier day. */
function timeOf(day: string | null): Date {
  const [year = 1980, month = 1, date = 1] = day?.split('-').map(Number) ?? [];
  return new Date(Math.max(year, 1980), month - 1, date);
}

/**
 * One zip with every file under one folder. The same files give the same bytes: names sorted, all of one time.
 *
 * @param folder - the name that unzipping makes
 * @param day - the day that the files are said to be of, as ISO
 */
export function zip(files: SiteFiles, folder: string, day: string | null): Uint8Array {
  const entries: Zippable = Object.fromEntries([...files].map(([name, bytes]) => [`${folder}/${name}`, bytes]));
  return zipSync(entries, { level: 9, mtime: timeOf(day) });
}
