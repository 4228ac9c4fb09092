/** A site that is built again after something changed: only what changed is made, and every byte is that of a full build. */
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { filesBelow } from '../../scripts/output/plan.ts';
import { placesFor } from '../../scripts/site/places.ts';
import { offlineCopy } from '../../src/model/offline-copy.ts';
import type { OfflineCopy } from '../../src/model/offline-copy.ts';
import { buildOf } from './rig/build.ts';
import { glossaryPage, pageL, rulings2010, rulingsDocument } from '../ingest/rig/sample-documents.ts';
import { fill, temporaryFolder } from '../ingest/rig/temporary-folder.ts';

// Processes of their own, on machines of any speed.
vi.setConfig({ testTimeout: 1_800_000, hookTimeout: 600_000 });

/** How a site is built besides what its corpus says. */
interface Told { base: string; day: string }

interface Room { documents: string; corpus: string; site: string; told: Told; kept: string }

type Change = (room: Room, at: number) => void;

const filesOf = ({ documents }: Room, kind: string): string[] => readdirSync(path.join(documents, 'sources')).filter((name) => name.startsWith(kind)).sort();

/** One of a list, whatever its length. */
function pick<T>(all: readonly T[], at: number): T {
  const found = all[at % all.length];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Rewrites one file of a kind, as its parts at a separator. */
function rewrite(room: Room, kind: string, separator: string, at: number, change: (parts: string[]) => string[]): void {
  const file = path.join(room.documents, 'sources', pick(filesOf(room, kind), at));
  writeFileSync(file, change(readFileSync(file, 'utf8').split(separator)).join(separator));
}

const betweenEntries = '\n\u00A0\n';

/** The changes that come to a corpus, and to how it is built. */
const changes: Readonly<Record<string, Change>> = {
  'a line': (room, at) => { rewrite(room, pick(['glossary', 'rulings'], at), '\n', at, (lines) => lines.map((line, here) => (here === at % lines.length && line.length > 40 ? `${line} It is dry.` : line))); },
  'an entry less': (room, at) => { rewrite(room, 'glossary', betweenEntries, at, (entries) => entries.filter((_, here) => here !== 2 + at % (entries.length - 4))); },
  'an entry more': (room, at) => { rewrite(room, 'glossary', betweenEntries, at, (entries) => entries.flatMap((entry, here) => (here === 3 ? [entry, `\n${entry.trim().split('\n')[0] ?? ''} by night ${at}\nIt is seen by night. See lantern.\n`] : [entry]))); },
  'a ruling less': (room, at) => { rewrite(room, 'rulings', '\n\n', at, (parts) => parts.filter((_, here) => here !== 4 + at % Math.max(1, parts.length - 5))); },
  'a document more': (room, at) => { writeFileSync(path.join(room.documents, 'sources', `rulings-new-${at}.txt`), rulingsDocument(`${1 + at % 28} May ${2020 + at % 5}`, 'towing - A boat that is towed has no lamp.', 'lantern - A lantern may be lent.', 'lock - See towing.')); },
  'a document less': (room, at) => { rmSync(path.join(room.documents, 'sources', pick(filesOf(room, 'rulings'), at))); },
  'another title': ({ documents }, at) => {
    const file = path.join(documents, 'corpus.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: Lamps of Ostermere ${at}`));
  },
  'another day': ({ told }, at) => { told.day = `20${12 + at % 15}-05-04`; },
  'another base': ({ told }, at) => { told.base = pick(['/', '/rules/', '/lamps/'], at); },
};

const kinds = Object.keys(changes);

/** Every kind once, in any order. */
const someChanges = fc.shuffledSubarray(kinds, { minLength: kinds.length }).chain((all) => fc.tuple(...all.map((kind) => fc.record({ kind: fc.constant(kind), at: fc.nat(500) }))));

/** After so many changes, and after the last, all is compared: a page that was kept wrongly is kept on. */
const stride = 5;

const contents = (site: string): Map<string, string> => new Map(filesBelow(site).filter((file) => file !== '.in-force').sort().map((file) => [file, readFileSync(path.join(site, file), 'base64')]));

const copyOf = (site: string): OfflineCopy => offlineCopy.parse(JSON.parse(readFileSync(path.join(site, 'offline-copy/copy.json'), 'utf8')));

/** Files that are not the same in both. */
function different(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file));
}

async function build({ told, kept }: Pick<Room, 'told' | 'kept'>, corpus: string, site: string, ...more: string[]): Promise<{ anew: number; all: number }> {
  const { code, said, complained } = await buildOf(['--corpus', corpus, '--to', site, '--base', told.base, ...more], { IN_FORCE_TODAY: told.day, IN_FORCE_KEPT: kept });
  if (code !== 0) throw new Error(complained);
  const [, anew = '0', all = '0'] = /(\d+) of its (\d+) pages/.exec(said) ?? [];
  return { anew: Number(anew), all: Number(all) };
}

function roomWith(documents: (folder: string) => void): Room {
  const folder = temporaryFolder();
  const [at, corpus, site, kept] = ['documents', 'corpus', 'site', 'kept'].map((name) => path.join(folder, name)) as [string, string, string, string];
  documents(at);
  return { documents: at, corpus, site, kept, told: { base: '/', day: '2026-01-01' } };
}

/** What a build makes that knows nothing of the builds before it: the corpus lies where none was built from. */
async function full(room: Room, name: string): Promise<Map<string, string>> {
  const [corpus, site] = ['corpus', 'site'].map((kind) => path.join(room.documents, '..', `${name}-${kind}`)) as [string, string];
  cpSync(room.corpus, corpus, { recursive: true });
  await build(room, corpus, site);
  return contents(site);
}

describe('a site that is built again after a change', () => {
  it('is what a full build makes, byte for byte, after any changes one after the other', async () => {
    const shipped = placesFor(undefined).documents;
    const seed = Number(process.env['IN_FORCE_SEED'] ?? 20_191_104);
    const [list = []] = fc.sample(someChanges, { seed, numRuns: 1 });
    const room = roomWith((folder) => { for (const part of ['sources', 'decisions', 'corpus.yaml']) cpSync(path.join(shipped, part), path.join(folder, part), { recursive: true }); });
    await ingest({ from: room.documents, to: room.corpus });
    await build(room, room.corpus, room.site);
    for (const [step, { kind, at }] of list.entries()) {
      changes[kind]?.(room, at);
      await ingest({ from: room.documents, to: room.corpus });
      await build(room, room.corpus, room.site);
      if (step % stride !== stride - 1 && step !== list.length - 1) continue;
      const changed = list.slice(0, step + 1);
      expect({ seed, changed, different: different(contents(room.site), await full(room, `full-${step}`)) }).toEqual({ seed, changed, different: [] });
    }
  });

  it('makes little anew for a ruling more, everything where it is told to or what was kept is damaged, and the same each time', async () => {
    const lamps = Array.from({ length: 60 }, (_, at) => `lamp ${String(at).padStart(2, '0')}\nThis lamp burns until dawn. See lantern.`);
    const room = roomWith((folder) => { fill(folder, { 'page.txt': pageL, 'lamps.txt': glossaryPage('M', ...lamps.map((entry) => `m${entry}`)), 'rulings.txt': rulings2010 }); });
    await ingest({ from: room.documents, to: room.corpus });
    const first = await build(room, room.corpus, room.site);
    expect(first).toEqual({ anew: first.all, all: first.all });

    writeFileSync(path.join(room.documents, 'more.txt'), rulingsDocument('4 May 2011', 'lantern - A lantern has one wick.', 'lock - A lock is deep.', 'oar - An oar is long.'));
    await ingest({ from: room.documents, to: room.corpus });
    const before = new Map(filesBelow(room.site).map((file) => [file, statSync(path.join(room.site, file)).ino]));
    const second = await build(room, room.corpus, room.site);
    expect(second.anew).toBeLessThan(second.all / 2);
    const made = contents(room.site);
    // What leads on to an entry says nothing that a document changes, and stays where it is on the disk.
    const leadsOn = [...before.keys()].filter((file) => /^entries\/mlamp-\d+\/[^/]+\/index\.html$/u.test(file));
    expect(leadsOn).toHaveLength(60);
    expect(leadsOn.filter((file) => statSync(path.join(room.site, file)).ino !== before.get(file))).toEqual([]);

    const [kept = ''] = readdirSync(room.kept).filter((name) => name.startsWith('pages-'));
    const bytes = readFileSync(path.join(room.kept, kept));
    const damages = [bytes.subarray(0, bytes.length / 2), bytes.map((byte, at) => (at === bytes.length - 400 ? byte ^ 1 : byte))];
    for (const damaged of damages) {
      writeFileSync(path.join(room.kept, kept), damaged);
      rmSync(room.site, { recursive: true });
      const { anew, all } = await build(room, room.corpus, room.site);
      expect(anew).toBe(all);
      expect(different(contents(room.site), made)).toEqual([]);
    }

    const [program = ''] = readdirSync(room.kept).filter((name) => name.startsWith('program-'));
    const server = path.join(room.kept, program, 'server');
    for (const module of readdirSync(server).filter((name) => name.endsWith('.mjs'))) writeFileSync(path.join(server, module), 'throw new Error("damaged")');
    rmSync(room.site, { recursive: true });
    await build(room, room.corpus, room.site);
    expect(different(contents(room.site), made)).toEqual([]);

    const fresh = await build(room, room.corpus, room.site, '--fresh');
    expect(fresh.anew).toBe(fresh.all);
    expect(different(contents(room.site), made)).toEqual([]);
  });

  it('has a device bring only the parts of its copy in which something else is said than the day up to which all is known', async () => {
    const room = roomWith((folder) => { fill(folder, { 'page.txt': pageL, 'rulings.txt': rulings2010 }); });
    await ingest({ from: room.documents, to: room.corpus });
    await build(room, room.corpus, room.site);
    const before = copyOf(room.site);
    writeFileSync(path.join(room.documents, 'more.txt'), rulingsDocument('2 December 2010', 'yard - A yard is long.'));
    await ingest({ from: room.documents, to: room.corpus });
    await build(room, room.corpus, room.site);
    const after = copyOf(room.site);
    const same = after.shards.filter(({ hash }) => before.shards.some((shard) => shard.hash === hash)).map(({ prefix }) => prefix);
    expect(readFileSync(path.join(room.site, 'entries/lock/index.html'), 'utf8')).toContain('Known up to 2 Dec 2010');
    expect(same).toContain('entries/');
    expect([before.words, after.words].map((words) => JSON.stringify(words).includes('2 December 2010'))).toEqual([false, true]);
  });
});
