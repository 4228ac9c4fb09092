import { once } from 'node:events';
import { symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { thisMachine } from '../../scripts/serve/listen.ts';
import { rawRequest } from './rig/raw-request.ts';
import type { RawAnswer, RawRequest } from './rig/raw-request.ts';
import { servedFolder } from './rig/served-folder.ts';
import type { ServedFolder } from './rig/served-folder.ts';

const files = {
  'index.html': 'home',
  '404.html': 'no such page',
  'entries/wick/index.html': 'wick',
  'entries/a b/index.html': 'two words',
  'ten.txt': '0123456789',
  'lamps.js': 'const lamps = 1;'.repeat(500),
  'empty.txt': '',
};
let served: ServedFolder;

beforeAll(async () => {
  served = await servedFolder(files);
  writeFileSync(path.join(served.room, 'outside.txt'), 'nobody may read this');
  symlinkSync(path.join(served.room, 'outside.txt'), path.join(served.folder, 'leak.txt'));
  symlinkSync(served.room, path.join(served.folder, 'leak'));
  symlinkSync(path.join(served.folder, 'entries'), path.join(served.folder, 'articles'));
  symlinkSync('circle', path.join(served.folder, 'circle'));
});
afterAll(() => served.close());

const ask = (request: RawRequest | string): Promise<RawAnswer> => rawRequest(served.port, typeof request === 'string' ? { path: request } : request);
const range = (bytes: string, of = '/ten.txt'): Promise<RawAnswer> => ask({ path: of, headers: { Range: `bytes=${bytes}` } });

describe('a request that no browser makes', () => {
  it.each([
    ['/%00', 400], ['/entries/%00/', 400], ['/%E0%A4%A', 400], ['/%', 400], ['*', 400], ['http://elsewhere.example/', 400],
    [`/${'a'.repeat(5000)}`, 404], [`/${'a/'.repeat(2500)}`, 404], ['/index.html/', 404], ['/ten.txt/more', 404], ['//', 200], ['/?', 200],
  ])('is answered: %s', async (address, status) => {
    expect((await ask(address)).status).toBe(status);
    expect((await ask('/')).body.toString()).toBe('home');
  });

  it('leads nowhere else by the slash it lacks', async () => {
    expect((await ask('//entries/wick?on=2016-09-05')).headers['location']).toBe('/entries/wick/?on=2016-09-05');
    expect((await ask('/entries/a%20b')).headers['location']).toBe('/entries/a%20b/');
    expect((await ask('/\\elsewhere.example/%2e%2e')).headers['location']).toBe('/');
  });

  it.each(['/leak.txt', '/leak/outside.txt', '/leak/site/index.html/../../outside.txt', '/circle', '/circle/'])('is not led out of the folder by a link: %s', async (address) => {
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe('no such page');
  });

  it('may follow a link that stays within', async () => {
    expect((await ask('/articles/wick/')).body.toString()).toBe('wick');
  });
});

describe('a part of a file', () => {
  it.each([
    ['0-3', 206, '0123', 'bytes 0-3/10'], ['-5', 206, '56789', 'bytes 5-9/10'], ['8-', 206, '89', 'bytes 8-9/10'],
    ['8-99', 206, '89', 'bytes 8-9/10'], ['-99', 200, '0123456789', undefined],
  ])('is what was asked for: bytes=%s', async (bytes, status, text, held) => {
    const answer = await range(bytes);
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([status, text, held]);
  });

  it.each(['5-2', '10-', '99-100', '-0'])('that it has not is refused: bytes=%s', async (bytes) => {
    const answer = await range(bytes);
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */10']);
  });

  it('of an empty file is none', async () => {
    expect((await range('0-', '/empty.txt')).status).toBe(416);
    expect((await ask('/empty.txt')).body.length).toBe(0);
  });

  it('is never compressed', async () => {
    const answer = await ask({ path: '/lamps.js', headers: { Range: 'bytes=0-4', 'Accept-Encoding': 'gzip' } });
    expect([answer.body.toString(), answer.headers['content-encoding']]).toEqual(['const', undefined]);
  });
});

describe('what a client takes compressed', () => {
  it.each([
    ['gzip', 'gzip'], ['br, gzip;q=0.8', 'gzip'], ['*', 'gzip'], ['gzip;q=0', undefined], ['identity', undefined], ['', undefined],
    ['gzip;q=0, *', undefined], ['identity, gzip;q=0.5', undefined], ['x-gzip-like', undefined],
  ])('is as it says: %s', async (accepted, encoding) => {
    const answer = await ask({ path: '/lamps.js', headers: { 'Accept-Encoding': accepted } });
    expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'Accept-Encoding']);
    expect((encoding === undefined ? answer.body : gunzipSync(answer.body)).toString()).toBe(files['lamps.js']);
  });
});

describe('a client that dawdles', () => {
  const begins = [
    'GET / HTTP/1.1\r\nHost: here\r\nX-Slow: ', 'GET', '', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\nfew',
    'GET /large.bin HTTP/1.1\r\nHost: here\r\n\r\n', 'GET / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nwords\r\n',
  ];
  const large = 30_000_000;

  /** Says the beginning of a request, and takes nothing in for a while: what is on its way to it fills up. */
  const dawdle = (port: number, begin: string): Promise<number> => new Promise((resolve) => {
    const socket = connect(port, thisMachine);
    socket.pause();
    if (begin !== '') socket.write(begin);
    setTimeout(() => { socket.resume(); }, 5000);
    // The end of such a line is an error on some systems; its bytes are what counts.
    socket.on('error', () => socket.destroy()).on('close', () => { resolve(socket.bytesRead); });
  });

  /** However a line ends: its end is an error on some systems. */
  const closed = (socket: Socket): Promise<void> => new Promise((resolve) => {
    socket.resume().on('error', () => socket.destroy()).on('close', () => { resolve(); });
  });

  it('is shut out in time, and holds nobody else up', async () => {
    const busy = await servedFolder({ ...files, 'large.bin': 'x'.repeat(large) }, { headers: 300, request: 600, silence: 900, connections: 4000 });
    const ends = Promise.all(begins.flatMap((begin) => Array.from({ length: 10 }, () => dawdle(busy.port, begin))));
    expect((await rawRequest(busy.port, { path: '/entries/wick/' })).body.toString()).toBe('wick');
    expect(Math.max(...await ends)).toBeLessThan(large);
    expect((await rawRequest(busy.port, { path: '/' })).status).toBe(200);
    await busy.close();
  }, 60_000);

  it.each([
    ['its head', 'GET / HTTP/1.1\r\nHost: here\r\nX-Slow: '], ['what follows its head', 'GET / HTTP/1.1\r\nHost: here\r\nContent-Length: 100000\r\n\r\n'],
  ])('letter by letter with %s is shut out too, though it is never silent', async (_, begin) => {
    const busy = await servedFolder(files, { headers: 300, request: 600, silence: 60_000, connections: 4000 });
    const socket = connect(busy.port, thisMachine);
    const gone = closed(socket);
    socket.write(begin);
    const trickle = setInterval(() => { socket.write('a'); }, 50);
    await gone;
    clearInterval(trickle);
    await busy.close();
  }, 60_000);

  it('finds no room beside as many as there may be, and those who come after them do', async () => {
    const busy = await servedFolder(files, { headers: 1500, request: 1500, silence: 3000, connections: 20 });
    const held = Array.from({ length: 20 }, () => connect(busy.port, thisMachine));
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const gone = Promise.all(held.map(closed));
    await expect(rawRequest(busy.port, { path: '/' })).rejects.toThrow();
    await gone;
    expect((await rawRequest(busy.port, { path: '/' })).status).toBe(200);
    await busy.close();
  }, 60_000);

  it('with a head that does not end is refused before it fills the memory', async () => {
    const socket = connect(served.port, thisMachine);
    let [sent, answered] = [0, ''];
    socket.on('error', () => undefined).on('data', (text) => { answered += String(text); });
    const line = `X-More: ${'m'.repeat(8000)}\r\n`;
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n');
    while (!socket.destroyed && sent < 200) {
      socket.write(line);
      sent += 1;
      await new Promise((resolve) => { setTimeout(resolve, 5); });
    }
    expect(answered).toMatch(/^HTTP\/1\.1 431 /u);
    expect(sent).toBeLessThan(100);
    socket.destroy();
  });
});
