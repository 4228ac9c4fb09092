import type { Block } from '../../../../src/model/corpus.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import type { Ordinals } from '../../../interpret/instruction.ts';
import type { Case } from '../../case.ts';
import { namedItems, namedParagraphs, namesSentence, tellsItem } from '../../place/named.ts';
import { endsInReference, onlyRefers } from '../../place/sentences/sentence-meant.ts';
import { whereSaid } from '../../place/by-number.ts';
import { isThisAndNoOther } from '../../place/damage.ts';
import { headsList } from '../../place/lists/list-around.ts';
import { namesWholeList } from '../../place/lists/only-list.ts';
import { theOne } from '../../place/only-part.ts';
import { countsFromEnd, isItem, paragraphsAt } from '../../place/ordinals.ts';
import { insertBehind } from '../../text/blocks.ts';
import { applied, appliedWithNote, refused } from '../../verdict.ts';
import type { Change, Verdict } from '../../verdict.ts';
import { againstAdding, isOfOtherCount } from './addition-doubts.ts';
import { atStartOfItem, beforeList, behindItem, behindList, behindWholeList } from './addition-to-list.ts';
import { append, insertedBefore, insertedBehind, isWholeSentence } from './appended.ts';
import { standsBetween } from '../../place/between.ts';
import { besideSentence, goesOnInside } from './addition-to-sentence.ts';
import { asLast, asRank } from './by-new-rank.ts';
import { besideQuotation } from '../words/beside-quotation.ts';
import { bereavesList, leadsToNothing } from './heads-of-lists.ts';
import { referenceAdded } from '../references/cross-reference.ts';
import { asNextSentence, asRankedSentence } from './next-sentence.ts';

/**
 * New text is added where a ruling says by position: at an end of the entry, of its one list or of a paragraph, beside a
 * paragraph or a sentence, or as the paragraph that it will be. Every way of counting must arrive there, and as there is
 * nothing to verify it by, it is always noted.
 */
export function addition(judged: Case): Verdict {
  const doubt = againstAdding(judged);
  if (doubt !== null) return doubt;
  const where = whereAdded(judged.instruction);
  const change = placed(judged);
  if (change !== null && !standsBetween(judged)) return refused('place not certain', `what should stand behind it is not here (“${where}”)`);
  if (change !== null && bereavesList(judged.text, change)) return refused('place not certain', 'a list would stand without the colon that leads to it');
  if (change !== null && leadsToNothing(judged.newBlocks, change)) return refused('place not certain', 'what the new words lead to is not given');
  if (change === null) return notPlaced(judged, where);
  if (isOfOtherCount(judged, change)) return refused('place not certain', 'what has its number stands here already');
  return judged.instruction.place.told.length > 0 ? applied(change) : appliedWithNote(change, noteOn(judged, where));
}

/** How an instruction calls the place; without words of its own, by the side, or by the kind of what is added. */
function whereAdded(instruction: Case['instruction']): string {
  const { locator, place: { position } } = instruction;
  return locator === null && (position === 'start' || position === 'end') ? `at the ${position === 'start' ? 'beginning' : 'end'}` : whereSaid(instruction);
}

/** What a reader should know of the place: that nothing verifies it, or that it was not said. */
function noteOn(judged: Case, where: string): string {
  const { unit, place: { paragraphs, items, sentences: ranks } } = judged.instruction;
  if (!saysNoPlace(judged)) return `added where the ruling says (“${where}”); nothing here verifies the place`;
  if ([paragraphs, items, ranks].some((part) => part !== null)) return 'added by its number alone; nothing here verifies the place';
  if (unit === 'list item') return 'where the new item goes is not said; it stands at the end of the list';
  if (unit === 'cross-reference') return 'where the new reference goes is not said; it stands behind the others';
  return 'where the new sentence goes is not said; it stands at the end of the only paragraph';
}

/** Why it goes nowhere: no place is told at all, or the one that is told is not one place here. */
function notPlaced({ instruction: { locator, place } }: Case, where: string): Verdict {
  const named = [place.section, place.paragraphs, place.items, place.sentences, place.position, place.within, place.also].some((part) => part !== null) || place.told.length > 0;
  return refused('place not certain', named || locator !== null ? `paragraphs can be counted in more than one way here (“${where}”)` : 'where the new text goes is not said');
}

/** "The following sentence is added:", and nothing of where. */
const saysNoPlace = ({ instruction: { locator, place } }: Case): boolean => locator === null && place.position === null;

/** Whether an entry is one paragraph of sentences in its own words, behind which another one may stand. */
const isOwnSentences = ({ text, newBlocks }: Case): boolean => [...text, ...newBlocks].every((block) => /[.!?]$/u.test(block.text.trim()) && !/[:"“”]/u.test(block.text)) && newBlocks.flatMap((block) => sentences(block.text)).length === 1;

function placed(judged: Case): Change | null {
  const { unit, place } = judged.instruction;
  if (place.sentences?.from === -1 && place.position === null) return besideSentence(judged);
  if (place.position === null || ((place.within === 'references' || place.within === 'reference line') && place.position === 'end')) return unit === 'cross-reference' ? referenceAdded(judged) : withoutSide(judged);
  if (namesSentence(place)) return besideSentence(judged);
  if (place.position === 'before' || place.position === 'after') return besideUnit(asExample(judged), place.position);
  if (place.position === 'start') return atStart(judged);
  return unit === 'list item' ? behindList(judged) : behindText(judged);
}

/** The place is a rank that the new text will have, a paragraph that it joins, or any place of a list. */
function withoutSide(judged: Case): Change | null {
  const { unit, place } = judged.instruction;
  if (place.sentences !== null) return asNextSentence(judged) ?? asRankedSentence(judged);
  if (isAnyBullet(judged)) return behindList(judged);
  if (unit !== 'paragraph' && unit !== 'list item') return intoParagraph(judged);
  const rank = unit === 'paragraph' ? place.paragraphs : place.items;
  return rank?.from === -1 ? asLast(judged) : asRank(judged);
}

/** "Add the following bullet": in a list that is not numbered the order says nothing, so it may stand last. */
const isAnyBullet = ({ instruction: { unit, place }, text }: Case): boolean =>
  unit === 'list item' && place.items === null && place.paragraphs === null && text.filter(isItem).every(({ type }) => type === 'bullet');

/** "Add the following sentence to the second paragraph": a whole sentence goes to its end; "or at dusk", to an item, likewise. */
function intoParagraph(judged: Case): Change | null {
  const { unit, place } = judged.instruction;
  if ((place.items !== null || tellsItem(place)) && place.paragraphs === null && goesOnInside(judged.newBlocks)) return behindItem(judged);
  const isNamed = place.paragraphs !== null || place.told.some(({ of }) => of === 'paragraph');
  const fits = unit === 'text' && isNamed && isWholeSentence(judged.newBlocks);
  if (fits) return behindText(judged);
  return saysNoPlace(judged) && isThisAndNoOther(judged) && isOwnSentences(judged) ? asSentence(judged) : null;
}

/** "Example: ...": it stands in a paragraph of its own. */
const isExample = ({ instruction: { place, unit }, newBlocks: [only, ...others] }: Case): boolean =>
  unit === 'text' && place.items === null && place.paragraphs !== null && others.length === 0 && only?.type === 'paragraph' && /^Examples?\b[^.:]{0,30}:\s*\S/u.test(only.text);

const asExample = (judged: Case): Case => (isExample(judged) ? { ...judged, instruction: { ...judged.instruction, unit: 'paragraph' } } : judged);

/** "After the list, add:", and sentences in a paragraph of their own, where no item of the list is one. */
const areSentences = ({ text, newBlocks }: Case): boolean =>
  newBlocks.every((block) => block.type === 'paragraph' && /^["'“‘(]*\p{Lu}.*[.!?]["'”’)]*$/su.test(block.text)) && text.filter(isItem).every((block) => !/[.!?]["'”’)]*$/u.test(block.text.trim()));

/** Whole blocks go beside a paragraph or an item; words, into the paragraph that they are added after. */
function besideUnit(judged: Case, side: 'before' | 'after'): Change | null {
  const { instruction: { place, unit }, text } = judged;
  if (side === 'after' && namesWholeList(place) && (unit === 'paragraph' || areSentences(judged))) return behindWholeList(judged);
  const block = theOne(place.items === null && !tellsItem(place) ? namedParagraphs(judged) : namedItems(judged));
  if (block === null || !['paragraph', 'list item'].includes(unit)) return null;
  if ((unit === 'list item') !== isItem(block) || (unit === 'list item' && goesOnInside(judged.newBlocks))) return null;
  if (side === 'before') return insertedBefore(judged, block);
  return unit === 'paragraph' && headsList(text, block) ? null : insertedBehind(judged, block);
}

/** At the start of the entry, or of a paragraph, in front of its first word. */
function atStart(judged: Case): Change | null {
  const { instruction: { place, unit }, text, newBlocks } = judged;
  const [first] = text;
  if (place.items !== null || tellsItem(place)) return atStartOfItem(judged);
  if (unit === 'list item') return beforeList(judged);
  if (first?.type !== 'paragraph') return null;
  const only = paragraphOfASentence(judged);
  if (only === null && place.paragraphs === null && isFragment(newBlocks)) return null;
  if (only === null && place.paragraphs === null) return unit === 'text' || unit === 'paragraph' ? { text: insertBehind(text, null, newBlocks), replaced: [] } : null;
  return unit === 'paragraph' ? null : inFrontOf(judged, only ?? theOne(namedParagraphs(judged)));
}

/** In front of the first word of a paragraph. */
function inFrontOf({ text, newBlocks, id }: Case, block: Block | null): Change | null {
  if (block === null || newBlocks.length !== 1) return null;
  return besideQuotation(text, { block, from: 0, to: 0 }, newBlocks, 'before', id)?.change ?? null;
}

/** A whole new paragraph stands alone at the end; words go on in the paragraph that is named. */
function behindText(judged: Case): Change | null {
  const { instruction: { place, unit }, text, newBlocks } = judged;
  if (place.told.length > 0) return behindTold(judged);
  const atEnd = place.paragraphs === null || (unit === 'paragraph' && place.paragraphs.from === -1);
  if (place.items !== null && place.paragraphs === null) return behindItem(judged);
  if (place.items !== null || isFragment(newBlocks)) return null;
  if (atEnd) return asSentence(judged) ?? { text: insertBehind(text, text.at(-1) ?? null, newBlocks), replaced: [] };
  return place.paragraphs === null || unit === 'paragraph' ? null : behindParagraph(judged, place.paragraphs);
}

/** "Add the following sentence at the end", or at the beginning, of an entry of one paragraph: it is a part of that. */
function paragraphOfASentence({ instruction: { says, unit, place }, text, newBlocks }: Case): Block | null {
  const [only, ...others] = text;
  const isSentence = unit === 'text' && place.paragraphs === null && says.includes('a sentence') && newBlocks.length === 1 && isWholeSentence(newBlocks);
  return isSentence && only?.type === 'paragraph' && others.length === 0 ? only : null;
}

function asSentence(judged: Case): Change | null {
  const only = paragraphOfASentence(judged);
  return only === null || endsInReference(only) ? null : append(judged.text, only, judged.newBlocks, judged.id);
}

/** Words go on in the paragraph that is counted; whether a list of references at the end counts as one, people do not agree. */
function behindParagraph({ text, before, entry, newBlocks, id }: Case, paragraphs: Ordinals): Change | null {
  const block = theOne(paragraphsAt(paragraphs, { text, base: entry.base, before }));
  return block?.type === 'paragraph' && !(countsFromEnd(paragraphs) && onlyRefers.test(block.text.trim())) ? append(text, block, newBlocks, id) : null;
}

/** At the end of the paragraph that is told by its words. */
function behindTold(judged: Case): Change | null {
  if (tellsItem(judged.instruction.place)) return behindItem(judged);
  const block = theOne(namedParagraphs(judged));
  return block?.type === 'paragraph' && judged.instruction.unit === 'text' && !isFragment(judged.newBlocks) ? append(judged.text, block, judged.newBlocks, judged.id) : null;
}

/** "and hums": words without a sentence of their own, behind a sentence that has ended. */
const isFragment = ([first]: Block[]): boolean => first?.type === 'paragraph' && /^[\p{Ll},;]/u.test(first.text) && !/^see\b/u.test(first.text);
