/** Which glossary documents are one edition: copies compete only within one, and a later one meets an earlier. */
import type { Message } from '../../src/model/corpus.ts';
import type { InterpretedDocument } from '../interpret/interpreted.ts';
import type { DocumentConfig } from '../read/corpus-config.ts';
import { dayOf } from './documents.ts';

/** What tells the editions of two documents apart. */
export interface Stated {
  name: string | null;
  date: string | null;
  after: string | null;
  before: string | null;
  /** The letters that it covers. */
  letters: readonly string[];
}

type Configs = readonly (DocumentConfig | undefined)[];

/**
 * Reads: all documents, and what the operator says of each. Writes: for each glossary document the number of its edition,
 * null for a rulings document. One edition is what has one name in corpus.yaml, its letters on several days, but no letter
 * on two; else what has one date; undated pages without a name are one edition unless the operator places them apart in time.
 */
export function editionsOf(documents: readonly InterpretedDocument[], configs: Configs): (number | null)[] {
  return editionNumbers(documents.map(({ document }, at) => statedOf(document, configs[at])));
}

function statedOf(document: InterpretedDocument['document'], config: DocumentConfig | undefined): Stated | null {
  if (document.kind !== 'glossary') return null;
  return { name: config?.edition ?? null, date: dayOf(document, config), after: config?.after ?? null, before: config?.before ?? null, letters: document.extent.map(({ letter }) => letter) };
}

/** Names that corpus.yaml gives to documents that cannot be one edition. */
export function namesOfTwo(documents: readonly InterpretedDocument[], configs: Configs): Message[] {
  const stated = documents.flatMap(({ document, source: { file } }, at) => { const one = statedOf(document, configs[at]); return one === null ? [] : [{ ...one, file }]; });
  return stated.flatMap((one, at): Message[] => {
    const other = stated.slice(0, at).find((before) => one.name !== null && one.name === before.name && areOfTwoDays(one, before));
    return other === undefined ? [] : [{
      rule: 'edition-of-two-days', severity: 'warning', file: one.file, line: 1,
      message: `${other.file} (${other.date ?? ''}) and ${one.file} (${one.date ?? ''}) are both called the edition “${one.name ?? ''}”, and have the same letter: they are taken for two editions`,
      hint: 'Give each edition a name of its own in corpus.yaml; where the two are copies of one, give both its day.',
    }];
  });
}

/** The number of each one's edition, from what is stated of it; null where it is no glossary. */
export function editionNumbers(documents: readonly (Stated | null)[]): (number | null)[] {
  const editions: Stated[][] = [];
  return documents.map((stated) => {
    if (stated === null) return null;
    const open = [...editions.keys()].filter((at) => editions[at]?.some((other) => isOneEdition(stated, other)) === true && !editions[at].some((other) => areOfTwoDays(stated, other)));
    const known = open.find((at) => editions[at]?.some(({ date }) => date === stated.date)) ?? open[0] ?? -1;
    if (known < 0) return editions.push([stated]) - 1;
    editions[known]?.push(stated);
    return known;
  });
}

function isOneEdition(one: Stated, other: Stated): boolean {
  if (one.name !== null && other.name !== null) return one.name === other.name;
  if (one.date !== null || other.date !== null) return one.date === other.date;
  return !isBefore(one, other) && !isBefore(other, one);
}

/** What has a letter on one day is no part of what has it on another. */
function areOfTwoDays(one: Stated, other: Stated): boolean {
  return one.date !== null && other.date !== null && one.date !== other.date && one.letters.some((letter) => other.letters.includes(letter));
}

function isBefore({ before }: Stated, { after }: Stated): boolean {
  return before !== null && after !== null && before <= after;
}
