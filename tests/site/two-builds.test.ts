/** Builds at the same time in one checkout, of different corpora: each is what it would be alone. What they need meanwhile lies on another disk. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { namedIn } from '../../scripts/site/named-files.ts';
import { placesFor } from '../../scripts/site/places.ts';
import { buildOf } from './rig/build.ts';
import { glossaryPage, pageL, rulings2010 } from '../ingest/rig/sample-documents.ts';
import { fill, temporaryFolder } from '../ingest/rig/temporary-folder.ts';

// Processes of their own, on machines of any speed.
vi.setConfig({ testTimeout: 300_000 });

const one = { 'page.txt': pageL, 'corpus.yaml': 'title: The first game\n' };
const other = { 'page.txt': glossaryPage('T', 'tide\nThe tide turns (see towline).', 'toll\nA toll is paid.', 'towline\nA towline is taut.'), 'rulings.txt': rulings2010, 'corpus.yaml': 'title: The second game\n' };

/** Another disk than that of the sites, where the machine has one: nothing can be moved from one to the other. */
const [elsewhere = tmpdir()] = ['/dev/shm'].filter((folder) => existsSync(folder));

const build = (...args: string[]) => buildOf(args, { TMPDIR: elsewhere });

/** Files that pages of a site name and that are not there. */
const lacking = (site: string): string[] => readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  .flatMap((page) => namedIn(readFileSync(path.join(site, page), 'utf8'))).filter((file) => file.startsWith('/') && !existsSync(path.join(site, file)));

const entriesOf = (site: string): string[] => readdirSync(path.join(site, 'entries'), { withFileTypes: true }).filter((item) => item.isDirectory()).map(({ name }) => name).sort();

describe('two builds at the same time', () => {
  it('of two corpora are both whole, and neither has anything of the other', async () => {
    const folder = temporaryFolder();
    for (const [name, contents] of Object.entries({ one, other })) {
      fill(path.join(folder, name), contents);
      await ingest({ from: path.join(folder, name), to: path.join(folder, `${name}-corpus`) });
    }
    const [first, second] = await Promise.all(['one', 'other'].map((name) => build('--corpus', path.join(folder, `${name}-corpus`), '--to', path.join(folder, `${name}-site`))));
    expect([first, second]).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(entriesOf(path.join(folder, 'one-site'))).toEqual(['lamp', 'lantern', 'lock']);
    expect(entriesOf(path.join(folder, 'other-site'))).toEqual(expect.arrayContaining(['tide', 'toll', 'towline']));
    expect(entriesOf(path.join(folder, 'other-site'))).not.toContain('lantern');
    expect([...lacking(path.join(folder, 'one-site')), ...lacking(path.join(folder, 'other-site'))]).toEqual([]);
    expect(readFileSync(path.join(folder, 'one-site/index.html'), 'utf8')).toContain('The first game');
  });

  it('into one folder leave the whole of one of them', async () => {
    const folder = temporaryFolder();
    fill(path.join(folder, 'documents'), one);
    const [corpus, site] = [path.join(folder, 'corpus'), path.join(folder, 'site')];
    await ingest({ from: path.join(folder, 'documents'), to: corpus });
    const ended = await Promise.all([build('--corpus', corpus, '--to', site), build('--corpus', corpus, '--to', site)]);
    expect(ended).toMatchObject([{ code: 0 }, { code: 0 }]);
    expect(lacking(site)).toEqual([]);
    expect(readdirSync(site).filter((name) => name.startsWith('.'))).toEqual(['.in-force']);
  });
});

describe('what is made of a folder of documents', () => {
  it('lies apart from what is made of another, though both have one name', () => {
    const places = ['/a/rules', '/b/rules', '/a/rules'].map((from) => placesFor(from));
    expect(places[0]).toEqual(places[2]);
    expect(new Set(places.flatMap(({ corpus, site }) => [corpus, site])).size).toBe(4);
  });
});
