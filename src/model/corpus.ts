/**
 * The data file `corpus.json`: the contract between ingestion and the site, and the product's open data.
 *
 * All text is plain text as published (icons and spelling mistakes included). Lines are 1-based and inclusive, of the
 * source file as it lies on disk. Dates are ISO days. `null` means "not known", never "".
 */
import { z } from 'zod';

const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'an ISO day such as 2019-11-04');
const lineRange = z.tuple([z.number().int().positive(), z.number().int().positive()]);

export const blockType = z.enum(['paragraph', 'bullet', 'numbered', 'label']);

export const spanKind = z.enum([
  'see', 'mention', 'strong', 'em', 'inserted', 'icon', 'gap',
]);

/** Why a reference leads to no entry. Only where the copy is whole does absence prove that there is no such entry. */
export const noTarget = z.enum(['letter not held', 'entry not in this copy', 'no such entry']);

/**
 * A stretch of a block's text, from the first character to after the last, and what it is. `inserted` is what the
 * document itself marks as new; `gap` is empty (`from` = `to`) and stands where the copy visibly lost words.
 */
export const span = z.object({
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
  is: spanKind,
  /** Id of the entry that a reference or a mention leads to; null where it leads to none. */
  target: z.string().nullable().optional(),
  /** What the address of a link names, where its words are others. */
  name: z.string().optional(),
  /** Why a reference leads to none. */
  reason: noTarget.optional(),
  /** An icon's code, whatever words stand for the picture. */
  code: z.string().optional(),
});

/** An addressable provision: one paragraph, list item or label. */
export const block = z.object({
  /** Stable within its entry; the page has `#ID`. */
  id: z.string(),
  type: blockType,
  text: z.string(),
  lines: lineRange,
  /** Id of the document that the lines belong to. */
  document: z.string(),
  /** Id of the amendment that put the block here or changed it. */
  amendment: z.string().nullable(),
  /** Depth of a nested list item, 0 for the outermost. */
  level: z.number().int().nonnegative().default(0),
  /** The list marker as printed (`•`, `1.`), null where there is none. */
  marker: z.string().nullable().default(null),
  /** What stands where in `text`: references, mentions, emphasis, marks. Spans never cross each other. */
  spans: z.array(span).default([]),
});

export const crossReference = z.object({
  phrase: z.string(),
  /** What the address of a link names, where the words printed are others. */
  name: z.string().optional(),
  target: z.string().nullable(),
  reason: noTarget.nullable(),
  line: z.number().int().positive(),
});

export const ledgerKind = z.enum([
  'furniture', 'front matter', 'heading', 'summary', 'entry', 'ruling', 'closing notice',
]);

export const ledgerRow = z.object({
  is: ledgerKind,
  lines: lineRange,
  /** Id of the entry or ruling, where `is` is one of the two. */
  owner: z.string().nullable(),
});

export const extent = z.object({
  letter: z.string(),
  whole: z.boolean(),
  why: z.string().nullable(),
  /** Where this copy cuts an entry of the letter in two: the end of one before its first, its last one, or both. */
  cut: z.enum(['start', 'end', 'both']).optional(),
});

export const sourceDocument = z.object({
  id: z.string(),
  file: z.string(),
  sha256: z.string(),
  kind: z.enum(['glossary', 'rulings']),
  layout: z.string(),
  title: z.string(),
  /** The day it came out, where it says so. */
  published: isoDay.nullable().default(null),
  /** The day it took effect, where known. */
  date: isoDay.nullable(),
  /** The day from which it was known here, where that is later than the day it came out: it was found later. */
  found: isoDay.nullable().default(null),
  /** Glossaries: what this copy covers, by letter, and why it is not whole where it is not. */
  extent: z.array(extent).default([]),
  after: isoDay.nullable(),
  before: isoDay.nullable(),
  amends: z.object({ title: z.string(), date: isoDay.nullable() }).nullable(),
  /** The date of the document of the same kind that this one says it follows. */
  follows: isoDay.nullable(),
  /** The edition's name, as the operator gave it. */
  edition: z.string().nullable(),
  /** Upper-case letter of a glossary page; null for rulings and for a glossary in one piece. */
  letter: z.string().nullable(),
  lines: z.number().int().nonnegative(),
  ledger: z.array(ledgerRow),
  /** Points of a "significant changes" summary: the topic as printed and the text that follows it. */
  summary: z.array(z.object({ topic: z.string().nullable(), text: z.string(), lines: lineRange, ruling: z.string().nullable() })),
  /** What the document itself marks: words struck out, which are no text, words inserted, and words in a colour (`by`) of which it says nothing. */
  marks: z.array(z.object({ is: z.enum(['struck', 'inserted', 'coloured']), words: z.string(), line: z.number().int().positive(), by: z.string().optional() })).default([]),
  /** What the document says its marks mean: how it marks, and the sentence that says so. */
  legend: z.array(z.object({ is: z.enum(['struck', 'inserted']), by: z.string(), words: z.string() })).default([]),
  /** The source lines themselves, so that a page can show them. */
  source: z.array(z.string()),
});

/** What an edition of the glossary says of an entry that it covers, held against the text in force before it. */
export const editionHow = z.enum(['base', 'confirmed', 'carried', 'revised', 'added', 'dropped', 'not in this copy']);

export const editionEvent = z.object({
  document: z.string(),
  how: editionHow,
  /** Where that edition prints the entry, and how whole its copy is; null where it does not. */
  lines: lineRange.nullable().default(null),
  completeness: z.enum(['complete', 'partial', 'headword only']).nullable().default(null),
});

/**
 * The text between two days. An edition's print that rulings of the same day amend at once is a version of no length: it
 * has the day with `-printed` behind it, and the day itself is the text that the day ended with.
 */
export const version = z.object({
  /** Its address below the entry's: the day it began, or a name where that is not known. */
  id: z.string(),
  /** What made it. */
  by: z.enum(['edition', 'rulings']),
  from: isoDay.nullable(),
  to: isoDay.nullable(),
  document: z.string(),
  amendments: z.array(z.string()),
  /** Ids of amendments for a time only, whose time ended with the day before. */
  ended: z.array(z.string()).default([]),
  /** Whether there is an entry in this version; a repealed or dropped one has no text. */
  status: z.enum(['in force', 'repealed']).default('in force'),
  /** The day from which it could be known: that of the latest document that had a part in it. Null: all along. */
  known: isoDay.nullable().default(null),
  text: z.array(block),
});

export const entry = z.object({
  id: z.string(),
  /** The id that the headword alone would give, where several entries have that name; else null. */
  shared: z.string().nullable().default(null),
  headword: z.string(),
  /** What the page's editor printed beside the headword: "(updated by Current Rulings)". */
  mark: z.string().nullable().optional(),
  variants: z.array(z.string()),
  kind: z.enum(['card', 'term', 'unsure']),
  document: z.string(),
  lines: lineRange,
  completeness: z.enum(['complete', 'partial', 'headword only']),
  losses: z.array(z.object({ what: z.string(), line: z.number().int().positive() })),
  pointsTo: crossReference.nullable(),
  /** As of the day of ingestion; an entry whose first version is still to come has no text yet. */
  status: z.enum(['in force', 'repealed']),
  /** What each edition that covers the entry said of it, in their order. */
  editions: z.array(editionEvent).default([]),
  base: z.array(block),
  /** The text in force on the day of ingestion: the last version, unless there are versions of days to come. */
  text: z.array(block),
  /** All versions, those of days to come too, oldest first. */
  versions: z.array(version),
  /**
   * What was known before, where a document changed what held on a day already past or to come in another order: whoever
   * asked on a day not before `from` (null: ever) and before `until` was told these versions.
   */
  known: z.array(z.object({ from: isoDay.nullable(), until: isoDay, versions: z.array(version) })).default([]),
  seeAlso: z.array(crossReference),
  referencedBy: z.array(z.string()),
  /** Ids of the rulings that concern this entry, oldest document first. */
  rulings: z.array(z.string()),
});

export const operation = z.enum([
  'insertion', 'substitution', 'repeal', 'renumbering', 'formatting', 'reversal',
  'erratum', 'clarification', 'pointer', 'temporary',
]);

export const unit = z.enum(['entry', 'section', 'paragraph', 'list item', 'sentence', 'text', 'cross-reference']);

export const outcome = z.enum(['applied', 'applied with a note', 'applied by decision', 'not applied']);

/** Why an amendment was not applied: a closed list. */
export const refusal = z.enum([
  'target not held', 'entry not in this copy', 'text not found', 'found more than once', 'place not certain',
  'copy damaged here', 'described, not quoted', 'not wholly understood', 'limited in scope', 'day not known',
  'no instruction', 'older than the base text',
]);

/**
 * Why an amendment has the outcome that it has: `why` is one of the closed list where it was not applied, else the note
 * or the decision's own reason; `more` is what a reader should know besides.
 */
export const reason = z.object({ why: z.string(), more: z.string().nullable() });

/** The days on which something holds: from, to after the last of them, and the words that say so. */
export const effective = z.object({ from: isoDay.nullable(), to: isoDay.nullable(), words: z.string() });

/** What words of an instruction are to it. Words that are `not understood` are why it waits. */
export const tileKind = z.enum([
  'command', 'place', 'old words', 'new words', 'reason', 'day', 'scope', 'object', 'remark', 'reference', 'politeness', 'not understood',
]);

export const amendment = z.object({
  id: z.string(),
  operation,
  unit,
  locator: z.string().nullable(),
  oldText: z.string().nullable(),
  newText: z.string().nullable(),
  lines: lineRange,
  explicit: z.boolean(),
  outcome,
  /** Null only where the outcome is `applied`. */
  reason: reason.nullable(),
  /** The words of the instruction that no part of the reading accounts for. */
  notUnderstood: z.array(z.string()).default([]),
  /** What each word of `instruction` is to it: stretches of it in order, the end exclusive. Empty where it gives no order. */
  tiles: z.array(z.object({ from: z.number().int().nonnegative(), to: z.number().int().positive(), as: tileKind })).default([]),
  /** Where the instruction has a day, an end or an occasion of its own. */
  effective: effective.nullable().default(null),
  /** The instruction's own words. */
  instruction: z.string(),
  /** The new text as blocks, in order; empty where there is none. */
  newBlocks: z.array(block),
  /** Ids of the blocks, in the version before it, that it changed or removed. */
  replaced: z.array(z.string()).default([]),
  /** Where it is not applied: id of the block that it speaks of, if that can be told without doubt. It stands beside it. */
  about: z.string().optional(),
});

export const ruling = z.object({
  id: z.string(),
  document: z.string(),
  topic: z.string().nullable(),
  starred: z.boolean(),
  section: z.string().nullable(),
  lines: lineRange,
  blocks: z.array(block),
  entry: z.string().nullable(),
  targetReason: z.enum(['letter not held', 'entry not in this copy', 'new entry']).nullable(),
  amendments: z.array(amendment),
  seeAlso: z.array(crossReference),
  /** Where the ruling has a day, an end or an occasion of its own. */
  effective: effective.nullable().default(null),
  supersededBy: z.object({
    document: z.string(),
    entry: z.string().nullable(),
    ruling: z.string().nullable(),
    how: z.string(),
    /** Id of the block where the ruling's text was found, and the share of its three-word runs found there (0 to 1). */
    block: z.string().nullable().default(null),
    likeness: z.number().min(0).max(1).nullable().default(null),
  }).nullable(),
});

/** Something a reader of the report should know: never printed by a stage, always handed on as a value. */
export const message = z.object({
  rule: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  file: z.string().nullable(),
  line: z.number().int().positive().nullable(),
  /** What is wrong, with the words in question. */
  message: z.string(),
  /** What to do about it. */
  hint: z.string().nullable(),
});

/** `picture` is the operator's drawing: an SVG of shapes and colours alone, to be shown as a picture and never inside a page. */
export const icon = z.object({ code: z.string(), name: z.string(), written: z.array(z.string()), picture: z.string().optional() });

export const corpus = z.object({
  schema: z.literal(2),
  title: z.string(),
  publishers: z.array(z.string()),
  /** Where the site stands on the web, with a slash at its end: what canonical addresses begin with. */
  address: z.url({ protocol: /^https?$/ }).nullable().default(null),
  /** Who has the final authority at the table, as the operator puts it. */
  authority: z.string().nullable().default(null),
  /** True for the invented game that the project ships. */
  sample: z.boolean(),
  icons: z.array(icon),
  /** What players call things in other words than the documents: a word or words typed, and what they mean here. */
  also: z.record(z.string(), z.array(z.string())).default({}),
  /** Upper-case letters of which a glossary page is held. */
  letters: z.array(z.string()),
  documents: z.array(sourceDocument),
  entries: z.array(entry),
  rulings: z.array(ruling),
  messages: z.array(message),
});

export type Corpus = z.infer<typeof corpus>;
export type SourceDocument = z.infer<typeof sourceDocument>;
export type LedgerKind = z.infer<typeof ledgerKind>;
export type LedgerRow = z.infer<typeof ledgerRow>;
export type Entry = z.infer<typeof entry>;
export type Block = z.infer<typeof block>;
export type Span = z.infer<typeof span>;
export type Extent = z.infer<typeof extent>;
export type EditionEvent = z.infer<typeof editionEvent>;
export type EditionHow = z.infer<typeof editionHow>;
export type Reason = z.infer<typeof reason>;
export type TileKind = z.infer<typeof tileKind>;
export type Effective = z.infer<typeof effective>;
export type BlockType = z.infer<typeof blockType>;
export type Version = z.infer<typeof version>;
export type CrossReference = z.infer<typeof crossReference>;
export type Ruling = z.infer<typeof ruling>;
export type Amendment = z.infer<typeof amendment>;
export type Operation = z.infer<typeof operation>;
export type Unit = z.infer<typeof unit>;
export type Outcome = z.infer<typeof outcome>;
export type Refusal = z.infer<typeof refusal>;
export type Message = z.infer<typeof message>;
export type Icon = z.infer<typeof icon>;
