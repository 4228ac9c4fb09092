import { command } from './command/command.ts';
import { interrupted } from './command/interrupt.ts';
import { existingFolder, port } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { ingest } from './ingest/ingest.ts';
import { summary } from './report/summary.ts';
import { thisMachine, usualPort } from './serve/listen.ts';
import { serve } from './serve/serve.ts';
import { buildSite } from './site/build-site.ts';
import { placesFor } from './site/places.ts';

const start = command('start', 'Reads the documents, builds the site, indexes it and serves it.')
  .option('--from <folder>', 'the documents to read (default: the invented game in content/)', existingFolder)
  .option('--port <number>', `the port to serve on (default: ${usualPort}, or the next that is free)`, port)
  .option('--host <address>', 'the address to serve at; 0.0.0.0 for other machines to reach it', thisMachine);

await run(start, async ({ from, port, host }) => {
  const places = placesFor(from);
  const result = await step('Reading the documents', () => ingest({ from: places.documents, to: places.corpus }));
  for (const line of summary(result)) say(line);
  await step('Building the site', (tell) => buildSite({ corpus: places.corpus, to: places.site, base: '/' }, tell));
  const server = await serve({ folder: places.site, port, host });
  if (server.taken !== null) say(`Port ${server.taken} is in use.`);
  say(`The rules are at ${server.address} (Ctrl-C ends this).`);
  await interrupted();
  await server.close();
});
