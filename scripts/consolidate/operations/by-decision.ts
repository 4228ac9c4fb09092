import type { Block } from '../../../src/model/corpus.ts';
import type { Placement } from '../../decisions/decision.ts';
import { insertBehind, replaceRun } from '../text/blocks.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { exchange, goOnWith } from '../text/splice.ts';
import type { Applied, Change } from '../verdict.ts';
import { besideQuotation } from './words/beside-quotation.ts';
import { remove, substitute } from '../text/edit.ts';
import type { Edit } from '../text/edit.ts';
import { eachChanged } from './words/each-changed.ts';

/**
 * Carries out what a person decided. Returns a sentence where the decision does not fit the text: a block that is not
 * there or has changed since the text decided on, or words that do not stand in it exactly once.
 */
export function byDecision(placement: Placement, text: Block[], decidedOn: Block[], newBlocks: Block[], id: string): Applied | string {
  const run = placement.where.blocks.map((name) => text.find((block) => block.id === name));
  if (!run.every((block) => block !== undefined)) return `the entry has no block ${placement.where.blocks.join(', ')}`;
  const changed = run.find((block) => !isAsDecided(block, placement, decidedOn));
  if (changed !== undefined) return `another amendment has changed block ${changed.id} already`;
  const change
    = placement.where.words === undefined ? ofBlocks(placement, text, run, newBlocks, id) : ofWords(placement, text, run, newBlocks, id);
  const reason = { why: placement.reason, more: `${placement.by}, ${placement.date}` };
  return typeof change === 'string' ? change : { outcome: 'applied by decision', reason, ...change };
}

/** A block that new text goes before or behind need only be there; one that is itself changed must read as it did. */
function isAsDecided(block: Block, { where }: Placement, decidedOn: Block[]): boolean {
  const was = decidedOn.find((other) => other.id === block.id);
  return was !== undefined && ((where.words === undefined && (where.how === 'before' || where.how === 'after')) || was.text === block.text);
}

function ofBlocks({ where }: Placement, text: Block[], run: Block[], newBlocks: Block[], id: string): Change | string {
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined) return 'it names no block';
  if (where.how !== 'remove' && newBlocks.length === 0) return 'the amendment brings no new text';
  const replaced = run.map((block) => block.id);
  switch (where.how) {
    case 'replace':
      return { text: replaceRun(text, run, newBlocks), replaced };
    case 'remove':
      return { text: text.filter((block) => !run.includes(block)), replaced };
    case 'before':
      return { text: insertBehind(text, text[text.indexOf(first) - 1] ?? null, newBlocks), replaced: [] };
    case 'after':
      return { text: insertBehind(text, last, newBlocks), replaced: [] };
    case 'append':
    case 'beside':
      return appended(text, last, newBlocks, id);
  }
}

/** The first new block goes on in the block named, the others follow it. */
function appended(text: Block[], block: Block, [first, ...others]: Block[], id: string): Change {
  if (first === undefined) return { text, replaced: [] };
  const longer = goOnWith(block, first, id);
  return { text: insertBehind(exchange(text, block, longer), longer, others), replaced: [block.id] };
}

function ofWords({ where }: Placement, text: Block[], run: Block[], newBlocks: Block[], id: string): Change | string {
  const meant = placesMeant(where, run);
  if (typeof meant === 'string') return meant;
  if (where.how !== 'remove' && newBlocks.length === 0) return 'the amendment brings no new text';
  const changed = eachChanged(text, meant, (edited, here) => editAt(where.how, edited, here, newBlocks, id));
  return changed === null ? 'new text of several paragraphs cannot stand inside one' : { text: changed, replaced: [...new Set(meant.map(({ block }) => block.id))] };
}

function editAt(how: Placement['where']['how'], text: Block[], here: Found, newBlocks: Block[], id: string): Edit | null {
  if (how === 'remove') return remove(text, here, id);
  return how === 'before' || how === 'after' ? besideQuotation(text, here, newBlocks, how, id) : substitute(text, here, newBlocks, id);
}

/** The places where the words stand that the decision means; a sentence where it does not say which. */
function placesMeant({ blocks, words = '', nth }: Placement['where'], run: Block[]): Found[] | string {
  const all = findQuoted(run, words);
  const where = blocks.join(', ');
  if (all.length === 0) return `the words “${words}” do not stand in ${where}`;
  if (nth === 'every') return all;
  const one = all[(nth ?? 1) - 1];
  if (one === undefined) return `the words “${words}” stand ${times(all.length)} in ${where}, and \`nth\` asks for place ${String(nth)}`;
  return all.length === 1 || nth !== undefined ? [one] : `the words “${words}” stand ${times(all.length)} in ${where}: say which under \`where\`, as in \`nth: 2\`, or \`nth: every\``;
}

const times = (number: number): string => (number === 1 ? 'once' : `${number} times`);
