/** An entry at the edge of a copy that is cut says so; one in its midst, or of a whole copy, does not. */
import { describe, expect, it } from 'vitest';

import { edgesOf } from '../../src/model/extent.ts';
import { cut, sourceOf } from '../segment/rig/cut.ts';

const page = (...entries: string[]): string => ['Ostermere Glossary', '', ...entries.flatMap((entry) => [entry, ''])].join('\n').trimEnd();
const whole = ['lamp – It burns until the tide has turned.', 'lantern – It is carried by a keeper of the quay.', 'lock – It has two gates, one of which is open.', 'lye – It is made of salt and of ashes.'];

/** The edges of one document's entries, by headword. */
async function edges(text: string): Promise<Record<string, string>> {
  const document = cut(await sourceOf(text));
  if (document === null) throw new Error('no layout knows the page');
  const entries = document.entries.map(({ headword, lines }) => ({ id: headword, document: 'l', lines }));
  return Object.fromEntries(edgesOf([{ id: 'l', extent: document.extent }], entries));
}

describe('the edges of a copy', () => {
  it('are said of no entry of a whole one', async () => {
    expect(await edges(page(...whole))).toEqual({});
  });

  it('are said of the last entry where the copy ends in its midst', async () => {
    expect(await edges(page(...whole).slice(0, -8))).toEqual({ lye: 'goes on' });
  });

  it('are said of the first entry where the copy begins in the midst of another', async () => {
    expect(await edges(['be rowed again until the end of the turn.', '', ...whole.flatMap((entry) => [entry, ''])].join('\n'))).toEqual({ lamp: 'behind a cut' });
  });
});
