import type { Unit } from '../../../../src/model/corpus.ts';
import type { Ordinals } from '../../instruction.ts';
import type { Command, Spot } from './command.ts';
import { nowhere } from './joined-spots.ts';

/** One spot for each run of positions: "the second and fourth paragraphs" are two places. */
function eachRun(spot: Spot): Spot[] {
  // The last two words of paragraphs 1 and 3: of each, or of both together?
  if (spot.words !== null) return [spot];
  const each = (found: Spot['paragraphs']) => (found.length > 0 ? found.map((run) => [run]) : [[]]);
  return each(spot.paragraphs).flatMap((paragraphs) =>
    each(spot.items).flatMap((items) => each(spot.sentences).map((sentences) => ({ ...spot, paragraphs, items, sentences }))));
}

const runKeys = ['paragraphs', 'items', 'sentences'] as const;

/** Where the numbers of each kind of part stand in a place. */
export const runOf: Partial<Record<Unit, (typeof runKeys)[number]>> = { paragraph: 'paragraphs', 'list item': 'items', sentence: 'sentences' };

/** "The first paragraph and the last": the last is of the kind of the one before it. */
export function ofOneKind([first, ...others]: Spot[]): Spot[] {
  const key = runOf[first?.unit ?? 'text'];
  if (!first || !key) return first ? [first, ...others] : [];
  return [first, ...others.map((one) => (one.ofKindBefore.length > 0 ? { ...first, phrase: one.phrase, [key]: one.ofKindBefore, ofKindBefore: [] } : one))];
}

/** Two parts that change places, and what they are counted among. */
interface Pair {
  key: (typeof runKeys)[number];
  one: Ordinals;
  other: Ordinals;
}

const sameRuns = (left: Spot, right: Spot, key: Pair['key']): boolean => JSON.stringify(left[key]) === JSON.stringify(right[key]);

/** Two single parts of one kind, in the same wider place, that do not stand side by side. Null where they are any other. */
export function pairOf(targets: Spot[]): Pair | null {
  const [first, ...more] = targets;
  const key = runKeys.find((one) => first && (first[one].length > 1 || more.some((target) => !sameRuns(target, first, one))));
  if (!first || !key || more.some((target) => target.unit !== first.unit || runKeys.some((one) => one !== key && !sameRuns(target, first, one)))) return null;
  const [one, other, ...others] = targets.flatMap((target) => target[key]);
  const areSingle = one !== undefined && other !== undefined && others.length === 0 && one.from === one.to && other.from === other.to;
  return areSingle && one.to + 1 !== other.from ? { key, one, other } : null;
}

/** Paragraphs 2 and 3 as one run: what is joined or changes places stands side by side, or its place stays open. */
function together(named: Spot[]): Spot {
  const targets = ofOneKind(named);
  const [first, ...others] = targets;
  const joined = { ...nowhere, ...first };
  for (const key of runKeys) {
    const runs = targets.flatMap((target) => target[key]);
    const [start, end] = [runs[0], runs.at(-1)];
    const sideBySide = runs.every((run, index) => index === 0 || run.from - 1 === runs[index - 1]?.to);
    joined[key] = start && end && sideBySide ? [{ from: start.from, to: end.to }] : [];
  }
  const [second, ...more] = others;
  // "Swap "fog" and "ice"": the one, and the other with which it changes places.
  if (first?.old && second?.old) return { ...first, next: more.length === 0 ? second.old : null };
  return others.every(({ unit }) => unit === joined.unit) ? joined : { ...joined, paragraphs: [], items: [], sentences: [] };
}

/** The first of two that change places; with which, its destination says. */
function firstOfPair([first = nowhere, ...others]: Spot[], { key, one }: Pair): Spot {
  const to = others.at(-1)?.phrase?.to;
  return { ...first, [key]: [one], phrase: first.phrase && { ...first.phrase, to: to ?? first.phrase.to } };
}

/**
 * The things that a command is done to, one by one. New words in the following paragraphs cannot be dealt out to several
 * things: such a command stays one, and its place stays open.
 */
export function splitTargets(command: Command): Spot[] {
  const pair = command.how === 'swap' ? pairOf(ofOneKind(command.targets)) : null;
  if (pair) return [firstOfPair(command.targets, pair)];
  if (command.how === 'swap' || command.how === 'join') return [together(command.targets)];
  const brought = command.brings === 'new text' && command.wording.is !== 'none';
  const repeatable = !brought || (command.wording.is === 'given' && command.wording.quoted && command.targets.every((target) => target.old !== null));
  if (repeatable) return command.targets.flatMap(eachRun);
  const [first] = command.targets;
  if (!first) return [];
  return command.targets.length === 1 ? [first] : [{ ...first, paragraphs: [], items: [], sentences: [], section: null, about: null }];
}
