/**
 * The walk through the rulings: each instruction is given to the entry that it concerns, each entry meets what happens to
 * it in its order, and each ruling gets back what became of it.
 */
import type { Amendment, Ruling, Version } from '../../src/model/corpus.ts';
import type { LinkedCorpus } from '../link/linked.ts';
import { isSettled } from './decided/as-decided.ts';
import type { Decided } from './decided/as-decided.ts';
import { assign } from './assign.ts';
import type { Assigned, Subject } from './assign.ts';
import { editionPages, printsAndAbsences } from './editions/prints.ts';
import type { Printed } from './editions/prints.ts';
import type { Ground } from './ground.ts';
import { closed } from './earlier/history.ts';
import type { History } from './earlier/history.ts';
import { newBlocksOf } from './new-blocks.ts';
import { reasonWithoutEntry } from './new-entries/new-entry.ts';
import type { RulingHappening } from './time/happening.ts';
import { knownBefore } from './time/known.ts';
import { replay } from './time/replay.ts';
import type { Outcome } from './time/run.ts';
import { contradictions } from './time/same-day.ts';
import { verdictOn } from './verdict-on.ts';
import { notUnderstood } from './unseen/wholly-understood.ts';

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

function amendmentOf({ numbered: { id, instruction, document } }: RulingHappening, { verdict, about, decided }: Outcome): Amendment {
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
    ...(isSettled(decided) && { settled: true as const }),
  };
}
