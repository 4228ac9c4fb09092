import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Branch } from '../grammar/parse-change.ts';
import type { Command } from '../commands/command.ts';
import { commandsOf } from '../commands/commands-of.ts';
import { joinSpots } from '../commands/joined-spots.ts';
import { rangeOf } from '../commands/quoted.ts';
import { spotOf } from '../commands/spot.ts';

/** "(step 2): change ..." names the place for every command of its sentence. */
function withStep(command: Command, step: Branch | null): Command {
  if (!step) return command;
  return { ...command, where: joinSpots(command.where, { ...spotOf(step), unit: null }), locator: [rangeOf(step), ...command.locator] };
}

/** "b" for "a". */
const isForPair = (command: Branch): boolean => /^for\b/.test(firstOf(command, 'backwardWord')?.words.trim() ?? '');

/** "Exchange "a" for "b" and "c" for "d"": what stands first is what goes, each time. */
function turnedRound(command: Command): Command {
  const { targets: [target, ...others], wording } = command;
  if (target === undefined || target.old === null || others.length > 0 || wording.is !== 'given') return command;
  return { ...command, targets: [{ ...target, old: wording.at }], wording: { ...wording, at: target.old } };
}

/** The commands of a sentence that was read, in their order. */
export function ordersOf(tree: Branch, printed: string): Command[] {
  const step = firstOf(tree, 'StepNote');
  const rules = tree.rule === 'Anaphor' ? ['Undoing'] : ['Command', 'PlacedPair', 'Pair', 'RankPair'];
  const found = allOf(tree, ...rules);
  const exchanges = found.length > 1 && firstOf(found[0] ?? tree, 'Turn_swap', 'Turning_exchanged') !== null;
  const commands = found.flatMap((command) => commandsOf(command, printed).map((one) => (exchanges && isForPair(command) ? turnedRound(one) : one))).map((command) => withStep(command, step));
  // "This card has errata and should now read: ..." speaks of the card to its end.
  return commands.some(({ operation }) => operation === 'erratum') ? commands.map((command) => ({ ...command, operation: 'erratum' })) : commands;
}
