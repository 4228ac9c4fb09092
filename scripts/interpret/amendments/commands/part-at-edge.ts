/** Parts that are told by the edge at which they stand, and lists of which every item is meant. */
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Spot } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { allItems } from './ranks.ts';

/** What is counted when a part stands at an edge of another. */
const runs = { Sentences: ['sentence', 'sentences'], Paragraphs: ['paragraph', 'paragraphs'], Items: ['list item', 'items'], Examples: ['paragraph', 'paragraphs'] } as const;
type Part = keyof typeof runs;

/** The parts at whose edges each stands; a paragraph stands at those of the entry alone. */
const around: Record<Part, readonly string[]> = { Sentences: ['Paragraphs', 'Items', 'Entry'], Paragraphs: ['Entry'], Items: ['List'], Examples: ['Entry'] };

const isPart = (rule: string): rule is Part => rule in runs;

const headOf = (target: Branch): Branch | undefined => firstOf(target, 'TargetHead')?.branches[0]?.branches[0];

/** The thing at whose edge a target stands. */
function anchorOf(target: Branch): string | null {
  const edge = allOf(target, 'Inside').find((inside) => firstOf(inside, 'AtEdge') !== null);
  return (edge && firstOf(edge, 'AnchorHead')?.branches[0]?.branches[0]?.rule) ?? null;
}

/** "The sentence", without a number. */
const isOne = (head: Branch): boolean => /^(?:the|this) (?:\w+ )?\w*[^s]$/i.test(head.words) && firstOf(head, 'Ordinals', 'Figures') === null;

/** "The sentence that ends the second paragraph", "the example at the end of this entry": the last; the one that opens it: the first. */
export function partAtEdge(spot: Spot, target: Branch): Spot {
  const head = headOf(target);
  const anchor = anchorOf(target);
  if (head === undefined || anchor === null || !isPart(head.rule) || !isOne(head) || !around[head.rule].includes(anchor)) return spot;
  if ((spot.position !== 'start' && spot.position !== 'end') || [spot.old, spot.opening, spot.closing].some((part) => part !== null)) return spot;
  const [unit, key] = runs[head.rule];
  const at = spot.position === 'end' ? -1 : 1;
  return { ...spot, unit, [key]: [{ from: at, to: at }], position: null, about: null, again: null };
}

/** "The list", "the bullets", "both bullets": all items; of two, there must be just two. */
export function wholeList(spot: Spot, target: Branch): Spot {
  const head = headOf(target);
  const isAlone = spot.items.length === 0 && spot.paragraphs.length === 0 && [spot.old, spot.opening, spot.closing, spot.about].every((part) => part === null);
  return head && isAlone ? { ...spot, ...allItems(head) } : spot;
}
