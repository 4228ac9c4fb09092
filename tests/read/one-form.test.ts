/** Signs that programs write in ways of their own are read as what a reader sees. */
import { describe, expect, it } from 'vitest';

import { inOneForm } from '../../scripts/read/formats/one-form.ts';
import { readSource } from '../../scripts/read/read-source.ts';

const read = async (line: string): Promise<string | undefined> => (await readSource('a.txt', new TextEncoder().encode(`lamp\n${line}\nA lamp burns.\n`))).source?.reading[1]?.text;

describe('a line', () => {
  it.each([
    ['has its letters one by one', 'The \ufb01re of the o\ufb03ce has no e\ufb00ect.', 'The fire of the office has no effect.'],
    ['has its accents on their letters', 'A cafe\u0301.', 'A caf\u00e9.'],
    ['has bullets of a word processor as bullets', '  \uf0b7\tfog on the water', '  • fog on the water'],
    ['has them so on the second level', '\to\tice in the lock', '\t• ice in the lock'],
    ['goes on behind a break within a paragraph', 'It opens\u2028at dawn,\vor never.', 'It opens at dawn, or never.'],
    ['has signs that a web page names', 'Replace &quot;hook&quot; with &ldquo;brass &amp; iron&rdquo;, it&#8217;s old.', 'Replace "hook" with “brass & iron”, it’s old.'],
    ['has what a page would call an element as it is written', 'Write &lt;b&gt;lamp&#60;/b&#x3E;.', 'Write &lt;b&gt;lamp&#60;/b&#x3E;.'],
    ['is left alone where it has none of it', 'R&D; o tempora; R & B &c. • lamps', 'R&D; o tempora; R & B &c. • lamps'],
  ])('%s', async (_, line, now) => {
    expect(await read(line)).toBe(now);
  });

  it('is the same when it is read twice', () => {
    for (const line of ['\ufb01re', '\uf0b7 fog', 'o\tice', 'a\u2028b', 'e\u0301']) expect(inOneForm(inOneForm(line))).toBe(inOneForm(line));
  });
});
