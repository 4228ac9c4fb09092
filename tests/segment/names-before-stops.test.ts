/** Names that run in with their texts behind a full stop, as blogs have them that lost their bold; and sentences that look the same. */
import { describe, expect, it } from 'vitest';

import { goesOnBelow, shareLinks } from '../../scripts/segment/apart/share-links.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

async function read(...lines: readonly string[]) {
  const source = await sourceOf(lines.join('\n'));
  const document = segmentAll([source]).documents[0]?.document;
  return {
    topics: document?.rulings.map(({ topic }) => topic) ?? [], headwords: document?.entries.map(({ headword }) => headword) ?? [], date: document?.date ?? null,
    texts: [...document?.rulings ?? [], ...document?.entries ?? []].map(({ blocks }) => blocks.map(({ text }) => text)), lost: document === undefined ? [] : misplacedLines(source, document.ledger),
  };
}

const HEAD = ['The Night Porter', 'Barges, lamps, and small print', '', 'Menu', 'Skip to content', 'Home', 'About', 'Card Database', '', 'Rulings, May edition', '', 'May 5, 2011 by nan', 'Filed under: Rulings, Errata | Tags: Lamps, Tolls | 3 Comments', '', 'Here is what was asked at the weir. Names come first, then the ruling.', ''];
const TEXTS = [
  'Bell Rope. It may be lent, but not to a citizen who has one. Both houses are told of it at once.', '',
  'Eel Wife. The eel is sold first. She does not count herself.', '', 'If two of them are on a quay, each sells one to the other. This came up twice on Sunday alone.', '',
  'Ferry of the Long Mole. See Bell Rope.', '',
];
const SHARE = ['Share this:', 'Twitter', 'Facebook', 'Like this:', 'Like Loading...', ''];
const MORE = [
  'Lamp Oil. Since oil that is burned was never spent, cards that look at what is spent do not see it. It is paid anew.', '',
  'Old Pettibone. He is no lamplighter. A lamp that he carries is lit by whoever stands beside him on the quay.', '',
  'Towing in fog. A barge that is towed in fog goes astray, as nobody sees the one before it.',
];
const TOPICS = ['Bell Rope', 'Eel Wife', 'Ferry of the Long Mole', 'Lamp Oil', 'Old Pettibone', 'Towing in fog'];

describe('an article whose head says that rulings follow', () => {
  it('has a name at the head of each, with buttons to share it in the midst', async () => {
    const { topics, texts, date, lost } = await read(...HEAD, ...TEXTS, ...SHARE, ...MORE);
    expect({ topics, date, lost }).toEqual({ topics: TOPICS, date: '2011-05-05', lost: [] });
    expect(texts.slice(1, 3)).toEqual([['The eel is sold first. She does not count herself.', 'If two of them are on a quay, each sells one to the other. This came up twice on Sunday alone.'], ['See Bell Rope.']]);
  });

  it('ends with those buttons where its list does not go on below them', async () => {
    const { topics, texts } = await read(...HEAD, ...TEXTS, ...MORE, '', ...SHARE, 'Cobb says:', 'May 6, 2011 at 9:14 am', 'The eel is a fine ruling. Thank you for it.');
    expect(topics).toEqual(TOPICS);
    expect(texts.at(-1)).toEqual(['A barge that is towed in fog goes astray, as nobody sees the one before it.']);
  });

  it('has names in no order where nearly all paragraphs begin with one, and most have several words', async () => {
    expect((await read('Ostermere Rulings, June 2012', '', ...[...TEXTS.slice(0, 3), ...MORE.slice(0, 4), ...TEXTS.slice(6), 'Grey Heron. It is no barge. It may not be towed.'].toReversed())).topics.toSorted()).toEqual(['Bell Rope', 'Eel Wife', 'Ferry of the Long Mole', 'Grey Heron', 'Lamp Oil', 'Old Pettibone']);
  });

  it.each([
    ['sentences of a few words', ['It burns. A lamp is lit by whoever comes first.', 'Nobody pays. The toll is waived at night.', 'They sleep. No citizen is woken by a bell.', 'You row. The tide does the rest.']],
    ['sentences that say what is done', ['Anchors are let go. The barge stays.', 'Bells must ring. The curfew ends.', 'Citizens may sleep. The lamp is out.', 'Docks were shut. No barge enters.']],
    ['verdicts', ['Correct. The lamp is out.', 'Reversed. The lamp burns.', 'True. The bell is heard.', 'Wrong. The bell is silent.']],
    ['few among much else', [...TEXTS.slice(0, 2), 'We have been asked a lot about eels, and shall say more of them in June.', 'The clerk was ill for most of April, so that much was left lying.', ...TEXTS.slice(2, 3), 'We thank all who wrote to us, and those who did not.', 'Nan will be at the weir in July, where you may ask her.', ...MORE.slice(2, 3), 'Write to us.', ...MORE.slice(4), 'And write again, if you hear nothing of us for a month.']],
  ])('and none where they are %s', async (_, paragraphs) => { expect((await read('Ostermere Rulings, June 2012', '', ...paragraphs.flatMap((text) => [text, '']))).topics).toEqual([]); });
});

describe('a glossary whose texts have several paragraphs', () => {
  it('has such names too, where its title says what it is', async () => {
    expect((await read('Lamps of Ostermere Glossary', '', ...TEXTS.filter((text) => !text.startsWith('Ferry')), ...MORE)).headwords).toEqual(TOPICS.filter((name) => !name.startsWith('Ferry')));
  });
});

describe('buttons to share an article', () => {
  it.each([[SHARE, [0, 1, 2, 3, 4]], [['Share on:', 'Click to share on Reddit (Opens in new window)', 'Lamp Oil. It burns.'], [0, 1]], [['Twitter', 'Facebook'], []], [['Like this:', 'Bell Rope', 'It is rung.'], [0]]])('%j', (lines, places) => { expect([...new Set(shareLinks(lines))]).toEqual(places); });

  it('end a list of names only where it does not go on', () => {
    const list = [...TEXTS, ...SHARE, ...MORE];
    expect(goesOnBelow(list, list.indexOf('Share this:'))).toBe(true);
    expect(goesOnBelow([...TEXTS, ...MORE, '', ...SHARE], TEXTS.length + MORE.length + 1)).toBe(false);
  });
});
