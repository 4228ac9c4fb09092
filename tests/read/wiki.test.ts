/** What ends without a blank line in the source of a wiki's page, and would go on in Markdown: elements of looks, switches, lists. */
import { describe, expect, it } from 'vitest';

import { readingOfWiki, type Wiki } from '../../scripts/read/formats/wiki/wiki.ts';
import { withButtonsBehind } from '../../scripts/read/formats/wiki/wiki-leftovers.ts';
import { readSource } from '../../scripts/read/read-source.ts';

function read(lines: readonly string[], wiki: Wiki = 'mediawiki') {
  return readingOfWiki(lines, wiki).filter(({ text }) => text.trim() !== '').map(({ text, from, to, heading }) => [from, to, heading ?? 0, text.trim()]);
}

describe('a heading', () => {
  it.each([
    '<center>[[Words/A|A]] and [[Words/C|C]]</center>', '__NOTOC__', '__TOC__ __NOEDITSECTION__', '<!-- in the order of the booklet -->', '</div>', '<br clear="all" />', '<small>As of the second printing</small>', '<noinclude>[[Words]]</noinclude>', 'Words of the quay.',
  ])('begins right below %s', (above) => {
    const found = read([above, '== anchor ==', 'A weight of iron.']);
    expect(found.slice(-2)).toEqual([[2, 2, 2, 'anchor'], [3, 3, 0, 'A weight of iron.']]);
  });
});

describe('a switch of the page', () => {
  it.each(['__NOTOC__', '__TOC__ __NOEDITSECTION__'])('is no text: %s', (line) => {
    expect(read([line, '', 'A weight of iron.'])).toEqual([[3, 3, 0, 'A weight of iron.']]);
  });
});

describe('a list', () => {
  const below = 'Neither moves by itself.';

  it.each<[Wiki, string[], string[]]>([
    ['mediawiki', ['* a barge', '* a gig'], ['• a barge', '• a gig']], ['mediawiki', ['# a barge', '# a gig'], ['1. a barge', '2. a gig']],
    ['mediawiki', ['* a barge', '** a gig'], ['• a barge', '• a gig']], ['dokuwiki', ['  * a barge', '  * a gig'], ['• a barge', '• a gig']],
  ])('of a %s ends where a line bears no sign: %j', (wiki, items, shown) => {
    expect(read([...items, below], wiki)).toEqual([[1, 1, 0, shown[0]], [2, 2, 0, shown[1]], [3, 3, 0, below]]);
  });

  it.each<[string[], string[]]>([
    [[':* a barge', ':* a gig'], ['• a barge', '• a gig']], [[':# a barge', ':# a gig'], ['1. a barge', '2. a gig']], [['::# a barge', '::# a gig'], ['1. a barge', '2. a gig']],
  ])('below a term is set in as its text is: %j', (items, shown) => {
    expect(read(['; boat', ': One of these:', ...items, `: ${below}`]).slice(1)).toEqual([[2, 2, 0, 'One of these:'], [3, 3, 0, shown[0]], [4, 4, 0, shown[1]], [5, 5, 0, below]]);
  });

  it('goes on in a line of a copy that was broken at a width', () => {
    const whole = `• a barge that is moored at the quay. ${below}`;
    expect(read(['* a barge that is', 'moored at the quay.', below])).toEqual([[1, 3, 0, whole]]);
  });
});

describe('a text with elements of a page', () => {
  const formatOf = async (text: string): Promise<string | undefined> => (await readSource('page.txt', new TextEncoder().encode(text))).source?.format;
  const named = ['Anchor', 'Berth', 'Cable', 'Dock'];

  it('is the source of a wiki where its headings and links are a wiki’s', async () => {
    expect(await formatOf(named.map((name) => `== <div id="${name}">${name}</div> ==\nSee [[tow]] and [[tide]].\n`).join('\n'))).toBe('mediawiki');
    expect(await formatOf(named.map((name) => `<div id="${name}"></div>\n; ${name}\n: See ''[[tow]]'' and [[tide]].\n`).join('\n'))).toBe('mediawiki');
  });

  it('is a part of a page where only its icons look like links', async () => {
    expect(await formatOf(named.map((name) => `<h3>${name}</h3>\n<p>It costs [[Mark]] and [[Tide]].</p>\n`).join('\n'))).toBe('html');
  });

  it('is a page where it says that it is one, whatever it tells of', async () => {
    expect(await formatOf(`<!DOCTYPE html><html><body>${named.map((name) => `<p>\n== ${name} ==\n[[tow]] [[tide]]\n</p>`).join('\n')}</body></html>`)).toBe('html');
  });
});

describe('a button before a name', () => {
  const named = (lines: readonly string[]) => withButtonsBehind(lines.map((text, at) => ({ text, from: at + 1, to: at + 1 }))).map(({ text }) => text);

  it('is put behind it where several names have one', () => {
    expect(named(['[edit] Gaff', 'A pole.', '[ edit source ]  Lee', 'A side.', '[edit] “Mole”', 'A wall.', '[edit] *Tow'])).toEqual(['Gaff [edit]', 'A pole.', 'Lee [edit]', 'A side.', '“Mole” [edit]', 'A wall.', '*Tow [edit]']);
  });

  it.each([
    ['fewer than three', ['[edit] Gaff', 'A pole.', '[edit] Lee', 'A side.']],
    ['remarks on whole texts', ['one', 'two', 'three'].map((word) => `[edit] The ${word} lamps that burn at the mole are to be lit by the keeper of the quay before the tide turns.`)],
  ])('stays where there are %s', (_, lines) => {
    expect(named(lines)).toEqual(lines);
  });
});

describe('a table', () => {
  it('has a line for each row, whether its cells stand on one line or below each other', () => {
    expect(read(['{| class="wikitable"', '! Term !! Meaning', '|-', '| gaff', '| A pole.', '|-', '| lee || A side.', '|}', 'See [[lee]].'])).toEqual([[2, 2, 0, 'Term | Meaning'], [4, 5, 0, 'gaff | A pole.'], [7, 7, 0, 'lee | A side.'], [9, 9, 0, 'See lee.']]);
  });

  it('is none where a template has fields', () => {
    expect(read(['{{Box', '| game = Ostermere', '| tide = third', '}}']).map(([, , , text]) => text)).toEqual(['game = Ostermere tide = third']);
  });
});
