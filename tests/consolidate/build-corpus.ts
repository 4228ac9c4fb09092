/** A linked corpus from the few words of a fixture: what a case does not name is filled in with what cannot matter. */
import type { Block, SourceDocument } from '../../src/model/corpus.ts';
import type { Destination, Instruction, Ordinals, Place } from '../../scripts/interpret/instruction.ts';
import { sayingsIn } from '../../scripts/language/en/sayings.ts';
import { editionNumbers } from '../../scripts/link/editions.ts';
import type { BaseEntry, LinkedCorpus, TargetedRuling } from '../../scripts/link/linked.ts';
import { toBlocks } from '../../scripts/link/to-block.ts';
import { sortKey } from '../../scripts/names/sort-key.ts';
import type { SegmentedBlock } from '../../scripts/segment/segments.ts';
import type { CaseInput, InstructionInput } from './case-input.ts';

export function buildCorpus(input: CaseInput): LinkedCorpus {
  const documents = input.documents.map((document) => documentOf(document, input));
  const numbers = editionNumbers(input.documents.map(({ kind, edition: name, date, after, before, letter }) => (kind === 'glossary' ? { name, date, after, before, letters: letter === null ? [] : [letter] } : null)));
  const entries = input.entries.map((entry, index) => entryOf(entry, index, input));
  return {
    title: 'A canal city',
    publishers: [],
    address: null,
    authority: null,
    sample: true,
    icons: [],
    also: {},
    letters: [],
    documents,
    editions: [...Map.groupBy(documents, (_document, at) => numbers[at] ?? null)].flatMap(([edition, pages]) => (edition === null ? [] : [pages.map(({ id }) => id)])),
    namesInTexts: new Map(documents.map(({ id }, at) => [id, new Map((input.documents[at]?.has ?? []).map((name) => [sortKey(name), 1]))])),
    entries,
    rulings: numbered(input.rulings.map((ruling, index) => rulingOf(ruling, index, input, entries))),
    messages: [],
  };
}

function documentOf(document: CaseInput['documents'][number], { entries }: CaseInput): SourceDocument {
  const { id, kind, date, published, found, after, before, amends, letter, edition, summary, cut } = document;
  const own = entries.filter((entry) => (entry.document ?? id) === id);
  const letters = kind === 'rulings' ? [] : letter === null ? [...new Set(own.map(({ headword }) => headword.charAt(0).toUpperCase()))] : [letter];
  return {
    id,
    kind,
    date,
    after,
    before,
    letter,
    edition,
    file: `${id}.txt`,
    sha256: id,
    layout: 'fixture',
    title: id,
    published: published ?? date,
    found,
    extent: letters.map((one) => ({ letter: one, whole: !cut && own.every(({ completeness }) => completeness === 'complete'), why: null })),
    amends: amends === null ? null : { title: amends, date: null },
    follows: null,
    lines: 99,
    ledger: [],
    marks: [], legend: [],
    source: [],
    summary: summary.map((topic) => ({ topic, text: '', lines: [1, 1], ruling: null })),
  };
}

/** A second ruling of one document on one topic gets a number. */
function numbered(rulings: TargetedRuling[]): TargetedRuling[] {
  return rulings.map((ruling, index) => {
    const before = rulings.slice(0, index).filter(({ id }) => id === ruling.id).length;
    return before === 0 ? ruling : { ...ruling, id: `${ruling.id}-${before + 1}` };
  });
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}

function entryOf(
  { headword, document, text, completeness, see, id }: CaseInput['entries'][number],
  index: number,
  { documents }: CaseInput,
): BaseEntry {
  const owner = document ?? documents.find(({ kind }) => kind === 'glossary')?.id ?? '';
  const base: Block[] = toBlocks(text.map(segmented), owner, isFirst(owner, documents) ? '' : `-${owner}`);
  const seeAlso = see.map((phrase) => ({ phrase, target: null, reason: 'no such entry' as const, line: 1 }));
  const pointsTo = text.length === 1 && /^See [^.]*\.$/u.test(text[0] ?? '') ? (seeAlso[0] ?? null) : null;
  return {
    id: id ?? idOf(headword),
    shared: null,
    headword,
    variants: [],
    kind: 'unsure',
    document: owner,
    lines: [index + 1, index + 1],
    completeness,
    losses: [],
    pointsTo,
    base,
    seeAlso,
  };
}

/** Blocks of the first glossary are p1, p2; those of another are told apart by its name. */
function isFirst(owner: string, documents: CaseInput['documents']): boolean {
  return documents.find(({ kind }) => kind === 'glossary')?.id === owner || !documents.some(({ kind, date }) => kind === 'glossary' && date !== null);
}

function rulingOf(ruling: CaseInput['rulings'][number], index: number, { documents }: CaseInput, entries: BaseEntry[]): TargetedRuling {
  const document = ruling.document ?? documents.find(({ kind }) => kind === 'rulings')?.id ?? '';
  const entry = ruling.entry ?? entries.find(({ headword }) => headword === ruling.topic)?.id ?? null;
  const blocks = [...ruling.says, ...ruling.instructions.flatMap((one) => one.new)].map(segmented);
  return {
    id: `${document}-${idOf(ruling.topic ?? 'untitled')}`,
    document,
    topic: ruling.topic,
    starred: false,
    section: null,
    lines: [index + 1, index + 1],
    blocks: toBlocks(blocks, document),
    entry,
    match: entry === null ? null : ruling.match,
    targetReason: entry === null ? ruling.reason : null,
    effective: null,
    seeAlso: ruling.see.map((phrase) => ({ phrase, target: null, reason: 'no such entry', line: 1 })),
    instructions: ruling.instructions.length === 0 ? [clarification(blocks)] : ruling.instructions.map((one, nth) => instructionOf(one, blocks, nth, lineOf(one, ruling.instructions))),
  };
}

/** A paragraph for each sentence. */
const lineOf = (one: InstructionInput, all: readonly InstructionInput[]): number => 1 + all.findIndex((other) => other === one || (one.sentence !== undefined && other.sentence === one.sentence));

/** `* ` a bullet, two spaces before it one of another's list, `1. ` a numbered item, `# ` a label, anything else a paragraph. */
function segmented(printed: string, index: number): SegmentedBlock {
  const [, indent = '', marker = null, text = printed] = /^( *)(\*|\d+\.|#) (.*)$/su.exec(printed) ?? [];
  const type = marker === null ? 'paragraph' : marker === '#' ? 'label' : marker === '*' ? 'bullet' : 'numbered';
  return { type, text, marked: text, lines: [index + 1, index + 1], level: indent.length / 2, marker: type === 'label' ? null : marker };
}

const nowhere: Place = { section: null, paragraphs: null, items: null, sentences: null, position: null, opening: null, closing: null, told: [], about: null, within: null, beside: null, next: null, every: false, times: null, vacant: false, also: null, context: null, nth: null, words: null, through: null, unclear: false };

function clarification(blocks: SegmentedBlock[]): Instruction {
  return {
    operation: 'clarification',
    unit: 'entry',
    locator: null,
    place: nowhere,
    how: null,
    oldText: null,
    newText: blocks.map(({ text }) => text).join('\n\n'),
    newBlocks: blocks,
    instruction: blocks[0]?.text ?? '',
    says: sayingsIn(blocks[0]?.text ?? '', null),
    tiles: [],
    lines: [1, 1],
    explicit: false,
  };
}

function instructionOf({ operation, unit, locator, old, new: brought, place, how, to, sentence, effective }: InstructionInput, blocks: SegmentedBlock[], nth: number, line: number): Instruction {
  const newBlocks = brought.map(segmented);
  const { paragraphs, items, sentences, ...rest } = place;
  // Each instruction is a sentence of its own, unless the case says which one it stands in.
  const words = sentence ?? [blocks[0]?.text ?? '', ...(nth === 0 ? [] : [`(${nth + 1})`])].join(' ');
  return {
    operation,
    unit,
    locator,
    how,
    ...(to && { to: to as Destination }),
    oldText: old,
    newBlocks,
    newText: newBlocks.length === 0 ? null : newBlocks.map(({ text }) => text).join('\n\n'),
    place: { ...rest, paragraphs: ordinals(paragraphs), items: ordinals(items), sentences: ordinals(sentences) },
    instruction: words,
    says: sayingsIn(words, locator),
    tiles: [],
    lines: [line, line],
    explicit: true,
    effective,
  };
}

function ordinals(position: number | [number, number] | null): Ordinals | null {
  if (position === null) return null;
  return typeof position === 'number' ? { from: position, to: position } : { from: position[0], to: position[1] };
}
