import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import path from 'node:path';

import { listen, thisMachine } from '../../../scripts/serve/listen.ts';
import { siteHandler } from '../../../scripts/serve/site-handler.ts';

export interface Host {
  /** With the path that the site lies under, and a slash at its end. */
  readonly address: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.json': 'application/json' };

async function host(under: string, handler: RequestListener): Promise<Host> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith(under) !== true) return void response.writeHead(404).end();
    request.url = `/${request.url.slice(under.length)}`;
    handler(request, response);
  });
  const port = await listen(server, { port: 0, host: thisMachine });
  return {
    address: `http://localhost:${port}${under}`,
    close: () => new Promise((resolve) => {
      server.close(() => { resolve(); });
      server.closeAllConnections();
    }),
  };
}

/** A static host like most: a folder's address gives its `index.html`. */
export const folderHost = (folder: string, under: string): Promise<Host> => host(under, siteHandler(folder));

/** A host that has files and nothing else: an address that names none is not found. */
export const fileHost = (folder: string, under: string): Promise<Host> => host(under, (request, response) => {
  const file = path.join(folder, decodeURIComponent((request.url ?? '/').split('?', 1)[0] ?? ''));
  if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' }).end(readFileSync(file));
});
