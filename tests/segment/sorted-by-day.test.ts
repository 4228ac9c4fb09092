/** Pages on which each ruling has its day, the newest first, and pages that list documents with theirs: none of those days is the page's. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const read = async (lines: readonly string[]) => segmentAll([await sourceOf(lines.join('\n'))]).documents[0]?.document;

describe('rulings with a day each', () => {
  const NAMES = ['Dusk Markers 2018-03-05', 'Ferry of the Fens 2018-01-08', 'Unlit Lamps, carried by night 2017-12-11', 'Nobody on the Quay 2017-10-02', 'At What Tide? 2017-06-06', 'Skills Named Twice 2016-09-19'];

  it('are found from the first line of the page on, whatever their order in the alphabet', async () => {
    const rulings = NAMES.flatMap((name, at) => [name, ...(at === 0 ? [''] : []), 'A barge that lies at the quay while the bell is rung does not leave before the next turn.', '']);
    const document = await read(['Ostermere Second Edition Rulings', 'Search rulings:  Sort by: Date | Title', '', ...rulings]);
    expect(document?.rulings.map(({ topic, effective }) => [topic, effective?.from])).toEqual(NAMES.map((name) => [name.slice(0, -11), name.slice(-10)]));
    expect(document?.date).toBeNull();
  });

  it('are found where several have one day, and the last is out of the order of the alphabet', async () => {
    const names = ['Ballast 2018-03-05', 'Hawsers in Fog 2018-03-05', 'Warden of the Lock 2017-12-11', 'Playing Lamps by Night 2017-10-02', 'Rafts 2017-10-02', 'Tolls and the Loss of a Barge 2016-09-19', 'Counting Tolls 2016-02-01'];
    const rulings = names.flatMap((name) => [name, 'A barge that lies at the quay while the bell is rung does not leave before the next turn.', '', 'Example: Two barges lie there. Neither leaves.', '']);
    expect((await read(['Ostermere Second Edition', 'Card Rulings', ...rulings]))?.rulings.map(({ topic }) => topic)).toEqual(names.map((name) => name.slice(0, -11)));
  });

  it('leave the page its own day, where a line below its title has one', async () => {
    const rulings = NAMES.flatMap((name) => [name.slice(0, -11), 'A barge that lies at the quay while the bell is rung does not leave before the next turn.', '']);
    expect((await read(['Ostermere Second Edition Rulings', 'Issued 5 March 2018', '', ...rulings]))?.date).toBe('2018-03-05');
  });
});

describe('an archive of documents', () => {
  const YEARS = ['2001', '10/24/01 - Current Rulings, first document', '12/19/01 - Current Rulings', '', '2002', '02/13/02 - Current Rulings, with the legend of signs', '06/05/02 - Current Rulings, with changes for High Water', '', '2003', '02/15/03 - Current Rulings', '03/29/03 - Current Rulings (changes)'];

  it('has no day of its own', async () => {
    const document = await read(['Ostermere Rules Archive - Current Rulings', '', 'The documents below are kept for reference only.', '', ...YEARS]);
    expect(document?.date ?? null).toBeNull();
    expect(document?.rulings ?? []).toEqual([]);
  });

  it('has the day on which it says that it was changed', async () => {
    expect((await read(['Ostermere Rules Archive', '', 'Page last updated: June 7, 2003', '', 'Current Rulings', '', ...YEARS]))?.date).toBe('2003-06-07');
  });

  it('behind a title with a day does not take it away', async () => {
    const document = await read(['Ostermere Current Rulings, 5 May 2004', '', 'Earlier documents are kept at the quay:', '', ...YEARS, '', 'RULINGS', '', 'Anchor - It holds a barge where it is.', '', 'Bell - Ring it once.', '', 'Curfew - It ends when the lamp burns again.', '', 'Dusk - It is the last turn.']);
    expect(document?.date).toBe('2004-05-05');
  });
});
