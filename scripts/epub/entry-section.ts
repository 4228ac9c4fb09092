import type { Element } from 'xast';
import { x } from 'xastscript';

import type { Entry, Icon, Ruling } from '../../src/model/corpus.ts';
import { blockParagraph } from './block-paragraph.ts';
import type { AddressOf } from './block-paragraph.ts';
import { reasonsOf } from './rulings-beside.ts';
import { words } from './xhtml.ts';

/** What a section needs to know of the rest of the book. */
export interface Surroundings {
  addressOf: AddressOf;
  headwordOf: (entry: string) => string;
  documentName: (document: string) => string;
  icons: readonly Icon[];
}

/** The place of an entry on its page. */
export const sectionId = (entry: string): string => `entry-${entry}`;

/** A ruling as it was printed, set apart from the text. */
export function rulingAside(ruling: Ruling, { addressOf, documentName, icons }: Surroundings): Element {
  const reasons = reasonsOf(ruling);
  const head = `${ruling.topic ?? 'Ruling'}: ${documentName(ruling.document)}${reasons === '' ? '' : ` (not in the text: ${reasons})`}`;
  return x('aside', { class: 'ruling' }, [
    x('p', { class: 'ruling-head' }, [words(head)]),
    ...ruling.blocks.map((block) => blockParagraph(block, icons, addressOf)),
  ]);
}

function changedBy({ versions }: Entry, documentName: Surroundings['documentName']): Element[] {
  const last = versions.at(-1);
  return last === undefined || last.amendments.length === 0 ? [] : [x('p', { class: 'apparatus' }, [words(`As amended by ${documentName(last.document)}.`)])];
}

const losses = ({ completeness }: Entry): Element[] =>
  (completeness === 'complete' ? [] : [x('p', { class: 'apparatus' }, [words('The copy of this entry that is held is not complete.')])]);

function seeAlso(entry: Entry, { addressOf, headwordOf }: Surroundings): Element[] {
  const targets = [...new Set(entry.seeAlso.flatMap(({ target }) => target ?? []))];
  if (targets.length === 0) return [];
  const links = targets.flatMap((target, at) => [...(at === 0 ? [] : [words('; ')]), x('a', { href: addressOf(target) }, [words(headwordOf(target))])]);
  return [x('p', { class: 'apparatus' }, [words('See also: '), ...links])];
}

/** One entry: its text in force, and beside it what rulings say that is not in it. */
export function entrySection(entry: Entry, beside: readonly Ruling[], around: Surroundings): Element {
  const text = entry.status === 'repealed'
    ? [x('p', { class: 'apparatus' }, [words('Repealed: this entry is no longer in force.')])]
    : entry.text.map((block) => blockParagraph(block, around.icons, around.addressOf));
  return x('section', { id: sectionId(entry.id) }, [
    x('h2', [words(entry.headword)]),
    ...text,
    ...changedBy(entry, around.documentName),
    ...losses(entry),
    ...beside.map((ruling) => rulingAside(ruling, around)),
    ...seeAlso(entry, around),
  ]);
}
