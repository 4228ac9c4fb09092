import { CommanderError } from '@commander-js/extra-typings';

/** npm takes options that stand before `--` for its own and hands on their bare values: the commonest slip. */
const dashes = 'options stand behind two dashes, as in "npm start -- --port 4322"';

function sentence(error: CommanderError): string {
  const said = error.message.replace(/^error: /, '').replaceAll(/\s*\n\s*/g, ' ').replace(/\.$/, '');
  const plain = said.charAt(0).toUpperCase() + said.slice(1);
  return error.code === 'commander.excessArguments' ? `${plain}: ${dashes}.` : `${plain}.`;
}

/**
 * The one sentence for a call that commander did not accept; null where the error is not commander's, or where it only
 * ends a call that was answered (`--help`).
 */
export const wrongCall = (error: unknown): string | null =>
  error instanceof CommanderError && error.exitCode !== 0 ? sentence(error) : null;

/** True where commander has printed what was asked for and there is nothing left to do. */
export const wasAnswered = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0;
