import { describe, expect, test } from 'vitest';
import { droppedInWords } from '../../scripts/consolidate/text/dropped.ts';
import { fold, foldPrint, foldWithPlaces, words } from '../../scripts/consolidate/text/fold.ts';
import { likeness, sharedWords } from '../../scripts/consolidate/text/likeness.ts';
import { ends, findQuoted, opening } from '../../scripts/consolidate/text/quotation.ts';
import { sentences } from '../../src/model/sentences.ts';
import { splice } from '../../scripts/consolidate/text/splice.ts';
import type { Block } from '../../src/model/corpus.ts';

const block = (text: string): Block => ({
  id: 'p1',
  type: 'paragraph',
  text,
  lines: [1, 1],
  document: 'd',
  amendment: null,
  level: 0,
  marker: null,
  spans: [],
});

describe('folding', () => {
  test('makes curly quotes straight, dashes hyphens and white space one space, and keeps the case', () => {
    expect(foldPrint(' The “Old\u00a0 Lamp” — it’s\n out… ')).toBe('The "Old Lamp" - it\'s out...');
    expect(fold('The LAMP')).toBe('the lamp');
  });

  test('knows where each character came from', () => {
    const folded = foldWithPlaces('a  “b”…');
    expect(folded.text).toBe('a "b"...');
    expect(folded.at).toEqual([0, 1, 3, 4, 5, 6, 6, 6, 7]);
    expect(foldWithPlaces('a b \n').at).toEqual([0, 1, 2, 3]);
  });

  test('agrees with itself whether it keeps places or not', () => {
    for (const text of ['', '  ', 'a', '‘x’  –  y ', '\u00a0lamp\t\n']) expect(foldWithPlaces(text).text).toBe(foldPrint(text));
  });

  test('takes an apostrophe inside a word for a part of it', () => {
    expect(words('The warden’s lamp, "lit"')).toEqual(['the', "warden's", 'lamp', 'lit']);
  });
});

describe('likeness', () => {
  test('is the share of three-word runs that stand in the other text', () => {
    expect(likeness('the lamp is lit', 'Whenever the Lamp is dark, nobody sees.')).toBe(0.5);
    expect(likeness('the lamp is lit', 'THE LAMP IS LIT!')).toBe(1);
  });

  test('is not symmetric: a sentence is wholly like its page, the page only a little like the sentence', () => {
    const page = 'A lamp is lit. A lock has two gates. A bridge has neither.';
    expect(likeness('A lock has two gates.', page)).toBe(1);
    expect(likeness(page, 'A lock has two gates.')).toBeLessThan(0.3);
  });

  test('takes a text of fewer than three words for one run, and none for nothing', () => {
    expect(likeness('two gates', 'a lock has two gates')).toBe(1);
    expect(likeness('gates two', 'a lock has two gates')).toBe(0);
    expect(likeness('...', 'a lock')).toBe(0);
  });
});

describe('shared words', () => {
  test('are the share of words that stand in the other text, in whatever order and however often', () => {
    expect(sharedWords('the lamp is lit', 'Lit, the lamp burns.')).toBe(0.75);
    expect(sharedWords('the lamp, the lamp', 'A lamp is lit.')).toBe(0.5);
    expect([sharedWords('lamp', 'A lamp is lit.'), sharedWords('A lamp is lit.', 'lamp')]).toEqual([1, 0.25]);
    expect(sharedWords('...', 'a lock')).toBe(0);
  });
});

describe('sentences', () => {
  const cut = (text: string) => sentences(text).map((sentence) => sentence.text);

  test('end at a full stop, with the quotation mark or parenthesis that closes behind it', () => {
    expect(cut('A lamp is lit. It "burns." (It may gutter.) So be it.')).toEqual([
      'A lamp is lit.',
      'It "burns."',
      '(It may gutter.)',
      'So be it.',
    ]);
  });

  test('do not end at an abbreviation, an initial, or a stop before a small letter', () => {
    expect(cut('A craft, e.g. Punt or the C.L.S. Heron, floats. Dr. Eel owns it.')).toEqual([
      'A craft, e.g. Punt or the C.L.S. Heron, floats.',
      'Dr. Eel owns it.',
    ]);
    expect(cut('He said "stop." and went.')).toEqual(['He said "stop." and went.']);
  });

  test('may end at "etc."', () => {
    expect(cut('Tools, letters etc. They may be lent.')).toEqual(['Tools, letters etc.', 'They may be lent.']);
  });

  test('keep the parenthesis that opens inside them', () => {
    expect(cut('A lamp (of oil. Or of wax.) burns. It is warm.')).toEqual(['A lamp (of oil. Or of wax.) burns.', 'It is warm.']);
  });

  test('say where they stand', () => {
    const text = '  One lamp.  Two lamps. ';
    expect(sentences(text).map(({ from, to }) => [from, text.slice(from, to)])).toEqual([[2, 'One lamp.'], [13, 'Two lamps.']]);
  });
});

describe('quotations', () => {
  test('are found however they are printed, and the place is that of the text itself', () => {
    const held = block('He is “dimmed” — or  worse.');
    expect(findQuoted([held], '"dimmed" - or worse').map(({ from, to }) => held.text.slice(from, to))).toEqual(['“dimmed” — or  worse']);
  });

  test('are found as often as they stand, as whole words only', () => {
    expect(findQuoted([block('lamp, lamps and lamp')], 'lamp')).toHaveLength(2);
    expect(findQuoted([block('lamplighter')], 'lamp')).toHaveLength(0);
  });

  test('differ in case where case matters', () => {
    expect(findQuoted([block('The Lamp')], 'the lamp')).toHaveLength(0);
    expect(findQuoted([block('The Lamp')], 'the lamp', false)).toHaveLength(1);
  });

  test('that break off give the beginning', () => {
    expect(opening('You may light...')).toBe('You may light');
    expect(opening('You may light…')).toBe('You may light');
    expect(opening('You may light.')).toBeNull();
  });

  test('of the first words and the last give both, and none with more than one gap', () => {
    expect(ends('You may ... light.')).toEqual({ first: 'You may', last: 'light.' });
    expect(ends('You ... may ... light.')).toBeNull();
  });
});

test('a note names the sentences that a new text drops, and those that it words anew', () => {
  const was = 'There are two kinds of lamp. Each lamp burns oil all night long. Spilt oil may be gathered by anybody.';
  expect(droppedInWords(was, 'Each lamp burns oil all night long. Nobody gathers what was spilt.')).toBe(
    'dropped: “There are two kinds of lamp.”; now in other words: “Spilt oil may be gathered by anybody.”',
  );
  expect(droppedInWords(was, was)).toBe('');
});

test('bold and italic move with the words around a change, and go with the words that go', () => {
  const held: Block = {
    ...block('a lamp burns oil'),
    spans: [
      { from: 0, to: 1, is: 'em' },
      { from: 2, to: 6, is: 'strong' },
      { from: 13, to: 16, is: 'em' },
    ],
  };
  const edited = splice(held, 2, 6, { text: 'big lantern', spans: [{ from: 4, to: 11, is: 'strong' }] }, 'x');
  expect(edited.text).toBe('a big lantern burns oil');
  expect(edited.spans.map(({ from, to }) => edited.text.slice(from, to))).toEqual(['a', 'lantern', 'oil']);
});
