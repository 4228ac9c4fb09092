import path from 'node:path';

import { command } from './command/command.ts';
import { address, basePath, existingFolder, outputFolder } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { readAddress } from './read/corpus-data.ts';
import { buildSite } from './site/build-site.ts';
import { corpusFolder } from './site/corpus-folder.ts';
import { placesFor } from './site/places.ts';
import { noAddress, whereabouts } from './site/whereabouts.ts';

const shipped = placesFor(undefined);

const build = command('build', 'Builds the site of a corpus that was ingested before, with its full-text index.')
  .option('--corpus <folder>', 'the corpus folder, with its corpus.json', existingFolder, shipped.corpus)
  .option('--to <folder>', 'the folder for the site: an empty or a new one, or that of an earlier build', outputFolder, shipped.site)
  .option('--address <url>', 'where the site will stand on the web (default: what corpus.yaml says)', address)
  .option('--fresh', 'make everything anew: take nothing of what earlier builds kept in .corpus/.kept')
  .option('--base <path>', 'the path the site will be served under (default: the path of its address)', basePath);

await run(build, async ({ corpus, to, address: given, base, fresh }) => {
  const site = { corpus: corpusFolder(corpus), to, isFresh: fresh === true, today: operatorsToday(), ...whereabouts(given ?? await readAddress(corpus), base) };
  const { indexedPages, made } = await step('Building the site', (tell) => buildSite(site, tell));
  say(`The site is in ${path.relative(process.cwd(), to) || to}, ${indexedPages === null ? 'as it stood: it was made of the same' : `with ${indexedPages} pages in its full-text index; ${made.anew} of its ${made.anew + made.kept} pages and data files were made anew`}.`);
  if (site.address === null) say(noAddress);
});
