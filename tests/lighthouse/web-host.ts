import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

import { addressOf } from '../../scripts/serve/serve.ts';
import type { RunningServer } from '../../scripts/serve/serve.ts';
import { listen, thisMachine } from '../../scripts/serve/listen.ts';
import { readSite } from '../../scripts/site/site-files.ts';

const types: Readonly<Record<string, string>> = {
  html: 'text/html;charset=utf-8', css: 'text/css', js: 'text/javascript', json: 'application/json', svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json', xml: 'application/xml', txt: 'text/plain', png: 'image/png',
};

function handler(folder: string): RequestListener {
  const site = readSite(folder);
  return (request, response) => {
    const name = decodeURI((request.url ?? '/').split(/[?#]/, 1)[0] ?? '/').slice(1);
    const file = site.get(name === '' || name.endsWith('/') ? `${name}index.html` : name);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = types[/(?:html|[^.]*)$/.exec(name === '' || name.endsWith('/') ? 'html' : name)?.[0] ?? ''];
    response.writeHead(200, {
      ...(type !== undefined && { 'Content-Type': type }),
      'Content-Encoding': 'gzip',
      'Cache-Control': name.startsWith('_astro/') ? 'public, max-age=31536000, immutable' : 'public, max-age=600',
    }).end(gzipSync(file));
  };
}

/** Serves a built site as static hosts do: packed. The project's own server, for one machine, sends files as they lie. */
export async function webHost(folder: string): Promise<RunningServer> {
  const server = createServer(handler(folder));
  const port = await listen(server, { port: 0, host: thisMachine });
  return {
    address: addressOf(thisMachine, port),
    close: () => new Promise((resolve) => {
      server.close(() => { resolve(); });
      server.closeAllConnections();
    }),
  };
}
