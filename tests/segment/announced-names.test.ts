/** Lines that say what is done to which name, `Change to Night Ferry:`, right above the text: the name is the topic, and the line stays with its ruling. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { announcedName, ANNOUNCED_NAMES } from '../../scripts/segment/topics/lines/announced-names.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { topics: document?.rulings.map(({ topic }) => topic) ?? [], texts: document?.rulings.map(({ blocks }) => blocks.map((block) => block.text)) ?? [], lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const paragraphs = (...all: string[]): string => all.join('\n\n');
const head = 'Lamps of Ostermere\nRulings and corrections, 3 March 2014';

describe('a line that says what is done to a name', () => {
  it('sets off a ruling on it, and stays with it', async () => {
    const { topics, texts, lost } = await read(paragraphs(head, 'Correction to Low Water:\nA barge on the ground may not be towed.', 'Ruling on "Bell of the Quay":\nIt is rung once. A second captain pays the toll.', 'Addition to the entry on Oars on page 12 of the Handbook:\nOars may be lent at dusk.', 'Change to Curfew:\nAdd: "The lamps are put out."'));
    expect({ topics, lost }).toEqual({ topics: ['Low Water', 'Bell of the Quay', 'Oars', 'Curfew'], lost: [] });
    expect(texts[2]).toEqual(['Addition to the entry on Oars on page 12 of the Handbook:', 'Oars may be lent at dusk.']);
  });

  it('without a colon, in bold, does so too', async () => {
    expect((await read(paragraphs('LAMPS OF OSTERMERE', 'OFFICIAL ERRATA, 3 May 2012', '**Errata for Night Ferry**\nThe cost is 3 marks.', '**Ruling on Towing**\nA barge in tow may not be towed by a second barge.', '**Ruling on Curfew**\nThe bell that ends the day is the last one.'))).topics).toEqual(['Night Ferry', 'Towing', 'Curfew']);
  });

  it('with a gap below it does, and a name may begin with an article', async () => {
    expect((await read(paragraphs(head, 'Update to the Towing rule:', 'A barge may tow one other barge.', 'Ruling about The Long Night:', 'It lasts until the second bell.', 'Update to the Mooring rule:', 'A barge that is moored may not race.'))).topics).toEqual(['Towing', 'The Long Night', 'Mooring']);
  });
});

describe('what announces several names below it', () => {
  it('is no topic', async () => {
    expect((await read(paragraphs('Lamps of Ostermere Rulings, 4 June 2011', 'Changes to the Towing and Mooring entries:', 'Towing\nA barge may tow one other barge. It pays the toll for both.', 'Mooring\nA barge that is moored may not race. It keeps its lamp.', 'Anchor\nIt may be lifted at dusk by any captain.'))).topics).toEqual(['Towing', 'Mooring', 'Anchor']);
  });

  it.each(['Changes to all cards of the harbour:', 'Change of Wind:', 'Rulings of May:'])('%s names nothing', (line) => {
    expect(announcedName(line)).toBeNull();
  });

  it('each row reads its example', () => {
    expect(ANNOUNCED_NAMES.map(({ example }) => announcedName(example))).toEqual(['Oars', 'Oars', 'Ember Hound']);
  });
});

describe('a thread whose posts rule so', () => {
  const post = (day: string, ...text: string[]): string => paragraphs(`Re: Errata of autumn\nby Nan » Tue ${day}, 2013 8:14 pm`, ...text, 'Cheers,\nNan\nThe Table', 'Nan\n\nPosts: 1187\nJoined: Sat Feb 07, 2009 11:02 am', 'Top');

  it('ends each ruling above the greeting, and has no greeting of the next post in it', async () => {
    const thread = paragraphs('Board index ‹ Ostermere ‹ Rulings', 'Errata of autumn', post('Sep 03', 'Hi all,', 'Change to Night Ferry:\nIt costs 3 marks.', 'Ruling on Towing:\nA barge in tow keeps its cargo.'), post('Sep 10', 'One correction. Thanks to Tom.', 'Change to Oars:\nOars may be lent at dusk.'));
    const { topics, texts, lost } = await read(thread);
    expect({ topics, lost }).toEqual({ topics: ['Night Ferry', 'Towing', 'Oars'], lost: [] });
    expect(texts.map((all) => all.at(-1))).toEqual(['It costs 3 marks.', 'A barge in tow keeps its cargo.', 'Oars may be lent at dusk.']);
  });

  it('is read with its tags where these are only of struck and of new words', async () => {
    const thread = paragraphs('Board index ‹ Ostermere ‹ Rulings', 'Errata of autumn', post('Sep 03', 'Change to Night Ferry:\nIt costs [strike]2[/strike] [u]3[/u] marks.', 'Change to Towing:\nA barge in tow [strike]loses[/strike] [u]keeps[/u] its cargo.'));
    expect((await read(thread)).texts.map((all) => all.at(-1))).toEqual(['It costs 3 marks.', 'A barge in tow keeps its cargo.']);
  });
});

describe('what announces entries whose names stand below it', () => {
  const ruling = (line: string, name: string, text: string): string => `${line}\n${name}\n${text}`;
  const list = (removed: string): string => paragraphs(head, ruling('The following is a change to the Low Water entry on page 4:', 'Low Water', 'A barge on the ground may not be towed.'), removed, ruling('The following is a new entry on page 6:', 'Pilot', 'A captain who knows the river.'), ruling('The following is a change to the Curfew entry:', 'Curfew', 'The bell ends all trade.'));

  it.each(['The following entry on page 5 has been removed:', 'This entry is deleted:', 'The following term was dropped from the Glossary:'])('%s: the name alone is a topic', async (line) => {
    const { topics, texts, lost } = await read(list(`${line}\nNight Ferry`));
    expect({ topics, removed: texts[1], lost }).toEqual({ topics: ['Low Water', 'Night Ferry', 'Pilot', 'Curfew'], removed: [line], lost: [] });
  });

  it('where several go, the line stands with each', async () => {
    const line = 'These entries on page 7 have been deleted:';
    const { topics, texts, lost } = await read(list(`${line}\nNight Ferry\nOars`));
    expect({ topics, removed: texts.slice(1, 3), lost }).toEqual({ topics: ['Low Water', 'Night Ferry', 'Oars', 'Pilot', 'Curfew'], removed: [[line], [line]], lost: [] });
  });
});
