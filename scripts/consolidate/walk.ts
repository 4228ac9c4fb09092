/**
 * The walk through the rulings, oldest first: each instruction meets the text that those before it left.
 */
import type { Amendment, Ruling } from '../../src/model/corpus.ts';
import type { TargetedRuling } from '../link/linked.ts';
import { createEntry } from './create-entry.ts';
import type { Ground } from './ground.ts';
import { begin, goOn } from './history.ts';
import type { History } from './history.ts';
import { newBlocksOf } from './new-blocks.ts';
import { instructionsOf, mayCreate, reasonWithoutEntry } from './new-entry.ts';
import { topicKey } from './rulings/collects.ts';
import { applied } from './verdict.ts';
import type { Verdict } from './verdict.ts';
import { verdictOn } from './verdict-on.ts';
import type { Decided, Numbered } from './verdict-on.ts';
import { notUnderstood } from './wholly-understood.ts';

export type WalkedRuling = Omit<Ruling, 'supersededBy'>;

export interface Walked {
  /** By entry id: those of the glossary in their order, then those that rulings made. */
  histories: Map<string, History>;
  rulings: WalkedRuling[];
  decided: Decided[];
}

/** Carries out, or refuses, every instruction of every ruling. */
export function walk(ground: Ground): Walked {
  const walked: Walked = {
    histories: new Map(ground.entries.map((entry) => [entry.id, begin(entry, ground.document(entry.document))])),
    rulings: [],
    decided: [],
  };
  for (const ruling of ground.rulings) walkRuling(ruling, ground, walked);
  return walked;
}

function walkRuling(ruling: TargetedRuling, ground: Ground, walked: Walked): void {
  let history = historyOf(ruling, walked);
  let before = history?.text ?? null;
  const amendments: Amendment[] = [];
  const instructions = instructionsOf(ruling, history, ground);
  for (const [index, instruction] of instructions.entries()) {
    if (instruction.instruction !== instructions[index - 1]?.instruction) before = history?.text ?? null;
    const numbered: Numbered = { id: `${ruling.id}-a${String(index + 1)}`, instruction, ruling, before };
    const step =
      history === null && mayCreate(numbered, ground) ? create(numbered, ground, walked) : goOnWith(numbered, history, ground, walked);
    history = step.history;
    if (history !== null) walked.histories.set(history.entry.id, history);
    amendments.push(amendmentOf(numbered, step.verdict, ground));
  }
  const { id, document, topic, starred, section, lines, blocks, seeAlso, effective } = ruling;
  walked.rulings.push({
    id,
    document,
    topic,
    starred,
    section,
    lines,
    blocks,
    entry: history?.entry.id ?? null,
    targetReason: history === null ? reasonWithoutEntry(ruling, amendments) : ruling.targetReason,
    amendments,
    seeAlso,
    effective,
  });
}

/** The entry that the ruling concerns: as linked, or made by an earlier ruling on the same topic. */
function historyOf(ruling: TargetedRuling, { histories }: Walked): History | null {
  if (ruling.entry !== null) return histories.get(ruling.entry) ?? null;
  const made = [...histories.values()].find(
    ({ entry, done }) => done[0]?.document.id === entry.document && topicKey(entry.headword) === topicKey(ruling.topic),
  );
  return made ?? null;
}

interface Step {
  verdict: Verdict;
  history: History | null;
}

function create(numbered: Numbered, ground: Ground, { histories }: Walked): Step {
  const document = ground.document(numbered.ruling.document);
  const history = createEntry(numbered.ruling, document, numbered.id, histories.keys());
  const done = { id: numbered.id, instruction: numbered.instruction, document, topic: numbered.ruling.topic ?? '' };
  return { verdict: applied({ text: history.text, replaced: [] }), history: { ...history, done: [done] } };
}

function goOnWith(numbered: Numbered, history: History | null, ground: Ground, walked: Walked): Step {
  const { verdict, decided } = verdictOn(numbered, history, ground);
  if (decided !== null) walked.decided.push(decided);
  if (history === null || verdict.outcome === 'not applied') return { verdict, history };
  if (verdict.text === history.text) return { verdict, history };
  const { instruction, ruling, id } = numbered;
  const done = { id, instruction, document: ground.document(ruling.document), topic: ruling.topic ?? '' };
  const repealed = verdict.text.length === 0 && (history.repealed || (instruction.operation === 'repeal' && instruction.unit === 'entry'));
  return { verdict, history: goOn(history, done, verdict.text, repealed) };
}

function amendmentOf({ id, instruction, ruling }: Numbered, verdict: Verdict, ground: Ground): Amendment {
  const { operation, unit, locator, oldText, newText, lines, explicit } = instruction;
  const newBlocks = newBlocksOf(instruction, id, ground.document(ruling.document));
  const replaced = verdict.outcome === 'not applied' ? [] : verdict.replaced;
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
    effective: null,
    instruction: instruction.instruction,
    newBlocks,
    replaced,
  };
}
