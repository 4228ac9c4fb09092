import { setFlagsFromString } from 'node:v8';

import type { Command, OptionValues } from '@commander-js/extra-typings';

import { failure } from './failure.ts';
import type { ExitCode } from './failure.ts';
import { watchForInterrupt } from './interrupt.ts';
import { wasAnswered } from './wrong-call.ts';

// The expressions that tell orders are long: made ready twice, once for their first use and once for all others, they take
// half a second of every run. This way they are made ready once.
setFlagsFromString('--no-regexp-tier-up');

/** What a command does with its options; one that returns nothing is done (0). */
export type Action<Options> = (options: Options) => Promise<ExitCode | undefined>;

/** Whoever reads the output may stop reading, as `head` does: there is nobody left to tell. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  throw error;
}

/**
 * Parses the process's arguments, does the command's work, and sets the exit code: the only place that does.
 *
 * Every error ends here: a wrong call in one sentence and exit code 2 (see `UsageError`), a refusal of the operating
 * system in one sentence and 1, a defect with its stack and 1. Ctrl-C undoes what was begun (see `guarded`).
 *
 * @param command - from `command()`, with its options
 * @param action - given the options by their long names in camel case, with the types that the options declare
 */
export async function run<Args extends unknown[], Options extends OptionValues>(
  command: Command<Args, Options>,
  action: Action<Options>,
): Promise<void> {
  watchForInterrupt();
  process.stdout.on('error', endQuietly);
  try {
    command.parse();
    process.exitCode = (await action(command.opts())) ?? 0;
  } catch (error) {
    if (wasAnswered(error)) return;
    const { message, exitCode } = failure(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = exitCode;
  }
}
