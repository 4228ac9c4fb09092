import type { Page } from 'playwright-core';

/** What may happen to a part of a copy on a device. */
export type Harm = 'missing' | 'damaged' | 'cut';

/**
 * Does something to the shards of the copy that a page's site keeps on this device, as a browser that needs room or a
 * failing disk would. The service worker forgets what it has unpacked.
 */
export const spoil = (page: Page, hashes: readonly string[], harm: Harm): Promise<void> => page.evaluate(async ({ hashes: wanted, harm: how }) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!wanted.some((hash) => request.url.endsWith(`${hash}.bin`))) continue;
      const bytes = new Uint8Array(await (await cache.match(request))?.arrayBuffer() ?? new ArrayBuffer());
      if (how === 'missing') await cache.delete(request);
      else if (how === 'cut') await cache.put(request, new Response(bytes.slice(0, bytes.length >> 1)));
      else await cache.put(request, new Response(bytes.map((byte, at) => (at === bytes.length >> 1 ? byte ^ 1 : byte))));
    }
  }
  navigator.serviceWorker.controller?.postMessage({ is: 'copy changed' });
}, { hashes, harm });
