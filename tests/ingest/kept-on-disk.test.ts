/** What one ingestion leaves for the next: taken where all is the same, of no use where anything is another. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ingestAgain } from '../../scripts/ingest/kept-on-disk.ts';
import { LAYOUTS } from '../../scripts/segment/layouts.ts';
import { pageL, rulings2010 } from './rig/sample-documents.ts';
import { fill, temporaryFolder, textsIn } from './rig/temporary-folder.ts';

// Its first ingestion reads the grammar, on machines of any speed.
vi.setConfig({ testTimeout: 300_000 });

let keptIn = '';

beforeEach(() => {
  keptIn = temporaryFolder();
  vi.stubEnv('IN_FORCE_KEPT', keptIn);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Documents, and how many of them are judged when they are ingested. */
function room() {
  const [from, to] = [temporaryFolder(), temporaryFolder()];
  fill(from, { 'page.txt': pageL, 'rulings.txt': rulings2010 });
  const judging = LAYOUTS[0] === undefined ? undefined : vi.spyOn(LAYOUTS[0], 'recognise');
  const judged = async (isFresh = false): Promise<number> => {
    judging?.mockClear();
    await ingestAgain({ from, to, today: '2026-01-01', isFresh });
    return judging?.mock.calls.length ?? 0;
  };
  return { from, to, judged };
}

describe('what an ingestion leaves for the next', () => {
  it('is taken for the documents that are the same, and for no other', async () => {
    const { from, judged } = room();
    expect([await judged(), await judged()]).toEqual([2, 0]);
    writeFileSync(path.join(from, 'rulings.txt'), `${rulings2010}\n\noar - An oar is long.\n`);
    expect([await judged(), await judged()]).toEqual([1, 0]);
  });

  it('is not taken where everything is to be found out anew, and then left again', async () => {
    const { judged } = room();
    expect([await judged(), await judged(true), await judged()]).toEqual([2, 2, 0]);
  });

  it('is as if it were not there where it is damaged', async () => {
    const { to, judged } = room();
    await judged();
    const before = textsIn(to);
    const [name = ''] = readdirSync(keptIn).filter((file) => file.startsWith('reading-'));
    const bytes = readFileSync(path.join(keptIn, name));
    for (const damaged of [bytes.subarray(0, bytes.length / 2), bytes.map((byte, at) => (at === bytes.length - 90 ? byte ^ 1 : byte)), new Uint8Array()]) {
      writeFileSync(path.join(keptIn, name), damaged);
      expect(await judged()).toBe(2);
      expect(textsIn(to)).toEqual(before);
    }
  });
});
