/** Where a system lets nobody listen: one sentence says what to type instead. */
import { createServer } from 'node:http';
import { expect, test } from 'vitest';

import { listen } from '../../scripts/serve/listen.ts';

test('an address that is not this machine’s', async () => {
  await expect(listen(createServer(), { port: 0, host: '192.0.2.1' })).rejects.toThrow('192.0.2.1 is no address of this machine: leave out --host to serve for this machine alone, or say --host 0.0.0.0 for others to reach it.');
});

test('a port that belongs to the system', async () => {
  const server = createServer();
  server.listen = () => { queueMicrotask(() => server.emit('error', Object.assign(new Error('listen'), { code: 'EACCES' }))); return server; };
  await expect(listen(server, { port: 80, host: '127.0.0.1' })).rejects.toThrow('Port 80 is not open to you (those below 1024 belong to the system): name another one with --port, such as 4321, or leave it out.');
});
