import type { Command, Spot } from './command.ts';

/** One spot for each run of positions: "the second and fourth paragraphs" are two places. */
function eachRun(spot: Spot): Spot[] {
  const each = (found: Spot['paragraphs']) => (found.length > 0 ? found.map((run) => [run]) : [[]]);
  return each(spot.paragraphs).flatMap((paragraphs) =>
    each(spot.items).flatMap((items) => each(spot.sentences).map((sentences) => ({ ...spot, paragraphs, items, sentences }))));
}

/**
 * The things that a command is done to, one by one. New words in the following paragraphs cannot be dealt out to several
 * things: such a command stays one, and its place stays open.
 */
export function splitTargets(command: Command): Spot[] {
  const brought = command.brings === 'new text' && command.wording.is !== 'none';
  const repeatable = !brought || (command.wording.is === 'given' && command.wording.quoted && command.targets.every((target) => target.old !== null));
  if (repeatable) return command.targets.flatMap(eachRun);
  const [first] = command.targets;
  if (!first) return [];
  return command.targets.length === 1 ? [first] : [{ ...first, paragraphs: [], items: [], sentences: [], section: null, about: null }];
}
