/** Asks the site, or the copy of it on the device, for an entry as it is now. */
import type { Asked } from '../../binder/became-of.ts';
import { entryData } from '../../binder/entry-data.ts';
import { pageLink } from '../../data/links.ts';

/** Some hosts answer every address with some page: only an entry's data is an answer. */
export async function askEntry(id: string): Promise<Asked> {
  try {
    const response = await fetch(pageLink(`entries/${id}/text.json`));
    if (response.status === 404) return 'gone';
    const read = entryData.safeParse(await response.json());
    return read.success ? read.data : 'unknown';
  } catch {
    return 'unknown';
  }
}
