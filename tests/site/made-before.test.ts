/** A build of what a site was made of before: it costs nothing, and never leaves what is not the same. */
import { mkdirSync, readFileSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { filesBelow } from '../../scripts/output/plan.ts';
import { codeOf, partsOf } from '../../scripts/site/made-of.ts';
import { buildOf } from './rig/build.ts';
import { glossaryPage } from '../ingest/rig/sample-documents.ts';
import { temporaryFolder } from '../ingest/rig/temporary-folder.ts';

// Processes of their own, on machines of any speed.
vi.setConfig({ testTimeout: 600_000 });

const page = (words: string): string => glossaryPage('T', `tide\n${words}`, 'toll\nA toll is paid (see tide).');
const contents = (site: string): [string, string][] => filesBelow(site).sort().map((file) => [file, readFileSync(path.join(site, file), 'base64')]);
/** Which file it is, and when it was written. */
const stateOf = (file: string): string => `${statSync(file).ino} ${statSync(file).mtimeMs}`;

describe('a site that is built again', () => {
  it('stays as it is where nothing changed, is made anew where anything did, and is then what a first build makes', async () => {
    const folder = temporaryFolder({ 'documents/page.txt': page('The tide turns.') });
    const [documents, corpus, site] = ['documents', 'corpus', 'site'].map((name) => path.join(folder, name)) as [string, string, string];
    const home = path.join(site, 'index.html');
    const build = async (to = site, more: Record<string, string> = {}) => {
      const told = await buildOf(['--corpus', corpus, '--to', to], more);
      expect(told.complained).toContain('done');
      return told;
    };
    await ingest({ from: documents, to: corpus });
    await build();
    const first = stateOf(home);
    await build();
    expect(stateOf(home)).toBe(first);

    // A page that somebody wrote into, at the same length and with its old time.
    const { atime, mtime } = statSync(home);
    const written = readFileSync(home, 'utf8');
    writeFileSync(home, written.replace('<title>', '<titel>'));
    utimesSync(home, atime, mtime);
    await build();
    expect(readFileSync(home, 'utf8')).toBe(written);

    // What says the same on another day stays, and is no less looked at.
    const second = stateOf(home);
    expect((await build(site, { IN_FORCE_TODAY: '2001-01-01' })).said).toMatch(/\d of its \d+ pages and data files were made anew/u);
    expect(stateOf(home)).toBe(second);

    writeFileSync(path.join(documents, 'page.txt'), page('The tide stays where it is.'));
    await ingest({ from: documents, to: corpus });
    await build();
    await build(path.join(folder, 'other-site'));
    expect(contents(site)).toEqual(contents(path.join(folder, 'other-site')));
  });
});

describe('what a site is made of', () => {
  it('is told by its files alone: an empty folder and a link into another one are none', () => {
    const root = temporaryFolder();
    const corpus = temporaryFolder();
    writeFileSync(path.join(root, 'page.astro'), 'a lamp');
    const parts = (): string => partsOf(codeOf(root, { base: '/', address: null }), '2026-01-01', corpus);
    const before = parts();
    mkdirSync(path.join(root, 'left-behind'));
    symlinkSync(corpus, path.join(root, 'node_modules'), 'junction');
    expect(parts()).toBe(before);
    writeFileSync(path.join(root, 'left-behind/page.astro'), 'a lock');
    expect(parts()).not.toBe(before);
  });

  it('is told by its day, too: what was made today is made anew tomorrow', () => {
    expect(partsOf('code', '2026-01-02', temporaryFolder())).not.toBe(partsOf('code', '2026-01-01', temporaryFolder()));
  });
});
