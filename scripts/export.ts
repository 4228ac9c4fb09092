import path from 'node:path';

import { slug } from 'github-slugger';

import { command } from './command/command.ts';
import { address, existingFolder, outputFolder } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { aboutSite, corpusOfSite } from './site/about-site.ts';
import { exportSite } from './export/export-site.ts';
import { expectRoomForCopy, writeCopy } from './export/output/write-copy.ts';
import { zip } from './export/output/zip.ts';
import { makeBook } from './epub/make-book.ts';
import { DeadLinks } from './export/pages/dead-links.ts';
import { readAddress } from './read/corpus-data.ts';
import { namedTitle } from './report/title-of.ts';
import { count } from './report/wording.ts';
import { readSite } from './site/site-files.ts';
import { ingestAgain } from './ingest/kept-on-disk.ts';
import { corpusFolder } from './site/corpus-folder.ts';
import { placesFor } from './site/places.ts';
import { projectRoot } from './site/project-root.ts';
import type { Tell } from './command/progress.ts';
import { withTemporaryFolder } from './command/temporary-folder.ts';
import { buildSite } from './site/build-site.ts';
import type { SiteToBuild } from './site/build-site.ts';
import type { SiteFiles } from './site/site-files.ts';

const program = command('export', 'Makes a folder that opens from any disk without a server, a zip of it, and a book for e-readers.')
  .option('--from <folder>', 'documents to read first (default: the corpus that --corpus names)', existingFolder)
  .option('--corpus <folder>', 'a corpus folder that was ingested before (default: the invented game)', existingFolder)
  .option('--site <folder>', 'a site built for the path / before, instead of building it', existingFolder)
  .option('--address <url>', 'where the site stands on the web (default: what corpus.yaml says)', address)
  .option('--to <folder>', 'the folder for the copy: an empty or a new one, or that of an earlier export; the zip and the book are written beside it', outputFolder, path.join(projectRoot, 'export'));

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

await run(program, async ({ from, corpus, site, address: given, to }) => {
  expectRoomForCopy(to);
  const today = operatorsToday();
  const places = placesFor(from);
  if (from !== undefined) await step('Reading the documents', () => ingestAgain({ from, to: places.corpus, today }));
  const held = corpus ?? places.corpus;
  const built = site === undefined
    ? await step('Building the site', async (tell) => builtSite({ corpus: corpusFolder(held), address: given ?? await readAddress(held), today }, tell))
    : readSite(site);
  const about = aboutSite(built);
  try {
    const copy = await step('Making the copy', () => exportSite(built, about));
    const name = `${slug(about.title)}${about.asOf === null ? '' : `-${about.asOf}`}`;
    const packed = zip(copy, name, about.asOf);
    const book = makeBook(corpusOfSite(built), about.asOf, today);
    const files = await step('Writing', () => writeCopy(to, copy, { zip: packed, epub: book }));
    say(`${copy.size} files in ${path.relative(process.cwd(), to) || to}; open index.html there.`);
    say(`The same as one file, ${megabytes(packed.length)}, and the text in force for e-readers, ${megabytes(book.length)}:`);
    for (const file of files) say(`  ${path.relative(process.cwd(), file)}`);
    say(`They hold ${namedTitle(about.title, from === undefined && corpus === undefined && site === undefined)}: ${count(about.entries, 'entry', 'entries')} of ${count(about.documents, 'document')}.`);
  } catch (error) {
    if (!(error instanceof DeadLinks)) throw error;
    say(error.message);
    return 1;
  }
  return 0;
});

/** Builds the site of a corpus for the path `/`, in a folder that is gone afterwards. */
function builtSite(what: Pick<SiteToBuild, 'corpus' | 'address' | 'today'>, tell: Tell): Promise<SiteFiles> {
  return withTemporaryFolder('export', async (room) => {
    const folder = path.join(room, 'site');
    await buildSite({ ...what, to: folder, base: '/' }, tell);
    return readSite(folder);
  });
}
