import type { Held } from '../copy/store.ts';
import type { CopyReader } from './copy-reader.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8',
  css: 'text/css;charset=utf-8',
  js: 'text/javascript;charset=utf-8',
  json: 'application/json;charset=utf-8',
  xml: 'application/xml;charset=utf-8',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** How long a network may take for what the copy does not have, in milliseconds. */
const patience = 200;

const typeOf = (file: string): string => types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const ok = (file: string, bytes: Uint8Array<ArrayBuffer>, { copy }: Held, status = 200): Response =>
  new Response(bytes, { status, headers: { 'Content-Type': typeOf(file), 'X-Copy': copy.version } });

/** The file that a host would answer an address with. */
const fileOf = (address: string, root: string): string => {
  const name = decodeURIComponent(new URL(address).pathname.slice(new URL(root).pathname.length));
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
};

const fromNetwork = (request: Request): Promise<Response | null> => Promise.race([
  fetch(request).catch(() => null),
  new Promise<null>((resolve) => { setTimeout(() => { resolve(null); }, patience); }),
]);

/** What the copy does not have: a network that answers soon may; else a page gets the copy's "No such page". */
const elsewhere = async (request: Request, reader: CopyReader, held: Held): Promise<Response> => {
  const answered = await fromNetwork(request);
  if (answered !== null) return answered;
  const page = request.mode === 'navigate' ? await reader.file('404.html', held) : undefined;
  return page === undefined ? Response.error() : ok('404.html', page, held, 404);
};

/** A page's address ends with a slash, as every host of folders says. */
const withSlash = (address: string): Response => {
  const url = new URL(address);
  url.pathname += '/';
  return Response.redirect(url.href, 301);
};

/**
 * Answers a request for something of the site: from the copy first, and then without asking the network anything.
 *
 * A copy that cannot be read (a browser may have thrown a part of it away) is no reason not to have the page: it then
 * comes from the network.
 */
export async function answer(request: Request, reader: CopyReader, root: string): Promise<Response> {
  try {
    return await fromCopy(request, reader, root);
  } catch {
    reader.forget();
    return fetch(request);
  }
}

async function fromCopy(request: Request, reader: CopyReader, root: string): Promise<Response> {
  const held = await reader.held();
  if (held === null) return fetch(request);
  const file = fileOf(request.url, root);
  const bytes = await reader.file(file, held);
  if (bytes !== undefined) return ok(file, bytes, held);
  if (await reader.file(`${file}/index.html`, held) !== undefined) return withSlash(request.url);
  return elsewhere(request, reader, held);
}
