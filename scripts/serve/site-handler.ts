import type { Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

import { send } from '@fastify/send';
import type { SendResult } from '@fastify/send';

import { inEncoding } from './encoding.ts';
import { refusalOf, Refused } from './refused.ts';

/** A browser keeps what is named by its content for good (a year is what it may be told), and asks again for the rest. */
const keeping = (name: string): string => (name.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The name of a file as the site has it, whatever the disk's separator. */
const nameIn = (folder: string, file: string): string => path.relative(folder, file).split(path.sep).join('/');

/** What a request asks for, without its query. */
function pathOf({ method, url = '' }: IncomingMessage): string {
  // What a refused request goes on to send is nobody's to wait for.
  if (method !== 'GET' && method !== 'HEAD') throw new Refused(405, { Allow: 'GET, HEAD', Connection: 'close' });
  // A whole address is a proxy's to answer.
  if (!url.startsWith('/')) throw new Refused(400);
  return url.split(/[?#]/, 1)[0] ?? '/';
}

/** Looks at a file before it is sent: whether it lies within the folder, and has what is asked of it. */
const lookingAt = (folder: string, request: IncomingMessage) => async (file: string, { size }: Stats): Promise<void> => {
  if (!await isFileWithin(folder, file)) throw new Refused(404);
  // The last hundred bytes of a file of ten are its ten: as if no part had been asked for.
  const last = /^\s*bytes=-(\d+)\s*$/.exec(request.headers.range ?? '')?.[1];
  if (last !== undefined && Number(last) > size) delete request.headers.range;
};

async function sendFile(answer: SendResult & { type: 'file' }, name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode, headers, streams } = inEncoding(request, answer);
  response.writeHead(statusCode, { ...headers, 'Cache-Control': keeping(name), 'X-Content-Type-Options': 'nosniff' });
  await pipeline([...streams, response]);
}

/** A page is a folder: without the slash at its end, relative links on it would lead elsewhere. */
async function leadToSlash(folder: string, page: string, { url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!await isFileWithin(folder, path.join(page, 'index.html'))) throw new Refused(404);
  const parts = nameIn(folder, page).split('/').filter((part) => part !== '');
  const query = /\?[^#]*/.exec(url)?.[0] ?? '';
  response.writeHead(308, { Location: ['', ...parts.map(encodeURIComponent), query].join('/') }).end();
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const found = await send(request, pathOf(request), { root: folder, cacheControl: false, onFile: lookingAt(folder, request) });
  switch (found.type) {
    case 'file': return sendFile(found, nameIn(folder, found.metadata.path), request, response);
    case 'directory': return leadToSlash(folder, found.metadata.path, request, response);
    case 'error': throw refusalOf(found);
  }
}

async function refuse(error: unknown, folder: string, response: ServerResponse): Promise<void> {
  if (response.headersSent) return void response.destroy();
  const { status, message, headers } = error instanceof Refused ? error : new Refused(500);
  const say = (type: string, words: string | Buffer, more: OutgoingHttpHeaders = {}): void => {
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', ...more }).end(words);
  };
  const page = path.join(folder, '404.html');
  if (status === 404 && await isFileWithin(folder, page)) say('text/html', await readFile(page));
  else say('text/plain', message, headers);
}

/**
 * Serves a built site from its folder, and nothing that lies elsewhere, whatever leads there.
 *
 * Every file is looked up when it is asked for, so that a site built anew is served at once. Pages are checked for a
 * newer one each time; files named by their content are kept for good. Whatever goes wrong with a request ends with it.
 *
 * @param folder - the built site; it need not hold a page for every address, but should hold `404.html`
 */
export const siteHandler = (folder: string): RequestListener => (request, response) => {
  answer(folder, request, response)
    .catch((error: unknown) => refuse(error, folder, response))
    .catch(() => { response.destroy(); });
};

function isBelow(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}

/** Whether there is such a file, a file in truth and not a pipe or a device, and no link on the way leads out of the folder. */
async function isFileWithin(folder: string, file: string): Promise<boolean> {
  const [root, real] = await Promise.all([realpath(folder), realpath(file)]).catch(() => ['', '']);
  return root !== '' && isBelow(root, real) && (await stat(real)).isFile();
}
