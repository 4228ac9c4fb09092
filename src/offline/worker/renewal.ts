import type { ToPage } from '../copy/messages.ts';
import type { Held, Store } from '../copy/store.ts';
import { isNoRoom, renew, useNext, useNextNow } from '../copy/update.ts';
import type { CopyReader } from './copy-reader.ts';
import { worker } from './scope.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Keeps the copy new: looks for a newer one now and then, and puts it in place only when no page of the old one is
 * open, or when the reader says so and all pages are loaded anew.
 */
export class Renewal {
  readonly #store: Store;
  readonly #reader: CopyReader;
  readonly #root: string;
  #looking: Promise<void> | undefined;
  #replacing: Promise<boolean> | undefined;
  #lookedAt = 0;
  /** Whether a newer copy waits, as far as is known: asked of the store once, so that no page waits for the answer. */
  #waiting: Promise<Held | null> | undefined;

  constructor(store: Store, reader: CopyReader, root: string) {
    this.#store = store;
    this.#reader = reader;
    this.#root = root;
  }

  /**
   * Looks unless that was done within the hour; a network that is not there is no error.
   *
   * @param isShort - the copy lacked a page that was asked for: a minute is long enough then
   */
  async nowAndThen(isShort: boolean): Promise<void> {
    if (Date.now() - this.#lookedAt >= (isShort ? minute : hour)) await this.look();
  }

  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => { this.#looking = undefined; });
    return this.#looking;
  }

  async #look(): Promise<void> {
    this.#lookedAt = Date.now();
    try {
      const next = await renew(this.#store, this.#root);
      this.#waiting = undefined;
      await tellPages(next === null ? { is: 'newest held' } : { is: 'newer waits', asOf: next.copy.asOf });
    } catch (error) {
      // Said in these words also because pages of an older build know no others.
      await tellPages({ is: isNoRoom(error) ? 'no room' : 'not reached' });
    }
  }

  /** Says it to pages that were opened later. */
  async tellWaiting(): Promise<void> {
    const next = await this.#next();
    if (next !== null) await tellPages({ is: 'newer waits', asOf: next.copy.asOf });
  }

  /** Before the first page is opened, nobody reads the old copy. */
  async beforeFirstPage(): Promise<void> {
    if (await this.#next() === null || (await pages()).length > 0) return;
    this.#replacing ??= this.#replace(useNextNow).finally(() => { this.#replacing = undefined; });
    await this.#replacing;
  }

  /** A copy that no longer is whole when it is wanted is completed first. */
  async onWish(): Promise<void> {
    if (await this.#replace(useNext)) await tellPages({ is: 'reload' });
    else await this.look();
  }

  /** Another changed what this device holds. */
  forget(): void {
    this.#waiting = undefined;
    this.#reader.forget();
  }

  #next(): Promise<Held | null> {
    this.#waiting ??= this.#store.waiting();
    return this.#waiting;
  }

  async #replace(use: (store: Store) => Promise<boolean>): Promise<boolean> {
    const replaced = await use(this.#store);
    this.#waiting = undefined;
    if (replaced) this.#reader.forget();
    return replaced;
  }
}

const pages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tellPages(message: ToPage): Promise<void> {
  for (const page of await pages()) page.postMessage(message);
}
