import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { UsageError } from '../command/usage-error.ts';
import { listens } from './listen.ts';
import { siteHandler } from './site-handler.ts';

export const usualPort = 4321;
/** This machine alone; browsers find it under the name `localhost` too. */
export const thisMachine = '127.0.0.1';
const portsToTry = 20;

export interface Serving {
  /** The site's folder. */
  folder: string;
  /** The port to serve on and no other (0: any that is free); without it, the usual one or the next that is free. */
  port: number | undefined;
  /** The address to be reachable at: `127.0.0.1` for this machine alone, `0.0.0.0` for every one that can reach it. */
  host: string;
}

export interface RunningServer {
  /** What to type into a browser. */
  address: string;
  /** The port where one was asked for but in use, null where the first one was free. */
  taken: number | null;
  close: () => Promise<void>;
}

const listenOn = async (server: Server, { port, host }: Serving): Promise<number> => {
  if (port !== undefined) {
    if (await listens(server, port, host)) return (server.address() as AddressInfo).port;
    throw new UsageError(`Port ${port} is in use: name another one, or leave out --port to take the next that is free.`);
  }
  for (let next = usualPort; next < usualPort + portsToTry; next += 1) {
    if (await listens(server, next, host)) return next;
  }
  throw new UsageError(`The ports ${usualPort} to ${usualPort + portsToTry - 1} are all in use: name one with --port.`);
};

const addressOf = (host: string, port: number): string => {
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
  const port = await listenOn(server, serving);
  return {
    address: addressOf(serving.host, port),
    taken: serving.port === undefined && port !== usualPort ? usualPort : null,
    close: () => close(server),
  };
};
