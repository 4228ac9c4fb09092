import { failure } from './command/failure.ts';
import { interrupted } from './command/interrupt.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { ingest } from './ingest/ingest.ts';
import { newlyKept } from './ingest/kept.ts';
import { liveSite } from './live/live-site.ts';
import { watchDocuments } from './live/watch-documents.ts';
import { summary } from './report/summary.ts';
import { freePort } from './serve/listen.ts';
import { servingCommand } from './serve/serving-command.ts';
import { placesFor } from './site/places.ts';

const dev = servingCommand('dev', 'Serves the site live: a document that changes is read again, and the page shows it.');

await run(dev, async ({ from, port, host }) => {
  // What is read again is of the day that the site shows, however long it is served.
  const today = operatorsToday();
  const free = await freePort({ port, host });
  const places = placesFor(from);
  const kept = newlyKept();
  const read = async () => {
    const result = await step('Reading the documents', () => ingest({ from: places.documents, to: places.corpus, today, kept }));
    for (const line of summary(result, from ?? null)) say(line);
  };
  await read();
  const site = await step('Starting the site', () => liveSite({ ...places, today }, free, host));
  const stopWatching = watchDocuments(places.documents, async () => {
    try {
      await read();
      site.show();
    } catch (error) {
      say(`${failure(error).message}\nThe site shows what could be read before.`);
    }
  });
  say(`The rules are at ${site.address}, from ${places.documents} (Ctrl-C ends this).`);
  await interrupted();
  await stopWatching();
  await site.close();
});
