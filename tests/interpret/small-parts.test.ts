/** Small parts of reading, each within its bound and just across. */
import { describe, expect, test } from 'vitest';

import { drawTiles } from '../../scripts/interpret/amendments/tiles/draw-tiles.ts';
import { explainInstruction } from '../../scripts/interpret/amendments/explain-instruction.ts';
import { withOldAndNew } from '../../scripts/interpret/amendments/sentences/old-and-new.ts';
import { sliceBlock, withoutQuotationMarks } from '../../scripts/interpret/amendments/sentences/slice-block.ts';
import { splitTargets } from '../../scripts/interpret/amendments/commands/split-targets.ts';
import type { Command, Spot } from '../../scripts/interpret/amendments/commands/command.ts';
import { nowhere } from '../../scripts/interpret/amendments/commands/joined-spots.ts';
import { cardOrTerm } from '../../scripts/interpret/card-or-term.ts';
import { declaredSigns, namesBelowLabel } from '../../scripts/interpret/declared-references.ts';
import { LinkReferences } from '../../scripts/interpret/link-references.ts';
import { seePhrases } from '../../scripts/interpret/see-references.ts';
import type { SegmentedBlock } from '../../scripts/segment/segments.ts';
import { at, rulingOf } from './rig/ruling.ts';

const block = (marked: string, more: Partial<SegmentedBlock> = {}): SegmentedBlock => ({ type: 'paragraph', text: marked.replaceAll('*', ''), marked, marker: null, level: 0, lines: [1, 1], ...more });

describe('a card’s title', () => {
  test.for('of the a an and or to in on at for from with by as de la du von van etc'.split(' '))('may have the small word “%s”', (small) => { expect(cardOrTerm(`Oar ${small}`, undefined)).toBe('card'); });
  test.for(['under', 'over', 'hums', 'il'])('and not “%s”', (small) => { expect(cardOrTerm(`Oar ${small}`, undefined)).toBe('term'); });
  test.for([
    ['Ferry Icon', undefined, 'term'], ['Night Rules', undefined, 'term'], ['Rules Keeper', undefined, 'card'], ['Fog Phase', undefined, 'term'], ['Race Format', undefined, 'term'], ['Fog', 'The following rules hold in fog.', 'term'], ['Fog', 'This symbol hums.', 'term'], ['Fog', 'The Fog is a cloud.', 'term'], ['Oars', 'The Oars are long.', 'term'], ['Fog', 'The Fog was a cloud.', 'card'],
    ['OARS', undefined, 'card'], ['OARSM', undefined, 'term'], ['—', undefined, 'unsure'],
  ] as const)('%s: %s is a %s', ([headword, text, expected]) => { expect(cardOrTerm(headword, text)).toBe(expected); });
});

describe('names that a head declares', () => {
  const found = (text: string): string[] => declaredSigns([{ text: 'A word in [brackets] has an entry.', from: 1, to: 1 }], 2)(text).map(({ phrase }) => phrase);
  test('have six words at the most', () => { expect([found('[one two three four five six]'), found('[one two three four five six seven]')]).toEqual([['one two three four five six'], []]); });
  test('stand below their label, where that is the first line', () => { expect([...namesBelowLabel([block('Compare:'), block('Lock')]).keys()]).toEqual([1]); });
  test('stand below their label, to the end of the entry', () => { expect([...namesBelowLabel([block('It hums.'), block('Compare:'), block('*Lock*'), block('Quay')]).entries()]).toEqual([[2, { phrase: 'Lock', from: 0, to: 4 }], [3, { phrase: 'Quay', from: 0, to: 4 }]]); });
});

describe('links of a line', () => {
  const links = (...words: string[]) => new LinkReferences([{ text: '', from: 1, to: 1, links: words.map((one) => ({ words: one, to: `#${one}` })), anchors: [] }], [], new Set(words));
  const places = (text: string, ...words: string[]) => links(...words).in(text, [1, 1], null).map(({ phrase, from }) => `${phrase} ${String(from)}`);
  test('stand one behind the other', () => {
    expect(places('a lock, a lock', 'lock', 'lock')).toEqual(['lock 2', 'lock 10']);
    expect(places('lock lock quay', 'lock', 'quay')).toEqual(['lock 0', 'quay 10']);
    expect(places('a lock, the lock', 'a lock', 'the lock')).toEqual(['a lock 0', 'the lock 8']);
  });
  test('are looked for behind the last that was found', () => { expect(places('quay lock, tide quay', 'lock', 'tide', 'quay')).toEqual(['lock 5', 'tide 11', 'quay 16']); });
  test('may stand at the very beginning, and are passed over where their words are not there', () => { expect(places('lock', 'tide', 'lock')).toEqual(['lock 0']); });
  test('may begin one sign behind where their letters stood in a longer word', () => { expect(places('xaa aa', 'aa')).toEqual(['aa 4']); });
});

describe('links stand where their words do', () => {
  const place = (text: string) => new LinkReferences([{ text: '', from: 1, to: 1, links: [{ words: 'lock', to: '#lock' }], anchors: [] }], [], new Set(['lock'])).in(text, [1, 1], null).map(({ from, to }) => [from, to]);
  test('also where these are signs, one sign behind the end of a word', () => { expect(new LinkReferences([{ text: '', from: 1, to: 1, links: [{ words: '++', to: '#lock' }], anchors: [] }], [], new Set(['lock'])).in('A lock+++', [1, 1], null)).toMatchObject([{ from: 7, to: 9 }]); });
  test.for([['A lock.', [[2, 6]]], ['Any locks.', [[4, 8]]], ['A locker, a lock.', [[12, 16]]], ['An airlock, a lock.', [[14, 18]]], ['A lockers’ club.', []]] as const)('%s', ([text, expected]) => { expect(place(text)).toEqual(expected); });
});

describe('a name that is referred to', () => {
  const phrases = (text: string): string[] => seePhrases(text, new Set(['tide'])).map(({ phrase }) => phrase);
  test('has its place, whatever stands around it', () => { expect(seePhrases('It hums. See lock, tide.', new Set()).map(({ phrase, from, to }) => [phrase, from, to])).toEqual([['lock', 13, 17], ['tide', 19, 23]]); });
  test('has no end of letters', () => { expect([phrases(`See ${'x'.repeat(60)}.`).length, phrases(`See ${'x'.repeat(300)}.`)]).toEqual([1, []]); });
});

test('an order is drawn as wide as it may be, and no wider', () => {
  const tiles = [{ from: 0, to: 6, as: 'command' as const }, { from: 7, to: 20, as: 'place' as const }];
  const drawn = (width: number): string[] => drawTiles('Delete the first item', tiles, width);
  expect(drawn(29)).toEqual(['| Delete  | the first ite |', '| command | place         |']);
  expect([25, 26, 27, 28].map((width) => drawn(width).length)).toEqual([4, 4, 4, 4]);
  expect(drawTiles('abcdefghijklmnopqrstuvwxyz', [{ from: 0, to: 26, as: 'scope' }], 21)).toEqual(['| abcde ... vwxyz |', '| LIMITED         |']);
});

test('positions are told in words', () => {
  expect(['Delete the middle paragraph.', 'Delete the last paragraph.', 'Delete the next-to-last paragraph.', 'Delete paragraphs 2 to 4.', 'Delete the last two bullets.'].map((order) => /place: +(?<place>.*?) {3}/u.exec(explainInstruction(order))?.groups?.['place']))
    .toEqual(['paragraph the middle one', 'paragraph the last', 'paragraph number 2 from the end', 'paragraph number 2 to number 4', 'list item number 2 from the end to the last']);
});

describe('old words and new ones, a line each', () => {
  const joined = (...lines: string[]): string[] => withOldAndNew(rulingOf(lines).blocks).map(({ text, lines: [from, to] }) => `${String(from)}-${String(to)} ${text}`);
  const one = ['1-2 Old: “ice” New: “snow”'];
  test.for([['- ice', '+ snow'], ['< ice', '> snow'], ['– ice', '+ snow'], ['− ice', '+ snow'], ['Old: ice', 'New: snow'], ['Was: ice', 'Is: snow']])('%s, %s', (lines) => { expect(joined(...lines)).toEqual(one); });
  test.for([['- ice', '- snow'], ['+ ice', '- snow'], ['Old: ice', 'snow'], ['- ice', '> snow'], ['Old: ice', 'New: snow (in races)']])('but not %s, %s', (lines) => { expect(joined(...lines)).toHaveLength(2); });
  test('nor where more follows, which may be new words', () => { expect(joined('Old: ice', 'New: snow', 'Cats hum.')).toHaveLength(3); });
  test('twice in a row', () => { expect(joined('- ice', '+ snow', '- fog', '+ hail')).toEqual([...one, '3-4 Old: “fog” New: “hail”']); });
  test('with the labels alone in their lines', () => { expect(joined('Old:', 'ice', 'New:', 'snow')).toEqual(['1-4 Old: “ice” New: “snow”']); });
});

describe('a part of a paragraph', () => {
  test('keeps its emphasis', () => {
    expect(sliceBlock(block('Old *ferries* hum.'), { from: 4, to: 11 })).toMatchObject({ text: 'ferries', marked: '*ferries*' });
    expect(sliceBlock(block('Old **ferries** hum.'), { from: 4, to: 16 })).toMatchObject({ text: 'ferries hum.', marked: '**ferries** hum.' });
    expect(sliceBlock(block('Old ferries hum.', { marker: '-', type: 'bullet', level: 1 }), { from: 3, to: 11 })).toMatchObject({ text: 'ferries', marked: 'ferries', marker: null, type: 'paragraph', level: 0 });
    expect(sliceBlock(block('🦆 *ferries* hum.'), { from: 3, to: 10 })).toMatchObject({ text: 'ferries', marked: '*ferries*' });
    expect(sliceBlock(block('Old ferries.'), { from: 3, to: 4 })).toBeNull();
  });
  test('is the paragraph without its quotation marks', () => {
    expect([withoutQuotationMarks(block('"Ferries hum."')).text, withoutQuotationMarks(block('“Ferries hum.” ')).text, withoutQuotationMarks(block('"Ferries" and "barges"')).text, withoutQuotationMarks(block('Ferries "hum"')).text]).toEqual(['Ferries hum.', 'Ferries hum.', '"Ferries" and "barges"', 'Ferries "hum"']);
  });
});

describe('what a command is done to', () => {
  const spot = (more: Partial<Spot>): Spot => ({ ...nowhere, ...more });
  const command = (how: Command['how'], ...targets: Spot[]) => splitTargets({ how, targets, brings: 'new text', wording: { is: 'none' } } as unknown as Command).map(({ paragraphs, items, sentences }) => ({ paragraphs, items, sentences }));
  const paragraph = (from: number, to = from): Spot => spot({ unit: 'paragraph', paragraphs: [at(from, to)] });
  test('stands side by side where it is joined or swapped', () => {
    for (const how of ['swap', 'join'] as const) {
      expect(command(how, paragraph(2), paragraph(3))).toEqual([{ paragraphs: [at(2, 3)], items: [], sentences: [] }]);
      expect(command(how, spot({ unit: 'list item', items: [at(1), at(2)] }))).toEqual([{ paragraphs: [], items: [at(1, 2)], sentences: [] }]);
      expect(command(how, spot({ unit: 'sentence', sentences: [at(1)] }), spot({ unit: 'sentence', sentences: [at(2)] }))).toEqual([{ paragraphs: [], items: [], sentences: [at(1, 2)] }]);
      expect(command(how, paragraph(2), spot({ unit: 'list item', items: [at(3)] }))).toEqual([{ paragraphs: [], items: [], sentences: [] }]);
    }
    for (const others of [[paragraph(2), paragraph(4)], [paragraph(3), paragraph(2)]]) expect(command('join', ...others)).toEqual([{ paragraphs: [], items: [], sentences: [] }]);
  });
  test('is the first of two that change places from afar', () => {
    for (const others of [[paragraph(2), paragraph(4)], [paragraph(2), paragraph(1)], [spot({ unit: 'paragraph', paragraphs: [at(2), at(4)] })], [paragraph(2), spot({ ofKindBefore: [at(-1)] })]]) expect(command('swap', ...others)).toEqual([{ paragraphs: [at(2)], items: [], sentences: [] }]);
    for (const others of [[paragraph(2), paragraph(4), paragraph(6)], [paragraph(2), paragraph(4, 5)], [paragraph(2), spot({ unit: 'list item', items: [at(3)], paragraphs: [at(4)] })]]) expect(command('swap', ...others)).toEqual([{ paragraphs: [], items: [], sentences: [] }]);
  });
  test('is each of them where it is deleted or moved', () => { expect([command(null, paragraph(2), paragraph(4)), command('move', spot({ paragraphs: [at(1), at(3)] }))].map((found) => found.map(({ paragraphs }) => paragraphs))).toEqual([[[at(2)], [at(4)]], [[at(1)], [at(3)]]]); });
});
