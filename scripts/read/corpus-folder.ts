/** The one place that reads: a corpus folder, with or without `corpus.yaml`, `sources/` and `decisions/`. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Message } from '../../src/model/corpus.ts';
import { parseCorpusConfig, type CorpusConfig } from './corpus-config.ts';
import { CorpusError } from './corpus-error.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { readSource, type ReadSource } from './read-source.ts';
import type { SourceFile } from './source-file.ts';

export interface CorpusFolder {
  config: CorpusConfig;
  /** In order of file name. */
  sources: SourceFile[];
  /** The texts of the decision files, in order of file name. */
  decisions: { file: string; text: string }[];
  messages: Message[];
}

/**
 * Reads: a folder. Writes: its documents' lines, its configuration and its decisions.
 * @throws CorpusError for no such folder, a folder without a document, or a wrong corpus.yaml.
 */
export async function readCorpusFolder(folder: string): Promise<CorpusFolder> {
  await demandFolder(folder);
  const config = parseCorpusConfig(await textOf(path.join(folder, 'corpus.yaml')));
  const held = await isFolder(path.join(folder, 'sources')) ? path.join(folder, 'sources') : folder;
  const files = (await namesIn(held)).filter((name) => name !== 'corpus.yaml' && name !== 'corpus.json');
  const read = await Promise.all(files.map(async (name) => readOne(held, name)));
  const sources = read.flatMap(({ source }) => (source ? [source] : []));
  const messages = [...read.flatMap((one) => one.messages), ...unknownFiles(config, files)];
  if (sources.length === 0) throw new CorpusError(nothingToRead(folder, held, messages));
  return { config, sources, decisions: await readDecisions(path.join(folder, 'decisions')), messages };
}

async function readOne(folder: string, name: string): Promise<ReadSource> {
  try {
    return await readFileOf(folder, name);
  } catch (error) {
    return refuse(name, 'unreadable-file', `${name} could not be read: ${error instanceof Error ? error.message : String(error)}`, 'Look at its permissions; if it is a link, at what it leads to.');
  }
}

async function readFileOf(folder: string, name: string): Promise<ReadSource> {
  const { size } = await stat(path.join(folder, name));
  if (size === 0) return refuse(name, 'empty-file', `${name} is empty`, 'Save the document again, or move the file out of the folder.');
  if (size > MAX_FILE_BYTES) return refuse(name, 'file-too-large', `${name} has ${size} bytes; a document has ${MAX_FILE_BYTES} at most`, 'Split it, or move the file out of the folder.');
  return readSource(name, await readFile(path.join(folder, name)));
}

function refuse(file: string, rule: string, message: string, hint: string): ReadSource {
  return { source: null, messages: [{ rule, severity: 'error', file, line: null, message, hint }] };
}

async function readDecisions(folder: string): Promise<{ file: string; text: string }[]> {
  if (!await isFolder(folder)) return [];
  const names = (await namesIn(folder)).filter((name) => /\.ya?ml$/u.test(name));
  return Promise.all(names.map(async (file) => ({ file, text: await readFile(path.join(folder, file), 'utf8') })));
}

/** Files that corpus.yaml speaks of and the folder does not hold. */
function unknownFiles(config: CorpusConfig, files: string[]): Message[] {
  return config.documents.filter(({ file }) => !files.includes(file)).map(({ file }) => ({
    rule: 'no-such-file', severity: 'warning', file: 'corpus.yaml', line: null,
    message: `corpus.yaml speaks of ${file}, which is not in the folder`, hint: 'Correct the name, or add the file.',
  }));
}

function nothingToRead(folder: string, held: string, messages: Message[]): string {
  const why = messages.filter(({ severity }) => severity === 'error').map(({ message }) => message).join('; ');
  return `${folder}: no document to read in ${held}${why === '' ? '' : ` (${why})`}. Put glossary pages and rulings documents (text, HTML, PDF, DOCX or Markdown) there.`;
}

async function demandFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found) throw new CorpusError(`${folder}: no such folder.`);
  if (!found.isDirectory()) throw new CorpusError(`${folder} is a file; expected a folder of documents.`);
}

async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null))?.isDirectory() ?? false;
}

async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { withFileTypes: true });
  return found.filter((file) => (file.isFile() || file.isSymbolicLink()) && !file.name.startsWith('.')).map((file) => file.name).sort();
}

/** The text of a file that may be missing. */
async function textOf(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}
