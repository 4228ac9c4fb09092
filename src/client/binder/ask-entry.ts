/** Asks the site, or the copy of it on the device, for a text as it is now: an entry's, or a ruling's. */
import type { Asked } from '../../binder/became-of.ts';
import { entryData } from '../../binder/entry-data.ts';
import { pageLink } from '../../data/links.ts';

/** Some hosts answer every address with some page: only a text's data is an answer. */
export async function askEntry(id: string, of?: string): Promise<Asked> {
  try {
    const response = await fetch(pageLink(`${of === 'ruling' ? 'rulings' : 'entries'}/${id}/text.json`));
    if (response.status === 404) return 'gone';
    const read = entryData.safeParse(await response.json());
    return read.success ? read.data : 'unknown';
  } catch {
    return 'unknown';
  }
}
