import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { consolidate } from '../../scripts/consolidate/consolidate.ts';
import { corpusAt } from '../../src/model/corpus-at.ts';
import { outcome, refusal } from '../../src/model/corpus.ts';
import type { Reason, Amendment, Block, Corpus } from '../../src/model/corpus.ts';
import { arbitraryCase } from './arbitrary-case.ts';
import { buildCorpus } from './build-corpus.ts';
import type { CaseInput } from './case-input.ts';

const runs = { numRuns: 300 };
const corpusOf = (input: CaseInput): Corpus => consolidate(buildCorpus(input), [], input.today);
const amendmentsOf = (corpus: Corpus): Map<string, Amendment> =>
  new Map(corpus.rulings.flatMap(({ amendments }) => amendments.map((one) => [one.id, one])));
const check = (name: string, holds: (corpus: Corpus, input: CaseInput) => void) =>
  test(name, () => {
    fc.assert(
      fc.property(arbitraryCase, (input) => holds(corpusOf(input), input)),
      runs,
    );
  });

describe('consolidation', () => {
  check('gives the base text back before the first amendment, byte for byte', (corpus) => {
    const printed = corpus.entries.filter(({ document }) => document === 'glossary');
    for (const day of [null, '2012-03-04']) {
      const then = new Map(corpusAt(corpus, day).entries.map(({ id, text }) => [id, text]));
      for (const { id, base } of printed) expect(then.get(id)).toEqual(base);
    }
    expect(corpusAt(corpus, '2012-03-04').entries.every(({ text, base }) => JSON.stringify(text) === JSON.stringify(base))).toBe(true);
  });

  check('makes each version from the one before by the amendments that it names, and by nothing else', (corpus) => {
    const amendments = amendmentsOf(corpus);
    for (const { versions } of corpus.entries) {
      for (const [index, { amendments: named, text }] of versions.entries()) {
        const before = versions[index - 1]?.text;
        if (before === undefined) continue;
        const { changed, gone, reworded } = difference(before, text);
        expect(named.length).toBeGreaterThan(0);
        expect(changed.every((block) => named.includes(block.amendment ?? ''))).toBe(true);
        const replaced = new Set(named.flatMap((id) => amendments.get(id)?.replaced ?? []));
        expect([...gone, ...reworded].every((id) => replaced.has(id))).toBe(true);
      }
    }
  });

  check('closes each version on the day on which the next begins, and ends in the text in force', (corpus) => {
    for (const { versions, text } of corpus.entries) {
      expect(versions.map(({ to }) => to)).toEqual([...versions.slice(1).map(({ from }) => from), null]);
      expect(versions.at(-1)?.text).toEqual(text);
      expect(new Set(text.map(({ id }) => id)).size).toBe(text.length);
    }
  });

  check(
    'loses nothing that a ruling says: each stands whole, beside the entry it concerns, with an outcome for each instruction',
    (corpus, input) => {
      expect(corpus.rulings.map(({ blocks }) => blocks).flat().length).toBe(
        buildCorpus(input).rulings.flatMap(({ blocks }) => blocks).length,
      );
      const entries = new Map(corpus.entries.map((entry) => [entry.id, entry]));
      for (const ruling of corpus.rulings) {
        if (ruling.entry !== null) expect(entries.get(ruling.entry)?.rulings).toContain(ruling.id);
        for (const { outcome: came, reason } of ruling.amendments) expect(isHonest(came, reason)).toBe(true);
      }
    },
  );

  check('names in a version whatever it says was applied, or says since when it is in force', (corpus) => {
    const named = new Set(corpus.entries.flatMap(({ versions }) => versions.flatMap(({ amendments }) => amendments)));
    for (const { id, outcome: came, reason } of amendmentsOf(corpus).values()) {
      const changesNothing = reason?.why.startsWith('in force since') === true || reason?.why.startsWith('it changes nothing') === true;
      expect(named.has(id)).toBe(came !== 'not applied' && !changesNothing);
    }
  });

  check('brings new text wherever it says that it was applied', (corpus) => {
    const applied = corpus.entries.flatMap(({ versions }) =>
      versions.flatMap(({ amendments, text }) => amendments.map((id) => ({ id, text }))),
    );
    const amendments = amendmentsOf(corpus);
    for (const { id, text } of applied) {
      const amendment = amendments.get(id);
      const alone = applied.filter((other) => other.text === text).length === 1;
      if (!alone || amendment?.operation === 'repeal') continue;
      for (const block of amendment?.newBlocks ?? [])
        expect(text.some((held) => held.text.includes(block.text.replace(/[.,]$/u, '')))).toBe(true);
    }
  });

  test('does not change what it is given, and gives the same twice, in whatever order the documents come', () => {
    fc.assert(
      fc.property(arbitraryCase, fc.nat(), (input, seed) => {
        const linked = buildCorpus(input);
        const given = structuredClone(linked);
        const first = consolidate(linked, [], input.today);
        expect(linked).toEqual(given);
        const turned = seed % linked.documents.length;
        const documents = [...linked.documents.slice(turned), ...linked.documents.slice(0, turned)];
        expect(consolidate({ ...linked, documents }, [], input.today)).toEqual(first);
      }),
      runs,
    );
  });
});

/** Blocks that are new or read differently, and ids of those before that are gone or read differently. */
function difference(before: Block[], after: Block[]): { changed: Block[]; gone: string[]; reworded: string[] } {
  const was = new Map(before.map((block) => [block.id, block]));
  const now = new Map(after.map((block) => [block.id, block]));
  return {
    changed: after.filter((block) => was.get(block.id)?.text !== block.text),
    gone: before.filter(({ id }) => !now.has(id)).map(({ id }) => id),
    reworded: before.filter(({ id, text }) => now.has(id) && now.get(id)?.text !== text).map(({ id }) => id),
  };
}

/** Applied without a word, or with a note; refused with a reason of the closed list, and perhaps more. */
function isHonest(came: string, reason: Reason | null): boolean {
  if (!outcome.options.some((known) => known === came)) return false;
  if (came === 'applied') return reason === null;
  if (came !== 'not applied') return reason !== null && reason.why !== '';
  return refusal.options.some((known) => reason?.why === known);
}
