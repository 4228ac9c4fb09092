/**
 * Ids of entries: what an address is made of, and what makes the prints of several editions one entry.
 *
 * An id is the slug of the headword. An id that two entries would share is given to neither: each gets what tells it
 * apart behind two hyphens (which no slug has), so that no document, added before or after, makes an id mean another
 * entry. What tells apart is what the entry is (`space--card`, `space--term`), and among those alike their order in
 * their own document (`curfew--1`, `curfew--2`). That order is the limit: where a later edition leaves out or turns round
 * one of several namesakes of one kind, the others cannot be told by name.
 */
import { createHash } from 'node:crypto';
import { sortKey } from './sort-key.ts';
import { diskName } from '../../src/model/disk-names.ts';
import { asSpoken } from './article.ts';
import { slug } from './slug.ts';

/** One print of an entry: by which edition, under what name, as what. */
export interface Print {
  edition: string;
  headword: string;
  kind: 'card' | 'term' | 'unsure';
  /** Its document prints every headword as a title: capitals tell nothing there. */
  titled?: boolean;
}

export interface EntryId {
  id: string;
  /** The id that the name alone would give, where several entries have it; else null. */
  shared: string | null;
}

/** Gives each print the id of its entry, in the order given; prints of one edition with one name are different entries. */
export function entryIds(prints: readonly Print[]): EntryId[] {
  const ids = new Map<Print, EntryId>();
  const groups = printsOfEach(prints);
  const slugs = Map.groupBy(groups, ([first]) => diskName(slug(first?.headword ?? '')));
  for (const group of groups) {
    const plain = slug(group[0]?.headword ?? '');
    const base = (slugs.get(diskName(plain))?.length ?? 0) > 1 ? `${plain}--${shortHash(nameKey(group[0]?.headword ?? ''))}` : plain;
    for (const [print, suffix] of suffixes(group)) ids.set(print, { id: base + suffix, shared: base + suffix === plain ? null : plain });
  }
  return prints.map((print) => ids.get(print) ?? { id: '', shared: null });
}

/** The prints of each entry: those of one name, and of "The Lamp" and "Lamp, The", but for an edition that prints both. */
function printsOfEach(prints: readonly Print[]): Print[][] {
  const byName = Map.groupBy(prints, ({ headword }) => nameKey(headword));
  for (const [name, group] of byName) {
    const spoken = asSpoken(group[0]?.headword ?? '');
    const others = byName.get(spoken === null ? '' : nameKey(spoken)) ?? [];
    const editions = new Set(others.map(({ edition }) => edition));
    if (others.length === 0 || group.some(({ edition }) => editions.has(edition))) continue;
    others.push(...group);
    byName.delete(name);
  }
  return [...byName.values()];
}

/** The same name, whatever signs and capitals it is printed with; a name of nothing but signs is its signs. */
export function nameKey(headword: string): string {
  return sortKey(headword) || headword.trim();
}

/** A few figures that say which of several is meant; the same for the same words. */
function shortHash(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 6);
}

/** What tells the entries of one name apart; nothing where there is only one. */
function suffixes(group: readonly Print[]): [Print, string][] {
  const alone = !printsTwice(group) && !differOnlyInCase(group);
  if (alone) return group.map((print) => [print, '']);
  const kinds = [...Map.groupBy(group, ({ kind }) => (kind === 'card' ? 'card' : 'term'))];
  return kinds.flatMap(([kind, list]) => numbered(list, kinds.length > 1 ? `--${kind}` : ''));
}

function numbered(list: readonly Print[], suffix: string): [Print, string][] {
  if (!printsTwice(list)) return list.map((print) => [print, suffix]);
  const counts = new Map<string, number>();
  return list.map((print) => {
    const nth = (counts.get(print.edition) ?? 0) + 1;
    counts.set(print.edition, nth);
    return [print, `${suffix}--${String(nth)}`];
  });
}

function printsTwice(list: readonly Print[]): boolean {
  return new Set(list.map(({ edition }) => edition)).size < list.length;
}

/** "Space", the card, in one edition, and "space", the term, in another; a name in capitals throughout tells nothing, nor does a document that prints titles alone. */
function differOnlyInCase(group: readonly Print[]): boolean {
  const telling = group.filter(({ headword, titled = false }) => !titled && headword !== headword.toUpperCase());
  const kinds = new Set(telling.map(({ kind }) => kind));
  const names = new Set(telling.map(({ headword }) => headword));
  return kinds.has('card') && kinds.has('term') && new Set([...names].map((name) => name.toLowerCase())).size < names.size;
}
