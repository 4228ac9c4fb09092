import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { UsageError } from '../command/usage-error.ts';

export const usualPort = 4321;
const portsToTry = 20;

/** This machine alone; browsers find it under the name `localhost` too. */
export const thisMachine = '127.0.0.1';

export interface Place {
  /** The port to serve on and no other (0: any that is free); without it, the usual one or the next that is free. */
  port: number | undefined;
  /** The address to be reachable at: `127.0.0.1` for this machine alone, `0.0.0.0` for every one that can reach it. */
  host: string;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const isInUse = (error: unknown): boolean => codeOf(error) === 'EADDRINUSE';

/** What to say where a system lets nobody listen there, and what to do. */
const refusals: Readonly<Record<string, (port: number, host: string) => string>> = {
  EACCES: (port) => `Port ${port} is not open to you (those below 1024 belong to the system): name another one with --port, such as ${usualPort}, or leave it out.`,
  EADDRNOTAVAIL: (_port, host) => `${host} is no address of this machine: leave out --host to serve for this machine alone, or say --host 0.0.0.0 for others to reach it.`,
  ENOTFOUND: (_port, host) => `${host} is no address that can be found: leave out --host to serve for this machine alone, or say --host 0.0.0.0 for others to reach it.`,
};

/** True where the server now listens; false where somebody else does. Any other refusal is thrown. */
async function listens(server: Server, port: number, host: string): Promise<boolean> {
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return true;
  } catch (error) {
    if (isInUse(error)) return false;
    const refused = refusals[codeOf(error)];
    if (refused !== undefined) throw new UsageError(refused(port, host));
    throw error;
  }
}

/**
 * Lets a server listen, and says on which port.
 *
 * @throws UsageError where the port asked for, or every usual one, is in use
 */
export async function listen(server: Server, { port, host }: Place): Promise<number> {
  if (port !== undefined) {
    if (await listens(server, port, host)) return (server.address() as AddressInfo).port;
    throw new UsageError(`Port ${port} is in use: name another one, or leave out --port to take the next that is free.`);
  }
  for (let next = usualPort; next < usualPort + portsToTry; next += 1) {
    if (await listens(server, next, host)) return next;
  }
  throw new UsageError(`The ports ${usualPort} to ${usualPort + portsToTry - 1} are all in use: name one with --port.`);
}

/**
 * The port that a server at `place` would get now: asked before long work, so that a wrong call costs nothing.
 *
 * @throws UsageError as `listen` does
 */
export async function freePort(place: Place): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, place);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
