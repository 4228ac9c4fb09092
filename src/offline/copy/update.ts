import type { OfflineCopy } from '../../model/offline-copy.ts';
import { download } from './download.ts';
import type { Progress } from './download.ts';
import { isComplete } from './examine.ts';
import { listOf } from './from-site.ts';
import type { Held, Store } from './store.ts';

/** The browser's way of saying that this device is full, or that the site has had its share of it. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** @param before - the copy that stays should this one find no room: what came of this one is then given up */
async function downloadWhole(copy: OfflineCopy, before: Held | null, store: Store, tell: Progress): Promise<Held> {
  try {
    await download(copy, store, tell);
  } catch (error) {
    if (isNoRoom(error)) {
      await store.forget('next');
      await store.tidy(before === null ? [] : [before.copy]);
    }
    throw error;
  }
  if (!await isComplete(copy, store)) throw new Error('The copy is not complete: try again.');
  return { copy, at: Date.now() };
}

/** Makes the first copy of this device, or finishes one that was interrupted. Until the end there is none. */
export function install(store: Store, root: string, tell: Progress): Promise<Held> {
  return store.alone(async () => {
    const held = await downloadWhole(await listOf(root), null, store, tell);
    await store.keep('current', held);
    await store.forget('next');
    await store.tidy([held.copy]);
    return held;
  });
}

/** What this device lacks of the site's newest copy. A newer one waits beside the one that is read, whole, until `useNext`. */
async function bring(current: Held, store: Store, root: string, tell: Progress): Promise<Held | null> {
  const newest = await listOf(root);
  if (newest.version === current.copy.version) {
    await store.forget('next');
    await store.tidy([newest]);
    await store.keep('current', await downloadWhole(newest, current, store, tell));
    return null;
  }
  if ((await store.held('next'))?.copy.version !== newest.version) await store.forget('next');
  await store.tidy([current.copy, newest]);
  const next = await downloadWhole(newest, current, store, tell);
  await store.keep('next', next);
  return next;
}

/**
 * Looks for a newer copy and downloads what changed. Where this device has the newest, it is mended: what was lost or
 * damaged is downloaded again.
 *
 * @returns the newer copy that now waits; null where this device has the newest, or none at all
 */
export function renew(store: Store, root: string, tell: Progress = () => undefined): Promise<Held | null> {
  return store.alone(async () => {
    const current = await store.held('current');
    return current === null ? null : bring(current, store, root, tell);
  });
}

async function swap(store: Store): Promise<boolean> {
  const next = await store.held('next');
  if (next === null || !await isComplete(next.copy, store)) return false;
  await store.keep('current', next);
  await store.forget('next');
  await store.tidy([next.copy]);
  return true;
}

/** Puts the newer copy, where one waits and is whole, in the place of the one that is read. */
export function useNext(store: Store): Promise<boolean> {
  return store.alone(() => swap(store));
}

/** The same before a page is shown, which waits for nobody: where another changes the store, the old copy is read. */
export async function useNextNow(store: Store): Promise<boolean> {
  return await store.aloneNow(() => swap(store)) ?? false;
}
