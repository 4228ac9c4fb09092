/** A section behind the last ruling whose title is dressed as the document's headings are; beside it what only looks like one. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const HEAD = ['Ostermere Current Rulings Update', '02/04/02', '', 'SIGNIFICANT RULINGS CHANGES', '', '* barge - A new entry.', '', 'RULINGS', ''];
const TOPICS = ['* barge - Add this entry: A barge carries lamps. While moored:', '', '- it cannot be towed;', '- it may be robbed.', '', 'ferry - See barge.', '', '* Tide Table - Ignore all quays.', ''];
const LAST = ['HARBOUR NOTES', '', 'The season begins on the first of March at the old quay.'];

async function lines(...all: string[]): Promise<string[]> {
  const { documents } = segmentAll([await sourceOf(all.join('\n'))]);
  return documents.flatMap(({ document: { rulings } }) => rulings.map(({ topic, blocks }) => `${topic ?? ''} ${blocks.length}`));
}

describe('behind the last ruling', () => {
  it('a title in capitals begins a section of its own, as those above do', async () => { expect(await lines(...HEAD, ...TOPICS, ...LAST)).toEqual(['barge 3', 'ferry 1', 'Tide Table 1']); });

  it.each([
    ['where no heading is in capitals', [...HEAD.map((line) => (/^[A-Z ]+$/u.test(line) ? `${line.charAt(0)}${line.slice(1).toLowerCase()}` : line)), ...TOPICS, ...LAST]],
    ['which an order announces', [...HEAD, ...TOPICS.map((line) => line.replace('Ignore all quays.', 'Replace its text with the following:')), ...LAST]],
    ['with an order below it', [...HEAD, ...TOPICS, ...LAST.slice(0, 2), 'Delete the second sentence of the entry.']],
    ['with its text right below', [...HEAD, ...TOPICS, ...LAST.filter((line) => line !== '')]],
  ])('but none %s', async (_, all) => { expect((await lines(...all)).at(-1)).toMatch(/^Tide Table [23]$/u); });
});
