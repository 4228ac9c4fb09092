import type { Node } from 'ohm-js';

import { foldText } from './fold-text.ts';
import { instructionGrammar } from './instruction-grammar.ts';

/** A part of a paragraph and the rule of the grammar that read it. */
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
const silent = new Set(['w', 'b', 'any', 'space', 'spaces', 'end', 'letter', 'digit', 'full']);

/** A rule in lower case is a word or a stretch of words: a leaf. */
const isLeaf = (rule: string): boolean => /^[a-z]/.test(rule);

/** The library gives every node its operations by name, and no type. */
const branchesIn = (node: Node): Branch[] => (node as unknown as { branches: () => Branch[] }).branches();

function branchOf(node: Node, children: Node[]): Branch[] {
  const rule = node.ctorName;
  if (silent.has(rule)) return [];
  const { startIdx: from, endIdx: to } = node.source;
  return [{ rule, from, to, words: node.sourceString, branches: isLeaf(rule) ? [] : children.flatMap(branchesIn) }];
}

const trees = instructionGrammar.createSemantics().addOperation<Branch[]>('branches', {
  _nonterminal(...children) { return branchOf(this, children); },
  _iter(...children) { return children.flatMap(branchesIn); },
  _terminal() { return []; },
});

/** From places in the folded text to places in the text as printed. */
function asPrinted(branch: Branch, at: number[]): Branch {
  const from = at[branch.from] ?? 0;
  const to = branch.to > branch.from ? (at[branch.to - 1] ?? from) + 1 : from;
  return { ...branch, from, to, branches: branch.branches.map((part) => asPrinted(part, at)) };
}

/**
 * Reads one paragraph whole, as a list of pieces in order: `Order`, `Aside`, `Anaphor`, `Notice`, `Pointer`,
 * `Rationale` and `prose`, the last for all that gives no instruction.
 */
export function parseParagraph(original: string): Branch[] {
  const folded = foldText(original);
  const match = instructionGrammar.match(folded.text, 'Paragraph');
  if (match.failed()) return [{ rule: 'prose', from: 0, to: original.length, words: folded.text, branches: [] }];
  const [paragraph] = branchesIn(trees(match) as Node);
  return (paragraph?.branches ?? []).flatMap((piece) => piece.branches).map((piece) => asPrinted(piece, folded.at));
}
