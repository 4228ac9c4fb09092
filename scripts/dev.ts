import { command } from './command/command.ts';
import { failure } from './command/failure.ts';
import { interrupted } from './command/interrupt.ts';
import { existingFolder, port } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { ingest } from './ingest/ingest.ts';
import { liveSite } from './live/live-site.ts';
import { watchDocuments } from './live/watch-documents.ts';
import { thisMachine, usualPort } from './serve/listen.ts';
import { placesFor } from './site/places.ts';

const dev = command('dev', 'Serves the site live: a document that changes is read again, and the page shows it.')
  .option('--from <folder>', 'the documents to read (default: the invented game in content/)', existingFolder)
  .option('--port <number>', `the port to serve on (default: ${usualPort}, or the next that is free)`, port)
  .option('--host <address>', 'the address to serve at; 0.0.0.0 for other machines to reach it', thisMachine);

await run(dev, async ({ from, port, host }) => {
  const places = placesFor(from);
  const read = () => step('Reading the documents', () => ingest({ from: places.documents, to: places.corpus }));
  await read();
  const site = await step('Starting the site', () => liveSite(places, { port, host }));
  const stopWatching = watchDocuments(places.documents, async () => {
    try {
      await read();
      await step('Showing them', site.restart);
    } catch (error) {
      say(`${failure(error).message}\nThe site shows what could be read before.`);
    }
  });
  say(`The rules are at ${site.address}, from ${places.documents} (Ctrl-C ends this).`);
  await interrupted();
  await stopWatching();
  await site.close();
});
