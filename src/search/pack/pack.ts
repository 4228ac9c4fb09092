import type { Corpus } from '../../model/corpus.ts';
import { documentsOf } from '../documents/documents-of.ts';
import { englishFor } from '../english/english-for.ts';
import type { PackedEnglish } from '../english/packed-english.ts';
import type { SearchDocument } from '../documents/search-document.ts';
import { buildIndex } from '../index/build-index.ts';
import { frequenciesOf } from '../index/frequencies.ts';
import { markOf, write } from './numbers.ts';
import type { PackedName, PackedNames, PackedPlaces, PackedTexts, PackedWords, PieceList } from './packed.ts';
import { packPlaces } from './places.ts';
import { packWords } from './word-list.ts';

/** The search as it is sent. */
export interface Packed {
  names: PackedNames;
  words: PackedWords;
  english: PackedEnglish;
  places: PackedPlaces[];
  texts: PackedTexts[];
}

/** Makes of a corpus the files that a browser searches with, as of a day. */
export function pack(corpus: Corpus, today: string, sizes = usualSizes): Packed {
  const documents = documentsOf(corpus, today);
  const index = buildIndex(documents, corpus.icons).toJSON();
  const frequencies = frequenciesOf(index);
  const sorted = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1));
  const fields = Object.keys(index.fieldIds).length;
  const places = cut(sorted.map(([, stands]) => packPlaces(stands, fields)), sizes);
  const texts = cut(documents.map(packTexts), sizes);
  const words = {
    words: packWords(sorted.map(([word]) => word)),
    frequencies: sorted.map(([word]) => write(frequencies.get(word) ?? 0)).join(' '),
    lengths: documents.map((_, place) => (index.fieldLength[place] ?? []).map((length) => write(length)).join(' ')).join('\n'),
    averages: index.averageFieldLength,
    places: listOf(places),
    texts: listOf(texts),
  };
  const names = packNames(documents, corpus);
  const english = englishFor(sorted.map(([word]) => word), corpus.also);
  const version = markOf(JSON.stringify([names, words, english]));
  return { names: { version, ...names }, words: { version, ...words }, english: { version, ...english }, places, texts };
}

/** Pieces of a size, in bytes; what is not larger than a whole needs none. */
const usualSizes = { piece: 8_000, whole: 256_000 };

/** Parts a list into pieces. */
function cut<Item>(items: readonly Item[], sizes: typeof usualSizes): Item[][] {
  const lengths = items.map((item) => JSON.stringify(item).length);
  if (lengths.reduce((sum, length) => sum + length, 0) <= sizes.whole) return [[...items]];
  const pieces: Item[][] = [];
  let room = 0;
  for (const [at, item] of items.entries()) {
    if (room <= 0) {
      pieces.push([]);
      room = sizes.piece;
    }
    pieces.at(-1)?.push(item);
    room -= lengths[at] ?? 0;
  }
  return pieces;
}

function listOf(pieces: readonly unknown[][]): PieceList {
  let first = 0;
  return pieces.map((piece) => {
    const from = first;
    first += piece.length;
    return [from, markOf(JSON.stringify(piece))];
  });
}

function packTexts({ passages }: SearchDocument): PackedTexts[number] {
  return passages.map(({ anchor, text, by }) => (by === null ? [anchor, text] : [anchor, text, by]));
}

function packNames(documents: readonly SearchDocument[], { icons, letters }: Corpus): Omit<PackedNames, 'version'> {
  const standings = [...Map.groupBy(documents, ({ standing }) => standing)].toSorted(([, a], [, b]) => b.length - a.length).map(([standing]) => standing);
  return {
    icons: icons.map(({ code, name, written }) => ({ code, name, written })),
    letters,
    standings,
    documents: documents.map((document) => packName(document, standings.indexOf(document.standing))),
  };
}

function packName({ id, headword, kind, names, status, amended, pointer }: SearchDocument, standing: number): PackedName {
  return {
    id,
    headword,
    ...(kind === 'term' ? {} : { kind }),
    ...(names.length === 0 ? {} : { names }),
    ...(status === 'in force' ? {} : { status }),
    ...(standing === 0 ? {} : { standing }),
    ...(amended === null ? {} : { amended }),
    ...(pointer ? { pointer } : {}),
  };
}
