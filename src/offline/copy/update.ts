import type { OfflineCopy } from '../../model/offline-copy.ts';
import { download, isComplete, listOf } from './download.ts';
import type { Progress } from './download.ts';
import type { Held, Store } from './store.ts';

/** @param before - the copy that stays should this one find no room: what came of this one is then given up */
async function downloadWhole(copy: OfflineCopy, before: Held | null, store: Store, tell: Progress): Promise<Held> {
  try {
    await download(copy, store, tell);
  } catch (error) {
    if (isNoRoom(error)) await store.tidy(before === null ? [] : [before.copy]);
    throw error;
  }
  if (!await isComplete(copy, store)) throw new Error('The copy is not complete: try again.');
  return { copy, at: Date.now() };
}

/** The browser's way of saying that this device is full, or that the site has had its share of it. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Makes the first copy of this device, or finishes one that was interrupted. Until the end there is none. */
export async function install(store: Store, root: string, tell: Progress): Promise<Held> {
  const held = await downloadWhole(await listOf(root), null, store, tell);
  await store.keep('current', held);
  return held;
}

/** The site says that this device's copy is its newest: from now on it counts as fresh. */
async function refresh(store: Store, version: string): Promise<void> {
  const current = await store.held('current');
  if (current?.copy.version === version) await store.keep('current', { ...current, at: Date.now() });
}

/**
 * Looks for a newer copy and downloads what changed. It waits beside the one that is read, whole, until `useNext`.
 *
 * @returns the newer copy; null where this device has the newest, or none at all
 */
export async function fetchNext(store: Store, root: string): Promise<Held | null> {
  const [current, waiting] = await Promise.all([store.held('current'), store.held('next')]);
  if (current === null) return null;
  const newest = await listOf(root);
  if (newest.version === waiting?.copy.version) return waiting;
  await store.forget('next');
  await store.tidy([current.copy, newest]);
  if (newest.version === current.copy.version) {
    await refresh(store, newest.version);
    return null;
  }
  const next = await downloadWhole(newest, current, store, () => undefined);
  await store.keep('next', next);
  return next;
}

/** Puts the newer copy, where one waits, in the place of the one that is read. */
export async function useNext(store: Store): Promise<boolean> {
  const next = await store.held('next');
  if (next === null || !await isComplete(next.copy, store)) return false;
  await store.keep('current', next);
  await store.forget('next');
  await store.tidy([next.copy]);
  return true;
}
