/** Names with a day each above questions and texts: those with a text alone are names as well. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const asked = (name: string): string[] => [name, '', `Q: May it be lit at ${name.charAt(0)} o'clock?`, 'A: No, it may be lit at dusk only.', ''];
const told = (name: string): string[] => [name, '', 'A lamp that is out counts as none. If both guilds have none, the round ends at once.', ''];

async function read(...lines: string[]) {
  const { documents } = segmentAll([await sourceOf(['Ostermere Official Rulings', '', 'New rulings appear at the top.', '', ...lines].join('\n'))]);
  return documents[0]?.document.rulings.map(({ topic, effective }) => [topic, effective?.from ?? null]) ?? [];
}

describe('a name with a day', () => {
  it.each([
    ['(2006-09-18)', '2006-09-18'], ['[9/18/06]', '2006-09-18'], ['- September 18, 2006', '2006-09-18'], ['(18 September 2006)', '2006-09-18'],
  ])('%s heads a text as well as questions', async (words, day) => {
    const names = ['Wick', 'Bell Founder', 'Running out of oil', 'Dusk', 'Tolls', 'Lanterns at the quay'];
    const lines = names.flatMap((name, at) => (at % 2 === 0 && at > 0 ? told : asked)(`${name} ${words}`));
    expect(await read(...lines)).toEqual(names.map((name) => [name, day]));
  });

  it('heads none where it is no name, has no text or the others bear no day', async () => {
    const names = ['Wick', 'Bell Founder', 'Dusk'].flatMap((name) => asked(`${name} (2006-09-18)`));
    const found = [['Wick', '2006-09-18'], ['Bell Founder', '2006-09-18'], ['Dusk', '2006-09-18']];
    expect(await read(...names, 'the answer was given by letter (2006-09-18)', '', 'It holds.', '')).toEqual(found);
    expect(await read(...names, 'Note (2006-09-18)', '', 'It holds from that day on.', '')).toEqual(found);
    expect(await read(...['Wick', 'Bell Founder', 'Dusk'].flatMap(asked), ...told('Corrected on the quay (2006-09-18)'))).toEqual(found.map(([name]) => [name, null]));
  });
});
