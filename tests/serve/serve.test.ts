import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { thisMachine } from '../../scripts/serve/listen.ts';
import { serve } from '../../scripts/serve/serve.ts';
import type { RunningServer } from '../../scripts/serve/serve.ts';

const room = mkdtempSync(path.join(tmpdir(), 'in-force-serve-'));
const folder = path.join(room, 'site');
let server: RunningServer;

const files = {
  'index.html': 'home',
  '404.html': 'no such page',
  'entries/wick/index.html': 'wick',
  '_astro/style.a1b2c3.css': 'body{}',
  'search/texts.json': JSON.stringify({ words: 'wick and lamp '.repeat(50_000) }),
};

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  writeFileSync(path.join(room, 'secret'), 'secret');
  server = await serve({ folder, port: 0, host: thisMachine });
});
afterAll(async () => {
  await server.close();
  rmSync(room, { recursive: true, force: true });
});

const get = (address: string, init: RequestInit = {}): Promise<Response> =>
  fetch(server.address + address, { redirect: 'manual', ...init });

describe('the server', () => {
  it('answers the address of a folder with its page', async () => {
    const response = await get('entries/wick/');
    expect(await response.text()).toBe('wick');
    expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
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
    expect((await get('', { headers: { 'If-None-Match': etag } })).status).toBe(304);
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

  it.each(['../secret', '%2e%2e/secret', '..%2fsecret', '/../secret', '%E0%A4%A'])('gives nothing outside its folder: %s', async (address) => {
    expect((await get(address)).status).toBe(404);
  });

  it('only reads', async () => {
    expect((await get('', { method: 'POST' })).status).toBe(405);
    expect((await get('', { method: 'HEAD' })).status).toBe(200);
  });
});
