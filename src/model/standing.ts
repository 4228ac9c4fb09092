/**
 * How far a text may be relied on: whether it is in force and since when, what is to be read with it, what the copy held
 * of it lacks, and up to when anything is known. It is asked here and nowhere else, and put into words in
 * `standing-words.ts`: a text is never handed on without it.
 */
import type { Around } from './around.ts';
import type { Entry, Ruling, SourceDocument, Version } from './corpus.ts';
import { certaintyOn, firstDays } from './certainty.ts';
import type { Certainty } from './certainty.ts';
import { during, eachOnce, isTemporary, notedAmendments, rulingsOnEntry } from './rulings.ts';
import type { RulingsOnEntry, StandingRuling } from './rulings.ts';
import { holdsOn, isOver, isToCome } from './holds-on.ts';
import { isEnd, latestVersion, stateOf, stateOn, versionOn } from './versions.ts';
import type { State } from './versions.ts';
import { wordingSpan } from './wording.ts';
import type { WordingSpan } from './wording.ts';

/** So many of one document. */
export interface CountOf {
  document: SourceDocument;
  count: number;
  /** So many of them are rulings for the time being. */
  temporary: number;
}

export interface Standing {
  is: State;
  /** The day on which the wording began to hold; null where it is not known. */
  from: string | null;
  /** The day on which it ended, or will end; null where no end is known. */
  to: string | null;
  /** The document that made it, and the one that ended it or will end it. */
  made: SourceDocument;
  ended: SourceDocument | null;
  /** The text of its first document, which nothing has changed. */
  asPublished: boolean;
  /** What becomes of it on a day to come. */
  next: { from: string; is: 'changes' | 'ends' } | null;
  /** Of its blocks, those that an instruction changed whose place nothing verifies: beside them stands a note. */
  noted: string[];
  /** Instructions that are in no text, by document. */
  unapplied: CountOf[];
  /** Those instructions in their own words, each with the block that it speaks of, where that is known, and the text that it brings. */
  instructions: { words: string; about: string | null; brings: string }[];
  /** Rulings later than the text that say how it is to be read, by document. */
  later: CountOf[];
  /** Where an edition ended it by leaving it out: rulings that have come since and speak of it all the same, by document. */
  yet: CountOf[];
  copy: Entry['completeness'];
  certainty: Certainty;
  /** Of a day that was asked for: what holds today is another text, or none, or it is read with other rulings. */
  differsToday: 'text' | 'rulings' | null;
  /** Up to when anything is known, as words; null where no document has a day. */
  known: string | null;
}

/**
 * The standing of a version, or of one of its blocks, as it is told today. The end of an entry has no text: what is told
 * of it is told of its last text.
 */
export function standingOf(entry: Entry, version: Version, around: Around, block: string | null = null): Standing {
  const lastText = isEnd(entry, version) ? entry.versions[entry.versions.indexOf(version) - 1] : undefined;
  if (lastText !== undefined) return standingOf(entry, lastText, around, null);
  const { documentOf, today } = around;
  const span = wordingSpan(entry, version, block);
  const { first, next } = span;
  const is = stateOf(entry, versionToldOf(span, entry, today), today);
  const end = next ?? (isEnd(entry, first) ? first : null);
  return {
    is,
    from: first.from,
    to: end?.from ?? null,
    made: documentOf(first.document),
    ended: end === null ? null : documentOf(end.document),
    asPublished: first.amendments.length === 0 && first.document === entry.document,
    next: is === 'in force' || is === 'to come' ? announcedEnd(entry, next) : null,
    noted: notedIn(entry, version, block, around),
    ...toReadWith(rulingsOf(entry, around), isReadWith(version, span, today), documentOf),
    yet: is === 'dropped' ? spokenOfSince(entry, end, around) : [],
    copy: copyOf(entry, version, documentOf),
    certainty: 'known',
    differsToday: null,
    known: around.known,
  };
}

/** The blocks, or the one, that stand as an amendment made them which was applied with a note. */
function notedIn(entry: Entry, { text }: Version, block: string | null, { rulingOf }: Around): string[] {
  const noted = notedAmendments(entry.rulings.map(rulingOf));
  return text.filter(({ id, amendment }) => amendment !== null && noted.has(amendment) && (block === null || id === block)).map(({ id }) => id);
}

/** That an entry has ended is inferred where an edition leaves it out: a ruling that holds later, or came out later, and speaks of it says otherwise. */
function spokenOfSince(entry: Entry, end: Version | null, around: Around): CountOf[] {
  const { notApplied, explaining } = rulingsOf(entry, around);
  const cameOut = (id: string): string => { const { published, date } = around.documentOf(id); return published ?? date ?? ''; };
  const isSince = (one: StandingRuling): boolean => (one.from ?? '') >= (end?.from ?? '') || (end !== null && cameOut(one.ruling.document) >= cameOut(end.document));
  const since = new Set([...notApplied, ...explaining].filter((one) => holdsOn(one, around.today) && isSince(one)).map(({ ruling }) => ruling));
  return counted([...since], around.documentOf);
}

/** The version by which a wording's state is told: its last where it is over, its first where it is to come, else today's. */
function versionToldOf({ first, last }: WordingSpan, entry: Entry, today: string): Version {
  if (isOver(last, today)) return last;
  return isToCome(first, today) ? first : latestVersion(entry, today);
}

function announcedEnd(entry: Entry, next: Version | null): Standing['next'] {
  const from = next?.from ?? null;
  return next === null || from === null ? null : { from, is: isEnd(entry, next) ? 'ends' : 'changes' };
}

/** Which rulings are read with a version: today's, those of its first day where it is to come, of its time where it is over. */
function isReadWith(version: Version, { first, last }: WordingSpan, today: string): (one: StandingRuling) => boolean {
  if (isOver(version, today) && isOver(last, today)) return (one) => during([one], version).length > 0;
  const day = isToCome(first, today) ? first.from ?? today : today;
  return (one) => holdsOn(one, day);
}

/** The standing of an entry as it was on a day: of the text that held then, with the rulings that were to be read with it then. */
export function standingOn(entry: Entry, day: string, around: Around): Standing {
  const version = versionOn(entry, day) ?? latestVersion(entry, day);
  const told = standingOf(entry, version, { ...around, today: day });
  const isPast = told.next !== null && told.next.from <= around.today;
  return {
    ...told,
    next: isPast ? null : told.next,
    certainty: certaintyOn(entry, version, day, around),
    differsToday: isPast || stateOn(entry, day) !== stateOn(entry, around.today) ? 'text' : isReadOtherwise(told, standingOf(entry, latestVersion(entry, around.today), around)) ? 'rulings' : null,
  };
}

/** Whether a text is read with other rulings than before. */
function isReadOtherwise(then: Standing, now: Standing): boolean {
  const counts = ({ unapplied, later }: Standing): string => JSON.stringify([unapplied, later].map((all) => all.map(({ document, count }) => [document.id, count])));
  return counts(then) !== counts(now);
}

/** What stands beside the text of an entry. */
export function rulingsOf(entry: Pick<Entry, 'rulings' | 'versions'>, { documentOf, rulingOf }: Pick<Around, 'documentOf' | 'rulingOf'>): RulingsOnEntry {
  return rulingsOnEntry(entry.rulings.map(rulingOf), (id) => {
    const { date, after } = documentOf(id);
    return date ?? after;
  }, entry.versions[0]?.from ?? null);
}

/** The days between which the standing of an entry is the same, with the version of each, oldest first. What came before the first edition held is such a time too: not known. */
export function stretchesOf(entry: Entry, around: Around): { version: Version; from: string | null; to: string | null }[] {
  const { notApplied, explaining } = rulingsOf(entry, around);
  const cuts = [...new Set([...notApplied, ...explaining].flatMap(({ from, to }) => [from, to]).filter((day) => day !== null))].toSorted();
  const [earliest] = entry.versions;
  const start = earliest?.from ?? null;
  const before = earliest !== undefined && start !== null && firstDays(entry, earliest, around.documentOf).begins !== null ? [{ version: earliest, from: null, to: start }] : [];
  const since = entry.versions.filter(({ from, to }) => from === null || from !== to).flatMap((version) => {
    const { begins, sure } = firstDays(entry, version, around.documentOf);
    const inside = [...new Set([...cuts, ...[begins, sure].filter((day) => day !== null)])].toSorted().filter((day) => (version.from ?? '') < day && (version.to === null || day < version.to));
    const days = [version.from, ...inside, version.to];
    return days.slice(1).map((to, at) => ({ version, from: days[at] ?? null, to }));
  });
  return [...before, ...since];
}

/** Whether the text is still the base text of a copy that lacks something. */
export function isDamaged(entry: Pick<Entry, 'completeness' | 'document'>, text: Version['text']): boolean {
  return entry.completeness !== 'complete' && (text.length === 0 || text.some((block) => block.document === entry.document));
}

/**
 * How whole the copy is that a version's text stands in: that of the entry's last print, or, of a version that was over
 * when that came, of the last print before. What rulings have replaced whole lacks nothing.
 */
export function copyOf(entry: Pick<Entry, 'completeness' | 'document' | 'editions'>, { text, to }: Pick<Version, 'text' | 'to'>, documentOf: Around['documentOf']): Entry['completeness'] {
  const prints = entry.editions.filter(({ completeness }) => completeness !== null);
  const then = prints.findLast(({ document }) => to === null || (documentOf(document).date ?? '') < to);
  const isEarlier = then !== undefined && then !== prints.at(-1);
  const print = isEarlier ? { document: then.document, completeness: then.completeness ?? entry.completeness } : entry;
  return isDamaged(print, text) ? print.completeness : 'complete';
}

function toReadWith({ notApplied, explaining }: RulingsOnEntry, isMeant: (one: StandingRuling) => boolean, documentOf: Around['documentOf']): Pick<Standing, 'unapplied' | 'instructions' | 'later'> {
  const meant = (all: readonly StandingRuling[]): CountOf[] => counted(eachOnce(all.filter(isMeant)).map(({ ruling }) => ruling), documentOf);
  const instructions = eachOnce(notApplied.filter(isMeant)).map(({ amendment: { instruction, about, newBlocks } }) => ({ words: instruction, about: about ?? null, brings: newBlocks.map(({ text }) => text).join(' ') }));
  return { unapplied: meant(notApplied), instructions, later: meant(explaining) };
}

function counted(rulings: readonly Ruling[], documentOf: Around['documentOf']): CountOf[] {
  return [...Map.groupBy(rulings, ({ document }) => document)].map(([id, members]) => ({ document: documentOf(id), count: members.length, temporary: members.filter(isTemporary).length }));
}
