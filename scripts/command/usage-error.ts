/**
 * The caller asked for something that cannot be: an unknown option, no such folder, a broken `corpus.yaml`.
 *
 * The message is one sentence for the person who typed the command; `run` prints it alone, without a stack, and the
 * command ends with exit code 2.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
