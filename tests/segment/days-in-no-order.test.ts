/** Rulings below days that neither rise nor fall, and below months: each is read with its day, and a person is told. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function read(lines: readonly string[]) {
  const { documents, messages } = segmentAll([await sourceOf(lines.join('\n'))]);
  return { found: documents[0]?.document.rulings.map(({ topic, effective }) => `${topic ?? ''} ${effective?.from ?? ''}`) ?? [], date: documents[0]?.document.date, rules: messages.map(({ rule }) => rule) };
}

const told = (...names: string[]): string[] => names.map((name) => `${name}: It may be lifted at dusk by a captain who is awake.`);

describe('days in no order', () => {
  const lines = (days: readonly string[]): string[] => ['Ostermere Rulings (collected by the Table)', '', days[0] ?? '', ...told('Captain Marl', 'Bridge Toll'), '', days[1] ?? '', ...told('Salt Ferry', 'Harbour Bell', 'Anchor'), '', days[2] ?? '', ...told('Night Watch'), '', days[3] ?? '', ...told('Lantern', 'Mooring Post')];
  const names = (...days: string[]): string[] => [['Captain Marl', 0], ['Bridge Toll', 0], ['Salt Ferry', 1], ['Harbour Bell', 1], ['Anchor', 1], ['Night Watch', 2], ['Lantern', 3], ['Mooring Post', 3]].map(([name, at]) => `${name ?? ''} ${days[Number(at)] ?? ''}`);

  it.each([['3/15/2004', '1/20/2004', '4/2/2004', '2/11/2004'], ['March 15, 2004', 'January 20, 2004', 'April 2, 2004', 'February 11, 2004'], ['[15 Mar 2004]', '[20 Jan 2004]', '[2 Apr 2004]', '[11 Feb 2004]']])('are the days of the rulings below them: %s', async (...days) => {
    expect(await read(lines(days))).toEqual({ found: names('2004-03-15', '2004-01-20', '2004-04-02', '2004-02-11'), date: null, rules: ['days-in-no-order'] });
  });

  it('where they rise nobody is told, and no ruling is lost that is in no order of the alphabet', async () => {
    expect(await read(lines(['1/20/2004', '2/11/2004', '3/15/2004', '4/2/2004']))).toEqual({ found: names('2004-01-20', '2004-02-11', '2004-03-15', '2004-04-02'), date: null, rules: [] });
  });

  it('where one heads no ruling they are text, and that is told', async () => {
    const { found, rules } = await read(['Ostermere Rulings', '', '1/20/2004', ...told('Anchor', 'Bridge Toll'), '', '3/15/2004', 'It rained all day, and the Table met on the quay nonetheless, to hear what the captains had to say of it.', '', '2/11/2004', ...told('Captain Marl', 'Dredger', 'Ebb Tide')]);
    expect(found.every((one) => one.endsWith(' '))).toBe(true);
    expect(rules).toContain('days-among-texts');
  });
});

describe('months', () => {
  const lines = ['Lamps of Ostermere', 'Official Rulings Archive', 'Last updated June 12, 2004', '', 'March 2004', '', 'Captain Marl', 'She commands two ferries at once, and pays the toll of each.', '', 'June 2004', '', 'Salt Ferry', 'It may be loaded while it is moored.', '', 'January 2004', '', 'Harbour Bell', 'It wakes every captain in the harbour.', '', 'Anchor', 'It may not be lifted by a passenger.'];

  it('are read as their last days, and none as a day behind that of the document', async () => {
    expect(await read(lines)).toEqual({ found: ['Captain Marl 2004-03-31', 'Salt Ferry 2004-06-12', 'Harbour Bell 2004-01-31', 'Anchor 2004-01-31'], date: '2004-06-12', rules: ['days-in-no-order', 'months-without-days'] });
  });

  it('in order are told for what they are', async () => {
    expect((await read([...lines.slice(0, 9), ...lines.slice(14)])).rules).toEqual(['months-without-days']);
  });
});
