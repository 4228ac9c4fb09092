import type { Block, Ruling, SourceDocument } from '../../../src/model/corpus.ts';
import { letterOf } from '../../../src/model/letters.ts';
import { isExplaining, repeatedAgain } from '../../../src/model/rulings.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { relationTo } from '../ground.ts';
import type { Ground } from '../ground.ts';
import { relation } from '../order/interval.ts';
import { amendmentId } from '../decided/retarget.ts';
import { plainText } from '../text/blocks.ts';
import { foldPrint, words } from '../text/fold.ts';
import type { WalkedEntry, WalkedRuling } from '../walk.ts';
import { becameOf } from './became-of.ts';
import type { Edition } from './became-of.ts';
import { topicKey } from './collects.ts';
import { editionIndex } from './edition-index.ts';
import type { EditionIndex } from './edition-index.ts';

type SupersededBy = Ruling['supersededBy'];

/** An edition, as a ruling is looked for in it. */
interface PrintedEdition extends Edition {
  pages: SourceDocument[];
}

/** A ruling with what two rulings are compared by. */
interface Known {
  /** In the order of all rulings. */
  place: number;
  ruling: WalkedRuling;
  printed: TargetedRuling;
  topic: string;
  said: string;
  /** The first edition of its entry that came after it; null where none did. */
  edition: PrintedEdition | null;
  /** It replaced or repealed its entire entry. */
  ended: 'substitution' | 'repeal' | null;
}

/**
 * What each ruling was superseded by: the next ruling on the same topic in a document that collects it, one that explains
 * the same in the same words, or one that replaced or repealed the entire entry; else the edition that came after it; else nothing. What came after the edition
 * supersedes the edition, and not the ruling itself. One superseded thing may supersede another: the chain is followed
 * link by link.
 */
export function supersededBy(walked: WalkedRuling[], entries: ReadonlyMap<string, WalkedEntry>, ground: Ground, pages: readonly string[][]): Map<string, SupersededBy> {
  const editions = pages.map((ids) => printedEdition(ids, ground)).sort((left, right) => firstPlace(left, ground) - firstPlace(right, ground));
  const printed = new Map(ground.rulings.map((ruling) => [ruling.id, ruling]));
  const known = walked.flatMap((ruling, place) => {
    const own = printed.get(ruling.id);
    return own === undefined ? [] : [{ place, ...know(ruling, own, entries.get(ruling.entry ?? '') ?? null, editions, ground) }];
  });
  const kin = kinOf(known);
  return new Map(
    known.map((one) => {
      const later = kin(one).filter((other) => other.place > one.place && (one.edition === null || other.edition === one.edition));
      return [one.ruling.id, byRuling(one, later, ground) ?? (one.edition === null ? null : byEdition(one, one.edition, entries))];
    }),
  );
}

/** The rulings that may supersede one: of its topic, of its words where it has no topic, and those that end its entry. */
function kinOf(known: Known[]): (one: Known) => Known[] {
  const onTopic = Map.groupBy(known, ({ topic }) => topic);
  const saying = Map.groupBy(known, ({ said }) => said);
  const ending = Map.groupBy(known.filter(({ ended }) => ended !== null), ({ ruling }) => ruling.entry);
  return ({ topic, said, ruling }) => {
    const same = (topic === '' ? saying.get(said) : onTopic.get(topic)) ?? [];
    const ends = ruling.entry === null ? [] : (ending.get(ruling.entry) ?? []);
    return ends.length === 0 ? same : [...new Set([...same, ...ends])].sort((a, b) => a.place - b.place);
  };
}

function printedEdition(ids: readonly string[], ground: Ground): PrintedEdition {
  const held = ground.entries.filter(({ document }) => ids.includes(document));
  const byId = new Map(held.map((entry) => [entry.id, entry]));
  let find: EditionIndex | null = null;
  return { pages: ids.map((id) => ground.document(id)), find: (text) => (find ??= editionIndex(held))(text), entry: (id) => byId.get(id ?? '') ?? null };
}

function firstPlace({ pages }: PrintedEdition, ground: Ground): number {
  return Math.min(...pages.map(({ id }) => ground.placeOf(id)));
}

/**
 * The first edition after a ruling: the one that supersedes it where its entry has no older text, or whose print (or
 * silence) its entry met. A damaged copy of an edition, which cannot tell, supersedes nothing; nor does any edition what
 * goes on beside it.
 */
function editionAfter(printed: TargetedRuling, entry: WalkedEntry | null, editions: readonly PrintedEdition[], ground: Ground): PrintedEdition | null {
  const document = ground.document(printed.document);
  const date = printed.instructions.map(({ effective }) => effective?.from ?? '').sort().at(-1) ?? '';
  const asOf = date > (document.date ?? '') ? { ...document, date } : document;
  if (entry === null || entry.history.editions.length === 0)
    return relationTo(ground, asOf, printed, null) === 'older' ? editions.find(({ pages }) => pages.some((page) => relation(asOf, page) === 'older')) ?? null : null;
  const own = new Set(printed.instructions.map((_, place) => amendmentId(printed.id, place)));
  const beside = new Set(entry.history.beside.filter(({ amendments }) => amendments.some((id) => own.has(id))).map(({ edition }) => edition));
  const met = new Set(entry.history.editions.filter(({ how, document: page }) => how !== 'not in this copy' && !beside.has(page)).map((event) => event.document));
  return editions.find(({ pages }) => pages.some((page) => met.has(page.id) && relation(asOf, page) === 'older')) ?? null;
}

function know(ruling: WalkedRuling, printed: TargetedRuling, entry: WalkedEntry | null, editions: readonly PrintedEdition[], ground: Ground): Omit<Known, 'place'> {
  const carriedOut = new Set(entry?.versions.flatMap(({ amendments }) => amendments));
  const whole = ruling.amendments.find(({ id, unit }) => unit === 'entry' && carriedOut.has(id))?.operation;
  return {
    ruling,
    printed,
    topic: topicKey(ruling.topic),
    said: words(plainText(ruling.blocks)).join(' '),
    edition: editionAfter(printed, entry, editions, ground),
    ended: whole === 'substitution' || whole === 'repeal' ? whole : null,
  };
}

function byRuling(one: Known, later: Known[], ground: Ground): SupersededBy {
  const next = later.find(
    (other) => other.ruling.document !== one.ruling.document && (isCollected(one, other, ground) || explainsAgain(one, other) || endsEntryOf(one, other)),
  );
  if (next === undefined) return null;
  const sameWords = later.find(
    (other) => other.ruling.document === next.ruling.document && other.topic === one.topic && other.said === one.said,
  );
  const by = sameWords ?? next;
  return { document: by.ruling.document, entry: by.ruling.entry, ruling: by.ruling.id, how: how(one, by), block: null, likeness: null };
}

function isCollected(one: Known, other: Known, ground: Ground): boolean {
  const same = one.topic === '' ? other.said === one.said : other.topic === one.topic;
  return same && ground.collects(ground.document(other.ruling.document), ground.document(one.ruling.document));
}

/** What only explains is said again by the same words on the same topic or, without one, on the same card, whichever document the later one says that it follows. */
function explainsAgain(one: Known, other: Known): boolean {
  return (one.topic !== '' || one.ruling.entry !== null) && other.topic === one.topic && other.said === one.said && other.ruling.entry === one.ruling.entry && isExplaining(one.ruling) && isExplaining(other.ruling);
}

function endsEntryOf({ ruling }: Known, other: Known): boolean {
  return other.ended !== null && ruling.entry !== null && other.ruling.entry === ruling.entry;
}

/** In words fit for a page, after "superseded: ". */
function how(one: Known, by: Known): string {
  if (by.said === one.said) return repeatedAgain;
  if (by.ended === null) return 'repeated in a changed form';
  return by.ended === 'repeal' ? 'the entry was deleted' : 'the entry was replaced';
}

function byEdition({ ruling, printed }: Known, edition: PrintedEdition, entries: ReadonlyMap<string, WalkedEntry>): SupersededBy {
  const fate = becameOf(printed, edition.entry(ruling.entry), edition);
  const print = edition.entry(fate.entry);
  const document = print?.document ?? pageOf(ruling.topic, edition);
  const block = print?.base.find(({ id }) => id === fate.block);
  return document === null ? null : { ...fate, block: block === undefined ? null : addressOf(block, entries.get(fate.entry ?? '')), document, ruling: null };
}

/** A block of a print has the address of the provision that it printed: the entry's text may have had those words before. */
function addressOf(printed: Block, entry: WalkedEntry | undefined): string | null {
  const blocks = entry?.versions.toReversed().flatMap(({ text }) => text) ?? [];
  const same = blocks.find(({ id }) => id === printed.id) ?? blocks.find(({ type, text }) => type === printed.type && foldPrint(text) === foldPrint(printed.text));
  return same?.id ?? null;
}

/** The page of the edition that would hold the entry: that of its letter, else the edition's first. */
function pageOf(topic: string | null, { pages }: PrintedEdition): string | null {
  const letter = topic === null ? null : letterOf(topic);
  return (pages.find((page) => letter !== null && page.letter === letter) ?? pages[0])?.id ?? null;
}
