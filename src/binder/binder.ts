/** A reader's binder: what is kept on the device, and what a file of it holds. */
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

// The pages' policy forbids making code from text, which zod would try for speed.
z.config({ ...en(), jitless: true });

const text = z.string().check(z.maxLength(20_000));
const moment = z.iso.datetime();
const day = z.iso.date();
/** Part of an address: it must not lead elsewhere. */
const id = z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,200}$/u, 'expected an id, as it stands in an address'));

export const pinnedBlock = z.object({
  type: z.enum(['paragraph', 'bullet', 'numbered', 'label']),
  marker: z.nullable(text),
  level: z.int().check(z.nonnegative(), z.maximum(9)),
  text,
});

const pin = z.object({
  entry: id,
  /** Where the id is a ruling's and no entry's. */
  of: z.optional(z.literal('ruling')),
  /** Null for the entry as a whole. */
  block: z.nullable(id),
  headword: text,
  /** `paragraph 3`, as the page called it; null for the entry as a whole. */
  place: z.nullable(text),
  /** The short name of the wording that was pinned (`data/wording-hash.ts`): by it a change is noticed. */
  wording: text,
  /** The words that were pinned, so that the binder can be read whatever becomes of the page. */
  words: z.array(pinnedBlock).check(z.maxLength(500)),
  /** How they stood then, in a citation's words. */
  standing: text,
  /** The event's date, where one was set: the words are of that day. */
  day: z.nullable(day),
  pinned: moment,
  note: text,
});

const binder = z.object({
  schema: z.literal(1),
  event: z.object({ name: text, day: z.nullable(day) }),
  pins: z.array(pin).check(z.maxLength(500)),
  /** When pins were taken out, by their keys: a copy of the binder that still has them does not bring them back. */
  removed: z.record(z.string(), moment),
  changed: moment,
});

export type PinnedBlock = z.infer<typeof pinnedBlock>;
export type Pin = z.infer<typeof pin>;
export type Binder = z.infer<typeof binder>;

export const emptyBinder: Binder = { schema: 1, event: { name: '', day: null }, pins: [], removed: {}, changed: '1970-01-01T00:00:00Z' };

/** Whose text is pinned: an entry's or a ruling's. */
export function textOf({ entry, of }: Pick<Pin, 'entry' | 'of'>): string {
  return of === undefined ? entry : `${of}/${entry}`;
}

/** What is pinned is pinned once. */
export function keyOf({ block, ...pinned }: Pick<Pin, 'entry' | 'block' | 'of'>): string {
  const text = textOf(pinned);
  return block === null ? text : `${text}#${block}`;
}

/** A binder read from text; or what is wrong with it, a line each, with the place. */
export type ReadBinder = { binder: Binder } | { faults: string };

/** A binder from the text of its file, or what is wrong with it, in words; it never throws. */
export function readBinder(source: string): ReadBinder {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { faults: 'This is not a binder’s file: it is not JSON.' };
  }
  const result = binder.safeParse(value);
  return result.success ? { binder: result.data } : { faults: z.prettifyError(result.error) };
}
