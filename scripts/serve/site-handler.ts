import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';

import sirv from 'sirv';

import { compress } from './compress.ts';

/** Files whose names hold a hash of their content never change under that name. */
const isNamedByContent = (pathname: string): boolean => pathname.startsWith('/_astro/');

const notFound = (folder: string, response: ServerResponse): void => {
  const page = path.join(folder, '404.html');
  const held = statSync(page, { throwIfNoEntry: false })?.isFile() === true;
  response.writeHead(404, { 'Content-Type': held ? 'text/html;charset=utf-8' : 'text/plain', 'Cache-Control': 'no-cache' });
  response.end(held ? readFileSync(page) : 'There is no such page.');
};

/** A page is a folder: without the slash at its end, relative links on it would lead elsewhere. */
const missesSlash = (folder: string, pathname: string): boolean => {
  if (pathname.endsWith('/') || pathname.includes('..')) return false;
  return statSync(path.join(folder, pathname, 'index.html'), { throwIfNoEntry: false })?.isFile() === true;
};

const pathOf = (request: IncomingMessage): string => {
  try {
    return decodeURI((request.url ?? '/').split(/[?#]/, 1)[0] ?? '/');
  } catch {
    return '/';
  }
};

/**
 * Serves a built site from its folder.
 *
 * Every file is looked up when it is asked for, so that a site built anew is served at once. Pages are checked for a
 * newer one each time; files named by their content are kept for good.
 *
 * @param folder - the built site; it need not hold a page for every address, but should hold `404.html`
 */
export const siteHandler = (folder: string): RequestListener => {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    onNoMatch: (_, response) => { notFound(folder, response); },
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', isNamedByContent(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (missesSlash(folder, pathOf(request))) {
      const [address = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
      response.writeHead(308, { Location: `/${address.replace(/^\/+/, '')}/${query === undefined ? '' : `?${query}`}` }).end();
    } else {
      compress(request, response);
      files(request, response);
    }
  };
};
