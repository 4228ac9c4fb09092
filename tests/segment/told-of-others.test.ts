/** What a thread tells of other entries between two rulings, and the label that heads those behind it: no texts of the ruling above. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const HEAD = ['Current Rulings Archive of the Quay', '', 'A few things came up at the last regatta.', '', 'Anchor Chain', 'A chain holds one barge. If it is cut, that barge drifts.', ''];
const LAST = ['Low Water', 'Nobody may row then, whatever the barge carries.', '', 'Oars', 'An oar is lent once in each turn, and no more than that.'];

async function read(...between: string[]) {
  const { documents } = segmentAll([await sourceOf([...HEAD, ...between, '', ...LAST].join('\n'))]);
  return documents.map(({ document: { rulings, messages } }) => ({ rulings: rulings.map(({ topic, blocks }) => `${topic ?? ''} ${blocks.length}`), told: messages.map(({ rule }) => rule) }))[0];
}

describe('between two rulings', () => {
  it.each(['The following is a new entry in Chapter 5.', 'The following are additions to the rules of the quay, in chapter 2.'])('a sentence that tells of what follows is no text of the one above: %s', async (sentence) => {
    expect((await read(sentence))?.rulings).toEqual(['Anchor Chain 1', 'Low Water 1', 'Oars 1']);
  });

  it('an order about other entries is not theirs either, and is told', async () => {
    const found = await read('The following entries are to be deleted: Bell Rope (page 7).');
    expect(found?.rulings).toEqual(['Anchor Chain 1', 'Low Water 1', 'Oars 1']);
    expect(found?.told).toContain('item-without-name');
  });

  it.each(['The following is never towed: a barge with no lamp.', 'The following barges are removed from play: the old, the slow.'])('but what tells of things is: %s', async (sentence) => { expect((await read(sentence))?.rulings[0]).toBe('Anchor Chain 2'); });

  it('a label with gaps around it heads those behind it', async () => {
    expect((await read('Errata:'))?.rulings).toEqual(['Anchor Chain 1', 'Low Water 1', 'Oars 1']);
    expect((await read('Errata:', 'A chain holds two barges.'))?.rulings[0]).toBe('Anchor Chain 3');
  });
});
