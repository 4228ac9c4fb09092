import type { Block } from '../../../../src/model/corpus.ts';
import type { Destination, Ordinals } from '../../../interpret/instruction.ts';
import { placedAs } from '../../case.ts';
import type { Case } from '../../case.ts';
import { byPerson, notCounted } from '../../place/counts-otherwise.ts';
import { namedParagraphs } from '../../place/named.ts';
import { theOne } from '../../place/only-part.ts';
import { anywhere, endsInReference, isPlain, mayComeOfOthers, sentenceBeside, sentenceMeant, sentenceOf } from '../../place/sentences/sentence-meant.ts';
import { endsWithStop, sentencesOf } from '../../place/sentences/placed-sentence.ts';
import type { PlacedSentence } from '../../place/sentences/placed-sentence.ts';
import { foldPrint } from '../../text/fold.ts';
import { closesWhatItOpens, lifted, putInto, spaced } from '../../text/lift.ts';
import { exchange, noWords, splice } from '../../text/splice.ts';
import type { Words } from '../../text/splice.ts';
import { appliedWithNote, refused } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';

/** Before or behind which sentence another goes. */
interface Side { of: PlacedSentence; side: 'before' | 'after' }

/**
 * A sentence goes to an end of a paragraph or of the entry, or beside another sentence: where every way of counting names
 * the same ones, or its words stand here once. Its marks and references go with it, and one space parts it from the next.
 */
export function movedSentence(judged: Case): Verdict {
  const { instruction: { locator, oldText, to, place: { opening, closing } }, text } = judged;
  const doubt = notCounted(judged);
  if (doubt !== null || !to) return doubt ?? byPerson;
  const meant = sentenceMeant(judged);
  if ('reason' in meant) return meant;
  if (judged.text.flatMap(sentencesOf).filter((one) => foldPrint(one.text) === foldPrint(meant.text)).length > 1) return refused('place not certain', 'the sentence that stands there stands here more than once');
  if (sentencesOf(meant.block).length === 1) return refused('place not certain', 'its paragraph would be left empty');
  const side = sideOf(judged, meant, to);
  const moved = side === null ? null : movedTo(meant, side, judged.id);
  if (side === null || moved === null) return refused('place not certain', 'where it is to go is not certain here');
  const now = exchange(exchange(text, meant.block, moved.from), side.of.block, moved.to);
  return appliedWithNote({ text: now, replaced: [...new Set([meant.block.id, side.of.block.id])] }, `placed by its position${oldText === null && opening === null && closing === null ? ' alone' : ''} (“${locator ?? oldText ?? 'the sentence'}”); moved: “${meant.text}”`);
}

/** The sentence beside which one goes; null where that is not certain, or it stands there already. */
function sideOf(judged: Case, meant: PlacedSentence, to: Destination): Side | null {
  const found = to.at === null && to.words === undefined ? atEnd(judged, meant, to) : beside(judged, meant, to);
  if (found === null || (found.of.block === meant.block && found.of.from === meant.from)) return null;
  const open = found.of.block.text.slice(0, found.side === 'before' ? found.of.from : found.of.to);
  const stops = found.side === 'before' || endsWithStop(found.of.text);
  return stops && closesWhatItOpens(open) ? found : null;
}

function atEnd(judged: Case, meant: PlacedSentence, { side, paragraph }: Destination): Side | null {
  const block = paragraph === undefined ? judged.text.at(side === 'end' ? -1 : 0) : isOwn(judged, paragraph) ? meant.block : paragraphAt(judged, paragraph);
  if (!block || !isPlain(judged, block) || (side === 'end' && endsInReference(block))) return null;
  const of = sentencesOf(block).at(side === 'end' ? -1 : 0);
  return of === undefined ? null : { of, side: side === 'end' ? 'after' : 'before' };
}

/** "Its paragraph"; "that paragraph" only where the order is of one, for else another order may have named it. */
const isOwn = ({ instruction: { place } }: Case, paragraph: Destination['paragraph']): boolean => paragraph === 'own' || (paragraph === 'same' && place.paragraphs !== null);

function paragraphAt(judged: Case, paragraphs: Ordinals | 'own' | 'same'): Block | null {
  if (typeof paragraphs === 'string') return null;
  return theOne(namedParagraphs(placedAs(judged, { ...anywhere, paragraphs })));
}

/** "After the third sentence": of its own paragraph, where no other is named. */
function beside(judged: Case, meant: PlacedSentence, to: Destination): Side | null {
  if (to.words !== undefined) return besideWords(judged, to.words, to.side);
  const elsewhere = typeof to.paragraph === 'object' ? to.paragraph : null;
  const of = to.paragraph === 'same' && !isOwn(judged, to.paragraph) ? null : sentenceBeside(judged, to.at, elsewhere);
  if (of?.block === meant.block) return withinItsOwn(judged, meant, of, to);
  if (of === null || elsewhere === null) return null;
  return to.side === 'before' || to.side === 'after' ? { of, side: to.side } : asRankOf(judged, of, to);
}

/** "Becomes the first sentence of the second paragraph": before the present one, or behind the last. */
const asRankOf = (judged: Case, of: PlacedSentence, { side, at }: Destination): Side | null =>
  (side === 'rank' && !mayComeOfOthers(judged, false) ? { of, side: at?.from === -1 ? 'after' : 'before' } : null);

function besideWords(judged: Case, words: string, side: Destination['side']): Side | null {
  const of = sentenceOf(judged, words);
  return of !== null && (side === 'before' || side === 'after') ? { of, side } : null;
}

/** In the place of another: before it where it moves up, and behind it where it moves down. */
function withinItsOwn(judged: Case, meant: PlacedSentence, of: PlacedSentence, { side, goes }: Destination): Side | null {
  const isUp = of.from < meant.from;
  if (mayComeOfOthers(judged, isUp)) return null;
  if (side === 'before' || side === 'after') return { of, side };
  const fits = goes === undefined || goes === (isUp ? 'up' : 'down');
  return side === 'rank' && fits && isNamedWithin(judged) ? { of, side: isUp ? 'before' : 'after' } : null;
}

/** "Make the last sentence the first": of its paragraph, or of the entry? Only where a paragraph is named, or there is no other. */
const isNamedWithin = ({ instruction: { place }, text }: Case): boolean => place.paragraphs !== null || text.length === 1;

/** Both paragraphs as they then are, which may be one; null where a mark would be torn, or another sentence would come of it. */
function movedTo(meant: PlacedSentence, { of, side }: Side, id: string): { from: Block; to: Block } | null {
  const words = lifted(meant.block, meant.from, meant.to);
  if (words === null) return null;
  const gap = gapAround(meant);
  if (of.block !== meant.block) {
    const [from, to] = [splice(meant.block, gap.from, gap.to, noWords, id), put(of.block, of, side, words, id)];
    return to && isSame(from, meant.block, meant, null) && isSame(to, of.block, null, { of, side, words }) ? { from, to } : null;
  }
  const both = withinOne(meant, { of, side }, gap, words, id);
  return both && isSame(both, of.block, meant, { of, side, words }) ? { from: both, to: both } : null;
}

const put = (block: Block, { from, to }: PlacedSentence, side: Side['side'], words: Words, id: string): Block | null =>
  (side === 'before' ? putInto(block, from, spaced(words, 'behind'), id) : putInto(block, to, spaced(words, 'before'), id));

/** What stands later is changed first, so that the other place stays where it is. */
function withinOne(meant: PlacedSentence, { of, side }: Side, gap: { from: number; to: number }, words: Words, id: string): Block | null {
  if (of.from < meant.from) return put(splice(meant.block, gap.from, gap.to, noWords, id), of, side, words, id);
  const later = put(meant.block, of, side, words, id);
  return later && splice(later, gap.from, gap.to, noWords, id);
}

/** The sentence and the space that parts it from the next or, where it is the last, from the one before. */
function gapAround(meant: PlacedSentence): { from: number; to: number } {
  const all = sentencesOf(meant.block);
  const index = all.findIndex(({ from }) => from === meant.from);
  const next = all[index + 1];
  return next === undefined ? { from: all[index - 1]?.to ?? 0, to: meant.to } : { from: meant.from, to: next.from };
}

/** Whether a paragraph then has the sentences that it had, but for the one that went and the one that came. */
function isSame(now: Block, was: Block, without: PlacedSentence | null, withNew: (Side & { words: Words }) | null): boolean {
  const expected = sentencesOf(was).flatMap((one) => {
    const own = one.from === without?.from ? [] : [one.text];
    if (one.from !== withNew?.of.from) return own;
    return withNew.side === 'before' ? [withNew.words.text, ...own] : [...own, withNew.words.text];
  });
  return JSON.stringify(sentencesOf(now).map(({ text }) => text)) === JSON.stringify(expected);
}
