import { createServer } from 'node:http';
import type { Server } from 'node:http';

import { listen, thisMachine } from './listen.ts';
import type { Place } from './listen.ts';
import { siteHandler } from './site-handler.ts';

export interface Serving extends Place {
  /** The site's folder. */
  folder: string;
}

/** How long a client may take, in milliseconds, before its connection is given up for those who wait; and how many there may be. */
export interface Patience {
  /** To say what it asks for. */
  headers: number;
  /** To send all of its request. */
  request: number;
  /** To take in or send anything at all. */
  silence: number;
  /** Connections at once; one more is closed as it comes. */
  connections: number;
}

/** Far more connections than a table of players opens, and fewer than would keep files from being opened. */
const usualPatience: Patience = { headers: 10_000, request: 20_000, silence: 60_000, connections: 4000 };

export interface RunningServer {
  /** What to type into a browser. */
  address: string;
  close: () => Promise<void>;
}

/** What to type into a browser to reach a server at `host`. */
export function addressOf(host: string, port: number): string {
  const name = [thisMachine, '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

const close = (server: Server): Promise<void> => new Promise((resolve) => {
  server.close(() => { resolve(); });
  server.closeAllConnections();
});

/** A server that no client holds for long: who dawdles is shut out, and how many may do so at once is bounded. */
function patientServer(folder: string, { headers, request, silence, connections }: Patience): Server {
  const often = Math.min(1000, headers);
  const server = createServer({ headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: often }, siteHandler(folder));
  server.timeout = silence;
  server.maxConnections = connections;
  return server;
}

/**
 * Serves a built site over HTTP until it is closed.
 *
 * @throws UsageError where the port asked for, or every usual one, is in use
 */
export async function serve(serving: Serving, patience = usualPatience): Promise<RunningServer> {
  const server = patientServer(serving.folder, patience);
  const port = await listen(server, serving);
  return {
    address: addressOf(serving.host, port),
    close: () => close(server),
  };
}
