import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { listen, thisMachine } from './listen.ts';
import type { Place } from './listen.ts';
import { siteHandler } from './site-handler.ts';

export interface Serving extends Place {
  /** The site's folder. */
  folder: string;
}

export interface RunningServer {
  /** What to type into a browser. */
  address: string;
  close: () => Promise<void>;
}

/** What to type into a browser to reach a server at `host`. */
export const addressOf = (host: string, port: number): string => {
  const name = [thisMachine, '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
};

const close = (server: Server): Promise<void> => new Promise((resolve) => {
  server.close(() => { resolve(); });
  server.closeAllConnections();
});

/**
 * Serves a built site over HTTP until it is closed.
 *
 * @throws UsageError where the port asked for, or every usual one, is in use
 */
export const serve = async (serving: Serving): Promise<RunningServer> => {
  const server = createServer(siteHandler(serving.folder));
  const port = await listen(server, serving);
  return {
    address: addressOf(serving.host, port),
    close: () => close(server),
  };
};
