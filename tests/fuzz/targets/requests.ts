import { symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';

import fc from 'fast-check';

import { thisMachine } from '../../../scripts/serve/listen.ts';
import { rawRequest } from '../../serve/rig/raw-request.ts';
import { servedFolder } from '../../serve/rig/served-folder.ts';
import type { ServedFolder } from '../../serve/rig/served-folder.ts';
import { target } from '../target.ts';
import type { Target } from '../target.ts';

const secret = 'what nobody may read';

const parts = ['index.html', 'entries', 'wick', 'leak', 'secret', 'circle', '_astro', 'a.css', '.', '..', '%2e%2e', '%2f', '%5c', '\\', '%00', '%', '%E0%A4%A', '%F0%9F%AA%94', '~', '', ' ', '?a=/../', '#', 'a'.repeat(300), '404.html', 'C:', 'con'];
const addresses = fc.oneof(
  fc.array(fc.constantFrom(...parts), { maxLength: 8 }).map((all) => `/${all.join('/')}`),
  fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${encodeURI(text.toWellFormed())}`), fc.constantFrom('*', '/', '//', '///secret', '/./', 'http://[::1/', `/${'a/'.repeat(3000)}`),
);
const ranges = fc.oneof(fc.tuple(fc.integer({ min: -5, max: 20 }), fc.integer({ min: -5, max: 20 })).map(([from, to]) => `bytes=${from}-${to}`), fc.constantFrom('bytes=-5', 'bytes=5-2', 'bytes=', 'bytes=0-,0-,0-', 'lines=1-2', `bytes=${'0-1,'.repeat(200)}`, 'bytes=9999999999999999999-'));
const encodings = fc.constantFrom('gzip', 'gzip;q=0', '*', '*;q=0', 'identity;q=0', 'br;q=1.0, gzip;q=0.5', ';;;,,=', 'gzip;q=x', '\u00e9');
const fields = fc.dictionary(fc.constantFrom('Range', 'If-Range', 'If-None-Match', 'If-Match', 'If-Modified-Since', 'Expect', 'Connection', 'Host', 'Content-Length', 'Transfer-Encoding', 'Upgrade', 'X-Any'), fc.oneof(ranges, encodings, fc.constantFrom('*', 'W/"1"', '"', 'Thu, 99 Foo 0000', '100-continue', '5', 'chunked', 'websocket', '-1')));
const requestsOf = fc.record({
  method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'PATCH', 'get', 'G T'),
  address: addresses,
  fields,
  encoding: fc.option(encodings, { nil: undefined }),
  body: fc.oneof(fc.constant(''), fc.string({ unit: 'binary', maxLength: 30 })),
  ending: fc.constantFrom('\r\n', '\n', '\r\n\r\n'),
});
type Request = typeof requestsOf extends fc.Arbitrary<infer T> ? T : never;

function written({ method, address, fields: given, encoding, body, ending }: Request): string {
  const all = Object.entries({ Host: 'here', ...(encoding === undefined ? {} : { 'Accept-Encoding': encoding }), ...given });
  return [`${method} ${address} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), 'Connection: close', '', ''].join('\r\n') + body + ending;
}

/** What comes back to bytes, until the line is closed or nothing more is said. */
const answerTo = (port: number, request: string): Promise<string> => new Promise((resolve) => {
  const socket = connect(port, thisMachine, () => { socket.end(request); });
  const pieces: Buffer[] = [];
  const end = (): void => { resolve(Buffer.concat(pieces).toString('latin1')); };
  socket.setTimeout(3000, () => socket.destroy());
  // A line that is broken off is an answer too.
  socket.on('data', (piece: Buffer) => pieces.push(piece)).on('error', () => socket.destroy()).on('close', end);
});

async function open(): Promise<ServedFolder> {
  const served = await servedFolder({ 'index.html': 'home', '404.html': 'no such page', 'entries/wick/index.html': 'wick', '_astro/a.css': 'body{}'.repeat(300), 'ten.txt': '0123456789' });
  writeFileSync(path.join(served.room, 'secret'), secret);
  symlinkSync(path.join(served.room, 'secret'), path.join(served.folder, 'leak'));
  symlinkSync('circle', path.join(served.folder, 'circle'));
  return served;
}

const requestsTo = (served: ServedFolder): Target => target({
  name: 'requests',
  cases: requestsOf,
  holds: async (request) => {
    const answer = await answerTo(served.port, written(request));
    if (answer.includes(secret)) throw new Error('It gave what lies outside its folder.');
    if (answer.startsWith('HTTP/1.1 5')) throw new Error(`It failed: ${answer.slice(0, 60)}`);
    const after = await rawRequest(served.port, { path: '/' });
    if (after.status !== 200 || after.body.toString() !== 'home') throw new Error('After it, the first page is not answered.');
  },
});

/** Requests that no browser makes: none fails, none is led out of the folder, and after each the next is answered. */
export const requests: Target = {
  name: 'requests',
  fuzz: async (seed, milliseconds) => {
    const served = await open();
    try {
      return await requestsTo(served).fuzz(seed, milliseconds);
    } finally {
      await served.close();
    }
  },
};
