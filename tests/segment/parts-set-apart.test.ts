/** Titles of parts that no table knows: where they are told, the alphabet may begin anew behind them. */
import { describe, expect, it } from 'vitest';

import { readParagraphs } from '../../scripts/segment/blocks/paragraphs.ts';
import { rowsOfMenu } from '../../scripts/segment/topics/kinds/rows-of-menu.ts';
import { topicCandidates } from '../../scripts/segment/topics/names/candidates.ts';
import { styleOf } from '../../scripts/segment/topics/order/style.ts';
import { partsSetApart } from '../../scripts/segment/topics/titles/parts-set-apart.ts';

function paragraphsIn(texts: readonly string[]) {
  const lines = texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
  return readParagraphs(lines, 0, lines.length, { wrapping: null, starIsBullet: true });
}

/** How many parts there are. */
function partsOf(...paragraphs: string[]): number {
  const bodies = paragraphsIn(paragraphs.flatMap((text) => [...text.split('\n'), '']));
  const style = styleOf(bodies);
  return partsSetApart(bodies, topicCandidates(bodies, style, new Set()), style).at(-1) ?? 0;
}

const first = ['Anchor -- It holds one ferry.', 'Bell -- It is rung once.', 'Rope -- It may be cut.'];
const second = ['Canal -- See lock.', 'Dusk -- It falls once.', 'Lantern -- It hangs on a ferry.'];

describe('parts of names that run in with their texts', () => {
  it('are told where all names of each stand in order, and not all of them together', () => {
    expect(partsOf('First Tide', ...first, 'Second Tide', ...second)).toBe(2);
    expect(partsOf('First Tide', ...first, 'It sinks then.', 'Second Tide', ...second)).toBe(2);
  });

  it.each([
    ['only one has a title', [...first, 'Second Tide', ...second]],
    ['the names of one are in no order', ['First Tide', ...first, 'Second Tide', ...second.toReversed()]],
    ['the names go on in their order', ['First Tide', ...first, 'Second Tide', 'Slack -- It is short.', 'Tide -- It turns.']],
    ['the titles are sentences', ['All of these are old.', ...first, 'All of these are new.', ...second]],
    ['the titles begin small', ['of the first tide', ...first, 'of the second tide', ...second]],
    ['a text breaks off above them', ['First Tide', ...first, 'It sinks then and', 'Second Tide', ...second]],
    ['there are hardly more names than titles', ['First Tide', ...first.slice(2), 'Second Tide', ...second.slice(0, 1)]],
  ])('are not where %s', (_, paragraphs) => {
    expect(partsOf(...paragraphs)).toBe(0);
  });
});

describe('parts of names right above their texts', () => {
  const lines = (paragraphs: readonly string[]): string => paragraphs.map((text) => text.replace(' -- ', '\n')).join('\n');

  it('are told by the gaps around a title', () => {
    expect(partsOf('These rulings hold.', lines(first), 'Second Tide', lines(second))).toBe(1);
    expect(partsOf('These rulings hold.', lines(first), `Second Tide\n${lines(second)}`)).toBe(0);
  });

  it('are not where names have gaps below them, too', () => {
    expect(partsOf('These rulings hold.', ...first.flatMap((text) => text.split(' -- ')), 'Second Tide', ...second.flatMap((text) => text.split(' -- ')))).toBe(0);
  });
});

describe('rows of a menu', () => {
  it.each<[string[], number[]]>([
    [['Ostermere', '', 'News', 'Story', 'Rules', '   > Booklet', 'Guilds'], [1, 2, 3, 4, 5]],
    [['News', 'Story', 'Rules', '', 'Guilds'], []],
    [['News', 'The lamps of the quay burn.', 'Story', 'Guilds', 'Rules'], []],
  ])('are short names, four or more of them one right below the other: %j', (texts, rows) => {
    expect([...rowsOfMenu(paragraphsIn(texts))]).toEqual(rows);
  });
});
