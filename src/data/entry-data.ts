import type { PinnedBlock } from '../binder/binder.ts';
import type { BesideData, EntryData } from '../binder/entry-data.ts';
import type { Block, Entry, Ruling } from '../model/corpus.ts';
import type { Around } from '../model/around.ts';
import { rulingName } from '../model/ruling-words.ts';
import { rulingsOf } from '../model/standing.ts';
import { rulingStoodOf } from '../model/ruling-stood.ts';
import { citedStanding, longStanding, rulingStanding } from '../model/standing-words.ts';
import { stoodOf } from '../model/stood.ts';
import { documentName } from '../model/dates.ts';
import { isEnd } from '../model/versions.ts';
import { wordingHash } from './wording-hash.ts';
import { shownText } from '../model/spans.ts';

/** An entry with all its versions and how it stood, as little as the binder needs. */
export function entryData(entry: Entry, around: Around): EntryData {
  return {
    id: entry.id,
    headword: entry.headword,
    versions: entry.versions.map((version) => ({
      id: version.id,
      from: version.from,
      to: version.to,
      document: documentName(around.documentOf(version.document)),
      wording: wordingHash(version.text),
      ended: isEnd(entry, version),
      standing: citedStanding(entry, version, null, around),
      text: version.text.map((block) => ({
        id: block.id,
        ...wordsOf(block),
        wording: wordingHash([block]),
        standing: citedStanding(entry, version, block.id, around),
        source: { document: block.document, lines: block.lines },
      })),
    })),
    stood: stoodOf(entry, around).filter(({ on }) => on !== null).map(({ from, to, standing, on }) => ({ from, to, words: longStanding(standing, on), held: standing.certainty !== 'before what is held' })),
    beside: besideText(entry, around),
    sources: sourcesOf(entry.versions.flatMap(({ text }) => text), around),
  };
}

/** What is to be read with an entry's text: instructions that are not in it, then later rulings. */
function besideText(entry: Entry, around: Around): BesideData[] {
  const { notApplied, explaining } = rulingsOf(entry, around);
  const nameOf = ({ document }: Ruling): string => documentName(around.documentOf(document));
  const instructions = notApplied.map(({ ruling, amendment: { about, instruction, newBlocks }, from, to }): BesideData => ({
    document: nameOf(ruling), from, to, about: about ?? null, is: 'instruction', said: instruction, words: newBlocks.map(wordsOf),
  }));
  const later = explaining.map(({ ruling, from, to }): BesideData => ({ document: nameOf(ruling), from, to, about: null, is: 'later ruling', said: rulingName(ruling), words: ruling.blocks.map(wordsOf) }));
  return [...instructions, ...later];
}

const wordsOf = (block: Block): PinnedBlock => ({ type: block.type, marker: block.marker, level: block.level, text: shownText(block) });

/** A ruling in the same form: its words are what they were on its day, and stand in no other version. */
export function rulingData(ruling: Ruling, around: Around): EntryData {
  const standing = rulingStanding(ruling, around).words;
  const document = documentName(around.documentOf(ruling.document));
  return {
    id: ruling.id,
    headword: `${rulingName(ruling)}, ${document}`,
    versions: [{
      id: '', from: null, to: null, document, wording: wordingHash(ruling.blocks), ended: false, standing,
      text: ruling.blocks.map((block) => ({
        id: block.id, ...wordsOf(block), wording: wordingHash([block]), standing,
        source: { document: block.document, lines: block.lines },
      })),
    }],
    stood: rulingStoodOf(ruling, around).map(({ from, to, words }) => ({ from, to, words, held: true })),
    beside: [],
    sources: sourcesOf(ruling.blocks, around),
  };
}

/** The documents that blocks were read from, each with the lines in question as published. */
function sourcesOf(blocks: readonly Block[], { documentOf }: Pick<Around, 'documentOf'>): EntryData['sources'] {
  return Object.fromEntries([...Map.groupBy(blocks, ({ document }) => document)].map(([id, members]) => {
    const document = documentOf(id);
    const numbers = members.flatMap(({ lines: [first, last] }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
    const lines = Object.fromEntries(numbers.map((number) => [String(number), document.source[number - 1] ?? '']));
    return [id, { name: documentName(document), file: document.file, lines }];
  }));
}
