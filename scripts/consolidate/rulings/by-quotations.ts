/**
 * Orders that follow no pattern and still leave no doubt: they quote what stands in the entry and what does not, and say
 * nothing else. "The sentence wrongly has "two marks". Make it "three marks"." They are put into the plain form that
 * everybody knows, and read again.
 */
import { goesAway, onlyOfQuotations, relationOf, sideOfInsertion } from '../../language/en/around-quotations.ts';
import { foldText } from '../../interpret/amendments/fold-text.ts';
import { interpretRuling } from '../../interpret/amendments/interpret-ruling.ts';
import type { Instruction } from '../../interpret/instruction.ts';
import type { TargetedRuling } from '../../link/linked.ts';

interface Quotation { words: string; from: number; to: number }

/** A ruling cut at its quotations: `around[i]` stands before the quotation `i`, and the last behind them all. */
interface Skeleton { quotations: Quotation[]; around: string[]; whole: string }

/** Marks of one kind only: where some are inside others, which belong together is a guess. */
const marks: readonly RegExp[] = [/“(?<words>[^“”"]+)”/gu, /(?<=^|[\s(:])"(?<words>[^"“”]+)"(?=$|[\s.,;:!?)])/gu, /(?<=^|[\s(:])['‘](?<words>[^'‘’]+(?:\w['’]\w[^'‘’]*)*)['’](?=$|[\s.,;:!?)])/gu];

function skeletonOf(text: string): Skeleton | null {
  const found = marks.map((mark) => [...text.matchAll(mark)]).find((one) => one.length > 0) ?? [];
  const quotations = found.map(({ index, 0: all, groups }) => ({ words: groups?.['words'] ?? '', from: index, to: index + all.length }));
  const plain = (words: string): string => foldText(words).text;
  const stops = (at: number): string => (/[.!?]$/u.test(quotations[at]?.words ?? '') && /^\s+\p{Lu}/u.test(text.slice(quotations[at]?.to)) ? '.' : '');
  const around = [...quotations.map(({ from }, at) => `${at > 0 ? stops(at - 1) : ''}${plain(text.slice(quotations[at - 1]?.to ?? 0, from))}`), plain(text.slice(quotations.at(-1)?.to ?? 0))];
  return quotations.length === 0 || around.some((words) => /["“”]/u.test(words)) ? null : { quotations, around, whole: around.join('q') };
}

/** Where the words around name parts of the text, in the words that name them; null where nothing of them is plain. */
function placeIn(whole: string): string | null {
  const named = [...whole.matchAll(/\b(?:(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|opening|closing|concluding|penultimate|\d+(?:st|nd|rd|th)|second to last|next to last) (?:paragraph|para|sentence|bullet|item)(?: but one)?|(?:paragraph|para|bullet|item|sentence) (?:#|no\. )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten))\b(?: of (?:the )?(?:first|second|third|fourth|fifth|sixth|last|final|opening|closing|\d+(?:st|nd|rd|th)) (?:paragraph|para|bullet|item)|,? (?:of|in) (?:paragraph|para|bullet|item) (?:\d+|one|two|three|four|five))?/gu)].map(([words]) => words);
  const counted = whole.match(/\b(?:paragraphs?|paras?|sentences?|bullets?|items?)\b/gu)?.length ?? 0;
  const told = named.reduce((sum, words) => sum + (words.match(/\b(?:paragraph|para|sentence|bullet|item)\b/gu)?.length ?? 0), 0);
  // "the sentence q", "this sentence": told by what is quoted of it.
  const bare = whole.match(/\b(?:the|this|that) (?:sentence|paragraph|bullet|item)\b(?! (?:\d|one\b|two\b|three\b|beginning|starting|ending|that|with|about|on))/gu)?.length ?? 0;
  if (named.length > 1 || counted !== told + bare) return null;
  return named[0] ?? '';
}

const quote = (words: string): string => `“${words}”`;
const inPlace = (place: string): string => (place === '' ? '' : `In ${place}, `);

/** The same in plain words: an order a pair of quotations, or a quotation; null where that cannot be told. */
function plainly(skeleton: Skeleton, place: string, stands: (words: string) => boolean): string | null {
  const { quotations, around } = skeleton;
  const lead = inPlace(place);
  const gone = taken(skeleton, lead, stands);
  if (gone !== null || quotations.length % 2 === 1) return gone;
  const beside = put(skeleton, lead, stands);
  if (beside !== undefined) return beside;
  const orders = quotations.flatMap((one, at) => (at % 2 === 0 ? [pairOf(one, quotations[at + 1], around[at + 1] ?? '', lead, stands)] : []));
  return orders.every((order) => order !== null) ? orders.join(' ') : null;
}

/** Words that go: each that is quoted, or all from the first to the last. */
function taken({ quotations, around, whole }: Skeleton, lead: string, stands: (words: string) => boolean): string | null {
  if (!goesAway(whole) || !quotations.every(({ words }) => stands(words))) return null;
  const [from, to, ...more] = quotations;
  const between = around.slice(1, -1);
  if (from && to && more.length === 0 && /\bfrom\W*$/u.test(around[0] ?? '') && between.every((words) => /^,? ?(?:(?:right )?up |down )?(?:to|through)(?:,? and including)? ?$/u.test(words)))
    return `${lead}delete the words “${from.words} ... ${to.words}”.`;
  const listed = between.every((words) => /^(?:[., ]+|,? ?(?:and|as well as|and also),? ?(?:the (?:words?|phrase) )?)$/u.test(words));
  return listed ? quotations.map(({ words }) => `${lead}delete ${quote(words)}.`).join(' ') : null;
}

/** Words that are put beside others; undefined where nothing is said of that. */
function put({ quotations, around, whole }: Skeleton, lead: string, stands: (words: string) => boolean): string | null | undefined {
  const [first, second, ...more] = quotations;
  const side = more.length === 0 ? sideOfInsertion(whole) : null;
  if (!first || !second || side === null || relationOf(around[1] ?? '') !== null) return undefined;
  return stands(first.words) && !stands(second.words) ? `${lead}${side} ${quote(first.words)} insert ${quote(second.words)}.` : null;
}

function pairOf(one: Quotation, other: Quotation | undefined, between: string, lead: string, stands: (words: string) => boolean): string | null {
  if (other === undefined) return null;
  const relation = relationOf(between);
  const [was, is] = relation === 'back' ? [other, one] : [one, other];
  if (relation === null || !stands(was.words) || (stands(is.words) && !was.words.includes(is.words))) return null;
  if (relation === 'behind' || relation === 'ahead') return `${lead}${relation === 'behind' ? 'after' : 'before'} ${quote(was.words)} insert ${quote(is.words)}.`;
  return `${lead}replace ${quote(was.words)} with ${quote(is.words)}.`;
}

/**
 * The orders of a ruling of one paragraph that quotes what it is about; null where it says anything else besides.
 * @param stands whether words stand in the entry
 */
export function readByQuotations(ruling: TargetedRuling, stands: (words: string) => boolean): Instruction[] | null {
  const [block, ...others] = ruling.blocks;
  const skeleton = block === undefined || others.length > 0 ? null : skeletonOf(block.text);
  if (block === undefined || skeleton === null || !onlyOfQuotations(skeleton.whole)) return null;
  const place = placeIn(skeleton.whole.replaceAll(/\bthe (?:sentence|paragraph|bullet|item) q\b/gu, 'q'));
  const order = place === null ? null : plainly(skeleton, place, stands);
  if (order === null) return null;
  const paragraph = { type: 'paragraph' as const, text: order, marked: order, lines: block.lines, level: 0, marker: null };
  const read = interpretRuling({ topic: ruling.topic, starred: false, section: null, effective: null, lines: ruling.lines, blocks: [paragraph] });
  const isRead = read.every(({ explicit, tiles }) => explicit && tiles.every(({ as }) => !['not understood', 'object', 'scope', 'day'].includes(as)));
  return isRead ? read.map((one) => ({ ...one, instruction: block.text, tiles: tilesOf(block.text, skeleton.quotations, one), lines: ruling.lines, byQuotations: true })) : null;
}

/** Its quotations are the old and the new words, and the rest is the command. */
function tilesOf(text: string, quotations: readonly Quotation[], { oldText, place }: Instruction): Instruction['tiles'] {
  const tiles: Instruction['tiles'] = [];
  let at = 0;
  for (const { from, to, words } of quotations) {
    if (from > at) tiles.push({ from: at, to: from, as: 'command' });
    tiles.push({ from, to, as: words === oldText ? 'old words' : words === place.beside ? 'place' : 'new words' });
    at = to;
  }
  return at < text.length ? [...tiles, { from: at, to: text.length, as: 'command' }] : tiles;
}
