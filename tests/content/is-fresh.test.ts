import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ingest } from '../../scripts/ingest/ingest.ts';
import { placesFor } from '../../scripts/site/places.ts';

const { documents, corpus } = placesFor(undefined);
const again = mkdtempSync(path.join(tmpdir(), 'in-force-fresh-'));

/** Every file that ingestion writes, by its path. */
function generated(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)))
    .filter((name) => name === 'corpus.json' || /^(?:entries|versions|rulings)\//.test(name));
  return new Map(files.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

// On machines of any speed.
beforeAll(() => ingest({ from: documents, to: again }), 180_000);
afterAll(() => { rmSync(again, { recursive: true, force: true }); });

describe('the shipped content', () => {
  it('is what ingestion makes of its documents today', () => {
    const shipped = generated(corpus);
    const made = generated(again);
    expect([...shipped.keys()]).toEqual([...made.keys()]);
    const stale = [...made].filter(([name, text]) => shipped.get(name) !== text).map(([name]) => name);
    expect(stale, 'run "npm run ingest" and commit what it changes').toEqual([]);
  });

  it('does not change when it is made once more', async () => {
    const before = generated(again);
    const { written } = await ingest({ from: documents, to: again });
    expect(written.changed).toEqual([]);
    expect(generated(again)).toEqual(before);
  });
});
