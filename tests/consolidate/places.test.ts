import { describe, expect, test } from 'vitest';
import { itemsAt, paragraphsAt, pick } from '../../scripts/consolidate/place/ordinals.ts';
import { section } from '../../scripts/consolidate/place/sections.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import type { Block } from '../../src/model/corpus.ts';

/** `# ` a label, `* ` an item, `** ` an item below it, anything else a paragraph. */
const blocks = (...printed: string[]): Block[] => toBlocks(printed.map((line, index) => {
  const [, marker = '', text = line] = /^(#|\*+) (.*)$/u.exec(line) ?? [];
  const type = marker === '' ? 'paragraph' : marker === '#' ? 'label' : 'bullet';
  return { type, text, marked: text, lines: [index + 1, index + 1], level: Math.max(0, marker.length - 1), marker: type === 'bullet' ? '*' : null };
}), 'glossary');
const at = (from: number, to = from) => ({ from, to });

describe('a position in a list', () => {
  const list = ['a', 'b', 'c'];
  test.each([
    [at(1), ['a']], [at(3), ['c']], [at(2, 3), ['b', 'c']], [at(-1), ['c']], [at(-3), ['a']], [at(-2, -1), ['b', 'c']], [at(2, -1), ['b', 'c']],
    [at(4), null], [at(3, 4), null], [at(-4), null], [at(-4, -1), null], [at(3, 2), null], [at(0), ['b']],
  ])('%o', (ordinals, expected) => { expect(pick(list, ordinals)).toEqual(expected); });

  test('is none in the middle of four', () => { expect(pick([...list, 'd'], at(0))).toBeNull(); });
});

describe('the nth paragraph', () => {
  const named = (ordinals: { from: number; to: number }, text: Block[], base = text, before = text) => {
    const { runs, agreed } = paragraphsAt(ordinals, { text, base, before });
    return { runs: runs.map((run) => run.map((block) => block.text)), agreed };
  };
  const listed = blocks('# Use', 'a', '* i', 'b');

  test('is one where nothing else stands before it', () => { expect(named(at(2), blocks('a', 'b', 'c'))).toEqual({ runs: [['b']], agreed: true }); });

  test('may be another where a heading or an item counts', () => { expect(named(at(2), listed)).toEqual({ runs: [['b'], ['a']], agreed: false }); });

  test('is not agreed on where only one way of counting has so many', () => { expect(named(at(4), listed)).toEqual({ runs: [['b']], agreed: false }); });

  test('is none where no way of counting has so many', () => { expect(named(at(5), listed)).toEqual({ runs: [], agreed: false }); });

  test('may be another in the text before the sentence than in the edition', () => {
    const [one, two, three] = blocks('a', 'b', 'c') as [Block, Block, Block];
    expect(named(at(2), [one, two, three], [one, two, three], [two, three])).toEqual({ runs: [['b'], ['c']], agreed: false });
  });

  test('is none where it is gone', () => {
    const [one, two] = blocks('a', 'b') as [Block, Block];
    expect(named(at(2), [one], [one, two], [one, two])).toEqual({ runs: [], agreed: false });
  });
});

describe('the nth item', () => {
  const text = blocks('a', '* i', '** inner', '* ii');
  const named = (ordinals: { from: number; to: number }) => {
    const { runs, agreed } = itemsAt(ordinals, { text, base: text, before: text });
    return { runs: runs.map((run) => run.map((block) => block.text)), agreed };
  };

  test('is one where all count it so', () => { expect(named(at(1))).toEqual({ runs: [['i']], agreed: true }); });

  test('may be an inner one, or one of the outermost', () => { expect(named(at(2))).toEqual({ runs: [['inner'], ['ii']], agreed: false }); });

  test('is not agreed on where only the inner ones make so many', () => { expect(named(at(3))).toEqual({ runs: [['ii']], agreed: false }); });
});

describe('a section', () => {
  const of = (title: string, text: Block[]) => section(title, text)?.map((block) => block.text) ?? null;
  const tolls = blocks('It floats.', '# Tolls', 'A barge pays.', '* by day', '# Keepers', 'A keeper sleeps.');

  test('goes from its heading up to the next', () => { expect(of('tolls', tolls)).toEqual(['Tolls', 'A barge pays.', 'by day']); });

  test('goes to the end where no heading follows', () => { expect(of('Keepers', tolls)).toEqual(['Keepers', 'A keeper sleeps.']); });

  test('is not known by a heading that is not there, or there twice', () => {
    expect(of('Races', tolls)).toBeNull();
    expect(of('Tolls', [...tolls, ...blocks('# Tolls', 'A cat pays.')])).toBeNull();
  });

  test.each([
    ['a colon', 'Tolls: a barge pays.'], ['a dash', 'Tolls - a barge pays.'], ['a long dash', 'Tolls — a barge pays.'],
  ])('may begin in its paragraph, before %s', (_sign, printed) => { expect(of('Tolls', blocks(printed, 'A cat pays.', 'Races - None.'))).toEqual([printed, 'A cat pays.']); });

  test.each([
    ['a small letter', 'tolls: a barge pays.'], ['a sentence', 'It floats. Tolls: a barge pays.'], ['a name of more than sixty letters', `T${'o'.repeat(61)}: a barge pays.`],
  ])('does not begin with %s', (_sign, printed) => { expect(of(printed.split(':')[0] ?? '', blocks(printed))).toBeNull(); });

  test('does not begin in an item', () => { expect(of('Tolls', blocks('* Tolls: a barge pays.'))).toBeNull(); });
});
