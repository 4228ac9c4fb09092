/** The page on which a reader makes the copy, sees what it is, and removes it. */
import type { ToPage } from '../copy/messages.ts';
import { Store } from '../copy/store.ts';
import { install } from '../copy/update.ts';
import { offlineParts } from './offline-parts.ts';
import type { OfflineParts } from './offline-parts.ts';
import { showState } from './offline-state.ts';
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
  /** One thing at a time; what goes wrong is said where the reader looks. */
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    isBusy = true;
    for (const button of [make, look, use, remove]) button.disabled = true;
    try {
      await work();
      await showState(parts, store, root);
    } catch (error) {
      await showState(parts, store, root).catch(() => undefined);
      status.textContent = failureInWords(error);
    } finally {
      isBusy = false;
      for (const button of [make, look, use, remove]) button.disabled = false;
    }
  };
  make.addEventListener('click', () => void during(async () => {
    // Asked for, not insisted on: a browser that may throw the copy away is no reason not to have it.
    await navigator.storage.persist().catch(() => false);
    await makeCopy(parts, store, root);
  }));
  remove.addEventListener('click', () => void during(async () => {
    await store.removeAll();
    await switchOff(root);
  }));
  look.addEventListener('click', () => void during(() => lookForNewer(root)));
  use.addEventListener('click', () => void tell(root, { is: 'use newer' }));
  navigator.serviceWorker.addEventListener('message', () => { if (!isBusy) void showState(parts, store, root); });
  void during(() => Promise.resolve());
}

/** Downloads while the service worker starts. Should the download fail, nothing is left that pretends to be a copy. */
async function makeCopy(parts: OfflineParts, store: Store, root: string): Promise<void> {
  const started = switchOn(root);
  try {
    await Promise.all([install(store, root, advance(parts)), started]);
    await tell(root, { is: 'copy changed' });
  } catch (error) {
    await started.then(() => switchOff(root)).catch(() => undefined);
    throw error;
  }
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

const answers: readonly ToPage['is'][] = ['newer waits', 'newest held', 'not reached', 'no room'];

/** Lets the service worker look, and waits for what it finds. */
async function lookForNewer(root: string): Promise<void> {
  const answered = new Promise<ToPage['is']>((resolve) => {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      const { is } = data as ToPage;
      if (answers.includes(is)) resolve(is);
    });
  });
  await tell(root, { is: 'look for newer' });
  const is = await answered;
  if (is === 'not reached') throw new TypeError(is);
  if (is === 'no room') throw new DOMException(is, 'QuotaExceededError');
}
