/** A corpus that cannot be read at all: a wrong call or a wrong configuration. The command ends with exit code 2. */
export class CorpusError extends Error {
  override name = 'CorpusError';
}
