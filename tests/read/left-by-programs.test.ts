/** What programs on the way leave in a text: signs packed for mail, breaks lost with the feet of pages in the midst. */
import { describe, expect, it } from 'vitest';

import { feetOfPages } from '../../scripts/read/formats/text/feet-of-pages.ts';
import { withLostBreaks } from '../../scripts/read/formats/text/lost-breaks.ts';
import { withoutPacking } from '../../scripts/read/formats/text/quoted-printable.ts';

const linesOf = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));

describe('signs packed for mail', () => {
  const read = (...texts: string[]) => withoutPacking(linesOf(...texts)).map(({ text, from, to }) => `${from}${from === to ? '' : `-${to}`} ${text}`);

  it('are unpacked where the head says so, or where several lines show it', () => {
    expect(read('Content-Transfer-Encoding: quoted-printable', 'LAMP =96 It doesn=92t burn.')[1]).toBe('2 LAMP – It doesn’t burn.');
    expect(read('LAMP =E2=80=93 It doesn=E2=80=99t burn by =93day=94, f=FCr 3=3D1.=20')).toEqual(['1 LAMP – It doesn’t burn by “day”, für 3=1. ']);
  });

  it('a line that a mail program broke is one', () => {
    const broken = 'LAMP =96 It doesn=92t burn by day, and nobody may light it in the har=';
    expect(read(broken, 'bour, whoever=92s it is. =E2=80=', '=9CDusk=E2=80=9D is later.')).toEqual(['1-3 LAMP – It doesn’t burn by day, and nobody may light it in the harbour, whoever’s it is. “Dusk” is later.']);
  });

  it.each(['A barge of strength=92 passes.', 'x =96 y', 'toll=3D6, oil==', '=== Lamps ==='])('nothing else is: %s', (text) => { expect(read(text, 'It burns.')).toEqual([`1 ${text}`, '2 It burns.']); });
});

describe('the feet of pages in a text without breaks', () => {
  const text = 'Harbour Rulings May 2012 The Quay Press Page 1 of 3 A lamp burns until the Quay Press 2012 Page 2 of 3 next dusk. It is lit again The Quay Press Page 3 of 3';
  const feet = (of: string): string[] => feetOfPages(of).map(([from, to]) => of.slice(from, to));

  it('begin with the words that all of them have', () => { expect(feet(text)).toEqual(['Quay Press Page 1 of 3', 'Quay Press 2012 Page 2 of 3', 'Quay Press Page 3 of 3']); });

  it('take no small words of the text with them', () => { expect(feet('It is seen by the page 1 of 2 and read by the page 2 of 2')).toEqual(['page 1 of 2', 'page 2 of 2']); });

  it.each(['See page 2 of 9 and page 4 of 9.', 'It stands on Page 2 of 6 only.', 'Page 1 of 2 and Page 2 of 3'])('are none: %s', (of) => { expect(feet(of)).toEqual([]); });

  it('are set apart, like the dots of items', () => {
    const items = ['RULINGS', '• Anchor – It holds one barge.', `• *Bell – ${'It is rung at dusk. '.repeat(50).trim()}`, '• Canal – It is dry.', '• Dusk – See'];
    expect(withLostBreaks(linesOf(`${items.join(' ')} Quay Press Page 1 of 2 night. • Fog – It comes. Quay Press Page 2 of 2`)).map((line) => line.text)).toEqual([...items, 'Quay Press Page 1 of 2', 'night.', '• Fog – It comes.', 'Quay Press Page 2 of 2']);
    expect(withLostBreaks(linesOf(items.slice(0, 2).join(' ')))).toHaveLength(1);
  });
});
