/** What this device holds, counted, and shown on the page for reading offline. */
import type { Held, Store } from '../copy/store.ts';
import type { OfflineParts } from './offline-parts.ts';
import { isOn } from './registration.ts';
import { asOfInWords, heldInWords } from './say-of-copy.ts';

async function words(store: Store, held: Held, waiting: Held | null): Promise<string> {
  const here = await store.shardsHere(held.copy);
  const count = (what: 'entries' | 'documents'): number => here.reduce((sum, shard) => sum + shard[what], 0);
  const newer = waiting === null ? '' : ` A newer copy, ${asOfInWords(waiting.copy.asOf)}, is here.`;
  return heldInWords(held, { entries: count('entries'), documents: count('documents') }, Date.now()) + newer;
}

/** Without the service worker a copy is of no use: both must be here. */
export async function showState(parts: OfflineParts, store: Store, root: string): Promise<void> {
  const held = await isOn(root) ? await store.held('current') : null;
  const waiting = held === null ? null : await store.held('next');
  parts.make.hidden = held !== null;
  parts.look.hidden = parts.remove.hidden = held === null;
  parts.use.hidden = waiting === null;
  parts.progress.hidden = true;
  parts.status.textContent = held === null ? 'Nothing is kept on this device yet.' : await words(store, held, waiting);
}
