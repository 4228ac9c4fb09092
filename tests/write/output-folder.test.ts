import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { writeOutput } from '../../scripts/write/output-folder.ts';
import { fill, temporaryFolder, textsIn, timesIn } from '../ingest/rig/temporary-folder.ts';

const generated = (texts: Record<string, string>): Map<string, string> => new Map(Object.entries(texts));

const first = { 'entries/lamp.mdx': 'A lamp.', 'entries/lock.mdx': 'A lock.', 'versions/lamp/1.mdx': 'A lamp.', 'rulings/2010/lamp.mdx': 'It burns.', 'corpus.json': '{}' };
const own = { 'corpus.yaml': 'title: Lamps', 'sources/page.txt': 'lamp', 'notes.md': 'mine', 'decisions/a.yaml': 'kind: alias' };

describe('the output folder', () => {
  it('is made where there is none, and holds exactly what was given', async () => {
    const folder = path.join(temporaryFolder(), 'deep', 'out');
    expect(await writeOutput(folder, generated(first))).toEqual({ changed: Object.keys(first), unchanged: 0, removed: [] });
    expect(textsIn(folder)).toEqual(first);
  });

  it('is not touched where nothing changed', async () => {
    const folder = temporaryFolder();
    await writeOutput(folder, generated(first));
    const before = timesIn(folder);
    expect(await writeOutput(folder, generated(first))).toEqual({ changed: [], unchanged: 5, removed: [] });
    expect(timesIn(folder)).toEqual(before);
  });

  it('gets the files that are new or differ; the others stay as they are on disk', async () => {
    const folder = temporaryFolder();
    await writeOutput(folder, generated(first));
    const before = timesIn(folder);
    const { 'entries/lock.mdx': gone, ...rest } = first;
    const written = await writeOutput(folder, generated({ ...rest, 'entries/lamp.mdx': 'A lamp, lit.', 'entries/oar.mdx': 'An oar.' }));
    expect(gone).toBe('A lock.');
    expect(written).toEqual({ changed: ['entries/lamp.mdx', 'entries/oar.mdx'], unchanged: 3, removed: ['entries/lock.mdx'] });
    const after = timesIn(folder);
    expect(Object.keys(after).filter((file) => after[file] === before[file])).toEqual(['corpus.json', 'rulings/2010/lamp.mdx', 'versions/lamp/1.mdx']);
    expect(Object.keys(after)).not.toContain('entries/lock.mdx');
  });

  it('keeps what is the operator\'s', async () => {
    const folder = temporaryFolder(own);
    await writeOutput(folder, generated(first));
    await writeOutput(folder, generated({ 'corpus.json': '{}' }));
    expect(textsIn(folder)).toEqual({ 'corpus.json': '{}', 'corpus.yaml': 'title: Lamps', 'notes.md': 'mine', 'decisions/a.yaml': 'kind: alias' });
  });

  it('keeps its last good output where writing fails half-way, and nothing is left beside it', async () => {
    const folder = temporaryFolder();
    await writeOutput(folder, generated(first));
    const before = timesIn(folder);
    const impossible = generated({ ...first, 'entries/lamp.mdx': 'changed', 'rulings/2010/lamp.mdx/below-a-file.mdx': 'a file cannot hold files' });
    await expect(writeOutput(folder, impossible)).rejects.toThrow(/EEXIST|ENOTDIR|EISDIR/u);
    expect(timesIn(folder)).toEqual(before);
    expect(textsIn(folder)).toEqual(first);
  });

  it('is cleared of what a run left behind that was killed outright', async () => {
    const folder = temporaryFolder();
    await writeOutput(folder, generated(first));
    fill(folder, { '.in-force-new-99999999/new/entries/half.mdx': 'half' });
    await writeOutput(folder, generated({ ...first, 'corpus.json': '{ }' }));
    expect(textsIn(folder)).toEqual({ ...first, 'corpus.json': '{ }' });
  });
});
