/** Where the rulings begin behind a summary of them, and names that begin as sentences do, or as what is said of a document. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { headsRulings } from '../../scripts/segment/topics/parts/headings.ts';
import { doubtsAboutTopic } from '../../scripts/segment/topics/names/not-a-topic.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function topicsOf(...lines: string[]): Promise<string[]> {
  const source = await sourceOf(lines.join('\n'));
  const { documents } = segmentAll([source]);
  const found = documents[0]?.document;
  if (found !== undefined) expect(misplacedLines(source, found.ledger)).toEqual([]);
  return found?.rulings.flatMap(({ topic }) => topic ?? []) ?? [];
}

const head = ['LAMPS OF OSTERMERE', 'CURRENT RULINGS 06/26/98', '', 'These rulings bring the almanac up to date.', ''];
const summary = ['SIGNIFICANT RULES CHANGES TO NOTE', '', 'DUSK: Ferries no longer hum.', 'TOLL: Errata; it is paid at once.', ''];
const rulings = ['BARGE: It may not be rowed by one captain.', '', '*DUSK: When the bell rings, the ferries stop humming,', 'even if no lamp is lit.', '', 'OAR: Not cumulative.', '', 'TOLL: Replace "then pays" with "pays at once."'];
const names = ['BARGE', 'DUSK', 'OAR', 'TOLL'];

describe('behind a summary', () => {
  it.each([[['CURRENT RULINGS', '']], [['THE RULINGS IN FULL', '']], [[]]])('of two names, below a title or none: %j', async (title) => {
    expect(await topicsOf(...head, ...summary, ...title, ...rulings)).toEqual(names);
  });

  it('a title of it is no name, and a sentence about rulings no title', () => {
    expect(['CURRENT RULINGS', 'The rulings', 'Entries in full', 'Individual rulings by card', '- Rulings -'].filter(headsRulings)).toHaveLength(5);
    expect(['The rulings of May were kept', 'Rulings on barges', 'Entries that were changed', 'BARGE'].filter(headsRulings)).toEqual([]);
  });

  it('ends nowhere where a name of it does not stand again', async () => {
    const other = summary.with(2, 'FOG: Ferries no longer hum.');
    expect(await topicsOf(...head, ...other, ...rulings)).not.toEqual(names);
  });
});

describe('names', () => {
  it.each(['Modified Lamps at Dusk', 'Updated Charts', 'Released Captains', 'Posted Notices', 'Nor', 'Nor - sites', 'Its', 'Who'])('%s', (name) => { expect(doubtsAboutTopic(name)).toBeLessThanOrEqual(1); });

  it.each(['Updated 5 May 2005', 'Modified: 3 June', 'Last updated in May', 'Posted by Bess', 'Released on Friday', 'Copyright 1998', 'Updated', 'updated v1.2', 'Nor may it hum', 'Who hums', 'And'])('none: %s', (words) => { expect(doubtsAboutTopic(words)).toBeGreaterThan(1); });

  it('stand in rulings that bear a day each, and behind a sentence in brackets', async () => {
    const dated = [['Modified Lamps at Dusk (7 May 2012)', 'They burn.'], ['Barges (7 May 2012)', 'They float.'], ['Tolls (3 May 2012)', 'They are paid.'], ['Oars (1 May 2012)', 'They row.'], ['Bells (1 May 2012)', 'They ring.']];
    expect(await topicsOf('Official Rulings', '', ...dated.flatMap(([name = '', text = '']) => [name, text, '']))).toEqual(['Modified Lamps at Dusk', 'Barges', 'Tolls', 'Oars', 'Bells']);
    const glued = ['LAMPS OF OSTERMERE', 'Current Rulings update (10/19/00)', '', 'RULINGS* Barge - It may hum (but not at dusk).* Nor - sites - Add to the end of the first', 'paragraph: It sings.* Oar - See toll.* Toll - Paid by the', 'captain.'];
    expect(await topicsOf(...glued)).toEqual(['Barge', 'Nor - sites', 'Oar', 'Toll']);
  });
});
