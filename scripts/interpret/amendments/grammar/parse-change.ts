import type { Node } from 'ohm-js';

import type { FoldedText } from '../sentences/fold-text.ts';
import { instructionGrammar } from './instruction-grammar.ts';
import type { Left } from '../sentences/recast-by-row.ts';

/** A part of a sentence and the rule of the grammar that read it. */
export interface Branch {
  rule: string;
  /** Characters of the paragraph as printed, `to` exclusive. */
  from: number;
  to: number;
  /** The characters read, folded (see fold-text.ts). */
  words: string;
  branches: Branch[];
}

/** Rules that read letters, not meaning. */
const silent = new Set(['more', 'any', 'space', 'spaces', 'end', 'letter', 'digit', 'full', 'rest']);

/** A rule in lower case is a word or a stretch of words: a leaf. */
const isLeaf = (rule: string): boolean => /^[a-z]/.test(rule);

/** The library gives every node its operations by name, and no type. */
const branchesIn = (node: Node): Branch[] => (node as unknown as { branches: () => Branch[] }).branches();

function branchOf(node: Node, children: Node[]): Branch[] {
  const rule = node.ctorName;
  if (silent.has(rule)) return [];
  const { startIdx: from, endIdx: to } = node.source;
  // What a rule only looks at, and leaves for the next one, is no part of it.
  return [{ rule, from, to, words: node.sourceString, branches: isLeaf(rule) ? [] : children.flatMap(branchesIn).filter((part) => part.to <= to) }];
}

const trees = instructionGrammar.createSemantics().addOperation<Branch[]>('branches', {
  _nonterminal(...children) { return branchOf(this, children); },
  _iter(...children) { return children.flatMap(branchesIn); },
  _terminal() { return []; },
});

/** From places in the text that was parsed to places in the paragraph as printed: from the first to the last of its words that were. */
function asPrinted(branch: Branch, folded: FoldedText, offset: number): Branch {
  let from = Infinity;
  let to = -1;
  for (let index = branch.from; index < branch.to; index++) {
    const place = folded.at[offset + index] ?? -1;
    if (place < 0) continue;
    from = Math.min(from, place);
    to = Math.max(to, place + 1);
  }
  const empty = Math.max(0, folded.at[offset + branch.from] ?? 0);
  return { ...branch, from: to < 0 ? empty : from, to: to < 0 ? empty : to, branches: branch.branches.map((part) => asPrinted(part, folded, offset)) };
}

/** Instructions are short: nothing further away than this is looked at. */
const longestRead = 4000;

/** The name of a part that begins at this place: "the last sentence of the entry"; null where none does. */
export function parseMention(folded: FoldedText, from: number): Branch | null {
  const match = instructionGrammar.match(folded.text.slice(from, from + 200), 'Mention');
  if (match.failed()) return null;
  const [mention] = branchesIn(trees(match) as Node);
  const target = mention?.branches[0];
  return target ? asPrinted(target, folded, from) : null;
}

/** Where the change that was read ends, in the folded text, and its tree. */
export interface ParsedChange {
  tree: Branch;
  to: number;
  /** Words of the sentence that were left out before it was read, and the other words in which it was. */
  left?: readonly Left[];
  readAs?: string;
  /** These were made of what it quotes: its own wording is not known. */
  loosely?: true;
}

/**
 * Reads the change that begins at this place of a paragraph: an `Order`, an `Aside`, an `Anaphor` or a `Notice`. Null
 * where none begins there.
 */
export function parseChange(folded: FoldedText, from: number): ParsedChange | null {
  const match = instructionGrammar.match(folded.text.slice(from, from + longestRead), 'Start');
  if (match.failed()) return null;
  const [start] = branchesIn(trees(match) as Node);
  const change = start?.branches[0];
  const tree = change?.branches[0];
  return tree ? { tree: asPrinted(tree, folded, from), to: from + tree.to } : null;
}
