import { x } from 'xastscript';

import type { Corpus, Entry, Ruling } from '../../src/model/corpus.ts';
import { byLetter, letterOf } from '../../src/model/letters.ts';
import { entrySection, rulingAside, sectionId } from './entry-section.ts';
import type { Surroundings } from './entry-section.ts';
import { aroundIn } from '../../src/model/around.ts';
import { documentName } from '../../src/model/dates.ts';
import { typeset } from '../../src/model/typeset.ts';
import { isBesideText, isInForce } from '../../src/model/rulings.ts';
import { words, xhtmlPage } from './xhtml.ts';

export interface Chapter {
  file: string;
  title: string;
  html: string;
  /** Its places, for the table of contents. */
  sections: { id: string; title: string }[];
}

const fileOf = (letter: string): string => `letter-${letter.toLowerCase()}.xhtml`;

function surroundings(corpus: Corpus, today: string): Surroundings {
  const { entries, icons } = corpus;
  const around = aroundIn(corpus, today);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = (id: string): Entry => {
    const entry = byId.get(id);
    if (entry === undefined) throw new Error(`corpus.json names the entry “${id}” but does not hold it`);
    return entry;
  };
  return {
    icons,
    addressOf: (id) => `${fileOf(letterOf(found(id).headword))}#${sectionId(id)}`,
    headwordOf: (id) => found(id).headword,
    documentName: (id) => documentName(around.documentOf(id)),
    around,
  };
}

/** The rulings that are in force beside the text and not in it. What an edition superseded is left to the site. */
function rulingsBeside({ rulings }: Corpus): Ruling[] {
  return rulings.filter((ruling) => isInForce(ruling) && isBesideText(ruling));
}

/** Rulings on what no entry of this book is about. */
function withoutEntry(corpus: Corpus, around: Surroundings): Chapter[] {
  const rulings = rulingsBeside(corpus).filter(({ entry }) => entry === null);
  const title = 'Rulings without an entry here';
  return rulings.length === 0
    ? []
    : [{ file: 'rulings.xhtml', title, sections: [], html: xhtmlPage(title, [x('h1', [words(title)]), ...rulings.map((ruling) => rulingAside(ruling, around))]) }];
}

/** The chapters of the book, one a letter, in their order; every reference leads to a place in one of them. */
export function chapters(corpus: Corpus, today: string): Chapter[] {
  const around = surroundings(corpus, today);
  const beside = Map.groupBy(rulingsBeside(corpus), ({ entry }) => entry);
  return [
    ...[...byLetter(corpus.entries)].map(([letter, entries]) => ({
      file: fileOf(letter),
      title: letter,
      html: xhtmlPage(letter, [x('h1', [words(letter)]), ...entries.map((entry) => entrySection(entry, beside.get(entry.id) ?? [], around))]),
      sections: entries.map(({ id, headword }) => ({ id: sectionId(id), title: typeset(headword) })),
    })),
    ...withoutEntry(corpus, around),
  ];
}
