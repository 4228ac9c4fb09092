import { describe, expect, it } from 'vitest';

import { parseCorpusConfig } from '../../scripts/read/corpus-config.ts';
import { CorpusError } from '../../scripts/read/corpus-error.ts';

const list = (...lines: string[]): string => lines.map((line) => `  ${line}\n`).join('');

/** Each kind of fault, and the whole of what is said of it. */
const faults = [
  ['a key that is not known', 'titel: Lamps\n', 'line 1: the file: expected no key but title, publishers, address, authority, sample, documents, icons, also, occasions, found titel (is title meant?)'],
  ['a key that is not known, of a document', `documents:\n${list('- file: a.txt', '  lettre: L')}`, 'line 3: a.txt: expected no key but file, title, kind, layout, letter, extent, edition, date, published, effective, found, after, before, found lettre (is letter meant?)'],
  ['a number for a text', 'title: 1984\n', 'line 1: title: expected text (in quotation marks where it looks like a number), found 1984'],
  ['a text for a list', 'publishers: The Table\n', 'line 1: publishers: expected a list, found "The Table" (write [The Table])'],
  ['a text for a yes or no', 'sample: "yes"\n', 'line 1: sample: expected true or false, found "yes"'],
  ['a list for the whole file', '- title: Lamps\n', 'line 1: the file: expected keys and values, found a list'],
  ['a key that is missing', `documents:\n${list('- date: 2001-05-14')}`, 'line 2: file of the first document: expected text (in quotation marks where it looks like a number), found nothing'],
  ['a day in other words', `documents:\n${list('- file: a.txt', '  date: 14 May 2001')}`, 'line 3: date of a.txt: expected a day written as 2019-11-04, found "14 May 2001"'],
  ['a day that no month has', `documents:\n${list('- file: a.txt', '- file: b.txt', '  after: 2001-02-30')}`, 'line 4: after of b.txt: expected a day that the calendar has, found "2001-02-30"'],
  ['an end before its beginning', `documents:\n${list('- file: a.txt', '  after: 2016-09-05', '  before: 2001-05-14')}`, 'line 3: after of a.txt: expected a day earlier than 2001-05-14, which stands under "before", found "2016-09-05"'],
  ['an end on the day of its beginning', `documents:\n${list('- file: a.txt', '  after: 2001-05-14', '  before: 2001-05-14')}`, 'line 3: after of a.txt: expected a day earlier than 2001-05-14, which stands under "before", found "2001-05-14"'],
  ['an empty text where there must be one', `icons:\n${list('- { code: "", name: Water }')}`, 'line 2: code of the icon Water: expected some text, found ""'],
  ['a text inside a list of another kind', `icons:\n${list('- { code: W, name: Water, written: [Water icon, 7] }')}`, 'line 2: written (the second) of the icon Water: expected text (in quotation marks where it looks like a number), found 7'],
  ['an address that is a name only', 'address: rules.example\n', 'line 1: address: expected the address of a site, such as https://rules.example/lamps/, found "rules.example"'],
  ['an address of another scheme', 'address: ftp://rules.example/\n', 'line 1: address: expected the address of a site, such as https://rules.example/lamps/, found "ftp://rules.example/"'],
  ['an address with a query', 'address: https://rules.example/?game=lamps\n', 'line 1: address: expected the address of a site, such as https://rules.example/lamps/, found "https://rules.example/?game=lamps"'],
  ['an address with a password', 'address: https://me:secret@rules.example/\n', 'line 1: address: expected the address of a site, such as https://rules.example/lamps/, found "https://me:secret@rules.example/"'],
  ['a word for a list of what it means', 'also:\n  tap: dimmed\n', 'line 2: also.tap: expected a list, found "dimmed" (write [dimmed])'],
  ['a word that means nothing', 'also:\n  tap: []\n', 'line 2: also.tap: expected at least one word of the documents, found a list'],
  ['what is typed, with no word in it', 'also:\n  "?": [dimmed]\n', 'line 2: also: expected a word, found "?"'],
  ['a kind that there is not', `documents:\n${list('- { file: a.txt, kind: faq }')}`, 'line 2: kind of a.txt: expected glossary or rulings, found "faq"'],
  ['a value that is a remark', 'title: #1 Fan\n', 'line 1: title: expected text (in quotation marks where it looks like a number), found nothing (a value that begins with # needs quotation marks)'],
  ['one file told of twice', `documents:\n${list('- file: a.txt', '- file: a.txt')}`, 'line 3: file of the second document: expected each file once, and the first document is of the same, found "a.txt"'],
  ['a document without its key', `documents:\n${list('- a.txt')}`, 'line 2: the first document: expected keys and values, found "a.txt" (write - file: a.txt)'],
  ['documents without a dash', `documents:\n${list('file: a.txt')}`, 'line 1: documents: expected a list, found keys and values (begin each of its rows with a dash and a blank)'],
  ['a sign of equality', 'title = Lamps\n', 'line 1: the file: expected keys and values, found "title = Lamps" (write a key, a colon, a blank and the value: title: Lamps)'],
  ['a key of its documents', 'title: Lamps\nedition: First\n', 'line 2: the file: expected no key but title, publishers, address, authority, sample, documents, icons, also, occasions, found edition (it stands in a row of documents)'],
  ['a key far down', `title: Lamps\n# a remark\nsample: true\ndocuments:\n${list('- file: a.txt', '  kind: glossary', '- file: b.txt', '  efective: 2001-05-14')}`, 'line 8: b.txt: expected no key but file, title, kind, layout, letter, extent, edition, date, published, effective, found, after, before, found efective (is effective meant?)'],
  ['a key like no other', 'colour: blue\n', 'line 1: the file: expected no key but title, publishers, address, authority, sample, documents, icons, also, occasions, found colour'],
  ['the twelfth of a list', `publishers: [${Array(11).fill('a').join(', ')}, 7]\n`, 'line 1: publishers (the twelfth): expected text (in quotation marks where it looks like a number), found 7'],
] as const;

function refusal(text: string): Error {
  try {
    parseCorpusConfig(text);
  } catch (error) {
    if (error instanceof CorpusError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('corpus.yaml', () => {
  it.each(faults)('is refused for %s: the line, where, what was expected, what was found', (_, text, message) => {
    expect(refusal(text).message).toBe(`corpus.yaml, ${message}`);
  });

  it('is refused with every fault it has', () => {
    expect(refusal('title: 5\nsample: 6\n').message).toMatch(/line 1: title: expected .*; line 2: sample: expected /u);
  });

  it.each([
    ['a bracket that is never closed', 'title: Lamps\npublishers: [a, b\n', 3],
    ['a key that stands twice', 'title: a\ntitle: b\n', 2],
    ['an alias of nothing', 'title: *lamp\n', 1],
    ['aliases of aliases, without end', ['a: &a [x, x]', ...['b', 'c', 'd', 'e'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcd'.charAt(at)}`).join(', ')}]`)].join('\n'), 2],
  ])('is refused as no YAML for %s, with its line', (_, text, line) => {
    expect(refusal(text).message).toMatch(new RegExp(`^corpus\\.yaml, line ${line}: not valid YAML: .+`, 'u'));
  });

  it.each([
    ['a colon in a value', 'sample: true\ntitle: Kettle: Crow\n', 2, ': title: "Kettle: Crow"'],
    ['a colon at its end', 'title: Kettle:\n', 1, ': title: "Kettle:"'],
    ['a colon in a value with quotation marks', 'title: a "b": c\n', 1, ': title: \'a "b": c\''],
    ['a colon in a list’s row', 'documents:\n  - file: a: b\n', 2, ': - file: "a: b"'],
    ...['&x: y', '*lamp', '!Kettle Crow', '%x', '@home', '`x'].map((value) => [`${value.charAt(0)} at its beginning`, `sample: true\ntitle: ${value}\n`, 2, `: title: "${value}"`] as const),
    ['words behind a bracket', 'title: [Kettle] Crow\n', 1, ', unless it is a list'],
    ['words behind a brace', 'title: {Kettle} Crow\n', 1, ', unless it is a list'],
    ['a bracket that is never closed', 'title: [Kettle\nsample: true\n', 2, ', unless it is a list'],
  ] as const)('says that a value needs quotation marks for %s, and names the line', (_, text, line, end) => {
    const { message } = refusal(text);
    expect(message).toMatch(new RegExp(`^corpus\\.yaml, line ${line}: not valid YAML: `, 'u'));
    expect(message.endsWith(`needs quotation marks${end}`), message).toBe(true);
  });

  it.each([['a key that stands twice', 'title: "Kettle: Crow"\ntitle: b\n'], ['aliases of aliases', ['a: &a [x, x]', ...['b', 'c', 'd'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abc'.charAt(at)}`).join(', ')}]`)].join('\n')], ['a list before another fault', 'publishers: [a, b]\ntitle: a\ntitle: b\n']])('says nothing of quotation marks for %s', (_, text) => {
    expect(refusal(text).message).not.toContain('quotation marks');
  });

  it('may be empty, or say nothing', () => {
    const silent = { publishers: [], address: null, authority: null, sample: false, documents: [], icons: [], also: {}, occasions: {} };
    expect(parseCorpusConfig('')).toEqual(silent);
    expect(parseCorpusConfig('# later\n')).toEqual(silent);
  });

  it.each([
    ['https://Rules.Example', 'https://rules.example/'],
    ['https://rules.example/lamps', 'https://rules.example/lamps/'],
    ['http://localhost:4321/lamps//', 'http://localhost:4321/lamps/'],
  ])('takes the address %s as %s', (written, address) => {
    expect(parseCorpusConfig(`address: ${written}\n`).address).toBe(address);
  });

  it('keeps days as they are written', () => {
    expect(parseCorpusConfig(`documents:\n${list('- file: a.txt', '  date: 2001-05-14')}`).documents).toEqual([{ file: 'a.txt', date: '2001-05-14' }]);
  });
});
