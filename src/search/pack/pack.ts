import type { Corpus } from '../../model/corpus.ts';
import { documentsOf } from '../documents/documents-of.ts';
import { englishFor } from '../english/english-for.ts';
import type { PackedEnglish } from '../english/packed-english.ts';
import type { SearchDocument } from '../documents/search-document.ts';
import { buildIndex } from '../index/build-index.ts';
import { write } from './numbers.ts';
import type { PackedName, PackedNames, PackedTexts } from './packed.ts';
import { packPlaces } from './places.ts';
import { packWords } from './word-list.ts';

/** The search as it is sent. */
export interface Packed {
  names: PackedNames;
  texts: PackedTexts;
  english: PackedEnglish;
}

/** Makes of a corpus the three files that a browser searches with, as of a day. */
export function pack(corpus: Corpus, today: string): Packed {
  const documents = documentsOf(corpus, today);
  const index = buildIndex(documents, corpus.icons).toJSON();
  const fields = Object.keys(index.fieldIds).length;
  const words = [...index.index].sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = {
    passages: documents.map(({ passages }) => passages.map(({ anchor, text, by }): PackedTexts['passages'][number][number] => (by === null ? [anchor, text] : [anchor, text, by]))),
    words: packWords(words.map(([word]) => word)),
    places: words.map(([, places]) => packPlaces(places as Record<string, Record<string, number>>, fields)).join('\n'),
    lengths: documents.map((_, place) => (index.fieldLength[place] ?? []).map((length) => write(length)).join(' ')).join('\n'),
    averages: index.averageFieldLength,
  };
  const standings = [...Map.groupBy(documents, ({ standing }) => standing)].toSorted(([, a], [, b]) => b.length - a.length).map(([standing]) => standing);
  const names = { icons: corpus.icons.map(({ code, name, written }) => ({ code, name, written })), letters: corpus.letters, standings, documents: documents.map((document) => packName(document, standings.indexOf(document.standing))) };
  const english = englishFor(words.map(([word]) => word), corpus.also);
  const version = versionOf(JSON.stringify([names, texts, english]));
  return { names: { version, ...names }, texts: { version, ...texts }, english: { version, ...english } };
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

/** A short mark that differs where the contents do: to tell two builds apart, not to keep anything safe (FNV-1a). */
function versionOf(contents: string): string {
  let mark = 0x811C9DC5;
  for (let at = 0; at < contents.length; at++) mark = Math.imul(mark ^ contents.charCodeAt(at), 0x01000193);
  return write(mark >>> 0);
}
