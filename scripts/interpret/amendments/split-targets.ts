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

/** Paragraphs 2 and 3 as one run: what is joined or changes places stands side by side, or its place stays open. */
function together(targets: Spot[]): Spot {
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

/**
 * The things that a command is done to, one by one. New words in the following paragraphs cannot be dealt out to several
 * things: such a command stays one, and its place stays open.
 */
export function splitTargets(command: Command): Spot[] {
  if (command.how === 'swap' || command.how === 'join') return [together(command.targets)];
  const brought = command.brings === 'new text' && command.wording.is !== 'none';
  const repeatable = !brought || (command.wording.is === 'given' && command.wording.quoted && command.targets.every((target) => target.old !== null));
  if (repeatable) return command.targets.flatMap(eachRun);
  const [first] = command.targets;
  if (!first) return [];
  return command.targets.length === 1 ? [first] : [{ ...first, paragraphs: [], items: [], sentences: [], section: null, about: null }];
}
