/** Files in a folder that this program did not write: they stay. */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { UsageError } from '../../scripts/command/usage-error.ts';
import { readMarker } from '../../scripts/output/marker.ts';
import { writeFolder } from '../../scripts/output/write-folder.ts';
import { fill, textsIn } from '../ingest/rig/temporary-folder.ts';
import { replaceFolder, roomForEach, write } from './rig/room.ts';

const here = roomForEach();
const page = (): string => readFileSync(path.join(here.target, 'page'), 'utf8');

describe('files that are not ours', () => {
  it('are kept in a folder that we wrote, where they lie, beside new files and old', async () => {
    const make = (files: Record<string, string>): Promise<void> => replaceFolder(here.target, (fresh) => {
      fill(fresh, files);
      return Promise.resolve();
    });
    await make({ 'entries/a/index.html': 'a', 'entries/b/index.html': 'b', 'index.html': '1' });
    fill(here.target, { CNAME: 'mine', '.git/config': 'mine', 'entries/a/note': 'mine', 'entries/mine/x': 'mine' });
    const before = statSync(path.join(here.target, 'entries/a/note')).ino;
    await make({ 'entries/a/index.html': 'A', 'entries/c/index.html': 'c', 'index.html': '2' });
    expect(statSync(path.join(here.target, 'entries/a/note')).ino).toBe(before);
    expect(readMarker(here.target)?.files).toEqual(['entries/a/index.html', 'entries/c/index.html', 'index.html']);
    expect(textsIn(here.target)).toEqual({ '.git/config': 'mine', CNAME: 'mine', 'entries/a/index.html': 'A', 'entries/a/note': 'mine', 'entries/c/index.html': 'c', 'entries/mine/x': 'mine', 'index.html': '2' });
  });

  it('make a folder one that no site is written into', async () => {
    fill(here.target, { 'thesis.txt': 'mine' });
    await expect(replaceFolder(here.target, write('new'))).rejects.toThrow(/thesis\.txt: name an empty or a new folder/u);
    expect(textsIn(here.target)).toEqual({ 'thesis.txt': 'mine' });
  });

  it('are never written over, not even under the name of a file that we would write', async () => {
    await replaceFolder(here.target, write('old'));
    fill(here.target, { 'about/index.html': 'mine' });
    const make = (files: Record<string, string>) => replaceFolder(here.target, (fresh) => {
      fill(fresh, files);
      return Promise.resolve();
    });
    await expect(make({ 'about/index.html': 'new' })).rejects.toThrow(/about\/index\.html was not written by In Force/u);
    await expect(make({ about: 'a file' })).rejects.toThrow(/about was not written by In Force/u);
    await expect(make({ 'about/index.html/below': 'deeper' })).rejects.toThrow(/about\/index\.html was not written/u);
    expect(textsIn(here.target)).toMatchObject({ page: 'old', 'about/index.html': 'mine' });
  });

  it('are not reached through a link that somebody put in the place of a folder of ours', async () => {
    await replaceFolder(here.target, (fresh) => {
      fill(fresh, { 'entries/a': 'a', page: 'old' });
      return Promise.resolve();
    });
    renameSync(path.join(here.target, 'entries'), path.join(here.room, 'elsewhere'));
    symlinkSync(path.join(here.room, 'elsewhere'), path.join(here.target, 'entries'));
    await replaceFolder(here.target, write('new'));
    expect(readFileSync(path.join(here.room, 'elsewhere/a'), 'utf8')).toBe('a');
    expect(readdirSync(here.target)).toEqual(['.in-force', 'entries', 'page']);
  });

  it('are safe from a list that came with the folder and leads out of it', async () => {
    fill(here.room, { mine: 'mine', 'site/.in-force': 'In Force, format 1: written by build.\n../../mine\n/etc/hostname\na/../../mine\nrulings/../../mine\n', 'site/page': 'theirs' });
    await expect(replaceFolder(here.target, write('new'))).rejects.toThrow(/page was not written by In Force/u);
    expect(readFileSync(path.join(here.room, 'mine'), 'utf8')).toBe('mine');
  });

  it('are what another of our commands wrote, too', async () => {
    await writeFolder({ folder: here.target, by: 'ingest', mayHoldOthers: true }, write('a corpus'));
    await expect(replaceFolder(here.target, write('a site'))).rejects.toThrow(/holds a corpus, which is not replaced by a built site/u);
    expect(page()).toBe('a corpus');
  });

  it('are safe whatever they are called and whatever we write', async () => {
    const name = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
    const files = fc.uniqueArray(name, { maxLength: 6 }).map((names) => names.filter((one) => !names.some((other) => other.startsWith(`${one}/`))));
    let at = 0;
    await fc.assert(fc.asyncProperty(fc.array(fc.tuple(files, files), { minLength: 1, maxLength: 4 }), async (rounds) => {
      const folder = path.join(here.room, `round-${at += 1}`);
      mkdirSync(folder);
      const own = new Map<string, string>();
      for (const [ours, theirs] of rounds) {
        for (const file of theirs) {
          const place = path.join(folder, file);
          if (existsSync(place) || [...own.keys()].some((one) => `${file}/`.startsWith(`${one}/`))) continue;
          try {
            fill(folder, { [file]: `mine, ${at}` });
            own.set(file, `mine, ${at}`);
          } catch {
            // One of our files stands where a folder would be needed.
          }
        }
        const texts = Object.fromEntries(ours.map((file) => [file, 'ours']));
        await writeFolder({ folder, by: 'ingest', mayHoldOthers: true }, (fresh) => {
          fill(fresh, texts);
          return Promise.resolve();
        }).then(() => { for (const file of ours) expect(readFileSync(path.join(folder, file), 'utf8')).toBe('ours'); }, (error: unknown) => { expect(error).toBeInstanceOf(UsageError); });
        for (const [file, text] of own) expect(readFileSync(path.join(folder, file), 'utf8')).toBe(text);
        expect(readdirSync(folder).filter((one) => one.startsWith('.in-force-'))).toEqual([]);
      }
    }), { numRuns: 150 });
  });
});
