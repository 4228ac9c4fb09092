/**
 * The search as it is sent: names, so that they answer before anything else has come; all words; in pieces, of which only
 * those come that an answer needs, where words stand and the texts; and what leads to them from words that they do not
 * use (`../english/packed-english.ts`). What is usual is left out, and numbers that grow are written as steps: the files
 * are sent often, and read once a visit.
 */
import type { Name, SearchDocument } from '../documents/search-document.ts';
import type { IconName } from '../index/icons.ts';

/** A document without its texts. Keys that are not there mean: a term, in force, never amended, no other names. */
export interface PackedName {
  id: string;
  headword: string;
  kind?: SearchDocument['kind'];
  names?: Name[];
  status?: SearchDocument['status'];
  /** Its place among the standings; none for the first of them. */
  standing?: number;
  amended?: string;
  pointer?: true;
}

/** `search/names.json` */
export interface PackedNames {
  /** The same in all files of one build. */
  version: string;
  icons: readonly IconName[];
  /** Upper-case letters that have a page. */
  letters: readonly string[];
  /** How documents stand, in words, each once; the most frequent first. */
  standings: readonly string[];
  documents: PackedName[];
}

/** Where each piece begins, and a short mark of what it says: another mark is another build's. */
export type PieceList = [first: number, mark: string][];

/** `search/words.json`: what is needed of every word to know what may be meant, and where its places and the texts are. */
export interface PackedWords {
  version: string;
  /** The words of the index in the order of their letters: letters shared with the word before, and the others. */
  words: string;
  /** For each word, how many documents have it. */
  frequencies: string;
  /** For each document one line: how many words each field has. */
  lengths: string;
  /** For each field, how many words it has on average: exactly, so that scores are the same everywhere. */
  averages: number[];
  /** By the first word of each. */
  places: PieceList;
  /** By the first document of each. */
  texts: PieceList;
}

/** `search/places/N.json`: for each word of the piece, where it stands. */
export type PackedPlaces = string[];

/** `search/texts/N.json`: for each document of the piece, anchor and text of its passages, and whose words they are beside the text. */
export type PackedTexts = [anchor: string | null, text: string, by?: string][][];
