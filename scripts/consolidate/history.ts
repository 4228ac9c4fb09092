import type { Block, SourceDocument, Version } from '../../src/model/corpus.ts';
import type { Instruction } from '../interpret/instruction.ts';
import type { BaseEntry } from '../link/linked.ts';
import { sameText } from './text/blocks.ts';

/** An amendment that has been applied, as later ones look back at it. */
export interface Done {
  id: string;
  instruction: Instruction;
  document: SourceDocument;
  topic: string;
}

/** One entry on its way through time. */
export interface History {
  entry: BaseEntry;
  text: Block[];
  repealed: boolean;
  /** Oldest first; `to` is filled in at the end. */
  versions: Version[];
  done: Done[];
}

/** The history of an entry that a glossary document published. */
export function begin(entry: BaseEntry, document: SourceDocument | undefined): History {
  const version: Version = { id: '', by: 'edition', from: document?.date ?? null, to: null, document: entry.document, amendments: [], text: entry.base };
  return { entry, text: entry.base, repealed: false, versions: [version], done: [] };
}

/** Goes on with a new text. One day makes one version, however many amendments it brings; a text that stays makes none. */
export function goOn(history: History, done: Done, text: Block[], repealed: boolean): History {
  const remembered = { ...history, done: [...history.done, done] };
  if (sameText(history.text, text) && repealed === history.repealed) return remembered;
  const last = history.versions.at(-1);
  const sameDay = last !== undefined && last.amendments.length > 0 && last.from === done.document.date;
  const earlier = sameDay ? history.versions.slice(0, -1) : history.versions;
  const amendments = [...(sameDay ? last.amendments : []), done.id];
  return {
    ...remembered,
    text,
    repealed,
    versions: [...earlier, { id: '', by: 'rulings', from: done.document.date, to: null, document: done.document.id, amendments, text }],
  };
}

/** The versions with the day on which each of them ended, and with their addresses: the day each began, or what made it. */
export function closed(versions: Version[]): Version[] {
  return versions.map((version, index) => ({ ...version, id: version.from ?? version.document, to: versions[index + 1]?.from ?? null }));
}
