import { describe, expect, it, vi } from 'vitest';

import { looksLikeBbcode, readingOfBbcode } from '../../scripts/read/formats/bbcode/bbcode.ts';
import { glossaryPage } from '../ingest/rig/sample-documents.ts';
import { growsTooFast } from './rig/count-work.ts';
import { glossaryOf, rulingsOn } from './rig/large-corpus.ts';
import { throughAllStages } from './rig/through-all-stages.ts';

vi.setConfig({ testTimeout: 180_000 });

describe('four times as much takes four times the work', () => {
  it.each(['word ', '**word**', '- word', 'Word here.', 'a few words of a line that is broken where a page of a book would be'])('of lines such as "%s" below a glossary, without a blank line', async (line) => {
    expect(await growsTooFast(120, (lines) => { throughAllStages(`${glossaryOf(3)}${`${line}\n`.repeat(lines)}`); })).toEqual([]);
  });

  it('of paragraphs that end no sentence', async () => {
    const rulings = rulingsOn(3);
    expect(await growsTooFast(120, (lines) => { throughAllStages(glossaryOf(3), `${rulings}${'\nand so on\n'.repeat(lines)}`); })).toEqual([]);
  });

  it.each(['[b]', '[b][i]', '[b]a\n', '[url="', '[b          '])('of tags of a forum’s post such as "%s" that nothing ends', async (tag) => {
    const post = '[b]Bell[/b] It is [i]rung[/i].\n'.repeat(4);
    expect(await growsTooFast(400, (tags) => {
      const text = `${post}[list]${tag.repeat(tags)}`;
      if (looksLikeBbcode(text)) readingOfBbcode(text.split('\n'));
    })).toEqual([]);
  });

  it('of entries of the same name', async () => {
    const entries = (count: number): string[] => Array.from({ length: count }, (_, at) => `lamp\nA lamp of ${at} (see lantern).`);
    expect(await growsTooFast(25, (count) => { throughAllStages(glossaryPage('L', ...entries(count)), rulingsOn(3)); })).toEqual([]);
  });

  it('of entries with three amendments each', async () => {
    expect(await growsTooFast(15, (entries) => { throughAllStages(glossaryOf(entries), rulingsOn(entries)); })).toEqual([]);
  });
});
