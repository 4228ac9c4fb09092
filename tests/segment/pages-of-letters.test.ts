/** Pages of a glossary saved one behind the other: where one ends and the next begins stands nothing of either's entries. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const entry = (name: string): string[] => [name, 'A lamp of the quay that burns until the bell is rung. It may be carried by any citizen who is awake.', 'Nobody may light two of them.'];
const PAGE_K = ['Ostermere Glossary K', 'Contents |', ...['Keel', 'Kelp', 'Kettle', 'Kindling', 'Knot'].flatMap(entry)];

async function read(lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return { heads: document?.entries.map(({ headword, blocks }) => [headword, blocks.length]) ?? [], extent: document?.extent.map(({ letter }) => letter), lost: misplacedLines(source, document?.ledger ?? []) };
}

describe('two pages in one file', () => {
  it('are both read, each under its letter', async () => {
    const { heads, extent, lost } = await read([...PAGE_K, 'Back to the Rules of the Quay', 'Ostermere Glossary L', 'Contents |', ...['Ladle', 'Lantern', 'Lock'].flatMap(entry)]);
    expect(heads).toEqual(['Keel', 'Kelp', 'Kettle', 'Kindling', 'Knot', 'Ladle', 'Lantern', 'Lock'].map((name) => [name, 2]));
    expect({ extent, lost }).toEqual({ extent: ['K', 'L'], lost: [] });
  });

  it('a title that names the same letter again, or none, begins no other page', async () => {
    const { extent } = await read([...PAGE_K, 'Ostermere Glossary K']);
    expect(extent).toEqual(['K']);
  });
});
