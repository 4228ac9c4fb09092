import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { glossaryPage, rulings2010 } from '../ingest/rig/sample-documents.ts';
import { fill } from '../ingest/rig/temporary-folder.ts';
import { runScript } from '../offline/rig/run-script.ts';
import { folderScene } from './folder-scene.ts';
import { offlineScene } from './offline-scene.ts';
import type { Target } from './target.ts';

const lamps = (count: number, text: string): string =>
  glossaryPage('L', ...Array.from({ length: count }, (_, at) => `lamp ${String(at).padStart(3, '0')}\n${text}`), 'lantern\nA lantern is carried.', 'lock\nA lock has two gates.');

/** The documents of the two states: other words, other entries, another document. */
const documents = [{ 'page.txt': lamps(60, 'It burns.') }, { 'page.txt': lamps(40, 'It burns until dawn.'), 'rulings.txt': rulings2010 }] as const;

const twice = <T>(make: (to: 0 | 1) => T): [T, T] => [make(0), make(1)];

const writeDocuments = (room: string): [string, string] => twice((to) => {
  const folder = path.join(room, `documents-${to}`);
  mkdirSync(folder);
  fill(folder, documents[to]);
  return folder;
});

async function writeCorpora(room: string): Promise<[string, string]> {
  const corpora = twice((to) => path.join(room, `corpus-${to}`));
  for (const [to, from] of writeDocuments(room).entries()) await ingest({ from, to: corpora[to === 0 ? 0 : 1] });
  return corpora;
}

/** A site of a few pages, made by hand: what is tried is the writing of the copy. */
async function writeSites(room: string): Promise<[string, string]> {
  const corpora = await writeCorpora(room);
  return twice((to) => {
    const site = path.join(room, `site-${to}`);
    const pages = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`entries/${to}-${at}/index.html`, `<!doctype html><html><head><title>${at}</title></head><body>${to}</body></html>`]));
    mkdirSync(site);
    fill(site, { ...pages, 'index.html': '<!doctype html><html><head><title>x</title></head><body>x</body></html>', 'data/corpus.json': readFileSync(path.join(corpora[to], 'corpus.json'), 'utf8') });
    return site;
  });
}

/** What is killed. A target is a row here: how it is prepared, and how it passes from one state to the other. */
export const targets: readonly Target[] = [
  {
    name: 'ingest', weight: 2,
    prepare: (room) => {
      const from = writeDocuments(room);
      return folderScene('ingest', room, (to, folder) => ['--from', from[to], '--to', folder]);
    },
  },
  {
    name: 'build', weight: 1,
    prepare: async (room) => {
      const corpora = await writeCorpora(room);
      return folderScene('build', room, (to, folder) => ['--corpus', corpora[to], '--to', folder]);
    },
  },
  {
    name: 'export', weight: 1,
    prepare: async (room) => {
      const sites = await writeSites(room);
      return folderScene('export', room, (to, folder) => ['--site', sites[to], '--to', folder]);
    },
  },
  {
    name: 'offline update', weight: 1,
    prepare: async (room) => {
      const corpora = await writeCorpora(room);
      const sites = twice((to) => path.join(room, `site-${to}`));
      for (const to of [0, 1] as const) runScript('scripts/build.ts', '--corpus', corpora[to], '--to', sites[to]);
      return offlineScene(room, sites);
    },
  },
];
