/** What stands between two entries or rulings and belongs to neither: a page's title and number, a mail's marks, days above rulings, marks of what is new. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return {
    kind: document?.kind, names: [...document?.entries.map(({ headword }) => headword) ?? [], ...document?.rulings.map(({ topic }) => topic) ?? []],
    complete: document?.entries.every(({ completeness }) => completeness === 'complete') ?? false, starred: document?.rulings.filter(({ starred }) => starred).map(({ topic }) => topic) ?? [],
    lost: misplacedLines(source, document?.ledger ?? []),
  };
}

const NAMES = ['tally', 'tide', 'toll', 'towing', 'trim'];
const TEXTS = ['What a captain owes the quay, counted when the bell is', 'Water that comes and goes twice each day. It is read at the', 'A coin that is paid for each barge which passes the', 'One barge pulls another one along the bank. Neither of', 'How a lamp is set before the wind turns. It is done on the'];
const ENDS = ['rung at dusk.', 'long mole.', 'lock gate by day.', 'them may turn.', 'barge itself.'];
const row = (at: number): string[] => [`${NAMES[at] ?? ''} | ${TEXTS[at] ?? ''}`, `${ENDS[at] ?? ''} | `, ' | '];

describe('rows whose wrapped texts end in a pipe', () => {
  it('are entries, and the title and the number of a page between them are none', async () => {
    const head = ['Glossary - T (printer-friendly) | ', ' | ', 'Entries that are new since May bear a sign. | ', ' | '];
    const all = await read(...head, ...row(0), ...row(1), ...row(2), '- 4 - | ', ' | ', 'Glossary - T (continued) | ', ' | ', ...row(3), ...row(4));
    expect(all).toEqual({ kind: 'glossary', names: NAMES, complete: true, starred: [], lost: [] });
  });
});

describe('a mark that a mail program sets between two parts', () => {
  it.each(['-----Original part ends here-----', '----- Forwarded message begins here -----', '=== End of included text ==='])('heads nothing: %s', async (mark) => {
    const terms = NAMES.flatMap((name, at) => [`${name.toUpperCase()}: ${TEXTS[at] ?? ''}`, `   ${ENDS[at] ?? ''}`, '']);
    const all = await read('From: clerk@quay.example', 'Subject: Ostermere glossary, text version', '', ...terms.slice(0, 12), mark, '', ...terms.slice(12));
    expect(all).toMatchObject({ kind: 'glossary', names: NAMES.map((name) => name.toUpperCase()), lost: [] });
  });
});

describe('a day above each ruling', () => {
  const ruling = (day: string, at: number): string[] => [day, ['Anchor Chain (1C)', 'Low water', 'Moving a barge twice', 'The Long Mole (4R)'][at] ?? '', `${TEXTS[at] ?? ''} ${ENDS[at] ?? ''}`, ''];

  it('may stand above two of them, one below the other', async () => {
    const all = await read('Lamps of Ostermere » Rules » Recent rulings', '', 'Recent Rulings', '', ...ruling('22 September 2003', 0), ...ruling('22 September 2003', 1), ...ruling('4 August 2003', 2), ...ruling('2 June 2003', 3));
    expect(all).toMatchObject({ kind: 'rulings', names: ['Anchor Chain (1C)', 'Low water', 'Moving a barge twice', 'The Long Mole (4R)'], lost: [] });
  });
});

describe('a mark behind a name says that its topic is new', () => {
  it.each(['(new topic)', '[new topic]', '(new ruling)'])('%s', async (mark) => {
    const all = await read('LAMPS OF OSTERMERE', 'CURRENT RULINGS', 'March 4, 2002', '', ...NAMES.flatMap((name, at) => [`${name}${at === 2 ? ` ${mark}` : ''} - ${TEXTS[at] ?? ''} ${ENDS[at] ?? ''}`, '']));
    expect(all).toMatchObject({ kind: 'rulings', names: NAMES, starred: ['toll'], lost: [] });
  });
});
