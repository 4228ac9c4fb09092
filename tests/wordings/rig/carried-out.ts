/** A ruling as printed, carried out on an entry as printed: the whole way from words to text. */
import { expect } from 'vitest';

import { consolidate } from '../../../scripts/consolidate/consolidate.ts';
import { interpretRuling } from '../../../scripts/interpret/amendments/interpret-ruling.ts';
import { seePhrases } from '../../../scripts/interpret/see-references.ts';
import type { Instruction } from '../../../scripts/interpret/instruction.ts';
import type { Amendment } from '../../../src/model/corpus.ts';
import { buildCorpus } from '../../consolidate/build-corpus.ts';
import { caseInput } from '../../consolidate/case-input.ts';
import { rulingOf } from '../../interpret/rig/ruling.ts';

export interface CarriedOut {
  /** The entry's text in force, a paragraph or an item each; an item has its marker before it. */
  text: string[];
  amendments: Amendment[];
  /** What stands before each of these in print. */
  markers: (string | null)[];
}

/** What was interpreted last: some tests carry out one ruling again and again, each time otherwise. */
const interpreted = new Map<string, Instruction[]>();
const most = 1000;

function instructionsOf(ruling: readonly string[], topic: string): Instruction[] {
  const key = [topic, ...ruling].join('\n');
  const found = interpreted.get(key) ?? interpretRuling(rulingOf([...ruling], { topic }));
  if (interpreted.size >= most) interpreted.clear();
  interpreted.set(key, found);
  return found;
}

/**
 * Carries out a ruling, a paragraph a line, on an entry of these blocks ("* " before a bullet).
 *
 * @param otherwise - what is made of each instruction before it is carried out
 * @param completeness - whether the copy of the entry has lost words
 */
export function carriedOut(entry: readonly string[], ruling: readonly string[], topic = 'night ferry', otherwise = (one: Instruction): Instruction => one, completeness: 'complete' | 'partial' = 'complete'): CarriedOut {
  const input = caseInput.parse({
    shows: '',
    documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }],
    entries: [{ headword: topic, text: [...entry], completeness, see: entry.flatMap((line) => seePhrases(line, new Set()).map(({ phrase }) => phrase)) }],
    rulings: [{ topic, says: [...ruling] }],
  });
  const linked = buildCorpus(input);
  const instructions = instructionsOf(ruling, topic).map(otherwise);
  const corpus = consolidate({ ...linked, rulings: linked.rulings.map((one) => ({ ...one, instructions })) }, [], '2026-01-01');
  const [found] = corpus.entries;
  return {
    text: (found?.text ?? []).map(({ type, text }) => (type === 'bullet' ? `* ${text}` : text)),
    amendments: corpus.rulings.flatMap(({ amendments }) => amendments),
    markers: (found?.text ?? []).map(({ marker }) => marker),
  };
}

/** Whether anything in a ruling was read as an order, carried out or waiting. */
export const isHeard = ({ amendments }: CarriedOut): boolean =>
  amendments.some(({ operation }) => !['clarification', 'pointer', 'temporary'].includes(operation));

/** The paragraphs of a ruling that is written in one line, parted by " / ". */
export const paragraphs = (ruling: string): string[] => ruling.split(' / ');

/** The text that a ruling, so written, leaves of an entry. */
export const textAfter = (entry: readonly string[], ruling: string): string[] => carriedOut(entry, paragraphs(ruling)).text;

type Besides = Parameters<typeof carriedOut> extends [unknown, unknown, ...infer More] ? More : never;

/** A ruling, a paragraph a line, leaves an entry alone, and waits for a person: it is not taken for a clarification. */
export function expectToWait(entry: readonly string[], ruling: readonly string[], ...more: Besides): void {
  const done = carriedOut(entry, ruling, ...more);
  expect(done.text).toEqual(entry);
  expect(isHeard(done)).toBe(true);
}
