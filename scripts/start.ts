import { interrupted } from './command/interrupt.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { ingest } from './ingest/ingest.ts';
import { summary } from './report/summary.ts';
import { freePort, usualPort } from './serve/listen.ts';
import { serve } from './serve/serve.ts';
import { servingCommand } from './serve/serving-command.ts';
import { buildSite } from './site/build-site.ts';
import { placesFor } from './site/places.ts';

const start = servingCommand('start', 'Reads the documents, builds the site, indexes it and serves it.');

await run(start, async ({ from, port, host }) => {
  const free = await freePort({ port, host });
  const places = placesFor(from);
  const result = await step('Reading the documents', () => ingest({ from: places.documents, to: places.corpus }));
  for (const line of summary(result)) say(line);
  await step('Building the site', (tell) => buildSite({ corpus: places.corpus, to: places.site, base: '/' }, tell));
  const server = await serve({ folder: places.site, port: free, host });
  if (port === undefined && free !== usualPort) say(`Port ${usualPort} is in use.`);
  say(`The rules are at ${server.address} (Ctrl-C ends this).`);
  await interrupted();
  await server.close();
});
