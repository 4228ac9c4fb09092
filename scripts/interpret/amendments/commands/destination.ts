/** Where a part goes that is moved, which one takes its place, and where a paragraph is cut in two. */
import { doubtfulNouns } from '../../../language/en/nouns.ts';
import type { Unit } from '../../../../src/model/corpus.ts';
import type { Destination, Ordinals } from '../../instruction.ts';
import { firstOf } from '../grammar/branch-search.ts';
import type { Spot } from './command.ts';
import { nowhere } from './joined-spots.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { insideQuotation } from './quoted.ts';
import { numbers } from './ranks.ts';
import { ofOneKind, pairOf, runOf } from './split-targets.ts';
import { spotOf } from './spot.ts';

/** The one position of a list, where it holds no other. */
const oneOf = ([run, ...others]: Ordinals[]): Ordinals | null => (run && others.length === 0 && run.from === run.to ? run : null);

const sideIn = (words: string): 'before' | 'after' => (/before|precede|above|ahead|in front/.test(words) ? 'before' : 'after');

/** The other part that an anchor names: "the first" is of the kind of the one that is moved. */
function anchored(anchor: Branch, unit: Unit | null): Spot {
  const rank = firstOf(anchor, 'RankAlone');
  const key = runOf[unit ?? 'text'];
  const spot = spotOf(anchor);
  return rank && key ? { ...nowhere, ...spot, unit, [key]: numbers(rank) } : spot;
}

/** Whether nothing is said of a place but these numbers. */
const saysOnly = (spot: Spot, ...keys: ('paragraphs' | 'items' | 'sentences')[]): boolean =>
  (['paragraphs', 'items', 'sentences'] as const).every((key) => spot[key].length === 0 || keys.includes(key))
  && !spot.unclear && spot.told.length === 0 && [spot.section, spot.about, spot.within, spot.old, spot.also].every((part) => part === null);

/** "That paragraph" is the one that the order is of; "its paragraph" the one in which the sentence stands. */
function paragraphIn(words: string, spot: Spot): Destination['paragraph'] | null {
  if (spot.again === null) return spot.paragraphs.length === 0 ? undefined : oneOf(spot.paragraphs);
  if (spot.again !== 'paragraph') return null;
  return /\bits paragraph$/.test(words) ? 'own' : 'same';
}

/** Beside, or in the place of, another part of the same kind; a sentence may go into another paragraph. */
function besideAnchor(anchor: Branch, target: Spot): Pick<Destination, 'at' | 'paragraph'> | null {
  const spot = anchored(anchor, target.unit);
  const key = runOf[target.unit ?? 'text'];
  const at = key ? oneOf(spot[key]) : null;
  const isSentence = key === 'sentences';
  if (!key || !at || spot.unit !== target.unit || !saysOnly(spot, key, ...(isSentence ? ['paragraphs'] as const : []))) return null;
  const paragraph = isSentence ? paragraphIn(anchor.words, spot) : undefined;
  return paragraph === null || (!isSentence && spot.again !== null) ? null : { at, ...(paragraph && { paragraph }) };
}

/** Beside the paragraph that begins with quoted words, where the one that is moved is a paragraph, and it is told by nothing else. */
function besideOpening(anchor: Branch, target: Spot, printed: string): Pick<Destination, 'at' | 'words'> | null {
  const [opens, part] = [firstOf(anchor, 'AnchorOpens'), firstOf(anchor, 'Paragraphs')];
  const words = opens && firstOf(opens, 'quotation');
  if (!words || target.unit !== 'paragraph' || (part && spotOf(part).paragraphs.length > 0)) return null;
  const { from, to } = insideQuotation(words);
  return { at: null, words: printed.slice(from, to).trim() };
}

/** "To the end of the first": of the first paragraph, where a sentence of another is moved; to an end of the entry. */
function toEnd(end: Branch, target: Spot): Destination | null {
  const [part, words] = [firstOf(end, 'MovePart'), firstOf(end, 'moveEdge')?.words ?? ''];
  if (!part || target.unit !== 'sentence') return null;
  const spot = anchored(part, 'paragraph');
  const side = /end|close|bottom|foot/.test(words) ? 'end' : 'start';
  if (spot.unit === 'entry') return saysOnly(spot) ? { at: null, side } : null;
  if (firstOf(part, 'RankAlone') && target.paragraphs.length === 0) return null;
  const paragraph = paragraphIn(part.words, spot);
  return paragraph && saysOnly(spot, 'paragraphs') ? { at: null, side, paragraph } : null;
}

/** Beside a sentence that is quoted. */
function besideSentence(beside: Branch, printed: string): Destination | null {
  const [side, quotation] = [firstOf(beside, 'moveSide'), firstOf(beside, 'quotation')];
  const at = quotation && insideQuotation(quotation);
  return side && at && { at: null, words: printed.slice(at.from, at.to).trim(), side: sideIn(side.words) };
}

/** "After the first sentence", "with the last sentence", "a paragraph of its own". */
function cutOf(verbal: Branch): Destination | null {
  if (firstOf(verbal, 'ownParagraph')) return { at: null, side: 'alone' };
  const [side, sentence] = [firstOf(verbal, 'cutSide', 'cutWith'), firstOf(verbal, 'CutAt')];
  const spot = sentence && spotOf(sentence);
  if (!side || (spot && !saysOnly(spot, 'sentences'))) return null;
  const at = spot && oneOf(spot.sentences);
  return spot && !at ? null : { at, side: side.rule === 'cutWith' ? 'before' : sideIn(side.words) };
}

/** What becomes the first, having been the last, has been moved; any other number may be another one since parts came or went. */
function isOnlyCounted(target: Spot, { at }: Pick<Destination, 'at'>): boolean {
  // A sentence that is told by its words is that one.
  if (target.old !== null && target.sentences.length === 0) return false;
  const was = oneOf(target[runOf[target.unit ?? 'text'] ?? 'paragraphs']);
  return was === null || at === null || was.from * at.from !== -1;
}

/** What is told as done. "Now follows directly after the first" tells the very place: where it does not stand there, it is to go there. */
function reportedIn(verbal: Branch): Pick<Destination, 'reported'> {
  const isVeryPlace = firstOf(verbal, 'MoveAnchor_opening') !== null && /\b(?:directly|immediately|right|straight)\b/.test(firstOf(verbal, 'followsIt', 'moveSide')?.words ?? '');
  return !isVeryPlace && firstOf(verbal, 'nowBecomes', 'becomesWord', 'movesNow', 'movesWord', 'nowWord') ? { reported: true } : {};
}

function rankOf(verbal: Branch, target: Spot, place: Pick<Destination, 'at' | 'paragraph'>): Destination | null {
  if (firstOf(verbal, 'nowBecomes') && isOnlyCounted(target, place)) return null;
  const words = firstOf(verbal, 'upOrDown')?.words;
  return { ...place, side: 'rank', ...(words !== undefined && { goes: /up|forward/.test(words) ? 'up' : 'down' }), ...reportedIn(verbal) };
}

/** "The last item becomes the first", "place the last item before the first": said of what games have, too, it may be a rule of one. */
function mayBeRule(verbal: Branch): boolean {
  const target = firstOf(verbal, 'Target');
  const noun = target && firstOf(target, 'itemNoun', 'stepOnly');
  return firstOf(verbal, 'nowBecomes', 'nowWord', 'movesNow', 'tradePlaces', 'placeWord') !== null && doubtfulNouns.has(noun?.words ?? '');
}

/** "So that it follows the first", "to the end of the second paragraph": null where the words name no one place for what is moved. */
export function destinationOf(verbal: Branch, [target, ...others]: Spot[], printed: string): Destination | null {
  if (verbal.rule.startsWith('PartedAt_')) return cutOf(verbal);
  if (!target || others.length > 0 || mayBeRule(verbal)) return null;
  const [end, anchor, sentence] = [firstOf(verbal, 'ToEnd', 'ToPartEnd'), firstOf(verbal, 'MoveAnchor'), firstOf(verbal, 'BesideSentence', 'BesideItem')];
  if (end) return toEnd(end, target);
  if (sentence) return target.unit === (sentence.rule === 'BesideItem' ? 'list item' : 'sentence') ? besideSentence(sentence, printed) : null;
  const place = anchor && (firstOf(anchor, 'AnchorOpens') ? besideOpening(anchor, target, printed) : besideAnchor(anchor, target));
  if (!place) return null;
  const side = firstOf(verbal, 'moveSide', 'followsIt');
  return side ? { ...place, side: sideIn(side.words), ...reportedIn(verbal) } : rankOf(verbal, target, place);
}

/** "The first and fourth paragraphs": the one that changes places with the other, where they do not stand side by side. */
export function partnerOf(verbal: Branch, targets: Spot[]): Destination | null {
  const pair = mayBeRule(verbal) ? null : pairOf(ofOneKind(targets));
  return pair && { at: pair.other, side: 'exchange' };
}
