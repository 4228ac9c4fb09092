/** Where the output may not go: into the folders that the next run reads. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { CorpusError } from './corpus-error.ts';

/** What a corpus folder has folders for, and whose they are. */
const READ = { sources: 'the documents', decisions: 'what was decided' } as const;

/**
 * Reads: the folder of the documents, and that of the output. Output in `sources/` or `decisions/` of the first, be they there
 * or not, would be taken for documents' own folder by every run to come.
 * @throws CorpusError where the second is one of these, or lies in it.
 */
export function demandApart(from: string, to: string): void {
  const [name = ''] = path.relative(existing(from), existing(to)).toLowerCase().split(path.sep);
  if (name !== 'sources' && name !== 'decisions') return;
  throw new CorpusError(`${to} is where ${READ[name]} of ${from} ${name === 'sources' ? 'are' : 'is'} read: name another folder with --to, or none to write beside them.`);
}

/** A path without links, as far as it is there. */
function existing(place: string): string {
  const at = path.resolve(place);
  try {
    return realpathSync(at);
  } catch {
    const above = path.dirname(at);
    return above === at ? at : path.join(existing(above), path.basename(at));
  }
}
