/** Asking the site for the parts of its copy, and believing nothing that another gave in its place. */
import type { OfflineCopy, OfflineShard } from '../../model/offline-copy.ts';
import { isWhole, soundList } from './sound.ts';
import type { Store } from './store.ts';

/** What stands between this device and the site answered in its place: most often a network that wants a sign-in. */
export class NotTheSite extends Error {}

/** How long an answer may take, in milliseconds: a list is small. */
const patience = { list: 15_000, shard: 30_000 };

async function ask(address: string, wait: number): Promise<Response> {
  const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(wait) });
  const isElsewhere = response.redirected && new URL(response.url).origin !== new URL(address).origin;
  // The parts of a copy are never pages; a page of "not found" is one, and the site's own.
  if (isElsewhere || (response.ok && response.headers.get('Content-Type')?.startsWith('text/html') === true)) throw new NotTheSite();
  return response;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A sign-in page need not say that it is one.
    if (text.trimStart().startsWith('<')) throw new NotTheSite();
    return null;
  }
}

/**
 * The list of what the site's copy consists of today.
 *
 * @throws NotTheSite where something else answered; Error with a sentence for the reader
 */
export async function listOf(root: string, wait = patience.list): Promise<OfflineCopy> {
  const response = await ask(`${root}offline-copy/copy.json`, wait);
  if (!response.ok) throw new Error(`The site has no copy for reading offline (${response.status}).`);
  const value = parsed(await response.text());
  const list = await soundList(value);
  if (list !== null) return list;
  throw new Error([1, 2].includes((value as { format?: number } | null)?.format ?? 0)
    ? 'The site’s list of its copy is empty, or came damaged: try again later.'
    : 'The site’s copy is of a kind that this page does not know. Reload this page; if that does not help, remove the copy and make it again.');
}

/** A shard, whole. It is not kept yet. */
export async function fetchShard(shard: OfflineShard, store: Store, wait = patience.shard): Promise<Blob> {
  const response = await ask(store.addressOf(shard), wait);
  if (!response.ok) throw new Error(`A part of the copy is not on the site (${response.status}): it may just have changed, try again.`);
  const packed = await response.blob();
  if (!await isWhole(packed, shard)) throw new Error('A part of the copy came damaged: try again.');
  return packed;
}
