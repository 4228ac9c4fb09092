import type { About } from '../../site/about-site.ts';

const day = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The text that lies beside the pages: what this is, of what date, and how to open it. */
export const readme = ({ title, asOf, entries, documents }: About): string => `${title}
${'='.repeat(title.length)}

The rules as they stand and as they stood, as a folder of files: ${counted(entries, 'entry', 'entries')} from
${counted(documents, 'published document', 'published documents')}${asOf === null ? '' : `, the newest of ${day(asOf)}`}.

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
