import { CorpusError } from '../read/corpus-error.ts';
import { BrokenBuild } from '../site/named-files.ts';
import { UsageError } from './usage-error.ts';
import { wrongCall } from './wrong-call.ts';

/** 0 done; 1 something in the documents, or in the program, needs a person; 2 a wrong call or configuration. */
export type ExitCode = 0 | 1 | 2;

export interface Failure {
  /** What stands on the error stream. */
  message: string;
  exitCode: ExitCode;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && 'syscall' in error;

/** What the operating system refused, in words; others keep the system's own words. */
const refusals: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full; what stood there before is untouched',
  EACCES: 'No permission',
  EROFS: 'The disk is read-only; name a folder on another one',
};

function systemSentence(error: NodeJS.ErrnoException): string {
  const refusal = refusals[error.code ?? ''];
  const what = refusal === undefined ? error.message : `${refusal} (${error.path ?? error.syscall ?? error.message}).`;
  return error.code === 'EACCES' || error.code === 'EPERM' ? `${what} Give yourself the right to read and write there, or name another folder (--to).` : what;
}

/**
 * What to say of an error, and the exit code that goes with it.
 *
 * Foreseen errors get their sentence alone. Anything else is a defect of this program and is shown with its stack, so
 * that it can be reported.
 */
export function failure(error: unknown): Failure {
  const wrong = error instanceof UsageError || error instanceof CorpusError ? error.message : wrongCall(error);
  if (wrong !== null) return { message: wrong, exitCode: 2 };
  if (error instanceof BrokenBuild) return { message: error.message, exitCode: 1 };
  if (isSystemError(error)) return { message: systemSentence(error), exitCode: 1 };
  const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { message: told, exitCode: 1 };
}
