/** A name with a dash behind it whose text goes on with it as its subject; beside it what is no name. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const RULINGS = ['Ostermere Current Rulings Document (05 Mar 2018)', 'RULINGS – General', '***Anchor Chain** – It holds one barge.', 'bell – Delete the second sentence.', '***Low Water** – Nobody rows then.', 'oar – Replace this entry with: "A pole for a boat."', 'Temporary Rulings (Pending Final Wording)'];

async function topics(...last: string[]): Promise<(string | null)[]> {
  const { documents } = segmentAll([await sourceOf([...RULINGS, ...last].join('\n\n'))]);
  return documents.flatMap(({ document: { rulings } }) => rulings.map(({ topic }) => topic)).slice(4);
}

describe('among the rulings that hold for a time', () => {
  it.each(['does not let a player look at the lamps of another.', 'is never lit by day.', 'cannot be towed.', 'may only be rung once.', 'isn’t a barge.'])('a name is one, though the text goes on with it: %s', async (text) => { expect(await topics(`Herald of Dusk – ${text}`)).toEqual(['Herald of Dusk']); });

  it.each(['Barges that are moored – does not let a player tow them.', 'Barges – are not towed by night.', 'Any Herald – does not let a player look.', 'Herald of Dusk – but not by night.', 'Herald of Dusk – that is never lit by day – is lost.', 'Each Ferry of Nan – cannot be towed.'])('but no part of a sentence is: %s', async (text) => { expect(await topics(text)).toEqual([null]); });
});
