import { root } from './two-builds.ts';
import type { Build } from './two-builds.ts';
import { MemoryCaches } from './memory-caches.ts';

/** What answers, if anything: a build of the site; the site with one byte of every shard wrong; a network that wants a sign-in; nothing. */
export type Line = Build | { damages: Build } | 'portal' | 'none';

const type = (name: string): string => ({ html: 'text/html', json: 'application/json', css: 'text/css' })[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

function wrong(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = Uint8Array.from(bytes);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
  return changed;
}

function serve(address: string, { pages, served }: Build, damages: boolean): Response {
  const path = new URL(address).pathname.slice(new URL(root).pathname.length);
  const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const file = served.get(name);
  if (file === undefined) return new Response(Uint8Array.from(pages.get('404.html') ?? []), { status: 404, headers: { 'Content-Type': 'text/html' } });
  return new Response(damages && name.endsWith('.bin') ? wrong(file) : Uint8Array.from(file), { headers: { 'Content-Type': type(name) } });
}

function answer(address: string, line: Line): Promise<Response> {
  if (line === 'none') return Promise.reject(new TypeError('Failed to fetch'));
  if (line === 'portal') return Promise.resolve(new Response('<html><h1>Sign in</h1></html>', { headers: { 'Content-Type': 'text/html' } }));
  return Promise.resolve('damages' in line ? serve(address, line.damages, true) : serve(address, line, false));
}

export interface Device {
  caches: MemoryCaches;
  line: Line;
  /** Addresses asked for. */
  asked: string[];
}

const own = { caches: Object.getOwnPropertyDescriptor(globalThis, 'caches'), fetch: Object.getOwnPropertyDescriptor(globalThis, 'fetch') };

function put(name: keyof typeof own, value: unknown): void { Object.defineProperty(globalThis, name, { value, configurable: true, writable: true }); }

/** A device with nothing on it: what the browser gives to scripts is replaced, until `leaveDevice`. */
export function device(line: Line): Device {
  const made: Device = { caches: new MemoryCaches(), line, asked: [] };
  put('caches', made.caches);
  put('fetch', (asked: string | Request) => {
    const address = typeof asked === 'string' ? asked : asked.url;
    made.asked.push(address);
    return answer(address, made.line);
  });
  return made;
}

/** Gives back what was replaced. */
export function leaveDevice(): void {
  for (const name of ['caches', 'fetch'] as const) {
    const before = own[name];
    if (before === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, before);
  }
}
