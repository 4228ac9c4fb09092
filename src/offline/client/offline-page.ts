/** The page on which a reader makes the copy, sees what it is, mends it, and removes it. */
import type { ToPage } from '../copy/messages.ts';
import { Store } from '../copy/store.ts';
import { install, renew } from '../copy/update.ts';
import { offlineParts } from './offline-parts.ts';
import type { OfflineParts } from './offline-parts.ts';
import { showState } from './offline-state.ts';
import type { State } from './offline-state.ts';
import { canKeepCopy, switchOff, switchOn, tell } from './registration.ts';
import { failureInWords, megabytes } from './say-of-copy.ts';

const place = document.querySelector<HTMLElement>('[data-offline]');
if (place !== null) start(offlineParts(place), new URL(place.dataset['root'] ?? '/', location.href).href);

function start(parts: OfflineParts, root: string): void {
  const { status, make, look, use, remove } = parts;
  if (!canKeepCopy()) {
    status.textContent = whyNot();
    return;
  }
  const store = new Store(root);
  let isBusy = false;
  let state: State = 'none';
  const show = async (): Promise<void> => { state = await showState(parts, store, root); };
  /** One thing at a time; what goes wrong is said where the reader looks, below what stands in spite of it. */
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    isBusy = true;
    for (const button of [make, look, use, remove]) button.disabled = true;
    try {
      await work();
      await show();
    } catch (error) {
      await show().catch(() => { status.textContent = ''; });
      status.textContent = `${status.textContent}\n${failureInWords(error)}`.trim();
    } finally {
      isBusy = false;
      for (const button of [make, look, use, remove]) button.disabled = false;
    }
  };
  const bring = () => during(() => renewCopy(parts, store, root));
  /** What is missing comes by itself where there is a line. */
  const mend = () => { if (state === 'short' && navigator.onLine && !isBusy) void bring(); };
  make.addEventListener('click', () => void (state === 'short' ? bring() : during(() => makeCopy(parts, store, root))));
  remove.addEventListener('click', () => void during(async () => {
    await store.removeAll();
    await switchOff(root);
  }));
  look.addEventListener('click', () => void bring());
  use.addEventListener('click', () => void tell(root, { is: 'use newer' }));
  navigator.serviceWorker.addEventListener('message', ({ data }) => { if (!isBusy && (data as ToPage).is !== 'copy is') void show().catch(() => undefined); });
  addEventListener('online', mend);
  void during(() => Promise.resolve()).then(mend);
}

/**
 * Downloads while the service worker starts. Should the download fail, nothing is left that pretends to be a copy. Once
 * it is here this page is read from it as well: as it stands, it may be of a build that was on the site before.
 */
async function makeCopy(parts: OfflineParts, store: Store, root: string): Promise<void> {
  // Asked for, not insisted on: a browser that may throw the copy away is no reason not to have it.
  await navigator.storage.persist().catch(() => false);
  const started = switchOn(root);
  started.catch(() => undefined);
  try {
    await install(store, root, advance(parts));
    await started;
    await tell(root, { is: 'copy changed' });
  } catch (error) {
    await started.then(() => switchOff(root)).catch(() => undefined);
    throw error;
  }
  location.reload();
  await new Promise(() => undefined);
}

/** Looks for a newer copy, or mends the one that is here, and lets all open pages know. */
async function renewCopy(parts: OfflineParts, store: Store, root: string): Promise<void> {
  try {
    await renew(store, root, advance(parts));
  } finally {
    await tell(root, { is: 'copy changed' });
  }
  await tell(root, { is: 'does newer wait' });
}

function whyNot(): string {
  return location.protocol === 'file:'
    ? 'You are reading a copy on a disk: it is complete as it is.'
    : 'This browser cannot keep a copy of this site: that needs an address that begins with https.';
}

function advance({ status, progress }: OfflineParts): (here: number, inAll: number) => void {
  return (here, inAll) => {
    progress.hidden = false;
    progress.value = inAll === 0 ? 1 : here / inAll;
    status.textContent = `${megabytes(here)} of ${megabytes(inAll)} ...`;
  };
}
