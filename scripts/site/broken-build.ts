/** A site that was built and is not whole: it is not written. The command ends with this sentence and exit code 1. */
export class BrokenBuild extends Error {
  override readonly name = 'BrokenBuild';
}
