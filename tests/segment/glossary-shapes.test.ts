/** Shapes in which glossaries of games stand on the web and in books, and beside each of them what only looks like it. */
import { describe, expect, it } from 'vitest';

import { segmentAll } from '../../scripts/segment/segment.ts';
import { sourceOf } from './rig/cut.ts';

async function headwordsOf(text: string): Promise<string[]> {
  return (await entriesOf(text)).map(({ headword }) => headword);
}

async function entriesOf(text: string) {
  const { documents } = segmentAll([await sourceOf(text)]);
  return documents.flatMap(({ document }) => document.entries);
}

const TERMS = { Anchor: 'An iron that holds a barge.', Barge: 'A boat with a flat floor.', Canal: 'Water between two locks.', Dusk: 'The last round of a day.', Eddy: 'Water that turns about.', Ferry: 'A barge that crosses a canal.', Gaff: 'A pole with a hook.', Haul: 'To draw a barge by hand.' };
const NAMES = Object.keys(TERMS);
const listed = (line: (name: string, text: string, at: number) => string): string => Object.entries(TERMS).map(([name, text], at) => line(name, text, at)).join('\n');

describe('a list of contents holds no entries', () => {
  const rows = ['1.0 General', '1.1 Barges', '1.2 Locks', '1.3 Tolls', '2.0 Nights', '2.1 Lamps', '2.2 Fog'];
  const dots = ' . . . . . . . . . . . . . . . . .';

  it('with dots that spaces part, a gap below each row, and a last row that the copy breaks off', async () => {
    const text = ['The Book of Locks', '', 'Table of Contents', '', ...rows.flatMap((row, at) => [`${row}${dots} ${at + 1}`, '']), `2.3 Ice${dots}`];
    expect(await headwordsOf(text.join('\n'))).toEqual([]);
  });

  it('with its titles ahead of its pages', async () => {
    const text = ['The Book of Locks', '', 'First Night', '', 'The Barges', '', 'The Locks', '', 'Tolls', '', 'Strikes', '', 'Glossary', '', 'Index', '', ...['2', '4', '5', '9', '14', '18', '21'].flatMap((page) => [page, '']), 'Put on a coat. You have picked a cold night for a first one.', '', 'First Night', '', 'Take as many barges as your card shows, and hire until you have them.'];
    expect(await headwordsOf(text.join('\n'))).toEqual([]);
  });

  it('whose rows stand again further down, and others that the copy no longer reaches', async () => {
    const chapter = NAMES.slice(0, 4).map((name, at) => `2.${at + 1} ${name}: ${TERMS[name as keyof typeof TERMS]} It is told of in many books, and in this one too. [4.${at}]`);
    const text = ['THE LOCKS', '', '1.0 INTRODUCTION', '2.0 TERMS AND ABBREVIATIONS', '3.0 SETTING UP', '4.0 THE NIGHT', '', '2.0 TERMS AND ABBREVIATIONS', '', 'What stands in brackets is the rule with more to say.', '', ...chapter.flatMap((line) => [line, ''])];
    expect(await headwordsOf(text.join('\n'))).toEqual(NAMES.slice(0, 4));
  });

  it('but rules with numbers of their own keep them', async () => {
    const text = ['The Book of Locks', '', '2.0 NIGHTS', '', ...['Water falls: it is lower by one.', 'All lamps burn: nobody may put one out.', 'Nobody rows: the barges lie still.', 'The toll is paid: two oats.'].flatMap((rule, at) => [`2.${at + 1} ${rule}`, ''])];
    expect(await headwordsOf(text.join('\n'))).not.toContain('Water falls');
  });
});

describe('the number of an item is no name', () => {
  it('of two figures, before a name and a hyphen', async () => {
    const names = [...NAMES, ...NAMES.map((name) => `${name} Stone`)];
    const text = ['Common Terms', '', ...names.map((name, at) => `    ${at + 1}. ${name} - ${TERMS[NAMES[at % 8] as keyof typeof TERMS].toLowerCase()}`)];
    expect(await headwordsOf(text.join('\n'))).toEqual(names);
  });
});

describe('the number of a footnote ends a sentence', () => {
  it('above a term that begins small', async () => {
    const text = ['Glossary of canal words', '', listed((name, words) => `${name.toLowerCase()}\n${words}[3]`)];
    expect(await headwordsOf(text.join('\n'))).toEqual(NAMES.map((name) => name.toLowerCase()));
  });
});

describe('a term that nothing tells but its place', () => {
  const odd = (name: string, words: string): string => (name === 'Dusk' ? words.charAt(0).toLowerCase() + words.slice(1, -1) : words);

  it.each([': ', ' – ', ' - '])('begins its text small where no other does, behind “%s”', async (sign) => {
    expect(await headwordsOf(`Canal Glossary\n\n${listed((name, words) => `${name}${sign}${odd(name, words)}\n`)}`)).toEqual(NAMES);
  });

  it('has its line above a text that begins small and ends without a stop', async () => {
    expect(await headwordsOf(`Canal Glossary\n\n${listed((name, words) => `${name}\n${name === 'Dusk' ? 'a round that is the last one of the day for all barges' : words}`)}`)).toEqual(NAMES);
  });

  it.each(['Beware: the lock may be shut.', 'Cold nights: one lamp more.', 'In short: leave it.', 'Note: the hook is blunt.'])('is no label that stands elsewhere, or has a capital behind it: “%s”', async (label) => {
    const text = `Canal Glossary\n\n${listed((name, words) => (name === 'Ferry' ? `${name}: ${words}\n\n${label}\n` : `${name}: ${words}\n`))}`;
    expect(await headwordsOf(text)).toEqual(NAMES);
  });
});

/** How each term and its text may stand; the page's title is above them. */
const SHAPES: readonly { shape: string; line: (name: string, text: string, at: number) => string }[] = [
  { shape: 'a hyphen behind the name without a space', line: (name, text) => `${name}- ${text}\n` },
  { shape: 'a number with a sign before it', line: (name, text, at) => `#${at + 1} ${name}\n${text}` },
  { shape: 'a number without a space behind it', line: (name, text, at) => `${at + 1}.${name}: ${text}` },
  { shape: 'links of the page behind the name', line: (name, text) => `${name} (link / top)\n${text}\n` },
  { shape: 'the button of a wiki below it', line: (name, text) => `${name}\n[edit | edit source]\n- ${text}` },
  { shape: 'a sign on a line of its own', line: (name, text) => `${name}\n-\n${text}` },
  { shape: 'a list of definitions', line: (name, text) => `; ${name}\n ${text}\n` },
  { shape: 'a list of definitions on one line', line: (name, text) => `; ${name} : ${text}\n` },
  { shape: 'nothing between name and text', line: (name, text) => `${name}${text}` },
  { shape: 'pipes behind the cells', line: (name, text, at) => (at % 3 === 0 ? `${name} | ${text} |` : `${name} |\n${text} |`) },
  { shape: 'pipes behind cells that the width has broken', line: (name, text) => `${name} |\n${text.replace(' ', '\n')} |` },
  { shape: 'capitals and a stop, one text of which begins small', line: (name, text, at) => `${name.toUpperCase()}. ${at === 3 ? text.charAt(0).toLowerCase() + text.slice(1) : text}\n` },
];

describe('terms of a glossary', () => {
  it.each(SHAPES)('with $shape', async ({ line }) => {
    const entries = await entriesOf(`Canal Glossary\n\n${listed(line)}\n`);
    expect(entries.map(({ headword }) => headword.toLowerCase())).toEqual(NAMES.map((name) => name.toLowerCase()));
    expect(entries.map(({ blocks }) => blocks.map(({ text }) => text.toLowerCase()).join(' '))).toEqual(Object.values(TERMS).map((text) => text.toLowerCase()));
  });

  it.each([['a sentence that says what they are', 'I have collected phrases and definitions of our canal.'], ['a title that says so', 'Basic words of the canal']])('out of order, below %s', async (_, head) => {
    const lines = listed((name, text) => `${name}: ${text}\n`).split('\n\n').toReversed().join('\n');
    expect(await headwordsOf(`${head}\n\n${lines}`)).toEqual(NAMES.toReversed());
  });

  it('one of which begins its text small in a list that nothing sorts', async () => {
    const lines = listed((name, text, at) => `${name}: ${at === 3 ? 'slang for the last round of a day' : text}\n`).split('\n\n').map((line) => line.trim()).toReversed().join('\n\n');
    expect(await headwordsOf(`Canal Glossary\n\n${lines}`)).toEqual(NAMES.toReversed());
    const beside = (aside: string): string => lines.replace('\nCanal:', `\n${aside}\n\nCanal:`);
    for (const aside of ['Tip: look at the water before you row', 'Pro tip: look at the water first, always', 'Remember: nobody rows by night in the fog']) expect((await headwordsOf(`Canal Glossary\n\n${beside(aside)}`)).filter((name) => !NAMES.includes(name))).toEqual([]);
  });
});

/** What looks like one of these shapes, and holds no term. */
const NO_TERMS: readonly string[] = [
  'Two- and three-player rules are the same.\n\nFore- and aft-lines are tied at night.\n\nThe two- or three-horned kind is rare.\n\nLow- water nights are long.',
  'Meeting of the Table\n\n#1 in line was Nan.\n\n#4 came late.\n\n#7 stayed at home and sent a letter.',
  'McDonald rowed.\nMacGregor slept.\nDeWitt lit the lamps.\nVanHalen paid the toll.\nLeBlanc wrote it down.\nO’Hara left early.',
  'The iPhone was lost.\nThe eBook was found by Nan at the quay.\nThe macOS failed.\nThe gVim opened.\nNobody saw the iPad.\nThe eMail came.',
  'Barges | Locks | Lamps\n\nBuy two |\nPay one |\nWe close at dusk. |\nCome again. |',
  'Name |\nOats |\nAda |\n4 |\nBen |\n7 |\nCid |\n2 |\nDot |\n9 |\nEve |\n3 |',
  '-\nThe night was long.\n-\nThe lamps were out.\n-\nNobody rowed.\n-\nThe fog stayed.',
  'He said\n-\nand then he left.\nShe said\n-\nnothing at all.',
  '; the barge was late\n; the lamp was out\n; nobody came\n; that was all',
  '1.5 miles to the quay\n2.5 miles to the lock\n3.5 miles to the weir\n4.5 miles to the sea',
  'Barges\n2\n\nLocks\n3\n\nLamps\n4\n\nBells\n6\n\nHooks\n9',
  'We saw 2 barges.\n4\n\n5\n\n7\n\n9\n\n12\n\nThen it was night, and we went home.',
  'Here is a list of the barges that we saw and of those who rowed them.\n\nAda: She rowed the first.\n\nBen: He rowed the second.',
  'Order now [edit]\nPay later [edit]\nSend it back [edit]\nWe answer letters within a week.',
  'Preface . . . . 1\nNobody reads it. . .\nAnd so on. . . .',
];

describe('what only looks like it', () => {
  it.each(NO_TERMS)('holds no entry: %s', async (text) => {
    expect(await headwordsOf(text)).toEqual([]);
  });

  it('keeps a name with a capital in its midst whole, among others', async () => {
    const text = `Canal Glossary\n\n${listed((name, words) => `${name === 'Dusk' ? 'DuskGate' : name}: ${words}`)}`;
    expect(await headwordsOf(text)).toEqual(NAMES.map((name) => (name === 'Dusk' ? 'DuskGate' : name)));
  });

  it('keeps a sign on a line of its own where it is a line of a text', async () => {
    const entries = await entriesOf(`Canal Glossary\n\n${listed((name, words) => (name === 'Dusk' ? `${name}: ${words}\nFirst\n-\nSecond\n` : `${name}: ${words}\n`))}`);
    expect(entries.map(({ headword }) => headword)).toEqual(NAMES);
  });
});

it('no name is made of a text and the name behind it', async () => {
  const lines = listed((name, text, at) => `${name}: ${at === 3 ? 'slang for the last round of a day' : text}`);
  expect((await headwordsOf(`Canal Glossary\n\n${lines.split('\n').toReversed().join('\n')}`)).filter((name) => !NAMES.includes(name))).toEqual([]);
});

describe('a word that elsewhere is a label', () => {
  const page = (word: string): string => `Canal Glossary\n\n${Object.entries({ ...TERMS, [word]: 'To play a tile of the same sum.' }).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => `${name}:\n${text}\n`).join('\n')}`;

  it('is a term in the shape and the order of the others', async () => {
    expect(await headwordsOf(page('Answer'))).toEqual([...NAMES, 'Answer'].toSorted());
  });

  it.each(['Example', 'Exception', 'Errata', 'Examples'])('is none where it explains an entry: %s', async (word) => {
    expect(await headwordsOf(page(word))).toEqual(NAMES);
  });

  it('is none where it stands twice', async () => {
    expect(await headwordsOf(page('Answer').replace('Barge:', 'Answer:\nNo.\n\nBarge:'))).toEqual(NAMES);
  });
});

describe('terms with a full stop behind them, below letters that stand alone', () => {
  const letters = (name: string): string => name.charAt(0);
  const page = (heading: (letter: string) => string): string => ['Lamps of Ostermere Starter Rules   page 14', 'Important Words', ...NAMES.flatMap((name) => [heading(letters(name)), `${name}. ${TERMS[name as keyof typeof TERMS]} It may be lent.`])].join('\n');

  it.each([['a letter', (letter: string) => letter], ['a letter between dashes', (letter: string) => `- ${letter} -`]])('%s', async (_, heading) => {
    expect(await headwordsOf(page(heading))).toEqual(NAMES);
  });
});

describe('terms that are numbered in a chapter', () => {
  const long = ' It may be lent to whoever asks for it before dusk, and it is given back at the next lock.';
  const numbered = (title: string): string => ['LAMPS OF OSTERMERE', '', title, '', 'Numbers in brackets are pages.', '', ...NAMES.flatMap((name, at) => [`9.${at + 1}. ${name}. ${TERMS[name as keyof typeof TERMS]}${long} [${at + 3}]`, '']), '9.9. Ice. Water that nobody can'].join('\n');

  it('each with its text behind a full stop; the last, cut short, is no title', async () => {
    expect(await headwordsOf(numbered('9. WORDS AND PHRASES'))).toEqual([...NAMES, 'Ice']);
  });

  it('each with lettered texts below: the title and what introduces it are no entries', async () => {
    const text = ['512. Bold words', '', '512.1 Some things come up again and again on the canals. They are printed as one bold word, and this part says what each of them stands for.', '', ...NAMES.slice(0, 5).flatMap((name, at) => [`512.${at + 2} ${name}`, `512.${at + 2}a ${TERMS[name as keyof typeof TERMS]}${long}`, `512.${at + 2}b Two of them are no better than one.${long}`, '']), '512.7 Gaff', '512.7a A gaff is short'];
    expect(await headwordsOf(text.join('\n'))).toEqual([...NAMES.slice(0, 5), 'Gaff']);
  });

  it('but sentences that are numbered are none, whatever they begin with', async () => {
    const rules = ['Barges move. They do so at dusk', 'Keepers wait. They may sing', 'Anchors hold. They are iron', 'Dusk comes. Lamps are lit', 'Ferries cross. They need a lamp', 'Canals freeze. Nobody moves'];
    expect(await headwordsOf(['9. Moving', '', ...rules.flatMap((rule, at) => [`9.${at + 1}. ${rule}.${long}`, ''])].join('\n'))).not.toContain('Barges move');
  });
});

it('a part of a list of questions that says it holds the words is a glossary', async () => {
  const text = ['OSTERMERE FAQ  PART 3 OF 4:  WORDS             last changed 11/19/97', '-'.repeat(60), '', 'Most of these stand in the rule book, some only in answers given on', 'the list.  A plus sign shows what is new.', '', ...NAMES.flatMap((name, at) => [`${at === 2 ? '+ ' : ''}${name}`, `     ${TERMS[name as keyof typeof TERMS]}  It may be lent to whoever asks`, '     for it before dusk.', ''])];
  expect(await headwordsOf(text.join('\n'))).toEqual(NAMES);
});

describe('a name that a reference leads to is broken over two lines', () => {
  const wrapped = (name: string, see: string): string => [
    'Lamps of Ostermere - Glossary', '', 'barge – A boat with a flat floor, which', 'carries whatever its captain has taken on', 'board before the bell was rung.', 'canal – Water between two locks. Nobody',
    'rows on it by night, unless a lamp burns', 'at the bow of each barge there.', `${name} – See ${see}`, '– by night.', 'eddy – Water that turns about, and takes',
    'a barge with it where no captain steers,', 'even against the tide.', 'ferry – A barge that goes between the two', 'quays of a canal, and waits for nobody', 'who has not paid the toll.',
  ].join('\n');

  it('before the dash that begins its part, however much room was left', async () => {
    const entries = await entriesOf(wrapped('dusk', 'barge'));
    expect(entries.map(({ headword }) => headword)).toEqual(['barge', 'canal', 'dusk', 'eddy', 'ferry']);
    expect(entries[2]?.blocks.map(({ text }) => text)).toEqual(['See barge – by night.']);
  });
});
