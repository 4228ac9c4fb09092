/** Just across the boundary of how documents of rulings set off their names: what looks like it and is read as before, or not at all. */
import { describe, expect, it } from 'vitest';

import { singleSpaced } from '../../scripts/read/formats/double-spaced.ts';
import { statedDate } from '../../scripts/segment/front-matter/stated-date.ts';
import { withWholeNames } from '../../scripts/segment/topics/lines/broken-names.ts';
import { withoutLinkWords } from '../../scripts/segment/topics/lines/link-words.ts';
import { cut, sourceOf } from './rig/cut.ts';

const linesOf = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
const topicsOf = async (text: string, names: string[] = []): Promise<(string | null)[]> => cut(await sourceOf(text), names)?.rulings.map(({ topic }) => topic) ?? [];

describe('names above questions', () => {
  const asked = (title: string, number: number): string => [title, ...Array.from({ length: number }, (_, at) => `Q: Does rule ${at + 1} hold ${title.toLowerCase()}?\nA: It does, on night ${at + 1}.`)].join('\n');
  const head = 'Lamps of Ostermere Rulings FAQ\n\nCollected at the quay by those who asked.\n\n';

  it('are the topics, each above a few of them', async () => { expect(await topicsOf(head + ['Sluice', 'Oar', 'Bell'].map((title) => asked(title, 2)).join('\n'))).toEqual(['Sluice', 'Oar', 'Bell']); });

  it('are titles of parts above many', async () => {
    const topics = await topicsOf(head + ['Sluice', 'Oar', 'Bell'].map((title) => asked(title, 5)).join('\n'));
    expect(topics).toHaveLength(15);
    expect(topics).not.toContain('Sluice');
  });

  it('are titles of parts where they are two', async () => { expect(await topicsOf(head + ['Sluice', 'Oar'].map((title) => asked(title, 2)).join('\n'))).not.toContain('Sluice'); });

  it('are titles of parts where most questions stand above the first', async () => { expect(await topicsOf(`${head}${asked('', 6).trim()}\n${['Sluice', 'Oar', 'Bell'].map((title) => asked(title, 1)).join('\n')}`)).not.toContain('Oar'); });
});

describe('an empty line behind each line', () => {
  const text = ['A bell that nobody', 'hears is rung all', 'the same, and it is', 'counted for the watch.'];
  const doubled = (blocks: string[][]) => linesOf(...blocks.flatMap((block) => [...block.flatMap((line) => [line, '']), '', '']));

  it('is none of the document', () => { expect(singleSpaced(doubled([text, text, text, text])).map(({ text: words }) => words)).toEqual([text, text, text, text].flatMap((block) => [...block, ''])); });

  it.each([
    ['paragraphs of a sentence each', doubled(Array.from({ length: 5 }, () => ['A bell is rung.', 'A lamp is lit.', 'An oar is lent.', 'A quay is free.']))],
    ['no wider gap', linesOf(...[...text, ...text, ...text, ...text].flatMap((line) => [line, '']))],
    ['few lines', doubled([text, text])],
    ['gaps of two lines', linesOf(...[text, text, text, text].flatMap((block) => [...block.flatMap((line) => [line, '']), '']))],
    ['names and texts, and wide gaps between parts', doubled(Array.from({ length: 5 }, () => ['Bell', 'It is rung at dusk.', 'Lamp', 'It is lit at dusk.']))],
  ])('parts paragraphs: %s', (_, lines) => { expect(singleSpaced(lines)).toBe(lines); });
});

describe('numbers and names between bars', () => {
  const rows = (told: boolean, ...names: string[]): string => ['OFFICIAL CHANGES TO THE HARBOUR RULES', 'Issued May 4, 1999', '', ...names.flatMap((name, at) => [`| 2.${at + 1} | ${name}`, ...(told ? [`Whoever is bound by section ${at + 1} pays his toll at the quay before the bell.`, '|'] : [])])].join('\n');

  it('head the texts below them', async () => { expect(await topicsOf(rows(true, 'Late Barges', 'Berths', 'Notes'))).toEqual(['Late Barges', 'Berths', 'Notes']); });

  it('are a table of contents without texts', async () => { expect(await topicsOf(rows(false, 'Late Barges', 'Berths', 'Oars', 'Tolls', 'Bells'))).toEqual([]); });

  it.each(['| 2.50 | Lamp Oil | 12', '| 1 | Lamp Oil', '| 2.5 |', '| Lamp Oil | 2.5'])('are none in %s', async (row) => {
    const text = ['Errata for the Harbour Rules', '', ...['Amber', 'Birch', 'Cork'].flatMap((word) => [row.replace('Lamp', word), `The ${word.toLowerCase()} that is told of here is sold at the quay.`, '|'])].join('\n');
    expect((await topicsOf(text)).filter((topic) => topic?.endsWith(' Oil') === true && !topic.includes('|'))).toEqual([]);
  });
});

describe('words that lead elsewhere', () => {
  const without = (...texts: string[]): string[] => withoutLinkWords(linesOf(...texts)).map(({ text }) => text);

  it.each([['(view)'], ['[image]'], ['(details)'], ['(voir)']])('%s is no part of a name', (word) => { expect(without(`Low Water ${word}`, 'It is dry.', `Bell ${word}`, `Oar ${word}`)).toEqual(['Low Water', 'It is dry.', 'Bell', 'Oar']); });

  it.each([
    [['Low Water (view)', 'Bell (view)', 'Oar']], [['Low Water (tool)', 'Bell (tool)', 'Oar (tool)']], [['Low Water (HW)', 'Bell (HW)', 'Oar (HW)']],
    [['Low Water (view)', 'Low Water (view)', 'Low Water (view)']], [['Look at it (view the quay)', 'Bell (viewed)', 'Oar (a view)']], [['view', 'image', 'details']],
  ])('but in %j nothing is', (texts) => { expect(without(...texts)).toEqual(texts); });
});

describe('codes of sets behind names', () => {
  const list = (...names: string[]): string => ['Lamps of Ostermere Errata', '', ...names.map((name) => `${name} - It is moved before the tide, and not behind it.`)].join('\n\n');

  it('are no part of them', async () => { expect(await topicsOf(list('Cork Vest (LT)', 'Oar', 'Slack Rope (HW)', 'Water Jug (any)'))).toEqual(['Cork Vest', 'Oar', 'Slack Rope', 'Water Jug']); });

  it('with a number behind the set’s name are none either', async () => { expect(await topicsOf(list('Cork Vest ( Long Tide, 4)', 'Oar ( Long Tide, 9)', 'Slack Rope (High Water, #12)'))).toEqual(['Cork Vest', 'Oar', 'Slack Rope']); });
  it('that count cards by set and rarity are none either', async () => { expect(await topicsOf(list('Cork Vest (2R41)', 'Oar (1C12)', 'Slack Rope (1U77)'))).toEqual(['Cork Vest', 'Oar', 'Slack Rope']); });
  it('nor is a star behind them, above questions', async () => {
    const asked = ['Cork Vest (2R41)', 'Oar (1C12) *', 'Slack Rope (1U77)', 'Water Jug (1C04) *'].map((name) => `${name}\nQ. Is it moved before the tide?\nA. Yes, and not behind it.`);
    expect(await topicsOf(['Lamps of Ostermere\nCard FAQ\nDecember 6, 2004', 'Each card below was asked about twice. (*) New this month.', ...asked].join('\n\n'))).toEqual(['Cork Vest', 'Oar', 'Slack Rope', 'Water Jug']);
  });
  it('that tell the edition of a ruling are none, nor is a number ahead of them', async () => { expect(await topicsOf(list('Cork Vest (v1.4)', 'Oar M12 (v 1.0)', 'Slack Rope (v 2.1)'))).toEqual(['Cork Vest', 'Oar', 'Slack Rope']); });
  it('are a part of names where they are no codes', async () => { expect(await topicsOf(list('Cork Vest (long tide, 4)', 'Oar (two, three)', 'Slack Rope (very 2)'))).toContain('Cork Vest (long tide, 4)'); });
  it('are a part of names that nothing else tells apart', async () => { expect(await topicsOf(list('Cork Vest (LT)', 'Cork Vest (HW)', 'Slack Rope (HW)'))).toContain('Cork Vest (LT)'); });

  it('are a part of names that the corpus has with them', async () => { expect(await topicsOf(list('Cork Vest (LT)', 'Oar', 'Slack Rope (HW)'), ['Cork Vest (LT)'])).toContain('Slack Rope (HW)'); });

  it.each([[['Cork Vest (LT)', 'Oar (LT)', 'Slack Rope (LT)']], [['Henry (II)', 'Louis (IV)', 'Nan (I)']], [['Bell (tool)', 'Oar (boat)', 'Vest (cloth)']], [['Bell (Tool)', 'Oar (Boat)', 'Vest (Cloth)']]])('are none: %j', async (names) => { expect(await topicsOf(list(...names))).toEqual(names); });
});

describe('items of a list in which names stand', () => {
  const list = (...items: string[]): string => ['Errata/Current Rulings', '', 'What stands here was taken from the pages of the Table.', '', ...items.map((item) => `* ${item}`)].join('\n\n');
  const named = ['Anchor - It is weighed at dusk.', 'Bell - No bell is rung in fog.', 'Oar - An oar is lent once.'];

  it('may go on with the name as their subject', async () => { expect(await topicsOf(list(...named, 'Herald of Dusk - is spent although nobody heard it.'))).toContain('Herald of Dusk'); });

  it.each(['Barges may be towed - but not by night.', 'a barge - is towed by night.', 'Whoever rows the barge of another - is paid for it.', 'Barges - and whatever they carry - may be towed.'])('bear no name in the midst of a sentence: %s', async (item) => {
    const document = cut(await sourceOf(list(...named, item, 'Tolls - are paid first.')));
    expect(document?.rulings.map(({ topic }) => topic)).toEqual(['Anchor', 'Bell', 'Oar', 'Tolls']);
    expect(document?.rulings.flatMap(({ blocks }) => blocks).map(({ text }) => text)).not.toContain(item);
    expect(document?.messages.map(({ rule }) => rule)).toContain('item-without-name');
  });

  it('are the texts of names that stand above them', async () => {
    const document = cut(await sourceOf(['Lamps of Ostermere Current Rulings', '', ...['Anchor', 'Bell', 'Oar'].flatMap((name) => [name, '* It is lent once a night.', `* The ${name.toLowerCase()} that was lent is given back.`, ''])].join('\n')));
    expect(document?.rulings.map(({ topic, blocks }) => [topic, blocks.length])).toEqual([['Anchor', 2], ['Bell', 2], ['Oar', 2]]);
  });
});

describe('names before a full stop', () => {
  const list = (...paragraphs: string[]): string => ['CHANGES TO THE RULES OF THE QUAY', '', ...paragraphs].join('\n\n');
  const told = (...names: string[]): string[] => names.map((name) => `${name}. A barge that is moored there is not towed, whatever the tide.`);

  it('may be sorted part by part', async () => { expect(await topicsOf(list('RULES:', '------', ...told('Anchors', 'Bells', 'Tolls'), 'CARDS:', '------', ...told('Amber', 'Birch', 'Cork')))).toEqual(['Anchors', 'Bells', 'Tolls', 'Amber', 'Birch', 'Cork']); });

  it.each([
    ['not sorted in a part', ['RULES:', ...told('Tolls', 'Bells', 'Anchors'), 'CARDS:', ...told('Amber', 'Birch', 'Cork')]],
    ['parts without titles', [...told('Anchors', 'Bells', 'Tolls'), ...told('Amber', 'Birch', 'Cork')]],
    ['few', ['RULES:', ...told('Anchors', 'Bells'), 'CARDS:', ...told('Amber', 'Birch')]],
    ['prose', ['RULES:', 'Yes. We heard it too.', 'No. Nobody was there when the bell was rung that night.', 'So be it. The clerk has said it.', 'CARDS:', 'Again. We are sorry.', 'Fine. Let them row.', 'Good. That is all.']],
  ])('are none: %s', async (_, paragraphs) => { expect(await topicsOf(list(...paragraphs))).toEqual([]); });
});

describe('names broken over two lines', () => {
  const whole = (...texts: string[]): string[] => withWholeNames(linesOf(...texts)).map(({ text }) => text).filter((text) => text !== '');

  it('may have an article in the text below', () => { expect(whole('Grain', 'Barge', '- The Grain Barge belongs to all who row it.')).toEqual(['Grain Barge', '- The Grain Barge belongs to all who row it.']); });

  it.each([[['Grain', 'Barge', '- The barge belongs to all who row it.']], [['Grain', 'Barge', '- Whoever rows the Grain Barge is paid.']], [['Grain', 'Barge', '- This Grain Barge is paid.']]])('but not in %j', (texts) => { expect(whole(...texts)).toEqual(texts); });
});

describe('a day behind who said it', () => {
  it.each(['* No barge is towed. (Nan Pettibone, Quay-L, 2/11/98)', 'It burns. [Tom, 5 May 1998]', 'It is rung. ("Old" Hob, Bench Notes, 12/1/97)'])('is not the document’s: %s', (text) => { expect(statedDate([text], 'rulings')).toBeNull(); });

  it.each(['Lamps Rulings (5 May 1998)', 'Lamps Rulings. (5/5/98)', 'These hold. (updated 5 May 1998)'])('but here it is: %s', (text) => { expect(statedDate([text], 'rulings')).toBe('1998-05-05'); });
});

describe('sentences that go on behind an abbreviation', () => {
  const document = (text: string): string => ['Lamps of Ostermere Current Rulings', '', `Anchor - ${text}`, `Bell - ${text}`, `Oar - ${text}`].join('\n\n');

  it('are whole', async () => { expect(await topicsOf(document('You may use ropes, reeds etc. but no chains.'))).toEqual(['Anchor', 'Bell', 'Oar']); });

  it('are broken behind a full stop', async () => { expect(await topicsOf(document('You may use ropes. but no chains until the Some barges.'))).toEqual([]); });
});

describe('the kind of a ruling between its name and its text', () => {
  const head = 'Lamps of Ostermere Rulings Supplement\nVersion of May 19, 2003\n\n';
  const kinds: [string, string][] = [['Amber Gate', 'Revised'], ['Birch Oar', 'Clarification'], ['Cold Quay', 'Errata'], ['Drifting Lamp', 'Additional'], ['Eel Trap', 'Errata']];
  const written = (one: (name: string, kind: string, at: number) => string): string => head + kinds.map(([name, kind], at) => one(name, kind, at)).join('\n\n');
  const names = kinds.map(([name]) => name);

  it.each([
    ['with a full stop', (name: string, kind: string) => `${name} ${kind}. It may be moved once in each watch.`],
    ['in brackets', (name: string, kind: string) => `${name} (${kind}): It may be moved once in each watch.`],
    ['above more lines', (name: string, kind: string) => `${name} ${kind}. It may be moved once in each watch, and\nnever again in the same tide, whoever\nholds it.`],
  ])('parts the two: %s', async (_, one) => { expect(await topicsOf(written(one))).toEqual(names); });

  it('parts the last of a section that does not follow in the alphabet', async () => { expect(await topicsOf(`${written((name, kind) => `${name} ${kind}. It may be moved once in each watch.`)}\n\nBarges Additional. A barge is moved once a day.`)).toEqual([...names, 'Barges']); });

  it('stands behind a sign that the legend explains', async () => {
    const legend = '§ marks a ruling which is new here but was played like this before; Δ marks a ruling that changes how the game is played.\n\n';
    const text = written((name, kind, at) => `${['§ ', 'Δ ', ''][at % 3] ?? ''}${name} ${kind}. It may be moved once in each watch.`).replace(head, head + legend);
    const rulings = cut(await sourceOf(text), [])?.rulings ?? [];
    expect(rulings.map(({ topic, starred }) => `${topic ?? ''}${starred ? '*' : ''}`)).toEqual(['Amber Gate*', 'Birch Oar*', 'Cold Quay', 'Drifting Lamp*', 'Eel Trap*']);
  });

  it.each([
    ['prose', (name: string, kind: string) => `We made ${name} ${kind}. It may be moved once in each watch.`],
    ['words of a sentence', (name: string, kind: string) => `${name} ${kind.toLowerCase()}. It may be moved once in each watch.`],
    ['contents', (name: string, kind: string, at: number) => `${name} ${kind}. ${at + 2}`],
    ['one name', (name: string, kind: string) => `Amber Gate ${kind}. ${name} may be moved once in each watch.`],
    ['a remark within another text', (name: string, kind: string) => `The ${name} is moved once. ${kind}. It may be moved in each watch.`],
  ])('parts nothing: %s', async (_, one) => { expect(await topicsOf(written(one))).toEqual([]); });

  it('parts nothing in a few among others', async () => {
    const text = `${head}Amber Gate: It may be shut once.\n\nBirch Oar: It rows once.\n\nCold Quay Errata. It is open at night.\n\nDrifting Lamp: It burns at night.\n\nEel Trap: It is lifted at dawn.`;
    expect(await topicsOf(text)).not.toContain('Cold Quay');
  });
});

describe('questions that a collection is asked about itself', () => {
  const article = (questions: string[]): string => ['General Questions', ...questions.map((asked, at) => `Q. ${asked}\nA. That is told in part ${at + 1}, and nowhere else.`)].join('\n\n');
  const ofItself = ['Who writes these answers?', 'How often is this list updated?', 'May I print it?', 'How do I become a judge?', 'Where can I send in a question?', 'I would like to help. How?'];
  const ofTheGame = ['May I shut a gate on a tide that is not mine?', 'Who writes down the toll?', 'Where do I put a lamp that has gone out?', 'What do I pay for a second oar?', 'May I copy it with the Brass Mirror?', 'How do I find a barge in the pile?'];

  it('are no rulings', async () => { expect(await topicsOf(article(ofItself))).toEqual([]); });
  it.each(ofItself)('are told by their words: %s', async (asked) => { expect(await topicsOf(article([asked, 'Is the answer official, and who runs this?']))).toEqual([]); });
  it('are no others', async () => { expect(await topicsOf(article(ofTheGame))).toEqual(ofTheGame); });
  it('stay where few are so', async () => { expect(await topicsOf(article([...ofTheGame, ...ofItself.slice(0, 2)]))).toHaveLength(8); });
});
