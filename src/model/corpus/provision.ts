/** What texts are made of: their provisions, what stands in these, and where in a document they stand. */
import { z } from 'zod';

/** An ISO day. */
export const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'an ISO day such as 2019-11-04');
/** The first and the last line, from 1 and inclusive. */
export const lineRange = z.tuple([z.number().int().positive(), z.number().int().positive()]);

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
  /** Id of a ruling under that name, where a reference leads to no entry. */
  ruling: z.string().optional(),
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
  /** Id of a ruling under that name, where there is no entry. */
  ruling: z.string().optional(),
  line: z.number().int().positive(),
});

export type Span = z.infer<typeof span>;
export type Block = z.infer<typeof block>;
export type BlockType = z.infer<typeof blockType>;
export type CrossReference = z.infer<typeof crossReference>;
