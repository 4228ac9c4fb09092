import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { stateOf } from '../../scripts/output/write-folder.ts';
import { bytes, readSite, text, writing } from '../../scripts/site/site-files.ts';
import type { Before } from '../../scripts/site/site-files.ts';

let room = '';
beforeEach(() => { room = mkdtempSync(path.join(tmpdir(), 'in-force-writing-')); });
afterEach(() => { rmSync(room, { recursive: true, force: true }); });

/** A folder in which a build has written some files. */
const folderWith = (folder: string, owned: readonly string[] = []): Before => ({ folder, owned: new Set(owned), keeps: new Map() });

const names = Array.from({ length: 200 }, (_, at) => `entries/${at % 50}/${at}.html`);

describe('files that are written while the next ones are made', () => {
  it('are all there in the end, each with its own bytes', async () => {
    const told = await writing(room, folderWith(room), async (write) => {
      for (const name of names) await write(name, bytes(name));
      return names.length;
    });
    const site = readSite(room);
    expect(told).toBe(site.size);
    expect([...site].filter(([name, content]) => name !== text(content))).toEqual([]);
  });

  it('are not written where a build wrote them as they are: those stay', async () => {
    const [before, fresh] = [path.join(room, 'before'), path.join(room, 'fresh')];
    const all = ['a/same.html', 'a/changed.html', 'a/of-somebody.html', 'a/gone.html', 'a/folder.html'];
    await writing(before, folderWith(before), async (put) => {
      for (const name of all.slice(0, 3)) await put(name, bytes('mist'));
    });
    mkdirSync(path.join(before, 'a/folder.html'));
    const stand = folderWith(before, all.filter((name) => !name.includes('somebody')));
    await writing(fresh, stand, async (put) => {
      for (const name of all) await put(name, bytes(name === 'a/changed.html' ? 'snow' : 'mist'));
    });
    expect([...stand.keeps]).toEqual([['a/same.html', stateOf(path.join(before, 'a/same.html'))]]);
    expect([...readSite(fresh)].map(([name, content]) => [name, text(content)])).toEqual(all.filter((name) => name !== 'a/same.html').toSorted().map((name) => [name, name === 'a/changed.html' ? 'snow' : 'mist']));
  });

  it('have all come to an end when the work has failed: none comes into a folder that is being removed', async () => {
    await expect(writing(room, folderWith(room), async (write) => {
      for (const name of names) await write(name, bytes('fog'));
      throw new Error('A page could not be made');
    })).rejects.toThrow('A page could not be made');
    expect([...readSite(room)].filter(([, content]) => text(content) === 'fog')).toHaveLength(names.length);
  });

  it('are missed: what a disk refuses is thrown', async () => {
    writeFileSync(path.join(room, 'entries'), 'a file where a folder is to be');
    await expect(writing(room, folderWith(room), (write) => write('entries/1.html', bytes('fog')))).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
