import { describe, expect, it } from 'vitest';

import { looksLikeHtml, readingOfHtml } from '../../scripts/read/formats/html/html.ts';

const read = (html: string): string[] => readingOfHtml(html).map(({ text }) => text);

describe('a web page, as a reader reads it', () => {
  it('has a paragraph on a line, and a blank line between two', () => {
    expect(read('<p>One\n  lamp.</p><p>Another<br>one.</p>')).toEqual(['One lamp.', '', 'Another', 'one.', '']);
  });

  it('marks what is bold and italic, at the words themselves', () => {
    expect(read('<p><b> Lamp </b>- <i>lit</i>, <strong></strong>or <em>not</em></p>')[0]).toBe('**Lamp** - *lit*, or *not*');
  });

  it('marks list items, with their depth and number', () => {
    expect(read('<ul><li>a<ol><li>b</li><li>c</li></ol></li><li><p>d</p></li><li><ul><li>e</li></ul></li></ul>').filter((line) => line !== '')).toEqual(['  • a', '    1. b', '    2. c', '  • d', '    • e']);
  });

  it('names pictures as icons', () => {
    expect(read('<p>Lit <img alt="W"> by <img alt="[Lam]"> and <img src="x.gif">.</p>')[0]).toBe('Lit [W] by [Lam] and .');
  });

  it('leaves out what nobody reads', () => {
    expect(read('<head><title>x</title></head><nav>home</nav><script>p("lit")</script><style>p{}</style><form><select><option>L</select></form><p>lamp</p><svg><text>x</text></svg>')).toEqual(['lamp', '']);
  });

  it('keeps a paragraph of one no-break space: it parts entries', () => {
    expect(read('<p>lamp</p>\n<p>&nbsp;</p>\n<p> &nbsp;\n </p><p><b>&nbsp;</b></p><p>lock</p>')).toEqual(['lamp', '', '\u00a0', '', '\u00a0', '', '\u00a0', '', 'lock', '']);
  });

  it('knows the lines of the file that each came from', () => {
    expect(readingOfHtml('<html>\n<p>\nOne\nlamp.\n</p>\n<p>Two.</p>').filter(({ text }) => text !== '')).toEqual([{ text: 'One lamp.', from: 3, to: 4 }, { text: 'Two.', from: 6, to: 6 }]);
  });

  it('is told from a text that speaks of tags', () => {
    expect(looksLikeHtml('<!DOCTYPE html><p>x')).toBe(true);
    expect(looksLikeHtml('<p>a</p><p>b</p><p>c</p><p>d</p><br><br><br><br>')).toBe(true);
    expect(looksLikeHtml('Lampblack <script>\nIt says <b>lit</b>.')).toBe(false);
  });
});
