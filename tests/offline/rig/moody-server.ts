import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';

import { listen, thisMachine } from '../../../scripts/serve/listen.ts';
import { siteHandler } from '../../../scripts/serve/site-handler.ts';

/**
 * How a network behaves: it answers; it accepts and never answers; it breaks off every shard after so many bytes; it
 * brings every shard with one byte changed; it breaks off after so many shards.
 */
export type Mood = 'answers' | 'hangs' | 'damages' | { breaksAfterBytes: number } | { breaksAfterShards: number };

export interface MoodyServer {
  readonly address: string;
  mood: Mood;
  /** The site that is served: another folder is another version. */
  folder: string;
  /** Before each answer, in milliseconds. */
  latency: number;
  /** Paths asked for since it was last emptied. */
  readonly asked: string[];
  stop(): Promise<void>;
  /** Listens again, at the same address. */
  start(): Promise<void>;
}

const isShard = (path: string): boolean => path.endsWith('.bin');

/** Lets an answer through only so far, then breaks the line. */
function breakAfter(response: ServerResponse, bytes: number): void {
  response.write = ((chunk: Uint8Array) => {
    response.socket?.write(`HTTP/1.1 200 OK\r\nContent-Length: ${chunk.length}\r\n\r\n`);
    response.socket?.write(chunk.subarray(0, bytes));
    response.socket?.end();
    return true;
  }) as ServerResponse['write'];
}

function damage(response: ServerResponse): void {
  const write = response.write.bind(response);
  response.write = ((chunk: Uint8Array) => {
    const changed = Uint8Array.from(chunk);
    changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
    return write(changed);
  }) as ServerResponse['write'];
}

const inMood = (server: { mood: Mood; latency: number }, shardsSoFar: () => number, handler: RequestListener): RequestListener => (request, response) => {
  const { mood, latency } = server;
  if (mood === 'hangs') return;
  if (isShard(request.url ?? '')) {
    if (mood === 'damages') damage(response);
    if (typeof mood === 'object' && 'breaksAfterBytes' in mood) breakAfter(response, mood.breaksAfterBytes);
    if (typeof mood === 'object' && 'breaksAfterShards' in mood && shardsSoFar() > mood.breaksAfterShards) return void request.socket.destroy();
  }
  setTimeout(() => { handler(request, response); }, latency);
};

const stop = (server: Server): Promise<void> => new Promise((resolve) => {
  server.close(() => { resolve(); });
  server.closeAllConnections();
});

/** A server of a built site that misbehaves when it is told to. */
export async function moodyServer(folder: string): Promise<MoodyServer> {
  const asked: string[] = [];
  let server: Server;
  const listenAgain = async (port: number): Promise<number> => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      inMood(moody, () => asked.filter(isShard).length, siteHandler(moody.folder))(request, response);
    });
    return listen(server, { port, host: thisMachine });
  };
  const moody = { mood: 'answers' as Mood, folder, latency: 0 };
  const port = await listenAgain(0);
  return Object.assign(moody, {
    address: `http://localhost:${port}/`,
    asked,
    stop: () => stop(server),
    start: async () => { await listenAgain(port); },
  });
}
