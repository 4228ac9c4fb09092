/** An operator's documents, changed again and again: what was kept of the time before must change nothing. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { ingestAgain } from '../../scripts/ingest/kept-on-disk.ts';
import { newlyKept } from '../../scripts/ingest/kept.ts';
import { glossaryPage, rulingsDocument } from './rig/sample-documents.ts';
import { temporaryFolder, textsIn, timesIn } from './rig/temporary-folder.ts';

vi.setConfig({ testTimeout: 300_000 });

beforeEach(() => { vi.stubEnv('IN_FORCE_KEPT', temporaryFolder()); });

afterEach(() => { vi.unstubAllEnvs(); });

const words = ['A lamp burns.', 'See lock.', 'A lock has two gates.', 'The tide turns (see lamp).'];
const entry = fc.tuple(fc.constantFrom('lamp', 'lock', 'ledger', 'lantern', 'load'), fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }));
const state = fc.record({
  page: fc.uniqueArray(entry, { minLength: 3, maxLength: 5, selector: ([name]) => name }),
  rulings: fc.option(fc.uniqueArray(fc.constantFrom('lamp - Delete the second paragraph.', 'lock - Delete this entry.', 'oar - An oar is long.'), { minLength: 1 }), { nil: null }),
});

function put(folder: string, { page, rulings }: typeof state extends fc.Arbitrary<infer State> ? State : never): void {
  const entries = page.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, paragraphs]) => `${name}\n${paragraphs.join('\n\n')}`);
  writeFileSync(path.join(folder, 'page.txt'), glossaryPage('L', ...entries));
  if (rulings === null) rmSync(path.join(folder, 'rulings.txt'), { force: true });
  else writeFileSync(path.join(folder, 'rulings.txt'), rulingsDocument('3 May 2010', ...rulings));
}

describe('documents that change again and again', () => {
  it('give in the same folder, with what was kept, the same bytes as in a new one', async () => {
    await fc.assert(fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 3 }), async (states) => {
      const [documents, to] = [temporaryFolder(), temporaryFolder()];
      const onDisk = temporaryFolder();
      const kept = newlyKept();
      for (const one of states) {
        put(documents, one);
        await ingest({ from: documents, to, today: '2026-01-01', kept });
        await ingestAgain({ from: documents, to: onDisk, today: '2026-01-01' });
        const anew = temporaryFolder();
        await ingest({ from: documents, to: anew, today: '2026-01-01' });
        expect(textsIn(to)).toEqual(textsIn(anew));
        expect(textsIn(onDisk)).toEqual(textsIn(anew));
      }
    }), { numRuns: 6 });
  });

  it('leave what they do not touch where it is on the disk', async () => {
    const [documents, to] = [temporaryFolder(), temporaryFolder()];
    const lampIs = (text: string) => put(documents, { page: [['lamp', [text]], ['ledger', ['A ledger is kept.']], ['lock', ['A lock has two gates.']]], rulings: null });
    lampIs('A lamp burns.');
    await ingest({ from: documents, to, today: '2026-01-01' });
    const before = timesIn(to);
    lampIs('A lamp is lit.');
    await ingest({ from: documents, to, today: '2026-01-01' });
    const after = timesIn(to);
    expect(Object.keys(after).filter((file) => after[file] !== before[file]).sort()).toEqual(['corpus.json', 'entries/lamp.mdx', expect.stringMatching(/^versions\/lamp\//)]);
  });

  it('mention a card by a plain word only as long as no other text has that word for something else', async () => {
    const [documents, to] = [temporaryFolder(), temporaryFolder()];
    const kept = newlyKept();
    const birds = (text: string) => {
      writeFileSync(path.join(documents, 'page.txt'), glossaryPage('L', 'lamp\nA lamp burns all night and is put out.', 'Lark\nA bird that costs two.', 'lock\nLark may pass it.', `load\n${text}`));
      return ingest({ from: documents, to, today: '2026-01-01', kept });
    };
    const mentions = ({ corpus }: Awaited<ReturnType<typeof birds>>) => corpus.entries.find(({ headword }) => headword === 'lock')?.text.flatMap(({ spans }) => spans.map(({ is, target }) => `${is} ${target ?? ''}`));
    const found = [mentions(await birds('A load is heavy.')), mentions(await birds('A lark is no load.')), mentions(await birds('A load is heavy.'))];
    expect(found).toEqual([['mention lark'], [], ['mention lark']]);
  });
});
