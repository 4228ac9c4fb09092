/** What a publisher marks as changed is kept, and held against the changes that are found. */
import { describe, expect, it } from 'vitest';

import { ingested } from './rig/ingested.ts';

const entry = (headword: string, text: string): string => `<h3>${headword}</h3><p>${text}</p>`;
const edition = (day: string, head: string, ...entries: readonly string[]): string =>
  `<!DOCTYPE html><html><body><h1>Lamps of Ostermere Glossary</h1><p>${day}</p><p>${head}</p>${entries.join('\n')}</body></html>`;
const LOCK = entry('lock', 'The keeper of a lock may close it for one turn.');
const TOW = entry('towing', 'A barge may tow one other.');
const FIRST = edition('2 March 2018', 'These are the terms of the game.', entry('lamp', 'A lamp burns until dawn.'), LOCK, entry('mole', 'A mole is a wall in the sea.'), TOW);
const CLAIMS = ({ rule }: { rule: string }): boolean => rule === 'claimed-changes' || rule === 'marks-not-in-copy';

const second = (lamp: string, legend: string, mole = 'A mole is a wall in the sea.'): string => edition('4 March 2019', legend, entry('lamp', lamp), LOCK, entry('mole', mole), TOW);

describe('an edition that marks its changes', () => {
  it.each([
    ['a colour', 'Changes since the last edition are in blue.', 'A lamp burns until <span style="color: #0000ff">high noon</span>.'],
    ['a font of a colour', 'New text is printed in blue.', 'A lamp burns until <font color="blue">high noon</font>.'],
    ['lines below', 'Changes since the last edition are underlined.', 'A lamp burns until <u>high noon</u>.'],
  ])('by %s: the words are marked in the text, its legend is kept, and nothing is said where both agree', async (_, legend, lamp) => {
    const { corpus, messages } = await ingested({ 'a.html': FIRST, 'b.html': second(lamp, legend) });
    const [block] = corpus.entries.find(({ headword }) => headword === 'lamp')?.text ?? [];
    expect(block?.spans.filter(({ is }) => is === 'inserted').map(({ from, to }) => block.text.slice(from, to))).toEqual(['high noon']);
    expect(corpus.documents.find(({ file }) => file === 'b.html')?.legend).toMatchObject([{ is: 'inserted', words: legend }]);
    expect(messages.filter(CLAIMS)).toEqual([]);
  });

  it('names what it marks and did not change, and what it changed and does not mark', async () => {
    const { messages } = await ingested({ 'a.html': FIRST, 'b.html': second('A lamp burns <u>until dawn</u>.', 'Changes since the last edition are underlined.', 'A mole is a wall in the river.') });
    expect(messages.filter(CLAIMS).map(({ message }) => message)).toEqual([expect.stringMatching(/“lamp”.* marks it as changed, and has the words/u), expect.stringMatching(/“mole”.* does not mark them/u)]);
  });

  it('and whose copy shows no mark at all is not compared, and that is said once', async () => {
    const { messages } = await ingested({ 'a.html': FIRST, 'b.html': second('A lamp burns until noon.', 'Changes since the last edition are underlined.') });
    expect(messages.filter(CLAIMS)).toMatchObject([{ rule: 'marks-not-in-copy', severity: 'note' }]);
  });

  it('and one that says nothing of its colours means nothing by them: they are kept as what they are', async () => {
    const { corpus, messages } = await ingested({ 'a.html': FIRST, 'b.html': second('A lamp burns until <span style="color: blue">noon</span>.', 'These are the terms of the game.') });
    expect(corpus.documents.flatMap(({ marks }) => marks)).toMatchObject([{ is: 'coloured', by: 'blue', words: 'noon' }]);
    expect(corpus.entries.flatMap(({ text }) => text.flatMap(({ spans }) => spans)).filter(({ is }) => is === 'inserted')).toEqual([]);
    expect(messages.filter(CLAIMS)).toEqual([]);
  });

  it('by a sign before a headword: the sign is no part of the name', async () => {
    const text = (head: string, ...entries: readonly string[]): string => ['Lamps of Ostermere Glossary', head, '', ...entries.flatMap((one) => [one, ''])].join('\n');
    const all = (lamp: string): string[] => [lamp, 'lock\nThe keeper of a lock may close it for one turn.', 'mole\nA mole is a wall in the sea.', 'towing\nA barge may tow one other.'];
    const { corpus, messages } = await ingested({
      'a.txt': text('2 March 2018', ...all('lamp\nA lamp burns until dawn.')),
      'b.txt': text('4 March 2019\n\nEntries that have changed are marked with a delta (Δ).', ...all('Δ lamp\nA lamp burns until noon.')),
    });
    expect(corpus.entries.map(({ headword }) => headword)).toEqual(['lamp', 'lock', 'mole', 'towing']);
    expect(corpus.documents.flatMap(({ marks }) => marks)).toMatchObject([{ is: 'inserted', words: 'lamp' }]);
    expect(messages.filter(CLAIMS)).toEqual([]);
  });
});

describe('a rulings document that stars what is new', () => {
  const rulings = (day: string, ...topics: readonly string[]): string => ['Lamps of Ostermere Current Rulings', day, '', 'This document contains all rulings issued since the May 2017 Glossary. Topics marked with an asterisk are new or changed since the last document.', '', ...topics.flatMap((one) => [one, ''])].join('\n');
  const OLD = rulings('2 March 2018', 'lamp - A lamp burns until dawn and no longer.', 'lock - The keeper of a lock may close it for one turn.', 'mole - A mole is a wall in the sea that no tide moves.', 'towing - A barge may tow one other barge at a time.');

  it('names what it stars and repeats, and what it changes or adds without a star', async () => {
    const NEW = rulings('4 March 2019', '*lamp - A lamp burns until dawn and no longer.', 'lock - The keeper of a lock may close it for two turns.', '*mole - A mole is a wall that every tide moves.', 'towing - A barge may tow one other barge at a time.', 'winch - A winch takes one citizen to turn.').replace('the last document', 'the last document (2 March 2018)');
    const { messages } = await ingested({ 'a.txt': OLD, 'b.txt': NEW });
    expect(messages.filter(CLAIMS).map(({ message, file }) => [file, message])).toEqual([
      ['b.txt', expect.stringMatching(/“lamp” is marked .* word for word in the document of 2018-03-02/u)],
      ['b.txt', expect.stringMatching(/“lock” has other words .* not marked/u)],
      ['b.txt', expect.stringMatching(/“winch” does not stand .* not marked/u)],
    ]);
  });

  it('is held against no other document than the one that it follows', async () => {
    const NEW = rulings('4 March 2019', '*lamp - A lamp burns until dawn and no longer.', 'lock - The keeper of a lock may close it for two turns.', 'mole - A mole is a wall in the sea that no tide moves.').replace('the last document', 'the last document (3 January 2019)');
    const { messages } = await ingested({ 'a.txt': OLD, 'b.txt': NEW });
    expect(messages.filter(CLAIMS)).toEqual([]);
  });
});
