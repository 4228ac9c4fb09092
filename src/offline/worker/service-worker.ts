/** Runs beside the pages once a reader asked for a copy of the site on this device, and answers for it. */
import type { ToPage, ToWorker } from '../copy/messages.ts';
import { Store } from '../copy/store.ts';
import { answerPage, answerPart } from './answer.ts';
import type { Answered } from './answer.ts';
import { CopyReader } from './copy-reader.ts';
import { isForPrograms } from './names.ts';
import { Renewal } from './renewal.ts';
import { worker } from './scope.ts';
import type { FetchEvent, MessageEventOfWorker } from './scope.ts';
import { Views } from './views.ts';

const root = worker.registration.scope;
const store = new Store(root);
const reader = new CopyReader(store);
const renewal = new Renewal(store, reader, root);
const views = new Views(reader, root);

/** The copy's own parts, and the open data, which is not in it, always come from the network; a reader who goes to the data is told where there is none. */
const isElsewhere = (path: string, mode: RequestMode): boolean => path.startsWith('offline-copy/') || (mode !== 'navigate' && isForPrograms(path));

const isOurs = ({ method, url, mode }: Request): boolean =>
  method === 'GET' && url.startsWith(root) && !isElsewhere(url.slice(root.length), mode);

async function page({ request, resultingClientId }: FetchEvent): Promise<Answered> {
  await renewal.beforeFirstPage().catch(() => undefined);
  const answered = await answerPage(request, reader, root);
  views.remember(resultingClientId, answered.version);
  return answered;
}

/** Once a page is answered; at once where the copy could not answer it. */
async function renewAfter(answered: Promise<Answered>): Promise<void> {
  const { version, response } = await answered;
  await renewal.nowAndThen(version === null || response.status === 503);
}

async function part({ request, clientId, resultingClientId }: FetchEvent): Promise<Response> {
  const version = await views.versionOf(clientId);
  // The worker that a page starts (the full-text search has one) is of the build that the page is of.
  views.remember(resultingClientId, version);
  return answerPart(request, version, reader, root);
}

/** Only to the page that asks: another may be of another build. */
async function sayWhich({ source }: MessageEventOfWorker): Promise<void> {
  source?.postMessage({ is: 'copy is', version: (await reader.held())?.copy.version ?? null } satisfies ToPage);
}

const heed: Readonly<Record<string, ((event: MessageEventOfWorker) => Promise<void>) | undefined>> = {
  'copy changed': async () => { renewal.forget(); await Promise.resolve(); },
  'look for newer': () => renewal.look(),
  'does newer wait': () => renewal.tellWaiting(),
  'use newer': () => renewal.onWish(),
  'which copy': sayWhich,
} satisfies Record<ToWorker['is'], (event: MessageEventOfWorker) => Promise<void>>;

// Pages that are open already came from the site, of which build nobody knows: they are not claimed, and stay with it.
worker.addEventListener('install', (event) => { event.waitUntil(worker.skipWaiting()); });
worker.addEventListener('message', (event) => {
  // A page of another build may say what this worker does not know.
  event.waitUntil(heed[(event.data as ToWorker).is]?.(event) ?? Promise.resolve());
});
worker.addEventListener('fetch', (event) => {
  if (!isOurs(event.request)) return;
  if (event.request.mode === 'navigate') {
    const answered = page(event);
    event.respondWith(answered.then(({ response }) => response));
    event.waitUntil(renewAfter(answered).catch(() => undefined));
  } else {
    event.respondWith(part(event));
  }
});
