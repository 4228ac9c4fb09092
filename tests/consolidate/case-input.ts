/** The `input.yaml` of a fixture. */
import { z } from 'zod';
import { operation, unit } from '../../src/model/corpus.ts';

const day = z.iso.date().nullable().default(null);
const position = z
  .union([z.number(), z.tuple([z.number(), z.number()])])
  .nullable()
  .default(null);

const run = z.strictObject({ from: z.number(), to: z.number() });

const document = z.strictObject({
  id: z.string(),
  kind: z.enum(['glossary', 'rulings']),
  date: day,
  published: day,
  found: day,
  /** A copy that does not hold all of its letters. */
  cut: z.boolean().default(false),
  /** Names that stand on a line of their own within its texts. */
  has: z.array(z.string()).default([]),
  after: day,
  before: day,
  amends: z.string().nullable().default(null),
  letter: z.string().nullable().default(null),
  edition: z.string().nullable().default(null),
  summary: z.array(z.string()).default([]),
});

const entry = z.strictObject({
  headword: z.string(),
  id: z.string().optional(),
  document: z.string().optional(),
  completeness: z.enum(['complete', 'partial', 'headword only']).default('complete'),
  text: z.array(z.string()).default([]),
  see: z.array(z.string()).default([]),
});

const instruction = z.strictObject({
  operation,
  unit,
  effective: z
    .strictObject({ from: day, to: day, words: z.string().default(''), occasion: z.string().nullable().default(null) })
    .nullable()
    .default(null),
  locator: z.string().nullable().default(null),
  old: z.string().nullable().default(null),
  new: z.array(z.string()).default([]),
  /** The sentence that gives it: those of one sentence count in the same text. */
  sentence: z.string().optional(),
  how: z.enum(['swap', 'join', 'move', 'split']).nullable().default(null),
  to: z
    .strictObject({ at: run.nullable(), words: z.string().optional(), side: z.enum(['before', 'after', 'rank', 'exchange', 'start', 'end', 'alone']), paragraph: z.union([run, z.enum(['own', 'same'])]).optional(), goes: z.enum(['up', 'down']).optional(), reported: z.literal(true).optional() })
    .optional(),
  place: z
    .strictObject({
      section: z.string().nullable().default(null),
      paragraphs: position,
      items: position,
      sentences: position,
      position: z.enum(['start', 'end', 'before', 'after']).nullable().default(null),
      opening: z.string().nullable().default(null),
      closing: z.string().nullable().default(null),
      told: z.array(z.strictObject({ of: z.enum(['paragraph', 'list item', 'sentence']), opens: z.string().nullable().default(null), closes: z.string().nullable().default(null), holds: z.string().nullable().default(null) })).default([]),
      about: z.string().nullable().default(null),
      within: z.enum(['example', 'parenthetical', 'note', 'references', 'reference line', 'last line', 'list']).nullable().default(null),
      beside: z.string().nullable().default(null),
      next: z.string().nullable().default(null),
      times: z.number().nullable().default(null),
      every: z.boolean().default(false),
      also: z.strictObject({ of: z.enum(['paragraphs', 'items', 'sentences']), run }).nullable().default(null),
      vacant: z.boolean().default(false),
      context: z.string().nullable().default(null),
      nth: z.object({ rank: z.number(), said: z.boolean() }).nullable().default(null),
      unclear: z.boolean().default(false),
      words: z.object({ from: z.number(), to: z.number() }).nullable().default(null),
      through: z.union([z.strictObject({ words: z.string() }), z.strictObject({ end: z.enum(['sentence', 'paragraph']) })]).nullable().default(null),
    })
    .prefault({}),
});

const ruling = z.strictObject({
  topic: z.string().nullable(),
  document: z.string().optional(),
  /** Id of the entry; by default the one of this headword. */
  entry: z.string().optional(),
  match: z.enum(['exact', 'folded', 'number', 'alias', 'longer', 'parent']).default('exact'),
  reason: z.enum(['letter not held', 'entry not in this copy', 'new entry']).nullable().default(null),
  says: z.array(z.string()),
  see: z.array(z.string()).default([]),
  /** None: a ruling without an instruction. */
  instructions: z.array(instruction).default([]),
});

export const caseInput = z.strictObject({
  /** What the case shows, in one sentence. */
  shows: z.string(),
  documents: z.array(document),
  entries: z.array(entry),
  rulings: z.array(ruling).default([]),
  /** Decisions as their files hold them; `hash: fits` stands for the fingerprint of the text as it is. */
  /** The day of ingestion. */
  today: z.iso.date().default('2026-01-01'),
  decisions: z.array(z.record(z.string(), z.unknown())).default([]),
});

export type CaseInput = z.infer<typeof caseInput>;
export type InstructionInput = z.infer<typeof instruction>;
