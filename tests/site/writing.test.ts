import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { stateOf } from '../../scripts/output/write-folder.ts';
import { bytes, readSite, text, writer, writeSite } from '../../scripts/site/site-files.ts';
import type { Before } from '../../scripts/site/site-files.ts';

let room = '';
beforeEach(() => { room = mkdtempSync(path.join(tmpdir(), 'in-force-writing-')); });
afterEach(() => { rmSync(room, { recursive: true, force: true }); });

/** A folder in which a build has written some files. */
const folderWith = (folder: string, owned: readonly string[] = []): Before => ({ folder, owned: new Set(owned), keeps: new Map() });

const names = Array.from({ length: 200 }, (_, at) => `entries/${at % 50}/${at}.html`);

describe('files that are written one by one', () => {
  it('are all there, each with its own bytes', async () => {
    await writeSite(room, new Map(names.map((name) => [name, bytes(name)])));
    const site = readSite(room);
    expect([...site.keys()]).toEqual(names.toSorted());
    expect([...site].filter(([name, content]) => name !== text(content))).toEqual([]);
  });

  it('let others come in between: who wants to stop the process is heard', async () => {
    const beats: number[] = [];
    const heart = setInterval(() => { beats.push(beats.length); }, 0);
    await writeSite(room, new Map(Array.from({ length: 3000 }, (_, at) => [`entries/${at}.html`, bytes('fog')])));
    clearInterval(heart);
    expect(beats.length).toBeGreaterThan(2);
  });

  it('are not written where a build wrote them as they are: those stay', () => {
    const [before, fresh] = [path.join(room, 'before'), path.join(room, 'fresh')];
    const all = ['a/same.html', 'a/changed.html', 'a/anew.html', 'a/of-somebody.html', 'a/gone.html', 'a/folder.html'];
    const first = writer(before, folderWith(before));
    for (const name of all.slice(0, 4)) first(name, bytes('mist'), true);
    mkdirSync(path.join(before, 'a/folder.html'));
    const stand = folderWith(before, all.filter((name) => !name.includes('somebody')));
    const put = writer(fresh, stand);
    for (const name of all) put(name, bytes(name === 'a/changed.html' ? 'snow' : 'mist'), name !== 'a/anew.html');
    expect([...stand.keeps]).toEqual([['a/same.html', stateOf(path.join(before, 'a/same.html'))]]);
    expect([...readSite(fresh)].map(([name, content]) => [name, text(content)])).toEqual(all.filter((name) => name !== 'a/same.html').toSorted().map((name) => [name, name === 'a/changed.html' ? 'snow' : 'mist']));
  });

  it('are missed: what a disk refuses is thrown', () => {
    writeFileSync(path.join(room, 'entries'), 'a file where a folder is to be');
    expect(() => { writer(room)('entries/1.html', bytes('fog'), false); }).toThrow(/ENOTDIR|EEXIST/);
  });
});
