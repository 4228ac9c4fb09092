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

describe('names with a day each above their texts', () => {
  const page = (first: string, ...names: string[]): string => ['Ostermere Rulings', '', first, ...names.flatMap((name) => [name, 'A lamp that is out counts as none. If both guilds have none, the round ends at once.', ''])].join('\n');
  const topics = async (text: string): Promise<(string | null)[]> => segmentAll([await sourceOf(text)]).documents[0]?.document.rulings.map(({ topic }) => topic) ?? [];
  const dated = ['Wick 2006-09-18', 'Bell Founder 2006-08-14', 'Dusk 2006-07-03', 'Tolls 2006-06-12', 'Alarm 2006-05-08'];

  it.each(['Tidal Edition', 'First Edition', 'Lamp Cards'])('a line without one is the title of what follows: %s', async (title) => {
    expect(await topics(page(title, ...dated))).toEqual(['Wick', 'Bell Founder', 'Dusk', 'Tolls', 'Alarm']);
  });
});

describe('an entry that is announced as new', () => {
  const rules = (announcement: string): string => [
    'Rules Update', '', '4 May 2014', '',
    'The following is a change to the Tolls entry on page 9:', 'Tolls', 'A toll is paid at each lock, by whoever opens it, and to whoever keeps it.', '',
    announcement, 'Last Light', 'A lamp is the last light where no other burns on its quay. Lamps that are dimmed do not count.', '',
    'The following is a change to the Wick entry on page 12:', 'Wick', 'A wick is trimmed at dusk, and never while it burns, whatever a card says.', '',
  ].join('\n');
  const topics = async (text: string): Promise<(string | null)[]> => segmentAll([await sourceOf(text)]).documents[0]?.document.rulings.map(({ topic }) => topic) ?? [];

  it.each(['The following is a new entry on page 10:', 'This is an entirely new rule for page 10:'])('has its name right below: %s', async (announcement) => {
    expect(await topics(rules(announcement))).toEqual(['Tolls', 'Last Light', 'Wick']);
  });
});
