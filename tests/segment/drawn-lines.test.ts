/** Lines of signs that a document draws between its parts: they stand in nobody's text, whatever the signs are. */
import { describe, expect, it } from 'vitest';

import { drawnLines } from '../../scripts/segment/apart/drawn-lines.ts';
import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { costly } from './rig/growth.ts';
import { hostileWords } from './rig/hostile-words.ts';
import { sourceOf } from './rig/cut.ts';

const RULINGS: readonly [name: string, text: readonly string[]][] = [
  ['Bell Rope', ['It may be lent, but not to a citizen who has one. Both', 'houses are told of it.']],
  ['Low Water', ['> May a barge be towed?', '', 'Yes. Towing is no move, and the tide does not end it.']],
  ['Night Porter', ['He may be dimmed. If your opponent has a night porter too,', 'each of them is told of everything the other saw.']],
  ['Old Pettibone', ['He is not a lamplighter, whatever the choir may sing.']],
  ['Weir Choir', ['Each singer counts as a citizen of the bank on which she', 'stands.']],
];

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  const all = [...document?.rulings ?? [], ...document?.entries ?? []];
  return { ranges: all.map(({ lines: [first, last] }) => source.lines.slice(first - 1, last).join('\n')), lost: document === undefined ? [] : misplacedLines(source, document.ledger) };
}

const DRAWN = [';;;;;', '-----', '* * *', '=====', '_____', '~~~~~', '<><><><>', '+++++', 'o o o o', '-o-o-o-o-', '/////', '%%%%%', '&&&&&', '@@@@@', '-=-=-=-=-', '#####', '^^^^^', '~*~*~*~', '- - - - -', 'x-x-x-x', ':::::', '••••••'];

describe('a line of signs between rulings', () => {
  it.each(DRAWN)('%s ends the one above, with the gap before it', async (drawn) => {
    const between = ['', drawn, ''];
    const { ranges, lost } = await read(['Rulings for the week of May 5, 1999', ...RULINGS.flatMap(([name, text]) => [...between, name, '', ...text])].join('\n'));
    expect(ranges).toEqual(RULINGS.map(([name, text]) => [name, '', ...text].join('\n')));
    expect(lost).toEqual([]);
  });

  it.each(DRAWN)('%s stands in no text where names run in and nothing else parts them', async (drawn) => {
    const { ranges } = await read(['Rulings for the week of May 5, 1999', '', ...RULINGS.flatMap(([name, text]) => [drawn, `${name}: ${text.filter((line) => /^\p{L}/u.test(line)).join('\n')}`]), drawn].join('\n'));
    expect(ranges.filter((range) => range.includes(drawn))).toEqual([]);
    expect(ranges.length).toBe(RULINGS.length);
  });

  it.each(DRAWN)('%s stands in no entry of a glossary', async (drawn) => {
    const { ranges } = await read(['Lamps of Ostermere Glossary', ...RULINGS.flatMap(([name, text]) => ['', drawn, '', name, text.filter((line) => /^\p{L}/u.test(line)).join(' ')])].join('\n'));
    expect(ranges.map((range) => range.split('\n')[0])).toEqual(RULINGS.map(([name]) => name));
    expect(ranges.filter((range) => range.includes(drawn))).toEqual([]);
  });
});

describe('signs that draw nothing', () => {
  it.each([['what is left out', ['a', '[...]', 'b', '[...]', 'c', '[...]']], ['signs that stand once', [';;;;;', 'a', '@@@@@', 'b']], ['an answer', ['?!?', 'a', '?!?', 'b', '?!?']], ['two letters', ['Ox', 'a', 'Ox', 'b', 'Ox']]])('%s', (_, lines) => { expect(drawnLines(lines)).toEqual([]); });

  it('cost no more than the length of a line', () => { expect(costly([...hostileWords, 'o-', '-o-', 'x ', ';', '; '], (line) => { drawnLines([line, line.slice(0, 119), `${line.slice(0, 100)}!`]); })).toEqual([]); });
});
