/** What this device holds, verified, and shown on the page for reading offline. */
import { asOfInWords } from '../copy/as-of.ts';
import { examine, isComplete } from '../copy/examine.ts';
import type { Held, Store } from '../copy/store.ts';
import type { OfflineParts } from './offline-parts.ts';
import { isOn } from './registration.ts';
import { heldInWords } from './say-of-copy.ts';

export type State = 'none' | 'complete' | 'short';

const wordsOfMake: Readonly<Record<State, string>> = {
  none: 'Make available offline',
  complete: 'Make available offline',
  short: 'Fetch what is missing',
};

function show(parts: OfflineParts, state: State, words: string, waiting: Held | null): State {
  parts.make.textContent = wordsOfMake[state];
  parts.make.hidden = state === 'complete';
  parts.look.hidden = state !== 'complete';
  parts.remove.hidden = state === 'none';
  parts.use.hidden = waiting === null;
  parts.progress.hidden = true;
  parts.status.textContent = words + (waiting === null ? '' : `\nA newer copy, ${asOfInWords(waiting.copy.asOf)}, is here.`);
  return state;
}

/** A newer copy is of use once all of it is here. */
async function wholeOne(store: Store): Promise<Held | null> {
  const waiting = await store.waiting();
  return waiting !== null && await isComplete(waiting.copy, store) ? waiting : null;
}

/** Without the service worker a copy is of no use: both must be here. */
export async function showState(parts: OfflineParts, store: Store, root: string): Promise<State> {
  const held = await isOn(root) ? await store.held('current') : null;
  if (held === null) return show(parts, 'none', 'Nothing is kept on this device yet.', null);
  const examined = await examine(held.copy, store);
  const state = examined.whole.length === held.copy.shards.length ? 'complete' : 'short';
  return show(parts, state, heldInWords(held, examined, new Date()), await wholeOne(store));
}
