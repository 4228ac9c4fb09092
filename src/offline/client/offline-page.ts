/** The page on which a reader makes the copy, sees what it is, and removes it. */
import type { ToPage } from '../copy/messages.ts';
import { Store } from '../copy/store.ts';
import type { Held } from '../copy/store.ts';
import { install } from '../copy/update.ts';
import { canKeepCopy, isOn, switchOff, switchOn, tell } from './registration.ts';
import { asOfInWords, failureInWords, heldInWords, megabytes } from './say-of-copy.ts';

const place = document.querySelector<HTMLElement>('[data-offline]');
if (place !== null) start(place);

function start(place: HTMLElement): void {
  const status = part(place, '[data-offline-status]');
  const progress = part<HTMLProgressElement>(place, 'progress');
  const [make, look, use, remove] = ['make', 'look', 'use', 'remove'].map((what) => part<HTMLButtonElement>(place, `[data-offline-${what}]`)) as
    [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  if (!canKeepCopy()) {
    status.textContent = location.protocol === 'file:'
      ? 'You are reading a copy on a disk: it is complete as it is.'
      : 'This browser cannot keep a copy of this site: that needs an address that begins with https.';
    return;
  }
  const root = new URL(place.dataset['root'] ?? '/', location.href).href;
  const store = new Store(root);

  const show = async (): Promise<void> => {
    const held = await isOn(root) ? await store.held('current') : null;
    const waiting = held === null ? null : await store.held('next');
    make.hidden = held !== null;
    look.hidden = remove.hidden = held === null;
    use.hidden = waiting === null;
    progress.hidden = true;
    status.textContent = held === null ? 'Nothing is kept on this device yet.' : await words(held, waiting);
  };
  const words = async (held: Held, waiting: Held | null): Promise<string> => {
    const here = await store.shardsHere(held.copy);
    const count = (what: 'entries' | 'documents'): number => here.reduce((sum, shard) => sum + shard[what], 0);
    const newer = waiting === null ? '' : ` A newer copy, ${asOfInWords(waiting.copy.asOf)}, is here.`;
    return heldInWords(held, { entries: count('entries'), documents: count('documents') }, Date.now()) + newer;
  };
  const advance = (here: number, inAll: number): void => {
    progress.hidden = false;
    progress.value = inAll === 0 ? 1 : here / inAll;
    status.textContent = `${megabytes(here)} of ${megabytes(inAll)} ...`;
  };
  /** One thing at a time; what goes wrong is said where the reader looks. */
  const during = async (work: () => Promise<unknown>): Promise<void> => {
    const buttons = [make, look, use, remove];
    for (const button of buttons) button.disabled = true;
    try {
      await work();
      await show();
    } catch (error) {
      await show().catch(() => undefined);
      status.textContent = failureInWords(error);
    } finally {
      for (const button of buttons) button.disabled = false;
    }
  };

  make.addEventListener('click', () => void during(async () => {
    await navigator.storage.persist();
    await install(store, root, advance);
    await switchOn(root);
  }));
  remove.addEventListener('click', () => void during(async () => {
    await store.removeAll();
    await switchOff(root);
  }));
  look.addEventListener('click', () => void during(async () => {
    const answered = new Promise<ToPage>((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => { resolve(data as ToPage); }, { once: true });
    });
    await tell(root, { is: 'look for newer' });
    const { is } = await answered;
    if (is === 'not reached') throw new TypeError(is);
    if (is === 'no room') throw new DOMException(is, 'QuotaExceededError');
  }));
  use.addEventListener('click', () => void tell(root, { is: 'use newer' }));
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', () => void show());
  void during(() => Promise.resolve());
}

function part<Part extends HTMLElement = HTMLElement>(place: HTMLElement, selector: string): Part {
  const found = place.querySelector<Part>(selector);
  if (found === null) throw new Error(`The offline page has no ${selector}`);
  return found;
}
