/** References that only a document's own head tells, and those below a line that says what they are. */
import { describe, expect, it, test } from 'vitest';

import { declaredSigns, namesBelowLabel } from '../../scripts/interpret/declared-references.ts';
import { interpretAll } from '../../scripts/interpret/interpret.ts';
import type { SegmentedBlock } from '../../scripts/segment/segments.ts';
import { cut, sourceOf } from '../segment/rig/cut.ts';

const lines = (...texts: string[]) => texts.map((text, at) => ({ text, from: at + 1, to: at + 1 }));
const block = (text: string): SegmentedBlock => ({ type: 'paragraph', text, marked: text, marker: null, level: 0, lines: [1, 1] });

describe('signs around a name', () => {
  const told = (head: string, text: string): string[] => declaredSigns(lines(head, 'lamp'), 2)(text).map(({ phrase, from, to }) => `${phrase}${text.slice(from, to) === phrase ? '' : ' ??'}`);

  test.for([
    ['A word in [square brackets] has an entry of its own.', 'It hangs on a [Mast] of any [barge].', ['Mast', 'barge']], ['Terms in brackets are defined elsewhere.', 'It hangs on a [Mast].', ['Mast']], ['Words in {braces} are explained below.', 'It hangs on a {Mast}.', ['Mast']],
    ['Words in brackets are read aloud.', 'It hangs on a [Mast].', []], ['A word in [brackets] has an entry of its own.', 'It costs [2].', []], ['A word in [brackets] has an entry of its own.', 'He says [so many words that nobody calls a thing by them].', []], ['Nothing is said.', 'It hangs on a [Mast].', []],
  ] as const)('%s %s', ([head, text, expected]) => { expect(told(head, text)).toEqual(expected); });

  it('are only those that the head explains, not what stands behind the first entry', () => {
    expect(declaredSigns(lines('lamp', 'A word in [brackets] has an entry of its own.'), 1)('A [Mast].')).toEqual([]);
  });
});

describe('names below a line that says what they are', () => {
  const told = (...texts: string[]): string[] => [...namesBelowLabel(texts.map(block)).values()].map(({ phrase }) => phrase);

  test.for([
    [['It burns.', 'See also', 'Low Water', 'wick'], ['Low Water', 'wick']], [['It burns.', 'Related terms:', 'wick'], ['wick']], [['It burns.', 'See also', 'Low Water', 'It is dry then.'], []], [['It burns.', 'Low Water'], []], [['See also'], []],
  ] as const)('%j', ([texts, expected]) => { expect(told(...texts)).toEqual(expected); });
});

it('a link is the reference, and not the same words before it', async () => {
  const page = '<h1>Glossary</h1><dl><dt>Anchor<dd>It holds a barge.<dt>Barge<dd>Old word for Hulk. See <a href="#hulk">Hulk</a>.<dt id="hulk">Hulk<dd>Any card with a keel. See <a href="#x">Anchor</a>.</dl>';
  const source = await sourceOf(Buffer.from(`<html><body>${page}</body></html>`), 'input.html');
  const document = cut(source, []);
  const [read] = document === null ? [] : interpretAll([{ source, document }]);
  expect(read?.entries.map(({ headword, references }) => [headword, references.map(({ phrase }) => phrase)])).toEqual([['Anchor', []], ['Barge', ['Hulk']], ['Hulk', ['Anchor']]]);
});
