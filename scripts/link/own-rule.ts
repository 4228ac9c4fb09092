/** A document's own rule is an instruction for each of its rulings that gives none itself. */
import type { Message } from '../../src/model/corpus.ts';
import type { StatedRule } from '../interpret/default-rule.ts';
import type { Instruction } from '../interpret/instruction.ts';
import type { InterpretedDocument, InterpretedRuling } from '../interpret/interpreted.ts';
import type { Target } from './targets.ts';
import { sortKey } from '../names/sort-key.ts';

/**
 * The instructions of a ruling, with the document's rule where it has no order of its own and is not excepted. What
 * replaces an entry needs one that is held; the sentence that states the rule, and its lines, are the evidence.
 */
export function withOwnRule({ instructions, blocks }: InterpretedRuling, rule: StatedRule | null, { entry }: Target): Instruction[] {
  const [only, ...others] = instructions;
  if (rule === null || only === undefined || others.length > 0 || only.operation !== 'clarification') return instructions;
  if (rule.operation === 'substitution' && entry === null) return instructions;
  if (rule.exception !== null && sortKey(blocks.map(({ text }) => text).join(' ')).includes(sortKey(rule.exception))) return instructions;
  const { operation, words, tiles, lines } = rule;
  return [{ ...only, operation, unit: 'entry', instruction: words, tiles, lines, explicit: true }];
}

/** Sentences that may state such a rule, and were not wholly understood. */
export function unreadRules(documents: readonly InterpretedDocument[]): Message[] {
  return documents.flatMap(({ source: { file }, stated: { unread } }) => unread.map(({ words, line }) => ({
    rule: 'default-not-understood', severity: 'warning' as const, file, line,
    message: `${file} may say here what all its entries do, and not every word of it was understood: “${words}”`,
    hint: 'Nothing is changed by this sentence. What its entries do can be said for each of them by a decision.',
  })));
}
