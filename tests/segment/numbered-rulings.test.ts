/** Rulings under the numbers of an outline, whatever signs stand around these: no part of the name, no day, and no book of rules. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const NAMES = ['Anchor Chain', 'Bell Founder', 'Dusk Warden', 'Eel Weir, The', 'Grey Heron', 'Low Water'];
const TEXTS = ['It holds one barge, and no more may be tied to it.', 'She casts one bell each day.', 'He closes the quay when the last lamp is out.', 'Nobody fishes here by day.', 'It is no barge, and nobody tows it.', 'The ford is open. See Ford.'];
const NUMBERS = [[1, 1], [1, 2], [1, 4], [2, 1], [2, 2], [2, 6]] as const;

type Dress = (part: number, item: number) => string;

async function read(title: string, number: Dress, below: Dress = (part, item) => `${part}.${item}a`): Promise<unknown[]> {
  const lines = NAMES.flatMap((name, at) => {
    const [part, item] = NUMBERS[at] ?? [0, 0];
    return [...(item === 1 ? [`PART ${part} - ${part === 1 ? 'GENERAL RULES' : 'CARDS'}`, ''] : []), `${number(part, item)} ${name}`, TEXTS[at] ?? '', ...(at === 1 ? [`${below(part, item)} Casting is not an action.`] : []), ''];
  });
  const { documents } = segmentAll([await sourceOf(['Ostermere at the Quay - an unofficial page', '', title, 'Version 2.3 - May 1, 2001', '', 'Numbers are kept, so that one that is missing was dropped.', '', ...lines].join('\n'))]);
  return (documents[0]?.document.rulings ?? []).map(({ topic, effective, lines: [first, last] }) => [topic, effective, last - first]);
}

const ALL = NAMES.map((name, at) => [name, null, at === 1 ? 2 : 1]);

describe('rulings numbered by parts', () => {
  it.each<[string, string, Dress, Dress?]>([
    ['plain', 'OFFICIAL CLARIFICATIONS', (part, item) => `${part}.${item}`],
    ['with a full stop, as a day is written', 'OFFICIAL CLARIFICATIONS', (part, item) => `${part}.${item}.`, (part, item) => `${part}.${item}.1.`],
    ['in brackets', 'Card Rulings', (part, item) => `(${part}.${item})`],
    ['behind the sign of a section', 'Official Errata and FAQ', (part, item) => `§${part}.${item}`, () => 'a)'],
    ['with a stroke', 'RULES CLARIFICATIONS 2.3', (part, item) => `${part}-${item}`],
    ['behind a letter', 'Official Answers', (part, item) => `R${part}.${item}`],
    ['with a colon', 'Rulings', (part, item) => `${part}.${item}:`],
  ])('%s', async (_, title, number, below) => { expect(await read(title, number, below)).toEqual(ALL); });
});

describe('days ahead of names', () => {
  it('are days where they do not count as parts do', async () => {
    const days = ['5.1.', '12.1.', '13.2.', '1.3.'];
    const { documents } = segmentAll([await sourceOf(['Lamps of Ostermere Card Rulings 2012', '', ...days.flatMap((day, at) => [`${day} ${NAMES[at] ?? ''}: ${TEXTS[at] ?? ''}`, ''])].join('\n'))]);
    expect(documents[0]?.document.rulings.map(({ effective }) => effective?.from)).toEqual(['2012-01-05', '2012-01-12', '2012-02-13', '2012-03-01']);
  });
});
