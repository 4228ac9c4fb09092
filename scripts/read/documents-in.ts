/** Which files of an operator's folder may be documents. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ownedFiles } from '../output/owned-files.ts';
import { CorpusError } from './corpus-error.ts';
import { MAX_FILES } from './limits.ts';
import { holdsPartsOfPage } from './parts-of-pages.ts';

/** What systems and programs leave in a folder unasked: pictures of pictures, views, and the lock of a document that is open. */
const LEFT_BEHIND = /^(?:thumbs\.db|desktop\.ini|icon\r|~\$.*|\.~lock\..*)$/iu;

/** What an operator says stands beside the documents of a bare folder, at its top, perhaps under a name that is nearly right. */
const OPERATORS: readonly { name: string; is: RegExp }[] = [
  { name: 'corpus.yaml', is: /^corpus\.ya?ml(?:\.txt|\.ya?ml)?$/iu },
  { name: 'decisions', is: /^decisions$/iu },
];
const isOperators = (name: string): boolean => OPERATORS.some(({ is }) => is.test(name));

const isNoDocument = (name: string): boolean => name.startsWith('.') || name === 'node_modules' || LEFT_BEHIND.test(name);

/** A site or a copy that we made, and that somebody unpacked or moved here without its list. */
const isSite = (folder: string): boolean => ['index.html', 'data/corpus.json'].every((name) => existsSync(path.join(folder, name)));

/**
 * The files of a folder and of the folders in it, by their paths with `/`, in order.
 *
 * Left out are files that we wrote ourselves, by the lists that lie beside them, whatever the folders are called; what
 * begins with a dot or is left behind by systems; programs' packages; the pictures and styles of saved pages; sites that we
 * built. A link to a folder is not followed.
 */
export function documentsIn(folder: string): string[] {
  return filesIn(folder).documents;
}

/** The same, and the folders among them that hold the parts of saved pages and are left out. */
export function filesIn(folder: string): { documents: string[]; partsOfPages: string[] } {
  const found: string[] = [];
  const partsOfPages: string[] = [];
  const ours = new Set<string>();
  const walk = (below: string): void => {
    for (const file of ownedFiles(path.join(folder, below))?.files ?? []) ours.add(path.posix.join(below, file));
    const items = readdirSync(path.join(folder, below), { withFileTypes: true });
    const files = items.flatMap((item) => (item.isDirectory() ? [] : [item.name]));
    for (const item of items) {
      if (isNoDocument(item.name) || (below === '' && isOperators(item.name))) continue;
      const within = path.posix.join(below, item.name);
      if (item.isFile() || item.isSymbolicLink()) found.push(within);
      if (!item.isDirectory() || isSite(path.join(folder, within))) continue;
      if (holdsPartsOfPage(item.name, files)) partsOfPages.push(within);
      else walk(within);
    }
    if (found.length - ours.size > MAX_FILES) throw new CorpusError(`${folder} holds more than ${MAX_FILES} files: name the folder that holds the documents alone.`);
  };
  walk('');
  return { documents: found.filter((file) => !ours.has(file)).sort(), partsOfPages: partsOfPages.sort() };
}

/** Reads: an operator's folder. Writes: what stands there under a name that nobody reads, `corpus.yml`, and the one that is meant, where that stands there not. */
export function nearlyNamed(folder: string): { found: string; meant: string }[] {
  const names = readdirSync(folder);
  return OPERATORS.flatMap(({ name, is }) => (existsSync(path.join(folder, name)) ? [] : names.filter((one) => is.test(one)).map((found) => ({ found, meant: name }))));
}

/** What each file is called from here on: its base name, or its path where two of a folder have the same. */
export function namesOf(files: readonly string[]): string[] {
  const bases = Map.groupBy(files, (file) => path.posix.basename(file));
  return files.map((file) => (bases.get(path.posix.basename(file))?.length === 1 ? path.posix.basename(file) : file));
}

/** What documents are saved as; what lies beside them under such a name may have been meant to be read. */
const MEANT = /(?<!^(?:readme|licen[cs]e|changelog))\.(?:txt|text|html?|mhtml?|eml|pdf|docx?|odt|rtf|md|markdown|wiki)$/iu;

/** Of a corpus folder that has a folder for its documents: what lies beside that one as if it were to be read. */
export function besideDocuments(folder: string, held: string): string[] {
  const own = `${path.relative(folder, held)}/`;
  if (folder === held) return [];
  try {
    return documentsIn(folder).filter((file) => !file.startsWith(own) && MEANT.test(path.posix.basename(file)));
  } catch {
    // What is too large to be looked through, or closed to us, is no reason not to read the documents.
    return [];
  }
}
