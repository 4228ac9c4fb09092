/** The one place that reads: a corpus folder, with or without `corpus.yaml`, `sources/` and `decisions/`. */
import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Icon, Message } from '../../src/model/corpus.ts';
import { parseCorpusConfig, type CorpusConfig } from './corpus-config.ts';
import { CorpusError } from './corpus-error.ts';
import { decode } from './decode.ts';
import { besideDocuments, filesIn, namesOf, nearlyNamed } from './documents-in.ts';
import { MAX_FILE_BYTES } from './limits.ts';
import { ownReader, type Reader } from './bounded-reader.ts';
import { drawnIcons } from './icon-picture.ts';
import { partsNotRead } from './parts-of-pages.ts';
import type { ReadSource } from './read-source.ts';
import { eachOnce } from './same-documents.ts';
import type { SourceFile } from './source-file.ts';

/** What the operator says, the icons with their drawings in place of the files' names. */
export type ReadConfig = Omit<CorpusConfig, 'icons'> & { icons: Icon[] };

export interface CorpusFolder {
  config: ReadConfig;
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
export async function readCorpusFolder(folder: string, reader: Reader = ownReader): Promise<CorpusFolder> {
  await demandFolder(folder);
  const said = await configText(path.join(folder, 'corpus.yaml'));
  const config = parseCorpusConfig(said.text);
  const held = await isFolder(path.join(folder, 'sources')) ? path.join(folder, 'sources') : folder;
  const drawings = new Set(config.icons.flatMap(({ svg }) => (svg === undefined ? [] : [path.resolve(folder, svg)])));
  const { documents: all, partsOfPages } = filesIn(held);
  const paths = all.filter((file) => !drawings.has(path.resolve(held, file)));
  const files = namesOf(paths);
  const read: ReadSource[] = [];
  for (const [at, file] of paths.entries()) read.push(await readOne(path.join(held, file), files[at] ?? file, reader));
  const documents = config.documents.map((one) => ({ ...one, file: files[paths.indexOf(one.file)] ?? one.file }));
  const { sources, messages: same } = eachOnce(read.flatMap(({ source }) => (source ? [source] : [])), new Set(documents.map(({ file }) => file)));
  const { icons, messages: ofIcons } = await drawnIcons(folder, config.icons);
  const decided = await readDecisions(path.join(folder, 'decisions'));
  const messages = [...said.messages, ...read.flatMap((one) => one.messages), ...same, ...decided.messages, ...ofIcons, ...unknownFiles(documents, files, said.text), ...misnamed(folder), ...unread(besideDocuments(folder, held)), ...partsNotRead(partsOfPages)];
  if (sources.length === 0) throw new CorpusError(nothingToRead(folder, held, messages));
  return { config: { ...config, documents, icons }, sources, decisions: decided.decisions, messages };
}

async function readOne(place: string, name: string, reader: Reader): Promise<ReadSource> {
  try {
    return await readFileOf(place, name, reader);
  } catch (error) {
    return refuse(name, 'unreadable-file', `${name} could not be read: ${whyNot(error)}`, 'Look at its permissions; if it is a link, at what it leads to.');
  }
}

async function readFileOf(place: string, name: string, reader: Reader): Promise<ReadSource> {
  const found = await stat(place);
  if (!found.isFile()) return refuse(name, 'unreadable-file', `${name} is no file`, 'It may be a link to a folder or to a device: put the documents themselves there.');
  if (found.size === 0) return refuse(name, 'empty-file', `${name} is empty`, 'Save the document again, or move the file out of the folder.');
  if (found.size > MAX_FILE_BYTES) return refuse(name, 'file-too-large', `${name} has ${found.size} bytes; a document has ${MAX_FILE_BYTES} at most`, 'Split it, or move the file out of the folder.');
  return reader({ file: name, bytes: await readFile(place) });
}

function refuse(file: string, rule: string, message: string, hint: string): ReadSource {
  return { source: null, messages: [{ rule, severity: 'error', file, line: null, message, hint }] };
}

async function readDecisions(folder: string): Promise<Pick<CorpusFolder, 'decisions' | 'messages'>> {
  if (!await isFolder(folder)) return { decisions: [], messages: [] };
  const names = (await readdir(folder)).filter((name) => isDecision.test(name)).sort();
  const read = await Promise.all(names.map(async (file) => {
    try {
      const { text, messages } = await textIn(path.join(folder, file), file);
      return { decisions: [{ file, text }], messages };
    } catch (error) {
      return { decisions: [], messages: refuse(file, 'unreadable-file', `decisions/${file} could not be read: ${whyNot(error)}`, 'Mend or remove it; until then it decides nothing.').messages };
    }
  }));
  return { decisions: read.flatMap(({ decisions }) => decisions), messages: [...read.flatMap(({ messages }) => messages), ...passedOver(folder)] };
}

const isDecision = /^[^.].*\.ya?ml$/u;

/** Files in `decisions/` that are read by nobody: of another ending, or in a folder of their own. */
function passedOver(folder: string): Message[] {
  const others = filesIn(folder).documents.filter((file) => file.includes('/') ? /\.ya?ml\b/iu.test(file) && !isDecision.test(file.split('/')[0] ?? '') : !isDecision.test(file) && !/^readme\b/iu.test(file));
  return others.map((file) => ({
    rule: 'decision-passed-over', severity: 'warning', file: path.posix.basename(file), line: null,
    message: `decisions/${file} is not read, and decides nothing`, hint: file.includes('/') ? 'Move it into decisions/ itself.' : 'A decision’s name ends in .yaml: give it that name, or move the file elsewhere.',
  }));
}

/** Files that corpus.yaml speaks of and the folder does not hold. */
function unknownFiles(documents: CorpusConfig['documents'], files: string[], text: string): Message[] {
  const lines = text.split(/\r?\n/u);
  return documents.filter(({ file }) => !files.includes(file)).map(({ file }) => {
    const near = files.find((one) => inOneForm(one) === inOneForm(file)) ?? files.find((one) => inOneForm(path.parse(one).name) === inOneForm(path.parse(file).name));
    return {
      rule: 'no-such-file', severity: 'warning', file: 'corpus.yaml', line: lines.findIndex((line) => line.includes(file)) + 1 || null,
      message: `corpus.yaml speaks of ${file}, which is not in the folder${near === undefined ? '' : `: is ${near} meant?`}`, hint: 'Correct the name, or add the file.',
    };
  });
}

/** A file's name whatever its capitals, however a system writes its accents, and without the quotation marks of a word processor, which are none of YAML. */
const inOneForm = (name: string): string => name.normalize('NFC').toLowerCase().replaceAll(/[“”„‟«»]/gu, '').trim();

/** What the operator says, under a name that is nearly the right one: nothing of it counts. */
function misnamed(folder: string): Message[] {
  return nearlyNamed(folder).map(({ found, meant }) => ({
    rule: 'nearly-named', severity: 'warning', file: null, line: null,
    message: `${found} is not read, and nothing of what it says counts: is ${meant} meant?`, hint: `If it is, call it ${meant}, with these very letters.`,
  }));
}

/** Where there is a folder for the documents, no other is looked into: said once, for all of them. */
function unread([first, ...others]: string[]): Message[] {
  if (first === undefined) return [];
  const what = others.length === 0 ? `${first} lies beside sources/ and was` : `${first} and ${others.length} more files lie beside sources/ and were`;
  return [{ rule: 'beside-sources', severity: 'warning', file: null, line: null, message: `${what} not read`, hint: 'Where there is a folder called sources, the documents are those in it: move these there too, or elsewhere if they are none.' }];
}

/** So many files are named in one sentence. */
const NAMED = 5;

function nothingToRead(folder: string, held: string, messages: Message[]): string {
  const why = messages.filter(({ severity }) => severity === 'error').map(({ message }) => message).join('; ');
  const nothing = `${folder}: no document to read in ${held}${why === '' ? '' : ` (${why})`}.`;
  const beside = besideDocuments(folder, held);
  const [named, more] = [beside.slice(0, NAMED), beside.length - NAMED];
  if (beside.length > 0) return `${nothing} Beside it lie ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}, which are not read while there is a folder called sources: move them into it, or give that folder another name.`;
  return `${nothing} Put glossary pages and rulings documents (text, HTML, PDF, DOCX or Markdown) there.`;
}

async function demandFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found) throw new CorpusError(`${folder}: no such folder.`);
  if (!found.isDirectory()) throw new CorpusError(`${folder} is a file; expected a folder of documents.`);
}

async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null))?.isDirectory() ?? false;
}

/** The text of a file, whatever its encoding, and what there is to say of that. A pipe or a device would never come to its end. */
async function textIn(place: string, file: string): Promise<Told> {
  const found = await stat(place);
  if (!found.isFile()) throw new Error(found.isDirectory() ? 'it is a folder' : 'it is no file');
  const { text, messages } = decode(await readFile(place), file);
  if (text === null) throw new Error('it is not text');
  return { text: text.replace(/^\ufeff/u, ''), messages };
}

interface Told {
  text: string;
  messages: Message[];
}

/** The text of corpus.yaml, which may be missing. */
async function configText(file: string): Promise<Told> {
  try {
    return await textIn(file, path.basename(file));
  } catch (error) {
    if (!await lstat(file).then(() => true, () => false)) return { text: '', messages: [] };
    throw new CorpusError(`${file} could not be read: ${whyNot(error)}.`);
  }
}

/** Why a file could not be read, in words. */
function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return UNREADABLE[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message;
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'it is a link that leads nowhere', ELOOP: 'it is a link that leads to itself', EACCES: 'no permission', EISDIR: 'it is a folder', EIO: 'the disk does not give it',
};
