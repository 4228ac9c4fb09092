/** What the search of a day needs to know of a corpus: what was in force when, and nothing of how it was read. */
import type { Amendment, Block, Corpus, Entry, Ruling, SourceDocument } from '../../model/corpus.ts';
import { notedAmendments } from '../../model/rulings.ts';
import { shownText } from '../../model/spans.ts';

/** The corpus without what no search asks for: lines, sources, how instructions were understood. */
export function dayCorpus(corpus: Corpus): Corpus {
  return { ...corpus, documents: corpus.documents.map(bareDocument), entries: corpus.entries.map(bareEntry), rulings: corpus.rulings.map(bareRuling), messages: [] };
}

/**
 * The same without the words of what is found by its name. Of a version's text one block is left, with a sign in place of
 * its words: it tells whether two texts of an entry are the same, whose copy it is, and whether a change in it has a note.
 */
export function dayNames(corpus: Corpus): Corpus {
  const { entries, rulings, ...rest } = dayCorpus(corpus);
  const noted = notedAmendments(rulings);
  return {
    ...rest,
    entries: entries.map((entry) => namedEntry(entry, noted)),
    rulings: rulings.map((ruling) => (ruling.entry === null && ruling.topic === null ? ruling : { ...ruling, blocks: [] })),
  };
}

function namedEntry(entry: Entry, noted: ReadonlySet<string>): Entry {
  const signs = new Map<string, string>();
  const named = (text: readonly Block[]): Block[] => {
    const words = JSON.stringify(text.map(({ id, amendment, text: said }) => [id, amendment, said]));
    const sign = signs.get(words) ?? String(signs.size);
    signs.set(words, sign);
    const block = text.find(({ document }) => document === entry.document) ?? text[0];
    const amendment = text.find((one) => one.amendment !== null && noted.has(one.amendment))?.amendment ?? null;
    return block === undefined ? [] : [{ ...block, id: 'p1', amendment, text: sign }];
  };
  return { ...entry, text: named(entry.text), versions: entry.versions.map((version) => ({ ...version, text: named(version.text) })) };
}

function bareDocument(document: SourceDocument): SourceDocument {
  return { ...document, sha256: '', ledger: toldBy(document), marks: [], legend: [], source: [], summary: [] };
}

/** Of its ledger one row that an entry or a ruling owns: by that, a document makes the rules known up to its day. */
function toldBy({ ledger }: SourceDocument): SourceDocument['ledger'] {
  return ledger.filter(({ owner }) => owner !== null).slice(0, 1);
}

function bareEntry(entry: Entry): Entry {
  const versions = entry.versions.map((version) => ({ ...version, text: version.text.map(bareBlock) }));
  return { ...entry, base: [], text: entry.text.map(bareBlock), versions, known: [], referencedBy: [], seeAlso: [] };
}

function bareRuling(ruling: Ruling): Ruling {
  return { ...ruling, blocks: ruling.blocks.map(bareBlock), amendments: ruling.amendments.map(bareAmendment) };
}

function bareAmendment(amendment: Amendment): Amendment {
  return { ...amendment, tiles: [], newBlocks: [], replaced: [], oldText: null, newText: null, instruction: '', notUnderstood: [] };
}

function bareBlock(block: Block): Block {
  return { ...block, text: shownText(block), lines: [1, 1], spans: [] };
}
