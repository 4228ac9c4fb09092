import { interrupted } from './command/interrupt.ts';
import { address } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { ingestAgain } from './ingest/kept-on-disk.ts';
import { summary } from './report/summary.ts';
import { freePort, usualPort } from './serve/listen.ts';
import { serve } from './serve/serve.ts';
import { servingCommand } from './serve/serving-command.ts';
import { buildSite } from './site/build-site.ts';
import { placesFor } from './site/places.ts';

const start = servingCommand('start', 'Reads the documents, builds the site, indexes it and serves it.')
  .option('--address <url>', 'where the site stands on the web (default: what corpus.yaml says)', address);

await run(start, async ({ from, port, host, address: given }) => {
  const today = operatorsToday();
  const free = await freePort({ port, host });
  const places = placesFor(from);
  const result = await step('Reading the documents', () => ingestAgain({ from: places.documents, to: places.corpus, today }));
  for (const line of summary(result, from ?? null)) say(line);
  const site = { corpus: places.corpus, to: places.site, base: '/', address: given ?? result.corpus.address, today };
  await step('Building the site', (tell) => buildSite(site, tell));
  const server = await serve({ folder: places.site, port: free, host });
  if (port === undefined && free !== usualPort) say(`Port ${usualPort} is in use.`);
  say(`The rules are at ${server.address} (Ctrl-C ends this).`);
  await interrupted();
  await server.close();
});
