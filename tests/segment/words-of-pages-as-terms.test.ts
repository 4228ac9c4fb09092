/** Glossaries most of whose terms are words that pages have of their own: "Home", "Links", "Top". */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { misplacedLines } from './rig/account.ts';
import { sourceOf } from './rig/cut.ts';

const TERMS: readonly [name: string, text: string][] = [
  ['Home', 'The quay where a barge lies while nobody rows it. A barge at home pays no toll.'],
  ['Index', 'The number in the corner of a lamp. Of two lamps that are lit at once, the one with the lower index burns first.'],
  ['Links', 'Two barges are linked while each bears the name of the other. Whoever rows one of them rows both.'],
  ['Menu', 'The tolls of a lock, from which a captain chooses one when the gate opens and not before.'],
  ['Next', 'What holds for the "next" barge holds for the first that comes, whoever rows it.'],
  ['Print', 'The words on a lamp as they came from the press. Later lamps call this the mark.'],
  ['Search', 'To look through a chest for a lamp. A captain who searches a chest shuts it afterwards.'],
  ['Share', 'Two barges share a berth if both have it on their papers. What is lent is not shared.'],
  ['Top', 'The side of a chest from which it is opened. What lies on top is drawn first.'],
];
const page = (terms: readonly (readonly [string, string])[], between: readonly string[] = []): string => ['Harbour Glossary H to T', 'Contents |', ...terms.flatMap(([name, text]) => [name, text, ...between]), 'Back to the Rules of the Quay'].join('\n');

async function read(text: string) {
  const source = await sourceOf(text);
  const document = segmentAll([source]).documents[0]?.document;
  return { names: document?.entries.map(({ headword }) => headword) ?? [], blocks: document?.entries.map(({ blocks }) => blocks.length) ?? [], lost: misplacedLines(source, document?.ledger ?? []) };
}

const names = TERMS.map(([name]) => name);

describe('words of pages, each right above a text and all in the order of the alphabet', () => {
  it('are terms, though no line parts them and hardly another term stands there', async () => {
    expect(await read(page(TERMS))).toEqual({ names, blocks: names.map(() => 1), lost: [] });
  });
  it('are terms with blank lines between them', async () => {
    expect(await read(page(TERMS, ['']))).toMatchObject({ names, lost: [] });
  });
  it('and the last of them in a text of two paragraphs', async () => {
    expect(await read(page([...TERMS.slice(0, 8), ['Top', 'The side of a chest from which it is opened.\nThe owner of the chest chooses what lies on top of it, and shows it to nobody.']]))).toMatchObject({ names, lost: [] });
  });
});

describe('words of pages that do not stand so', () => {
  it('are the page’s: in no order', async () => {
    expect((await read(page(['Top', 'Next', 'Search', 'Home', 'Print', 'Menu'].map((name) => [name, `${name} is what a captain says when the bell is rung at dusk.`])))).names).toEqual([]);
  });
  it('are the page’s: a row of them without texts at its end', async () => {
    const terms = ['Gaff', 'Hold', 'Keel', 'Lock', 'Mole', 'Quay', 'Raft', 'Weir'].map((name) => [name, `The ${name.toLowerCase()} is what a captain looks for when the bell is rung.`] as const);
    expect(await read(`${page(terms)}\nHome\nIndex\nNext\nPrint\nSearch\nTop`)).toMatchObject({ names: terms.map(([name]) => name), lost: [] });
  });
});

describe('a word that parts of a page are called by, between terms', () => {
  const beside = (name: string, text: string): string => page([...TERMS.slice(0, 2).map(([, told], at) => [['Keel', 'Lamp'][at] ?? '', told] as const), [name, text], ['Lock', 'A gate that keeps the water of two quays apart.'], ['Mole', 'A wall of stones that keeps the waves from a quay.'], ['Quay', 'A wall at which a barge lies while nobody rows it.'], ['Raft', 'A barge without walls, which carries nobody at all.']]);
  it('is a term where it stands in order, once', async () => { expect((await read(beside('Links', 'Two barges are linked while each bears the name of the other.'))).names).toEqual(['Keel', 'Lamp', 'Links', 'Lock', 'Mole', 'Quay', 'Raft']); });
  it('and none out of order', async () => { expect((await read(beside('Archives', 'The lists of former years are kept by the clerk of the long mole.'))).names).not.toContain('Archives'); });
});

describe('a small word between terms', () => {
  const texts: readonly [string, string][] = [
    ['Tackle', 'What moves a load on a barge. It is lent by the quay and given back at dusk.'], ['Tide', 'The water rises or falls. Only one tide is played in each turn.'], ['Tiller', 'Whoever holds it says where the barge goes.'],
    ['Toll', 'What is paid at a lock.'], ['Tow', 'To pull a barge with a rope that is long enough.'], ['Trim', 'How a barge lies in the water once it is loaded.'],
  ];
  const with3 = (name: string): readonly (readonly [string, string])[] => [...texts.slice(0, 3), [name, 'In the words of a lamp, what stands before it is the cost and what stands behind it is the effect.'], ...texts.slice(3)];
  const read3 = async (terms: readonly (readonly [string, string])[], gap: readonly string[] = []): Promise<string[]> => (await read(['Harbour Glossary T', ...terms.flatMap(([name, text]) => [name, text, ...gap])].join('\n'))).names;

  it.each([[[]], [['']]])('is one where it stands in their order, dressed as they are, with gaps %j', async (gap) => { expect(await read3(with3('To'), gap)).toEqual(['Tackle', 'Tide', 'Tiller', 'To', 'Toll', 'Tow', 'Trim']); });

  it('is one beside terms with texts of several paragraphs, and so is what stands on cards', async () => {
    expect((await read(['Comprehensive Rules: Terms F - H', '', 'F', '', 'ferry', 'A barge that goes to and fro.', '', 'It never leaves its canal.', '', '"for each"', 'Count when the lamp is lit.', '', 'ford', 'Where one walks through water.', '', 'Back to top', '', 'G', '', 'game text', 'The words in the box below the picture of a lamp.', '', 'guild', 'One of six. Each has a colour.', '', 'A citizen belongs to one.', '', 'Back to top', '', 'H', '', 'hail', 'Weather. Citizens outdoors are dimmed.', '', 'harbour', 'Where canals end.', '', 'It has quays.', '', 'It has a master.'].join('\n'))).names)
      .toEqual(['ferry', '"for each"', 'ford', 'game text', 'guild', 'hail', 'harbour']);
  });

  it('is none out of their order', async () => { expect(await read3(with3('From'))).toEqual(texts.map(([name]) => name)); });
  it('is none where it stands more than once', async () => { expect(await read3([...with3('To'), ['To', 'It is written small there, and nobody sees it in the dark.']])).not.toContain('To'); });
  it('is none where a gap parts it from its text, and none from theirs', async () => {
    expect((await read(['Harbour Glossary T', ...texts.slice(0, 3).flat(), 'To', '', 'In the words of a lamp, what stands before it is the cost of what it does.', ...texts.slice(3).flat()].join('\n'))).names).toEqual(texts.map(([name]) => name));
  });
});
