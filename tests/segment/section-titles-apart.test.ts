/** Two parts of a list whose names have their texts right below: the title of the second stands apart, and belongs to no text. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const GENERAL = ['acting\nNobody acts twice in a round.', '*casting lots\nThe lot that is drawn last is put back first.', 'paying tolls\nAll of a toll is paid at one lock.'];
const CARDS = ['All Hands\nThe citizens who row need not be those of this round.', 'Bell Founder\nShe casts one bell each day.', '*Dusk Warden\nHe closes the quay when the last lamp is out.', 'Low Water\nIt ends at dusk.'];

async function read(...paragraphs: string[]) {
  const { documents } = segmentAll([await sourceOf(['Current Rulings\nPosted May 16, 2005', 'These rulings are effective May 27, 2005, and replace all earlier Current Rulings. A ruling that is new is marked with an asterisk.', ...paragraphs].join('\n\n'))]);
  return documents[0]?.document.rulings.map(({ topic, section, blocks }) => [topic, section, blocks.length]) ?? [];
}

const found = (sections: [string | null, string | null], more = 1) => [['acting', sections[0], 1], ['casting lots', sections[0], 1], ['paying tolls', sections[0], more], ...['All Hands', 'Bell Founder', 'Dusk Warden', 'Low Water'].map((topic) => [topic, sections[1], 1])];

describe('the title of the second of two parts', () => {
  it.each([['General rules', 'Cards'], ['General', 'Individual cards'], ['Play', 'Cards of the harbour']])('%s, %s', async (first, second) => {
    expect(await read(first, ...GENERAL, second, ...CARDS)).toEqual(found([first, second]));
  });

  it('is not believed where the first has none, or where the names go on in their order', async () => {
    expect(await read(...GENERAL, 'Cards', ...CARDS)).toEqual(found([null, null], 2));
    const [, ...others] = await read('General rules', ...GENERAL, 'Cards', 'tow\nTwo may tow.', 'weirs\nA weir is no lock.');
    expect(others.map(([topic]) => topic)).toEqual(['casting lots', 'paying tolls', 'tow', 'weirs']);
  });
});
