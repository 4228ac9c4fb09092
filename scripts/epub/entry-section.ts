import type { Element } from 'xast';
import { x } from 'xastscript';

import type { Entry, Icon, Ruling } from '../../src/model/corpus.ts';
import { blockParagraph } from './block-paragraph.ts';
import type { AddressOf } from './block-paragraph.ts';
import type { Around } from '../../src/model/around.ts';
import { isTemporary, reasonsOf } from '../../src/model/rulings.ts';
import { standingOf } from '../../src/model/standing.ts';
import { longStanding } from '../../src/model/standing-words.ts';
import { typeset } from '../../src/model/typeset.ts';
import { isEnd, latestVersion } from '../../src/model/versions.ts';
import { words } from './xhtml.ts';

/** What a section needs to know of the rest of the book. */
export interface Surroundings {
  addressOf: AddressOf;
  headwordOf: (entry: string) => string;
  documentName: (document: string) => string;
  icons: readonly Icon[];
  around: Around;
}

/** The place of an entry on its page. */
export const sectionId = (entry: string): string => `entry-${entry}`;

/** A ruling as it was printed, set apart from the text. */
export function rulingAside(ruling: Ruling, { addressOf, documentName, icons }: Surroundings): Element {
  const reasons = reasonsOf(ruling);
  const head = `${typeset(ruling.topic ?? 'Ruling')}: ${documentName(ruling.document)}${isTemporary(ruling) ? '; temporary' : ''}${reasons === '' ? '' : ` (not in the text: ${reasons})`}`;
  return x('aside', { class: 'ruling' }, [
    x('p', { class: 'ruling-head' }, [words(head)]),
    ...ruling.blocks.map((block) => blockParagraph(block, icons, addressOf)),
  ]);
}

function seeAlso(entry: Entry, { addressOf, headwordOf }: Surroundings): Element[] {
  const targets = [...new Set(entry.seeAlso.flatMap(({ target }) => target ?? []))];
  if (targets.length === 0) return [];
  const links = targets.flatMap((target, at) => [...(at === 0 ? [] : [words('; ')]), x('a', { href: addressOf(target) }, [words(typeset(headwordOf(target)))])]);
  return [x('p', { class: 'apparatus' }, [words('See also: '), ...links])];
}

/** One entry: how it stands, its text in force, and beside it what rulings say that is not in it. Of an entry that has ended no text. */
export function entrySection(entry: Entry, beside: readonly Ruling[], surroundings: Surroundings): Element {
  const { icons, addressOf, around } = surroundings;
  const version = latestVersion(entry, around.today);
  const text = isEnd(entry, version) ? [] : version.text;
  return x('section', { id: sectionId(entry.id) }, [
    x('h2', [words(typeset(entry.headword))]),
    x('p', { class: 'apparatus' }, [words(`${longStanding(standingOf(entry, version, around))}.`)]),
    ...text.map((block) => blockParagraph(block, icons, addressOf)),
    ...beside.map((ruling) => rulingAside(ruling, surroundings)),
    ...seeAlso(entry, surroundings),
  ]);
}
