/** What of a forum's post is its own, and what is a signature or talk; and what its tags hold. */
import type parse from '@bbob/parser';

type Parsed = ReturnType<typeof parse>[number];
export type Node = Parsed | string | number | null;

/** So many names in bold are what a post explains. */
const FEWEST = 3;

/** Sizes below the usual one: in percent, or as one of seven. */
const SMALL = /^(?:[1-9]\d|1)$/u;

/** What is said to another below all names that a post explains: from where he is quoted. A quote among them, or right below one of them, is a question that is answered. */
export function talkIn(nodes: readonly Node[]): number {
  let names = 0;
  const quotes: number[] = [];
  for (const [at, node] of nodes.entries()) {
    if (tagOf(node) !== 'quote') {
      names += boldIn([node]);
      if (quotes.length > 0 && boldIn([node]) > 0) return nodes.length;
    } else if (names >= FEWEST && !isBelowName(nodes, at)) quotes.push(at);
  }
  return quotes.length === 1 ? quotes[0] ?? nodes.length : nodes.length;
}

/** Nothing but the end of a line stands between a name and what is quoted. */
function isBelowName(nodes: readonly Node[], at: number): boolean {
  const above = nodes.slice(0, at).findLast((node) => typeof node !== 'string' || node.trim() !== '');
  return isBold(above);
}

function isBold(node: Node | undefined): boolean {
  const [only, ...others] = node === undefined ? [] : within(node);
  return tagOf(node) === 'b' || (others.length === 0 && only !== undefined && isBold(only));
}

function boldIn(nodes: readonly Node[]): number {
  return nodes.reduce<number>((sum, node) => sum + (tagOf(node) === 'b' ? 1 : boldIn(within(node))), 0);
}

/** The place of small print that has the end of a post to itself: what its writer puts below all he writes. */
export function signatureIn(nodes: readonly Node[]): number | null {
  const small = nodes.flatMap((node, at) => (tagOf(node) === 'size' && SMALL.test(valueOf(node)) ? [at] : []));
  const [place = 0] = small;
  const [second, first] = nodes.slice(Math.max(0, place - 2), place);
  return small.length === 1 && place >= nodes.length / 2 && first === '\n' && (second === '\n' || tagOf(second) === 'hr') ? place : null;
}

export function tagOf(node: Node | undefined): string | null {
  return typeof node === 'object' && node !== null ? String(node.tag).toLowerCase() : null;
}

/** What stands behind the equals sign of a tag. */
export function valueOf(node: Node | undefined): string {
  const [value] = typeof node === 'object' && node !== null ? Object.values(node.attrs) : [];
  return typeof value === 'string' ? value : '';
}

export function within(node: Node): Node[] {
  return typeof node === 'object' && node !== null && Array.isArray(node.content) ? node.content as Node[] : [];
}

/** Characters of text, without the tags. */
export function lengthOf(nodes: readonly Node[]): number {
  let length = 0;
  const stack = [...nodes];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'object') stack.push(...within(node));
    else length += String(node).trim().length;
  }
  return length;
}
