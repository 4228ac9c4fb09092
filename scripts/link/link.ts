/** The stage that connects: ids, references, and the entry of each ruling. Reads: InterpretedDocument[]. Writes: LinkedCorpus. */
import type { CrossReference } from '../../src/model/corpus.ts';
import { letterOf } from '../../src/model/letters.ts';
import { missingReason } from '../../src/model/spans.ts';
import type { Alias, SameEntry } from '../decisions/decision.ts';
import type { InterpretedDocument, InterpretedEntry, PrintedReference } from '../interpret/interpreted.ts';
import type { CorpusConfig, DocumentConfig } from '../read/corpus-config.ts';
import { withExtentsAsked } from './asked-for.ts';
import { betterCopies, placeKey, type LeftOut, type Place } from './better-copies.ts';
import type { Calendar } from '../language/en/days.ts';
import { daysOfHeading, withDays } from './effective.ts';
import { editionsOf, namesOfTwo } from './editions.ts';
import { dayOf, documentIds, publishedOf, toSourceDocument, type DocumentIds } from './documents.ts';
import type { BaseEntry, LinkedCorpus, TargetedRuling } from './linked.ts';
import { NameIndex } from './names/name-index.ts';
import { unreadRules, withOwnRule } from './own-rule.ts';
import { daysEitherWay, daysThatAreNone, sameHeadwords, undatedRulings } from './document-messages.ts';
import { unnamedOccasions } from './occasions.ts';
import { variantsOf } from './names/variants.ts';
import { sameEntries, withTaken } from './same-entries.ts';
import { namesInTexts, type NamesInText } from '../segment/names-in-texts.ts';
import { sortKey } from '../names/sort-key.ts';
import { entryIds, type EntryId } from '../names/entry-ids.ts';
import { Slugs } from '../names/slug.ts';
import { scopeOf, type Held, type Scope } from './scope.ts';
import { SubjectCards } from './subject-cards.ts';
import { targetOf } from './targets.ts';
import { toBlocks } from './to-block.ts';

/** A corpus that its operator gave no title. */
const UNTITLED = 'Glossary and Current Rulings';

interface NamedEntry {
  entry: InterpretedEntry;
  document: string;
  id: string;
  shared: string | null;
  headword: string;
  variants: string[];
}

/** A page of so many headwords that prints none small prints none small on principle. */
const ENOUGH_TITLES = 8;

/** What the operator decided about names. */
export interface NameDecisions {
  aliases: readonly Pick<Alias, 'name' | 'entry'>[];
  sameEntries: readonly Pick<SameEntry, 'headwords'>[];
}

/** Reads: all documents as interpreted, what the operator says of them, and decisions about names. Writes: the corpus, linked. */
export function link(interpreted: readonly InterpretedDocument[], config: CorpusConfig, { aliases, sameEntries: same }: NameDecisions = { aliases: [], sameEntries: [] }): LinkedCorpus {
  const configs = interpreted.map(({ source }) => config.documents.find(({ file }) => file === source.file));
  const editions = editionsOf(interpreted, configs);
  const { leftOut, messages } = betterCopies(interpreted, editions);
  const { taken, into } = sameEntries(interpreted, same, leftOut, editions);
  const elsewhere: LeftOut = new Map([...leftOut, ...taken]);
  const { ids, shared } = idsOf(interpreted, config, elsewhere, editions);
  const named = interpreted.flatMap(({ entries }, document) => entries.flatMap((entry, index) => {
    const place = { document, entry: index };
    if (elsewhere.has(placeKey(place))) return [];
    const others = into.get(placeKey(place)) ?? [];
    return [nameEntry(withTaken(entry, others), others.map(({ headword }) => headword), ids[document]?.id ?? '', ids[document]?.entries[index] ?? '', shared, aliases)];
  }));
  const index = new NameIndex(oncePerId(named));
  const documents = withExtentsAsked(interpreted, (at) => configs[at]?.extent === 'whole', index);
  const printOf = printsOf(documents, configs, ids, editions);
  const scope = scopeOf(documents, index);
  const cards = new SubjectCards(named.flatMap(({ id, headword, variants, entry: { kind } }) => [headword, ...variants].map((name) => ({ id, name, kind }))));
  const rulings = documents.flatMap((one, at) => rulingsOf(one, ids[at], { day: publishedOf(one.document, configs[at]), occasions: config.occasions }, { ...scope, cards }));
  return {
    title: config.title ?? UNTITLED, publishers: config.publishers, address: config.address, authority: config.authority, sample: config.sample,
    icons: config.icons, also: config.also, letters: [...scope.held.keys()].sort(),
    documents: documents.map((one, at) => toSourceDocument(one, ids[at] ?? { id: '', entries: [], rulings: [] }, configs[at])),
    editions: [...Map.groupBy(documents.keys(), (at) => editions[at] ?? null)].flatMap(([edition, list]) => (edition === null ? [] : [list.map((at) => ids[at]?.id ?? '')])),
    namesInTexts: textsNaming(documents, ids),
    entries: named.map((one) => baseEntry(one, printOf(one.document), scope)),
    rulings,
    messages: [...messages, ...namesOfTwo(interpreted, configs), ...sameHeadwords(documents), ...undatedRulings(documents, configs), ...daysThatAreNone(documents), ...daysEitherWay(documents, configs), ...unreadRules(documents), ...unnamedOccasions(config.occasions, documents, rulings)],
  };
}

/** Ids by document; an entry left out for a better copy has the id of that copy. */
function idsOf(documents: readonly InterpretedDocument[], config: CorpusConfig, leftOut: LeftOut, editions: readonly (number | null)[]): { ids: DocumentIds[]; shared: ReadonlyMap<string, string> } {
  const titled = documents.map(({ entries }) => printsTitles(entries));
  const prints = documents.flatMap(({ entries }, document) => entries.map(({ headword, kind }, entry) => ({ document, entry, headword, kind, titled: titled[document] ?? false, edition: String(editions[document]) }))).filter((place) => !leftOut.has(placeKey(place)));
  const given = entryIds(prints);
  const byPlace = new Map<string, EntryId>(prints.flatMap((print, at) => (given[at] ? [[placeKey(print), given[at]] as const] : [])));
  const idAt = (place: Place): string => {
    const by = leftOut.get(placeKey(place));
    return by === undefined ? byPlace.get(placeKey(place))?.id ?? '' : idAt(by);
  };
  const ids = documentIds(documents, config.documents).map((id, document): DocumentIds => {
    const within = new Slugs();
    const { entries = [], rulings = [] } = documents[document] ?? {};
    return { id, entries: entries.map((_, entry) => idAt({ document, entry })), rulings: rulings.map(({ topic }) => `${id}-${within.next(topic ?? 'untitled')}`) };
  });
  return { ids, shared: new Map(given.flatMap(({ id, shared }) => (shared === null ? [] : [[id, shared] as const]))) };
}

/** By id of a glossary, the names that it has within its texts. */
function textsNaming(documents: readonly InterpretedDocument[], ids: readonly DocumentIds[]): ReadonlyMap<string, NamesInText> {
  const glossaries = documents.flatMap((one, at) => (one.document.kind === 'glossary' ? [{ one, id: ids[at]?.id ?? '' }] : []));
  const names = new Set(glossaries.flatMap(({ one: { entries } }) => entries.map(({ headword }) => sortKey(headword))));
  return new Map(glossaries.length < 2 ? [] : glossaries.map(({ one, id }) => [id, namesInTexts(one.source.reading, { ledger: one.document.ledger, entries: one.entries }, names)]));
}

/** Whether a document prints every headword as a title, so that capitals tell no card from a term. */
function printsTitles(entries: readonly { headword: string }[]): boolean {
  return entries.length >= ENOUGH_TITLES && entries.every(({ headword }) => !/^\P{L}*\p{Ll}/u.test(headword));
}

/** An entry has one place in the index of names, with every name that an edition gave it. */
function oncePerId(named: readonly NamedEntry[]): { id: string; headword: string; variants: string[] }[] {
  return [...Map.groupBy(named, ({ id }) => id)].map(([id, list]) => {
    const [headword = '', ...variants] = new Set(list.flatMap((one) => [one.headword, ...one.variants]));
    return { id, headword, variants };
  });
}

/**
 * By document, what stands behind the ids of its entries' blocks: the day of its edition, so that the second paragraph of
 * one edition is never taken for that of another. The only undated edition needs nothing.
 */
function printsOf(documents: readonly InterpretedDocument[], configs: readonly (DocumentConfig | undefined)[], ids: readonly DocumentIds[], editions: readonly (number | null)[]): (id: string) => string {
  const days = documents.map(({ document }, at) => dayOf(document, configs[at]));
  const undated = new Set(editions.filter((edition, at) => edition !== null && days[at] === null));
  const prints = new Map(ids.map(({ id }, at) => [id, days[at] ?? (undated.size > 1 ? id : null)]));
  return (id) => { const print = prints.get(id) ?? null; return print === null ? '' : `-${print}`; };
}

function nameEntry(entry: InterpretedEntry, taken: string[], document: string, id: string, shared: ReadonlyMap<string, string>, aliases: NameDecisions['aliases']): NamedEntry {
  const decided = aliases.filter((alias) => alias.entry === entry.headword || alias.entry === id).map(({ name }) => name);
  return { entry, document, id, shared: shared.get(id) ?? null, headword: entry.headword, variants: [...new Set([...variantsOf(entry.headword), ...taken.filter((name) => name !== entry.headword), ...decided])] };
}

function baseEntry({ entry, document, id, shared, headword, variants }: NamedEntry, print: string, { index, held }: Scope): BaseEntry {
  const seeAlso = resolveReferences(entry.references, id, index, held);
  return {
    id, shared, headword, ...(entry.mark ? { mark: entry.mark } : {}), variants, kind: entry.kind, document, lines: entry.lines, completeness: entry.completeness, losses: entry.losses,
    pointsTo: entry.seeOnly ? seeAlso[0] ?? null : null, base: toBlocks(entry.blocks, document, print), seeAlso,
  };
}

function rulingsOf({ rulings, stated: { rule } }: InterpretedDocument, ids: DocumentIds | undefined, calendar: Calendar, { index, held, cards }: Scope & { cards: SubjectCards }): TargetedRuling[] {
  const document = ids?.id ?? '';
  return rulings.map((ruling, at) => {
    const { topic, starred, section, lines, blocks, references } = ruling;
    const effective = ruling.effective ?? daysOfHeading(section, calendar);
    const about = cards.of(ruling);
    const target = about === null ? targetOf(topic, index, held) : { entry: about, match: 'subject' as const, targetReason: null };
    return {
      id: ids?.rulings[at] ?? '', document, topic, starred, section, lines, blocks: toBlocks(blocks, document),
      ...target, instructions: withDays(withOwnRule(ruling, rule, target), effective, calendar), seeAlso: resolveReferences(references, null, index, held), effective,
    };
  });
}

/** Reads: references as printed, of the entry or ruling `owner`. Writes: each with its entry, or the reason why there is none. */
function resolveReferences(printed: readonly PrintedReference[], owner: string | null, index: NameIndex, held: Held): CrossReference[] {
  return printed.map(({ phrase, line, name }) => {
    const target = index.find(name ?? phrase, owner)?.id ?? null;
    return { phrase, ...(name === undefined ? {} : { name }), target, reason: target === null ? missingReason(letterOf(name ?? phrase), held) : null, line };
  });
}
