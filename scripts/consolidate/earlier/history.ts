import type { Block, EditionEvent, Message, SourceDocument, Version } from '../../../src/model/corpus.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { BaseEntry } from '../../link/linked.ts';
import { sameText } from '../text/blocks.ts';

/** An amendment that has been applied, as later ones look back at it; its document's day is the day it holds from. */
export interface Done {
  id: string;
  instruction: Instruction;
  document: SourceDocument;
  topic: string;
}

/** One entry on its way through time. */
export interface History {
  /** As it began: its first print, or the ruling that made it. */
  origin: BaseEntry;
  /** As the edition in force prints it, or the ruling that made it. */
  entry: BaseEntry;
  text: Block[];
  repealed: boolean;
  /** Oldest first; `to` is filled in at the end. */
  versions: Version[];
  done: Done[];
  /** What each edition said of it. */
  editions: EditionEvent[];
  /** By edition, what went on beside it: amendments in the text that it left as it was without them. */
  beside: { edition: string; amendments: readonly string[] }[];
  /** The text as the last edition left it, and whether rulings have changed it since. */
  printed: Block[];
  amended: boolean;
  /** The text that an edition found, where it was the last that changed it; null where none did. */
  found: Block[] | null;
  messages: Message[];
}

/** What makes a version. */
export interface Cause {
  by: Version['by'];
  from: string | null;
  /** The day from which it could be known. */
  known: string | null;
  document: string;
  amendments: string[];
  ended: string[];
}

/** The first version of an entry: an edition printed it, or a ruling made it. */
export function begin(entry: BaseEntry, cause: Cause): History {
  const version: Version = { id: '', ...cause, to: null, status: 'in force', text: entry.base };
  return { origin: entry, entry, text: entry.base, repealed: false, versions: [version], done: [], editions: [], beside: [], printed: entry.base, amended: false, found: null, messages: [] };
}

/** Goes on with a new text. One day makes one version, however many amendments it brings; a text that stays makes none. */
export function goOn(history: History, cause: Cause, text: Block[], repealed: boolean): History {
  if (sameText(history.text, text) && repealed === history.repealed) return history;
  const last = history.versions.at(-1);
  const from = later(cause.from, last?.from ?? null);
  const sameDay = last?.by === 'rulings' && last.from === from && (cause.by === 'rulings' || isOnlyAnEnd(last));
  const version: Version = {
    id: '', by: cause.by, from, to: null, document: cause.document, known: sameDay && cause.by === 'rulings' ? later(last.known, cause.known) : cause.known,
    amendments: [...(sameDay ? last.amendments : []), ...cause.amendments], ended: [...(sameDay ? last.ended : []), ...cause.ended],
    status: repealed ? 'repealed' : 'in force', text,
  };
  return { ...history, text, repealed, versions: [...(sameDay ? history.versions.slice(0, -1) : history.versions), version] };
}

/** A version of what holds again because something for a time only has ended: an edition of that same day takes its place before it held. */
function isOnlyAnEnd({ amendments, ended }: Version): boolean {
  return amendments.length === 0 && ended.length > 0;
}

/** The later of two days; one that is not known is earlier than any. */
export function later(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other;
}

/**
 * The versions with the day on which each of them ended, and with their addresses: the day each began, or the document
 * that made it. A version that the rulings of its own day ended is what was printed that day.
 */
export function closed(versions: Version[]): Version[] {
  return versions.map((version, index) => {
    const to = versions[index + 1]?.from ?? null;
    const id = version.from ?? version.document;
    return { ...version, id: version.from !== null && to === version.from ? `${id}-printed` : id, to };
  });
}
