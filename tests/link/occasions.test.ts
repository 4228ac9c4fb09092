import { describe, expect, it } from 'vitest';

import { link } from '../../scripts/link/link.ts';
import { interpretAll } from '../../scripts/interpret/interpret.ts';
import { parseCorpusConfig } from '../../scripts/read/corpus-config.ts';
import { readSource } from '../../scripts/read/read-source.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { rulings2010 } from '../ingest/rig/sample-documents.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = `${rulings2010}\nwick - Upon release of the High Water expansion, replace "oil" with "wax".\n\noil - Burns since the Neap\nTide.\n`;

async function said(occasions: string): Promise<(string | null)[][]> {
  const { source } = await readSource('r.txt', bytes(text));
  const { documents } = segmentAll(source === null ? [] : [source]);
  const { messages } = link(interpretAll(documents), parseCorpusConfig(occasions));
  return messages.filter(({ rule }) => rule === 'unnamed-occasion').map(({ severity, file, message, hint }) => [severity, file ?? '', message, hint]);
}

describe('an occasion in corpus.yaml', () => {
  it('that a document names, in whatever case, over two lines, with or without its "expansion", is nothing to speak of', async () => {
    expect(await said('occasions: { High Water: 2012-12-21 }')).toEqual([]);
    expect(await said('occasions: { The HIGH WATER Set: 2012-12-21 }')).toEqual([]);
    expect(await said('occasions: { Neap Tide: 2012-12-21 }')).toEqual([]);
    expect(await said('')).toEqual([]);
  });

  it('that no document names is warned of, with those that they name and nobody dated', async () => {
    expect(await said('occasions: { High Waters: 2012-12-21 }')).toEqual([[
      'warning', 'corpus.yaml', 'The occasion “High Waters” has a day in corpus.yaml, and no document names it',
      'Under occasions, write the name as the documents do, or take it out. Without a day they name “High Water expansion”.',
    ]]);
    expect(await said('occasions: { High Water: 2012-12-21, Ebb: 2013-01-01 }')).toEqual([[
      'warning', 'corpus.yaml', 'The occasion “Ebb” has a day in corpus.yaml, and no document names it', 'Under occasions, write the name as the documents do, or take it out.',
    ]]);
  });
});
