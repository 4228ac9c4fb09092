/** Runs beside the pages once a reader asked for a copy of the site on this device, and answers for it. */
import type { ToWorker } from '../copy/messages.ts';
import { Store } from '../copy/store.ts';
import { answer } from './answer.ts';
import { CopyReader } from './copy-reader.ts';
import { Renewal } from './renewal.ts';
import { worker } from './scope.ts';

const root = worker.registration.scope;
const store = new Store(root);
const reader = new CopyReader(store);
const renewal = new Renewal(store, reader, root);

/** The copy's own parts, and the open data, which is not in it, always come from the network. */
const isElsewhere = (path: string): boolean => path.startsWith('offline-copy/') || /^data\/.*\.json$/.test(path);

const isOurs = ({ method, url }: Request): boolean =>
  method === 'GET' && url.startsWith(root) && !isElsewhere(url.slice(root.length));

const answerPage = async (request: Request): Promise<Response> => {
  await renewal.beforeFirstPage().catch(() => undefined);
  return answer(request, reader, root);
};

const heed: Record<ToWorker['is'], () => Promise<void>> = {
  'copy changed': async () => { reader.forget(); await Promise.resolve(); },
  'look for newer': () => renewal.look(),
  'does newer wait': () => renewal.tellWaiting(),
  'use newer': () => renewal.onWish(),
};

worker.addEventListener('install', (event) => { event.waitUntil(worker.skipWaiting()); });
worker.addEventListener('activate', (event) => { event.waitUntil(worker.clients.claim()); });
worker.addEventListener('message', (event) => { event.waitUntil(heed[(event.data as ToWorker).is]()); });
worker.addEventListener('fetch', (event) => {
  if (!isOurs(event.request)) return;
  const isPage = event.request.mode === 'navigate';
  event.respondWith(isPage ? answerPage(event.request) : answer(event.request, reader, root));
  if (isPage) event.waitUntil(renewal.nowAndThen());
});
