/** Rulings in a mirror of a group: the title between the lines of the page is the document's, its day comes before that on which the letter was sent, and names at the margin stand above texts that are set in. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const BODY = ['Anchor Chains\n  Not lifted twice in one turn. Where two are\n  at hand, the second is lost.', 'Bells\n  Heard even where the tower has been burned\n  by the time it resolves.', 'Curfew\n  See Bells.', 'Dredgers\n  Burned as soon as there is no mud.\n  # Two of you asked.'];

async function read(title: string) {
  const page = ['Groups\nConversations\nSend feedback\nHelp\nSign in', 'rec.games.lamps.ostermere', `${title}\n31 views\nSkip to first unread message`, 'N. Pettibone', 'unread,\nSep 15, 1998, 3:00:00 AM9/15/98\nto', 'The Table met again, and the clerk can be reached\nat the address in the signature. Lines that\nstart with # say why.'];
  const [found] = segmentAll([await sourceOf([...page, ...BODY].join('\n\n'))]).documents;
  return { date: found?.document.date, topics: found?.document.rulings.map(({ topic }) => topic) };
}

describe('a title between the lines of a group’s page', () => {
  it.each(['Harbour Table Rulings 14-SEP-98', 'Harbour Table Rulings 14-Sep-1998', 'Table: Rulings 9/14/98', 'Lamps of Ostermere Rulings, September 14, 1998', 'Ostermere rulings 1998-09-14', 'Rulings (14 Sept. 1998)'])('names the document and its day: %s', async (title) => {
    expect(await read(title)).toEqual({ date: '1998-09-14', topics: ['Anchor Chains', 'Bells', 'Curfew', 'Dredgers'] });
  });
});
