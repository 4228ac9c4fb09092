import { describe, expect, it, vi } from 'vitest';

import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { interpretAll } from '../../scripts/interpret/interpret.ts';
import { link } from '../../scripts/link/link.ts';
import { weave } from '../../scripts/link/weave.ts';
import { parseCorpusConfig } from '../../scripts/read/corpus-config.ts';
import { readingOfText } from '../../scripts/read/formats/text/text.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { corpusFiles } from '../../scripts/write/corpus-files.ts';
import { costly } from '../segment/rig/growth.ts';
import { glossaryPage, rulingsDocument } from './rig/sample-documents.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Those that one stage or another has stumbled over; the stages that cut and link are held to many more in their own tests. */
const hostileWords = ['(', '[', '"', '.', '. ', ' ', '1. ', 'Dr. ', 'a.b.', '(see ', 'See a, ', '[Lam] ', 'Delete ', 'paragraph '];

const config = parseCorpusConfig('icons:\n  - { code: Lam, name: Guild of the Lamp, written: [Lamp] }\n');

function sourceOf(text: string, file: string) {
  const lines = text.split('\n');
  return { file, format: 'text' as const, sha256: file, lines, reading: readingOfText(lines) };
}

/** Every stage but those that touch the disk. */
function throughAllStages(page: string, rulings: string): void {
  const { documents } = segmentAll([sourceOf(page, 'page.txt'), sourceOf(rulings, 'rulings.txt')]);
  corpusFiles(weave(consolidate(link(interpretAll(documents), config), [], '2026-01-01')));
}

const page = glossaryPage('L', 'lamp\nA lamp burns.', 'lantern\nA lantern is carried.', 'lock\nA lock.');
const rulings = rulingsDocument('3 May 2010', 'lamp - It burns.', 'lantern - Delete this entry.', 'lock - See **lamp**.');

describe('a long line of one word costs no more than its length, through every stage', () => {
  it('in an entry', () => {
    expect(costly(hostileWords, (line) => { throughAllStages(glossaryPage('L', `lamp\n${line}`, 'lantern\nA lantern.', `lock\n${line}`), rulings); })).toEqual([]);
  });

  it('in a ruling', () => {
    const ruling = (line: string): string => rulingsDocument('3 May 2010', `lamp - ${line}`, `lantern - Replace "${line}" with "lit".`, `lock - Add this as paragraph 2:\n\n${line}`, 'oar - See **lamp**.');
    expect(costly(hostileWords, (line) => { throughAllStages(page, ruling(line)); })).toEqual([]);
  });
});
