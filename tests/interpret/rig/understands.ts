import { expect, test } from 'vitest';

import { interpretRuling } from '../../../scripts/interpret/amendments/interpret-ruling.ts';
import { asExpected, filled, rulingOf } from './ruling.ts';
import type { Expected } from './ruling.ts';

/** What the sentence shows, the ruling's paragraphs, and the amendments that it makes. */
export type Sentence = [point: string, paragraphs: string[], expected: Expected[]];

/** One test a sentence, named for its point. */
export function understands(sentences: Sentence[]): void {
  test.for(sentences)('%s', ([, paragraphs, expected]) => {
    expect(interpretRuling(rulingOf(paragraphs)).map(asExpected)).toEqual(expected.map(filled));
  });
}
