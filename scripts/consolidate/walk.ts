/**
 * The walk through the rulings: each instruction is given to the entry that it concerns, each entry meets what happens to
 * it in its order, and each ruling gets back what became of it.
 */
import type { Amendment, Ruling, Version } from '../../src/model/corpus.ts';
import type { LinkedCorpus, TargetedRuling } from '../link/linked.ts';
import { slug } from '../names/slug.ts';
import { absences, editionPages, printsAndAbsences } from './editions/prints.ts';
import type { EditionPages, Printed } from './editions/prints.ts';
import type { Ground } from './ground.ts';
import { closed } from './history.ts';
import type { History } from './history.ts';
import { newBlocksOf } from './new-blocks.ts';
import { instructionsOf, mayCreate, reasonWithoutEntry } from './new-entry.ts';
import { topicKey } from './rulings/collects.ts';
import { amendmentId } from './retarget.ts';
import { byParagraph } from './time/beside.ts';
import { momentOf } from './time/happening.ts';
import type { Happening, RulingHappening } from './time/happening.ts';
import { knownBefore } from './time/known.ts';
import { replay } from './time/replay.ts';
import type { Outcome } from './time/run.ts';
import { contradictions } from './time/same-day.ts';
import { verdictOn } from './verdict-on.ts';
import type { Numbered } from './case.ts';
import type { Decided } from './verdict-on.ts';
import { notUnderstood } from './wholly-understood.ts';

export type WalkedRuling = Omit<Ruling, 'supersededBy'>;

/** An entry with its history, as it is known now and as it was known before. */
export interface WalkedEntry extends Omit<Printed, 'isAddition'> {
  id: string;
  history: History;
  versions: Version[];
  known: ReturnType<typeof knownBefore>;
}

export interface Walked {
  /** By id: those of the glossary in their order, then those that rulings made. */
  entries: Map<string, WalkedEntry>;
  rulings: WalkedRuling[];
  decided: Decided[];
}

/** An entry, as far as it is known who speaks of it. */
interface Subject extends Printed {
  id: string;
  /** The ruling that makes it, where one does. */
  made: TargetedRuling | null;
}

interface Assigned {
  ruling: TargetedRuling;
  subject: Subject | null;
  happenings: RulingHappening[];
}

/** Carries out, or refuses, every instruction of every ruling. */
export function walk(ground: Ground, linked: Pick<LinkedCorpus, 'editions' | 'namesInTexts'>): Walked {
  const pagesOf = editionPages(ground, linked.editions);
  const subjects = new Map<string, Subject>([...printsAndAbsences(ground, linked, pagesOf)].map(([id, printed]) => [id, { ...printed, id, made: null }]));
  const assigned = ground.rulings.map((ruling) => assign(ruling, subjects, pagesOf, ground));
  for (const { happenings } of subjects.values()) for (const [one, other] of contradictions(happenings.filter((happening) => happening.is === 'ruling'))) one.against = other;
  const entries = new Map<string, WalkedEntry>();
  const outcomes = new Map<string, Outcome>();
  for (const subject of subjects.values()) {
    const { history, outcomes: own } = replay(subject.happenings, subject.isAddition, ground);
    for (const [id, outcome] of own) outcomes.set(id, outcome);
    if (history === null) continue;
    const versions = closed(history.versions);
    entries.set(subject.id, { ...subject, history, versions, known: knownBefore(subject.happenings, subject.isAddition, versions, ground) });
  }
  const decided: Decided[] = [];
  const rulings = assigned.map((one) => walked(one, entries, outcomes, ground, decided));
  return { entries, rulings, decided };
}

/** Gives a ruling's instructions to the entry it concerns: as linked, or made by this ruling or an earlier one on its topic. */
function assign(printed: TargetedRuling, subjects: Map<string, Subject>, pagesOf: EditionPages, ground: Ground): Assigned {
  const named = subjectOf(printed, subjects);
  const isBeforeItsPrint = named !== null && precedesItsPrint(printed, named, ground);
  const bringsNew = isBeforeItsPrint && named.made === null && brings(printed, ground);
  const ruling = bringsNew || (isBeforeItsPrint && named.made !== null) ? asNew(printed) : printed;
  let subject = bringsNew ? null : named;
  const index = ground.placeOf(ruling.document);
  const happenings = instructionsOf(ruling, subject?.made ?? null, ground).map((instruction, place): RulingHappening => {
    const document = asOfItsDay(ground.document(ruling.document), instruction.effective?.from ?? null);
    const numbered: Numbered = { id: amendmentId(ruling.id, place), instruction, ruling, document, before: null, found: null };
    const creates = subject === null && mayCreate(numbered, ground) ? freeId(printed, subjects) : null;
    subject ??= creates === null ? null : make(creates, ruling, subjects, absences(ruling.topic ?? '', pagesOf, ground));
    const happening: RulingHappening = { is: 'ruling', at: momentOf(document, index, ruling.lines[0] * 1000 + place), numbered, creates, to: instruction.effective?.to ?? null, withIts: [], against: null };
    subject?.happenings.push(happening);
    return happening;
  });
  for (const together of byParagraph(happenings)) for (const one of together) one.withIts = together;
  return { ruling, subject, happenings };
}

/** A document as of the day from which one of its instructions holds. */
function asOfItsDay(document: Numbered['document'], from: string | null): Numbered['document'] {
  return from === null || from === document.date ? document : { ...document, date: from, published: document.published ?? document.date };
}

/** Whether a ruling speaks of an entry that an edition before it, held whole, does not have, though a later one does. */
function precedesItsPrint(ruling: TargetedRuling, { prints: [first], isAddition }: Subject, ground: Ground): boolean {
  return isAddition && first !== undefined && ground.isBefore(ruling.document, first.document);
}

/** Whether a ruling makes the entry that it speaks of. */
function brings(ruling: TargetedRuling, ground: Ground): boolean {
  const fresh = asNew(ruling);
  const document = ground.document(ruling.document);
  return instructionsOf(fresh, null, ground).some((instruction) => mayCreate({ id: '', instruction, ruling: fresh, document, before: null, found: null }, ground));
}

function asNew(ruling: TargetedRuling): TargetedRuling {
  return { ...ruling, entry: null, match: null, targetReason: 'new entry' };
}

function subjectOf(ruling: TargetedRuling, subjects: ReadonlyMap<string, Subject>): Subject | null {
  if (ruling.entry !== null) return subjects.get(ruling.entry) ?? null;
  return [...subjects.values()].find(({ made }) => made !== null && topicKey(made.topic) === topicKey(ruling.topic)) ?? null;
}

/** The id of the entry that a ruling makes: that under which a later edition prints it, or that of its name. */
function freeId({ entry, topic }: TargetedRuling, subjects: ReadonlyMap<string, Subject>): string {
  if (entry !== null) return entry;
  const id = slug(topic ?? '');
  return subjects.has(id) ? `${id}--ruling` : id;
}

function make(id: string, ruling: TargetedRuling, subjects: Map<string, Subject>, absent: Happening[]): Subject {
  const subject: Subject = subjects.get(id) ?? { id, prints: [], happenings: absent, isAddition: false, made: null };
  subject.made = ruling;
  subjects.set(id, subject);
  return subject;
}

function walked({ ruling, subject, happenings }: Assigned, entries: ReadonlyMap<string, WalkedEntry>, outcomes: ReadonlyMap<string, Outcome>, ground: Ground, decided: Decided[]): WalkedRuling {
  const { id, document, topic, starred, section, lines, blocks, seeAlso } = ruling;
  const entry = entries.get(subject?.id ?? '')?.id ?? null;
  const amendments = happenings.map((happening) => {
    const outcome = outcomes.get(happening.numbered.id) ?? verdictOn(happening.numbered, null, ground);
    if (outcome.decided !== null) decided.push(outcome.decided);
    return amendmentOf(happening, outcome);
  });
  const targetReason = entry === null ? reasonWithoutEntry(ruling, amendments) : ruling.targetReason;
  return { id, document, topic, starred, section, lines, blocks, entry, targetReason, amendments, seeAlso, effective: ruling.effective ?? commonDays(amendments) };
}

/** The days that all of a ruling's instructions have. */
function commonDays(amendments: readonly Amendment[]): Ruling['effective'] {
  const [first, ...others] = amendments.map(({ effective }) => effective);
  return first !== undefined && others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : null;
}

function amendmentOf({ numbered: { id, instruction, document } }: RulingHappening, { verdict, about }: Outcome): Amendment {
  const { operation, unit, locator, oldText, newText, lines, explicit, effective } = instruction;
  return {
    id,
    operation,
    unit,
    locator,
    oldText,
    newText,
    lines,
    explicit,
    outcome: verdict.outcome,
    reason: verdict.reason,
    notUnderstood: notUnderstood(instruction),
    tiles: instruction.tiles,
    ...(instruction.readAs !== undefined && { readAs: instruction.readAs }),
    effective: effective === undefined || effective === null ? null : { from: effective.from, to: effective.to, words: effective.words },
    instruction: instruction.instruction,
    newBlocks: newBlocksOf(instruction, id, document),
    replaced: verdict.outcome === 'not applied' ? [] : verdict.replaced,
    ...(about === undefined ? {} : { about }),
  };
}
