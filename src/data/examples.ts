/** Pieces of the corpus's own data file, for the page that explains it: short ones, which show what matters. */
import type { Amendment, Block, Corpus, Entry, Ruling, Version } from '../model/corpus.ts';

export interface Example {
  what: string;
  /** How many keys the whole has besides those shown. */
  leftOut: number;
  json: string;
}

const entryKeys = ['id', 'headword', 'kind', 'document', 'lines', 'completeness', 'status', 'rulings'] as const;
const versionKeys = ['from', 'to', 'document', 'amendments'] as const;
const blockKeys = ['id', 'type', 'text', 'lines', 'document', 'amendment'] as const;
const rulingKeys = ['id', 'document', 'topic', 'starred', 'lines', 'entry', 'supersededBy'] as const;
const amendmentKeys = ['id', 'operation', 'unit', 'locator', 'oldText', 'newText', 'instruction', 'outcome', 'reason', 'replaced'] as const;

/** An entry, its version in force, the ruling that made that and its instruction; of a corpus without rulings, an entry alone. */
export function examplesOf(corpus: Corpus): Example[] {
  const chosen = shortest(changes(corpus), (change) => JSON.stringify(change));
  if (chosen === undefined) return corpus.entries.slice(0, 1).map((entry) => example('An entry', entry, entryKeys));
  const { entry, version, block, ruling, amendment } = chosen;
  return [
    example('An entry', entry, entryKeys),
    example('Its version in force, one of its versions', version, versionKeys),
    example('A block of that version, one of its text', block, blockKeys),
    example('The ruling that changed it', ruling, rulingKeys),
    example('The instruction, one of the ruling’s amendments', amendment, amendmentKeys),
  ];
}

interface Change { entry: Entry; version: Version; block: Block; ruling: Ruling; amendment: Amendment }

/** Every instruction that put a block into a text in force. */
function changes({ entries, rulings }: Corpus): Change[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return rulings.flatMap((ruling) => ruling.amendments.flatMap((amendment) => {
    const entry = byId.get(ruling.entry ?? '');
    const version = entry?.versions.at(-1);
    const block = version?.text.find((one) => one.amendment === amendment.id);
    const isOfTwo = entry !== undefined && entry.versions.length > 1;
    return isOfTwo && version !== undefined && block !== undefined ? [{ entry, version, block, ruling, amendment }] : [];
  }));
}

function shortest<Thing>(things: readonly Thing[], text: (thing: Thing) => string): Thing | undefined {
  return things.toSorted((a, b) => text(a).length - text(b).length)[0];
}

function example<Whole extends object>(what: string, whole: Whole, keys: readonly (keyof Whole)[]): Example {
  return { what, leftOut: Object.keys(whole).length - keys.length, json: shown(whole, keys) };
}

function shown<Whole extends object>(whole: Whole, keys: readonly (keyof Whole)[]): string {
  return `{\n${keys.map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(whole[key])}`).join(',\n')}\n}`;
}
