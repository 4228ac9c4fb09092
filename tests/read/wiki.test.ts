/** What ends without a blank line in the source of a wiki's page, and would go on in Markdown: elements of looks, switches, lists. */
import { describe, expect, it } from 'vitest';

import { readingOfWiki, type Wiki } from '../../scripts/read/formats/wiki.ts';

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

  it('goes on in a line of a copy that was broken at a width', () => {
    const whole = `• a barge that is moored at the quay. ${below}`;
    expect(read(['* a barge that is', 'moored at the quay.', below])).toEqual([[1, 3, 0, whole]]);
  });
});
