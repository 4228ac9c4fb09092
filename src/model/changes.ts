/**
 * What amendments did to an entry's text, block by block: the marks that a reader sees beside it.
 *
 * Reads: an entry's versions, oldest first. Writes: for each block of the last one the steps that led to it, newest
 * first; what was removed, with the block after which it stood; and changes of the whole entry.
 */
import type { Amendment, Block, Ruling, Version } from './corpus.ts';

/** An amendment, and the ruling that brings it. */
export interface AmendmentInPlace { amendment: Amendment; ruling: Ruling }

/** One amendment at work on one block. An added block has no `before`, a removed one no `after`. */
export interface Step extends AmendmentInPlace {
  /** The day from which the change is in force, null where its document has no date. */
  date: string | null;
  before: Block[];
  after: Block[];
}

export interface EntryChanges {
  /** Amendments that replaced, added or repealed the entry as a whole, newest first. */
  whole: Step[];
  /** By block id of the last version. */
  byBlock: Map<string, Step[]>;
  /** By id of the block that what was removed stood after; under '' what stood at the head. */
  removedAfter: Map<string, Step[]>;
}

type Lookup = (amendment: string) => AmendmentInPlace;

export const noChanges: EntryChanges = { whole: [], byBlock: new Map(), removedAfter: new Map() };

/** Follows the text through its versions. `lookup` finds an amendment by its id. */
export function changesOf(versions: readonly Version[], lookup: Lookup): EntryChanges {
  return versions.reduce((changes, version, at) => {
    const before = versions[at - 1]?.text ?? [];
    return version.amendments.reduce((known, id) => withStep(known, before, version, lookup(id)), carriedOver(changes, version));
  }, noChanges);
}

/** Marks stay with blocks that are still there; marks of what was removed move up to one that is. */
function carriedOver(changes: EntryChanges, version: Version): EntryChanges {
  const ids = new Set(version.text.map((block) => block.id));
  const removedAfter = Map.groupBy(
    [...changes.removedAfter].flatMap(([id, steps]) => steps.map((step) => ({ id: ids.has(id) ? id : '', step }))),
    ({ id }) => id,
  );
  return {
    whole: changes.whole,
    byBlock: new Map(changes.byBlock),
    removedAfter: new Map([...removedAfter].map(([id, steps]) => [id, steps.map(({ step }) => step)])),
  };
}

function withStep(changes: EntryChanges, before: readonly Block[], version: Version, found: AmendmentInPlace): EntryChanges {
  const { amendment } = found;
  const removed = before.filter((block) => amendment.replaced.includes(block.id));
  const placed = placedBy(amendment, version.text);
  const step: Step = { ...found, date: version.from, before: removed, after: placed };
  if (amendment.unit === 'entry') return { whole: [{ ...step, before: [...before] }, ...changes.whole], byBlock: new Map(), removedAfter: new Map() };
  if (placed.length === 0) return removed.length === 0 ? changes : withRemoval(changes, before, version, step);
  return { ...changes, byBlock: withPlaced(changes.byBlock, step) };
}

/** Where two amendments of one document change a block, it carries the later one's name: the other is known by the id. */
function placedBy(amendment: AmendmentInPlace['amendment'], text: readonly Block[]): Block[] {
  const named = text.filter((block) => block.amendment === amendment.id);
  return named.length > 0 ? named : text.filter((block) => amendment.replaced.includes(block.id));
}

/** As many blocks as before: each is compared with its own. Otherwise the first one stands for all. */
function withPlaced(byBlock: EntryChanges['byBlock'], step: Step): EntryChanges['byBlock'] {
  const oneToOne = step.before.length === step.after.length;
  const result = new Map(byBlock);
  step.after.forEach((block, at) => {
    const before = oneToOne ? step.before.slice(at, at + 1) : at === 0 ? step.before : [];
    const after = oneToOne || at > 0 ? [block] : step.after;
    const earlier = before.flatMap((old) => byBlock.get(old.id) ?? []);
    result.set(block.id, [{ ...step, before, after }, ...earlier]);
  });
  return result;
}

function withRemoval(changes: EntryChanges, before: readonly Block[], version: Version, step: Step): EntryChanges {
  const place = survivorBefore(before, version.text, step.before[0]);
  const known = changes.removedAfter.get(place) ?? [];
  return { ...changes, removedAfter: new Map(changes.removedAfter).set(place, [...known, step]) };
}

/** The last block before the one removed that is still there, or '' for the head of the entry. */
function survivorBefore(before: readonly Block[], now: readonly Block[], removed: Block | undefined): string {
  const ids = new Set(now.map((block) => block.id));
  const end = removed === undefined ? 0 : before.indexOf(removed);
  return before.slice(0, end).findLast((block) => ids.has(block.id))?.id ?? '';
}

/** The mark's words: what happened to the block. */
export function changeInWords(step: Step): string {
  if (step.amendment.unit === 'entry' && step.after.length > 0) return step.before.length === 0 ? 'Entry added' : 'Entry replaced';
  if (step.amendment.unit === 'entry') return 'Entry deleted';
  if (step.after.length === 0) return 'A passage was deleted';
  return step.before.length === 0 ? 'Added' : 'Changed';
}

/** How often a block was changed before its last change: ` and twice before`. */
export function earlierInWords(times: number): string {
  const often = ['', 'once', 'twice'][times] ?? `${times} times`;
  return often === '' ? '' : ` and ${often} before`;
}

/** Two amendments of one document may change one block: its difference is shown once. */
export function sameText(a: Step, b: Step): boolean {
  return a.date === b.date && a.before.length > 0 && a.before[0] === b.before[0] && a.after[0] === b.after[0];
}
