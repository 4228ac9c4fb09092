import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { bytes, readSite, text, writing } from '../../scripts/site/site-files.ts';

let room = '';
beforeEach(() => { room = mkdtempSync(path.join(tmpdir(), 'in-force-writing-')); });
afterEach(() => { rmSync(room, { recursive: true, force: true }); });

const names = Array.from({ length: 200 }, (_, at) => `entries/${at % 50}/${at}.html`);

describe('files that are written while the next ones are made', () => {
  it('are all there in the end, each with its own bytes', async () => {
    const told = await writing(room, room, async (write) => {
      for (const name of names) await write(name, bytes(name), false);
      return names.length;
    });
    const site = readSite(room);
    expect(told).toBe(site.size);
    expect([...site].filter(([name, content]) => name !== text(content))).toEqual([]);
  });

  it('are the same file on disk where they stand as they are, and another where they do not', async () => {
    const [before, fresh] = [path.join(room, 'before'), path.join(room, 'fresh')];
    const write = (folder: string, words: string): Promise<void> => writing(folder, before, async (put) => {
      await put('a/same.html', bytes('mist'), true);
      await put('a/changed.html', bytes(words), true);
      await put('a/anew.html', bytes('fog'), false);
    });
    await write(before, 'rain');
    await write(fresh, 'snow');
    const isOne = (name: string): boolean => statSync(path.join(before, name)).ino === statSync(path.join(fresh, name)).ino;
    expect([isOne('a/same.html'), isOne('a/changed.html'), isOne('a/anew.html')]).toEqual([true, false, false]);
    expect(readFileSync(path.join(fresh, 'a/changed.html'), 'utf8')).toBe('snow');
  });

  it('have all come to an end when the work has failed: none comes into a folder that is being removed', async () => {
    await expect(writing(room, room, async (write) => {
      for (const name of names) await write(name, bytes('fog'), false);
      throw new Error('A page could not be made');
    })).rejects.toThrow('A page could not be made');
    expect([...readSite(room)].filter(([, content]) => text(content) === 'fog')).toHaveLength(names.length);
  });

  it('are missed: what a disk refuses is thrown', async () => {
    writeFileSync(path.join(room, 'entries'), 'a file where a folder is to be');
    await expect(writing(room, room, (write) => write('entries/1.html', bytes('fog'), false))).rejects.toThrow(/ENOTDIR|EEXIST/);
  });
});
