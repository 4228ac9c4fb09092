/** Names that a sign sets off, with another before it where the ruling is new, and with titles of parts below. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

const read = async (lines: readonly string[]) => segmentAll([await sourceOf(lines.join('\n'))]).documents[0]?.document.rulings ?? [];

describe('names behind an angle', () => {
  it('are all found, and those with a plus before it are new', async () => {
    const rulings = await read(['Official Rulings update 7/13/98', '', 'Hello all,', '', 'here is what is new this month. Lines with a + in front have', 'been changed.', '', 'NEW RULINGS - CARDS', '',
      '> Anchor of the Guild', 'It is lifted after the barge has paid the toll that it is', 'going to pay, even if that is none.', '', '+> Bell Tower', 'A bell that is rung twice in a turn is heard once. This', 'reverses what was said in June.', '',
      '> Curfew', 'It ends as soon as the lamp burns again:', '  - once only;', '  - not if nobody is awake.', '', '+> Dredger', 'The mud goes to the owner of the quay.']);
    expect(rulings.map(({ topic, starred, blocks }) => [topic, starred, blocks.length])).toEqual([['Anchor of the Guild', false, 1], ['Bell Tower', true, 1], ['Curfew', false, 3], ['Dredger', true, 1]]);
  });
});

describe('names behind a sign that stand above titles of parts', () => {
  const card = (name: string, part: string): string[] => [`= ${name}`, ...(part === '' ? [] : [`  * ${part} *`]), `    Q. May a barge that is towed use the ${name.split(' ')[0]?.toLowerCase() ?? ''}, though its captain sleeps?`, `    A. Yes, as the barge uses it. (Jul 29, 1999 Quay Chat, Q${name.length})`];

  it('are the topics, with the set in brackets that tells which card is meant', async () => {
    const rulings = await read(['The Compendium of Ostermere Card Rulings - C', '', '=== C ===', '', ...card('CANAL CAT (First Set)', 'Scratch'), ...card('CAPTAIN (First Set)', 'Sleep (Ostermere Power)'), ...card('COIN (First Set)', ''), ...card('CURFEW (Long Weir)            [Reversed]', ''), ...card('CURLEW (Long Weir)', 'Cry')]);
    expect(rulings.map(({ topic }) => topic)).toEqual(['CANAL CAT (First Set)', 'CAPTAIN (First Set)', 'COIN (First Set)', 'CURFEW (Long Weir)', 'CURLEW (Long Weir)']);
  });
});

describe('what the head of a collection says of itself', () => {
  it('is no ruling: in how many parts it is sent, how to ask', async () => {
    const rulings = await read(['             Lamps of Ostermere', '             Collected Rulings File', '                Version 11', '', 'This file holds all official rulings on the game. Whatever is in here', 'takes precedence over what was said by anyone on this list.', '',
      'The file is split in three postings:', '  1/3  Rulings by Term (A - F)', '  2/3  Rulings by Term (G - Z)', '', 'Please do not post the file again.', '', 'How to ask: Send one question in one letter. Give the exact names of', 'the cards.', '', 'What has changed since version 10', '', '  Barges: moving by night.']);
    expect(rulings).toEqual([]);
  });
});

describe('a thread in which one writer rules', () => {
  it('is read in all his posts, below another’s answer too', async () => {
    const post = (writer: string, day: string): string[] => ['User avatar', writer, 'Posts: 1107', 'Joined: March 3rd, 2004, 9:10 am', '', 'Re: Current Rulings/Errata', '', `Post by ${writer} » ${day}`, ''];
    const rulings = await read(['Board index < Rules < Official Rulings', '', 'Current Rulings/Errata', '41 posts  1  2  3', '', ...post('nan_weaver', 'May 19th, 2014, 10:12 pm'), 'The following rules updates are effective on May 26th.', '',
      'The following is a change to the Sleeping Spies entry on page 2-9:', 'Sleeping Spies', 'A spy who sleeps is placed on the other side of the canal. He is not met by anybody.', '', 'The following is a new entry on page 2-12:', 'Weather Vane', 'It is a place and a sign at once. Whoever hangs there is not missing.', '', 'Top',
      ...post('quickferry', 'May 20th, 2014, 7:33 am'), 'So this also means the bell? Thanks!', '', 'Top', ...post('nan_weaver', 'September 8th, 2014, 8:00 pm'), 'The following is a change to the Barge Lamps entry on page 3-2:', 'Barge Lamps', 'A lamp is lit by whoever carries it. An unlit one may not be lit by night.']);
    expect(rulings.map(({ topic }) => topic)).toEqual(['Sleeping Spies', 'Weather Vane', 'Barge Lamps']);
  });
});
