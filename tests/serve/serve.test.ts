import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rawRequest } from './rig/raw-request.ts';
import { servedFolder } from './rig/served-folder.ts';
import type { ServedFolder } from './rig/served-folder.ts';

let server: ServedFolder;

const files = {
  'index.html': 'home',
  '404.html': 'no such page',
  'entries/wick/index.html': 'wick',
  '_astro/style.a1b2c3.css': 'body{}',
  'search/texts.json': JSON.stringify({ words: 'wick and lamp '.repeat(50_000) }),
};

beforeAll(async () => {
  server = await servedFolder(files);
  writeFileSync(path.join(server.room, 'secret'), 'secret');
});
afterAll(() => server.close());

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.address + address, { redirect: 'manual', ...init });

describe('the server', () => {
  it('answers the address of a folder with its page', async () => {
    const response = await get('entries/wick/');
    expect(await response.text()).toBe('wick');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('leads to the slash at the end, and keeps what was asked', async () => {
    const response = await get('entries/wick?on=2016-09-05');
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe('/entries/wick/?on=2016-09-05');
  });

  it('keeps what is named by its content for good, and asks again for pages', async () => {
    expect((await get('_astro/style.a1b2c3.css')).headers.get('cache-control')).toContain('immutable');
    const page = await get('');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const etag = page.headers.get('etag') ?? '';
    expect((await rawRequest(server.port, { path: '/', headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('sends texts compressed, whole, to those who take them so', async () => {
    const response = await get('search/texts.json');
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe(files['search/texts.json']);
    const plain = await get('search/texts.json', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(files['search/texts.json']);
    expect((await get('search/texts.json', { headers: { Range: 'bytes=0-9' } })).headers.get('content-length')).toBe('10');
  });

  it('answers an unknown address with the page for it and status 404', async () => {
    const response = await get('entries/nothing/');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('no such page');
  });

  it.each(['../secret', '%2e%2e/secret', '..%2fsecret', '/../secret', 'entries/..%5c..%5c..%5csecret'])('gives nothing outside its folder: %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('only reads', async () => {
    expect((await get('', { method: 'POST' })).status).toBe(405);
    expect((await get('', { method: 'HEAD' })).status).toBe(200);
  });
});
