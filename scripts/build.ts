import path from 'node:path';

import { command } from './command/command.ts';
import { address, basePath, existingFolder, outputFolder } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { UsageError } from './command/usage-error.ts';
import { ingestAgain } from './ingest/kept-on-disk.ts';
import { readAddress } from './read/corpus-data.ts';
import { summary } from './report/summary.ts';
import { titleOf } from './report/title-of.ts';
import { buildSite } from './site/build-site.ts';
import { corpusFolder } from './site/corpus-folder.ts';
import { placesFor } from './site/places.ts';
import { noAddress, whereabouts } from './site/whereabouts.ts';

const shipped = placesFor(undefined);

const build = command('build', 'Builds the site of documents, or of a corpus that was ingested before, with its full-text index.')
  .option('--from <folder>', 'documents to read first (default: the corpus that --corpus names)', existingFolder)
  .option('--corpus <folder>', 'a corpus folder that was ingested before, with its corpus.json (default: the invented game)', existingFolder)
  .option('--to <folder>', 'the folder for the site: an empty or a new one, or that of an earlier build (default: where start builds it)', outputFolder)
  .option('--address <url>', 'where the site will stand on the web (default: what corpus.yaml says)', address)
  .option('--fresh', 'make everything anew: take nothing of what earlier builds kept in .corpus/.kept')
  .option('--base <path>', 'the path the site will be served under (default: the path of its address)', basePath);

await run(build, async ({ from, corpus: ingested, to: wanted, address: given, base, fresh }) => {
  if (from !== undefined && ingested !== undefined) throw new UsageError('Give --from (documents) or --corpus (ingested before), not both.');
  const today = operatorsToday();
  const places = placesFor(from);
  const [corpus, to] = [ingested ?? places.corpus, wanted ?? (ingested === undefined ? places.site : shipped.site)];
  if (from !== undefined) for (const line of summary(await step('Reading the documents', () => ingestAgain({ from, to: corpus, today })), from)) say(line);
  const site = { corpus: corpusFolder(corpus), to, isFresh: fresh === true, today, ...whereabouts(given ?? await readAddress(corpus), base) };
  const { indexedPages, made } = await step('Building the site', (tell) => buildSite(site, tell));
  if (site.address === null) say(noAddress);
  say(`The site of ${await titleOf(corpus, from === undefined && ingested === undefined)} is in ${path.relative(process.cwd(), to) || to}, ${indexedPages === null ? 'as it stood: it was made of the same' : `with ${indexedPages} pages in its full-text index; ${made.anew} of its ${made.anew + made.kept} pages and data files were made anew`}.`);
});
