import { longDay } from '../../../src/model/dates.ts';
import { count } from '../../report/wording.ts';
import type { About } from '../../site/about-site.ts';

/** The text that lies beside the pages: what this is, of what date, and how to open it. */
export const readme = ({ title, asOf, entries, documents }: About): string => `${title}
${'='.repeat(title.length)}

The rules as they stand and as they stood, as a folder of files: ${count(entries, 'entry', 'entries')} from
${count(documents, 'published document')}${asOf === null ? '' : `, the newest of ${longDay(asOf)}`}.

To read
  1. Unzip the whole folder, to a disk or a USB stick. It does not work from inside the zip.
  2. Open index.html with a double click. Any browser of the last years will do; no network is needed.

Everything is in here: every entry and ruling, the text of every date, the
comparison of versions, and both searches. The date of an event, set at the
top of any page, holds until you return to today.

To put it on a web server
  Upload the folder as it is, to any path. Every link names its file, so the
  server needs no settings.

This copy does not renew itself. Newer rulings need a newer copy.
`;
