import type { Ruling } from '../../../src/schemas/corpus.ts';
import type { TargetedRuling } from '../../link/linked.ts';
import { relationTo } from '../ground.ts';
import type { Ground } from '../ground.ts';
import type { History } from '../history.ts';
import type { WalkedRuling } from '../walk.ts';
import { plainText } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { becameOf } from './became-of.ts';
import type { Edition } from './became-of.ts';
import { topicKey } from './collects.ts';
import { editionIndex } from './edition-index.ts';

type SupersededBy = Ruling['supersededBy'];

/**
 * What each ruling was superseded by: the next ruling on the same topic in a document that collects it, or one that
 * replaced or repealed the entire entry; else the edition that came after it; else nothing. One superseded thing may
 * supersede another: the chain is followed link by link.
 */
export function supersededBy(rulings: WalkedRuling[], histories: Map<string, History>, ground: Ground): Map<string, SupersededBy> {
  const find = editionIndex(ground.entries);
  const entries = new Map(ground.entries.map((entry) => [entry.id, entry]));
  const edition: Edition = { find, entry: (id) => entries.get(id ?? '') ?? null };
  const printed = new Map(ground.rulings.map((ruling) => [ruling.id, ruling]));
  return new Map(rulings.map((ruling, place) => {
    const isOlder = (other: WalkedRuling) => older(other, printed, histories, ground);
    const own = isOlder(ruling);
    const later = rulings.slice(place + 1).filter((other) => !own || isOlder(other));
    return [ruling.id, byRuling(ruling, later, ground) ?? (own ? byEdition(printed.get(ruling.id), ruling.entry, ground, edition) : null)];
  }));
}

/** Whether the base text came after the ruling: then nothing that came after the base text superseded the ruling itself. */
function older(ruling: WalkedRuling, printed: Map<string, TargetedRuling>, histories: Map<string, History>, ground: Ground): boolean {
  const own = printed.get(ruling.id);
  return own !== undefined && relationTo(ground, own, histories.get(ruling.entry ?? '') ?? null) === 'older';
}

function byRuling(ruling: WalkedRuling, later: WalkedRuling[], ground: Ground): SupersededBy {
  const next = later.find((other) => other.document !== ruling.document && (collected(ruling, other, ground) || replacesAll(ruling, other)));
  if (next === undefined) return null;
  const same = later.filter((other) => other.document === next.document && topicKey(other.topic) === topicKey(ruling.topic));
  const best = same.find((other) => sameWords(ruling, other)) ?? next;
  return { document: best.document, entry: best.entry, ruling: best.id, how: how(ruling, best), block: null, likeness: null };
}

function collected(ruling: WalkedRuling, other: WalkedRuling, ground: Ground): boolean {
  const sameTopic = ruling.topic === null ? other.topic === null && sameWords(ruling, other) : topicKey(other.topic) === topicKey(ruling.topic);
  return sameTopic && ground.collects(ground.document(other.document), ground.document(ruling.document));
}

function replacesAll(ruling: WalkedRuling, other: WalkedRuling): boolean {
  return ruling.entry !== null && other.entry === ruling.entry && wholeEntry(other) !== null;
}

/** The amendment by which a ruling replaced or repealed its entire entry, where it did. */
function wholeEntry({ amendments }: WalkedRuling): 'substitution' | 'repeal' | null {
  const whole = amendments.find(({ unit, operation, outcome, replaced }) => unit === 'entry' && outcome !== 'not applied' && replaced.length > 0 && operation !== 'insertion');
  return whole?.operation === 'substitution' || whole?.operation === 'repeal' ? whole.operation : null;
}

function how(ruling: WalkedRuling, by: WalkedRuling): string {
  if (sameWords(ruling, by)) return 'repeated word for word';
  const whole = wholeEntry(by);
  if (whole !== null) return whole === 'repeal' ? 'the entry was deleted' : 'the entry was replaced';
  return 'repeated in a changed form';
}

function sameWords(left: WalkedRuling, right: WalkedRuling): boolean {
  return words(plainText(left.blocks)).join(' ') === words(plainText(right.blocks)).join(' ');
}

function byEdition(ruling: TargetedRuling | undefined, entry: string | null, ground: Ground, edition: Edition): SupersededBy {
  if (ruling === undefined) return null;
  const fate = becameOf(ruling, edition.entry(entry), edition);
  const document = edition.entry(fate.entry)?.document ?? pageOf(ruling, ground);
  return document === null ? null : { ...fate, document, ruling: null };
}

/** The page of the edition that would hold the entry: that of its letter, else the edition's first. */
function pageOf({ topic }: TargetedRuling, { glossaries }: Ground): string | null {
  const letter = words(topic ?? '').join('').charAt(0).toUpperCase();
  return (glossaries.find((page) => page.letter === letter) ?? glossaries[0])?.id ?? null;
}
