import fc from 'fast-check';
import { expect, test } from 'vitest';

import { commandKinds } from '../../scripts/interpret/amendments/commands/command-kinds.ts';
import { cutSentences } from '../../scripts/interpret/amendments/sentences/cut-sentences.ts';
import { foldText } from '../../scripts/interpret/amendments/sentences/fold-text.ts';
import { interpretRuling } from '../../scripts/interpret/amendments/interpret-ruling.ts';
import { readPieces } from '../../scripts/interpret/amendments/sentences/read-pieces.ts';
import { rulingOf } from './rig/ruling.ts';

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Pieces of instructions, whole and broken, among plain words and any characters at all. */
const scraps = [
  ...Object.values(commandKinds).map(({ example }) => example),
  'Delete', 'the following', 'with:', '"', '“', '”', "'", '(', ')', ':', '.', '...', ' - ', 'the second paragraph', 'See fog.', 'and', 'This reverses', 'New change to this entry:',
  '(From May)', '(step 2):', 'A ferry may hum.', 'has been deleted', '*', 'e.g.', 'under', 'everything', '“a “b” c”', '"a "b" c."',
];
const paragraph = fc.array(fc.oneof(fc.constantFrom(...scraps), fc.string({ unit: 'grapheme', maxLength: 12 }), fc.lorem({ maxCount: 4 })), { maxLength: 9 })
  .map((parts) => parts.join(' '));
const ruling = fc.record({ paragraphs: fc.array(paragraph, { minLength: 1, maxLength: 4 }), topic: fc.option(fc.constantFrom('ferry', 'ferry (step 3)', '')), section: fc.option(fc.constantFrom('Temporary rulings', 'General')) });

test('each word of a ruling is in the instruction, the old text or the new text of one of its amendments', () => {
  fc.assert(fc.property(ruling, ({ paragraphs, ...rest }) => {
    const segmented = rulingOf(paragraphs, rest);
    const instructions = interpretRuling(segmented);
    const kept = new Set(instructions.flatMap(({ instruction, oldText, newText }) => words([instruction, oldText, newText].join(' '))));
    const lost = words(segmented.blocks.map(({ text }) => text).join(' ')).filter((word) => !kept.has(word));
    expect(lost).toEqual([]);
  }), { numRuns: 400 });
});

test('each amendment lies within the lines of its ruling, and the blocks of its new text are the new text', () => {
  fc.assert(fc.property(ruling, ({ paragraphs, ...rest }) => {
    const segmented = rulingOf(paragraphs, rest);
    for (const { lines, newBlocks, newText } of interpretRuling(segmented)) {
      expect(lines[0]).toBeGreaterThanOrEqual(segmented.lines[0]);
      expect(lines[1]).toBeLessThanOrEqual(segmented.lines[1]);
      expect(words(newBlocks.map(({ marker, text }) => `${marker ?? ''} ${text}`).join(' '))).toEqual(words(newText ?? ''));
    }
  }), { numRuns: 200 });
});

test('the pieces of a paragraph stand in order and leave out nothing but space', () => {
  fc.assert(fc.property(paragraph, (text) => {
    let done = 0;
    for (const { at } of readPieces(text, null)) {
      expect(text.slice(done, at.from).trim()).toBe('');
      expect(at.from).toBeGreaterThanOrEqual(done);
      done = at.to;
    }
    expect(text.slice(done).trim()).toBe('');
  }), { numRuns: 300 });
});

test('sentences together are the whole paragraph, and folding keeps every place', () => {
  fc.assert(fc.property(fc.oneof(paragraph, fc.string({ unit: 'binary' })), (text) => {
    const folded = foldText(text);
    expect(cutSentences(folded.text).map(({ from, to }) => folded.text.slice(from, to)).join('')).toBe(folded.text);
    expect(folded.at).toHaveLength(folded.text.length + 1);
    expect(folded.at.slice(0, -1).every((place, index) => (folded.text.charAt(index) === ' ') === /\s/.test(text.charAt(place)))).toBe(true);
  }), { numRuns: 300 });
});

test.for(['(', '"', '“a ', '. ', 'delete the ', 'add the following: ', 'replace with: ', 'everything after ', 'since x, ', 'Delete this entry. '])(
  'a paragraph of nothing but “%s” is read to its end', (scrap) => {
    expect(interpretRuling(rulingOf([scrap.repeat(3000)])).length).toBeGreaterThan(0);
  });
