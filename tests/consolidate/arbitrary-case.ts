/** Corpora of a few entries and rulings, with instructions that fit the text, nearly fit it, or do not fit it at all. */
import fc from 'fast-check';
import { operation, unit } from '../../src/model/corpus.ts';
import { caseInput } from './case-input.ts';
import type { CaseInput } from './case-input.ts';

const word = fc.constantFrom(
  ...`lamp lamps the a canal bridge lit dark warden “dimmed” (twice) crew or watch e.g. oil wick tide gate keeper toll quay
  barge night dawn bell rope cork eel soup hat`.split(/\s+/u),
);
const sentence = fc.array(word, { minLength: 2, maxLength: 9 }).map((list) => `${list.join(' ')}.`);
const paragraph = fc
  .tuple(fc.constantFrom('', '', '', '* ', '1. '), fc.array(sentence, { minLength: 1, maxLength: 3 }))
  .map(([marker, list]) => marker + list.join(' '));
const names = ['lamp', 'lantern', 'lock'];
const days = ['2012-03-05', '2012-04-02', '2012-05-07'];

/** A stretch of words of the text, as a ruling would quote it, or words of its own. */
const quoted = fc.oneof(
  { weight: 5, arbitrary: fc.record({ paragraph: fc.nat(2), from: fc.nat(4), length: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: sentence },
);
const position = fc.option(fc.constantFrom(1, 2, 3, -1), { freq: 2 });

/** Words of its own, or the number of a paragraph that it revises. */
const newParagraph: fc.Arbitrary<string | number> = fc.oneof(paragraph, fc.nat(2));

const instruction = fc.record({
  operation: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('insertion', 'substitution', 'repeal') },
    { weight: 1, arbitrary: fc.constantFrom(...operation.options) },
  ),
  unit: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('text', 'paragraph', 'sentence') },
    { weight: 1, arbitrary: fc.constantFrom(...unit.options) },
  ),
  quoted: fc.option(quoted, { freq: 3 }),
  brought: fc.oneof(
    { weight: 3, arbitrary: fc.array(newParagraph, { minLength: 1, maxLength: 2 }) },
    { weight: 1, arbitrary: fc.constant<(string | number)[]>([]) },
  ),
  paragraphs: position,
  items: position,
  sentences: position,
  at: fc.option(fc.constantFrom('start' as const, 'end' as const, 'end' as const, 'before' as const, 'after' as const), { freq: 4 }),
  opening: fc.boolean(),
});

const ruling = fc.record({
  topic: fc.constantFrom(...names, ...names, 'loft', 'barge'),
  day: fc.nat(2),
  says: sentence,
  instructions: fc.array(instruction, { minLength: 1, maxLength: 3 }),
});

export const arbitraryCase: fc.Arbitrary<CaseInput> = fc
  .record({
    texts: fc.tuple(...names.map(() => fc.array(paragraph, { maxLength: 4 }))),
    completeness: fc.constantFrom('complete', 'complete', 'complete', 'partial'),
    dated: fc.constantFrom(true, false, false, false),
    rulings: fc.array(ruling, { maxLength: 8 }),
  })
  .map(({ texts, completeness, dated, rulings }) =>
    caseInput.parse({
      shows: '',
      documents: [
        { id: 'glossary', kind: 'glossary', letter: 'L', ...(dated ? { date: '2012-04-01' } : { before: '2012-01-01' }) },
        ...days.map((date) => ({ id: `rulings-${date}`, kind: 'rulings', date, amends: 'Glossary v2' })),
      ],
      entries: names.map((headword, index) => ({ headword, text: texts[index], completeness })),
      rulings: rulings.map(({ topic, day, says, instructions }) => ({
        topic,
        document: `rulings-${days[day] ?? ''}`,
        says: [says],
        reason: topic === 'loft' ? 'new entry' : topic === 'barge' ? 'letter not held' : null,
        instructions: instructions.map((one) => concrete(one, texts[names.indexOf(topic)] ?? [])),
      })),
    }),
  );

type Drawn = typeof instruction extends fc.Arbitrary<infer T> ? T : never;

function concrete(
  { operation: does, unit: of, quoted: words, brought, paragraphs, items, sentences, at, opening }: Drawn,
  text: string[],
): Record<string, unknown> {
  const old = words === null || typeof words === 'string' ? words : stretch(text[words.paragraph] ?? '', words.from, words.length);
  const place = { paragraphs, items, sentences, position: at, opening: opening ? stretch(text[1] ?? '', 0, 3) : null };
  return {
    operation: does,
    unit: of,
    old,
    new: brought.map((piece) => (typeof piece === 'string' ? piece : `${text[piece] ?? 'dark'} lit.`)),
    place,
  };
}

function stretch(text: string, from: number, length: number): string | null {
  const piece = text
    .replace(/^(?:\*|\d+\.) /u, '')
    .split(' ')
    .slice(from, from + length)
    .join(' ');
  return piece === '' ? null : piece;
}
