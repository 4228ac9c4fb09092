/**
 * Which operation carries an amendment out: by what it says of its place and its words. Each is in `operations/`; which parts
 * a place names is in `place/`.
 */
import type { Case } from './case.ts';
import { ofAnotherKind } from './another-kind.ts';
import { addition } from './operations/additions/addition.ts';
import { crossReference, referencesRewritten } from './operations/references/cross-reference.ts';
import { withCommaKept } from './operations/words/comma-kept.ts';
import { oneReferenceOfSoMany } from './operations/references/one-of-so-many.ts';
import { onlyReferenceTurned } from './operations/references/only-reference.ts';
import { definedBefore, definesBefore } from './operations/references/defined-before.ts';
import { endingSo } from './operations/words/ending-so.ts';
import { inBrackets, isToldByBrackets } from './operations/words/in-brackets.ts';
import { allBetween, isAllBetween } from './operations/words/all-between.ts';
import { byHolding, heldPart } from './operations/sentences/holding.ts';
import { byOpening } from './operations/words/opening.ts';
import { withItsComma } from './operations/words/into-comma-list.ts';
import { withNextWords } from './operations/words/beginning-now.ts';
import { movedSentence } from './operations/sentences/moved-sentence.ts';
import { newParagraph } from './operations/parts/new-paragraph.ts';
import { isSentenceBesideWords, sentenceBesideWords } from './operations/words/part-beside-words.ts';
import { parted } from './operations/parts/parted.ts';
import { quotedText } from './operations/words/quoted-text.ts';
import { renumbered } from './operations/parts/renumbering.ts';
import { exchangedItems, movedItem } from './operations/parts/quoted-items.ts';
import { swappedWords } from './operations/words/swapped-words.ts';
import { bracketBesideIt, isBracketBesideIt } from './operations/words/bracket-beside-it.ts';
import { listsReferences, referencesListed } from './operations/references/references-listed.ts';
import { keepsReference, referenceKept } from './operations/references/reference-kept.ts';
import { markTurned, turnsMarkAtEnd } from './operations/words/mark-at-end.ts';
import { movedAsQuoted } from './operations/parts/moved-as-quoted.ts';
import { ordersReferences, referencesOrdered } from './operations/references/references-ordered.ts';
import { repealByPosition } from './operations/parts/repeal-by-position.ts';
import { goesBehindPart, restBehindPart } from './operations/parts/rest-behind-part.ts';
import { replaceByPosition } from './operations/parts/replace-by-position.ts';
import { replaceSentence } from './operations/sentences/sentence-replaced.ts';
import { wordsAtEdge } from './operations/words/words-at-edge.ts';
import { wholeEntry } from './operations/whole-entry.ts';
import { goesOnFromOther } from '../language/en/goes-on.ts';
import { isDamaged, isPointer, isThisAndNoOther } from './place/damage.ts';
import { headlineDoubt, headlineNote } from './place/headline.ts';
import { namedItems, namedParagraphs } from './place/named.ts';
import { section } from './place/sections.ts';
import { ends, findOnce, findQuoted, opening } from './text/quotation.ts';
import type { Instruction } from '../interpret/instruction.ts';
import { applied, refused, weakened } from './verdict.ts';
import type { Refused, Verdict } from './verdict.ts';

/** Carries an amendment out, whatever may yet stand against the result (`judge.ts`). Pure. */
export const carriedOut = (judged: Case): Verdict => rewritten(judged) ?? placed(judged);

function rewritten(judged: Case): Verdict | null {
  const change = referencesRewritten(judged);
  return change === null ? onlyReferenceTurned(judged) : applied(change);
}

function placed(judged: Case): Verdict {
  const { instruction, text } = judged;
  const { place, oldText } = instruction;
  const ofReferences = references(judged);
  if (ofReferences !== null) return ofReferences;
  if (instruction.unit === 'entry' && instruction.operation !== 'renumbering') return place.about === null ? wholeEntry(judged) : refused('described, not quoted');
  if (isPointer(judged) && !standsInPointer(judged) && !addsToPointer(judged)) return refused('text not found', 'the entry held is only a cross-reference');
  if (text.length === 0) return withoutText(judged);
  if (turnsMarkAtEnd(instruction)) return markTurned(judged);
  if (place.words !== null) return wordsAtEdge(judged, place.words);
  return oldText === null ? untold(judged) : byQuotation(judged, oldText);
}

/** What names no words that go. */
function untold(judged: Case): Verdict {
  const { instruction } = judged;
  if (isAllBetween(instruction)) return allBetween(judged);
  if (goesBehindPart(instruction)) return restBehindPart(judged);
  const { operation, place: { beside } } = instruction;
  return operation === 'insertion' && beside !== null ? byQuotation(judged, beside) : told(judged);
}

/** What is done with a list of references as such: in which order they stand, which one stays, what comes before them. */
function references(judged: Case): Verdict | null {
  const { instruction } = judged;
  if (ordersReferences(instruction)) return referencesOrdered(judged);
  if (listsReferences(instruction)) return referencesListed(judged);
  if (keepsReference(instruction)) return referenceKept(judged);
  const ofSoMany = oneReferenceOfSoMany(judged);
  if (ofSoMany !== null) return ofSoMany;
  return definesBefore(judged) ? definedBefore(judged) : null;
}

/** A place that is told by no words of its own: by what stands beside it or around it, by its beginning, by its number. */
function told(judged: Case): Verdict {
  const { instruction } = judged;
  if (isSentenceBesideWords(instruction)) return sentenceBesideWords(judged);
  if (isBracketBesideIt(instruction)) return bracketBesideIt(judged);
  if (instruction.place.about !== null) return refused('described, not quoted');
  if (isToldByBrackets(instruction)) return inBrackets(judged);
  if (isDamaged(judged)) return refused('copy damaged here', 'positions cannot be counted in what is left');
  return byWordsOrPosition(judged);
}

const withoutText = (judged: Case): Refused => (isDamaged(judged)
  ? refused('copy damaged here', 'the copy has only the headword')
  : refused('text not found', judged.repealed ? 'the entry had ended' : 'the entry has no text'));

function byWordsOrPosition(judged: Case): Verdict {
  const { opening: first, closing: last } = judged.instruction.place;
  const held = heldPart(judged.instruction);
  if (held !== undefined) return byHolding(judged, held);
  if (judged.instruction.how === 'move' && judged.instruction.unit === 'sentence') return first === null && last === null ? byPosition(judged) : movedSentence(judged);
  if (first !== null && last === null && judged.instruction.how === 'move') return (judged.instruction.unit === 'list item' ? movedItem(judged, first) : null) ?? movedAsQuoted(judged, first);
  if (last !== null) return byOpening(judged, first, last);
  return first === null ? byPosition(judged) : openingWith(judged, first);
}

/** "Add "bell" to the cross-references", "following the sentence now standing therein": a pointer may lead to more, and say more; so it may at its beginning, or its end. */
const addsToPointer = (judged: Case): boolean => addsReference(judged.instruction) || judged.instruction.says.includes('the sentence that stands there') || addsAtEdge(judged);

/** At the beginning or the end of the entry, and of no part of it: another text than the one held is nowhere meant. */
function addsAtEdge(judged: Case): boolean {
  const { instruction: { operation, unit, says, place: { position, told, ...rest } }, newBlocks } = judged;
  const isEdge = (position === 'start' || position === 'end') && told.length === 0 && Object.values(rest).every((part) => part === null || part === false);
  return operation === 'insertion' && isEdge && unit !== 'list item' && says.includes('the entry') && newBlocks.length > 0 && !newBlocks.some(({ text }) => goesOnFromOther(text)) && isThisAndNoOther(judged);
}
const addsReference = ({ unit, operation, place: { beside, paragraphs, sentences, items } }: Instruction): boolean =>
  unit === 'cross-reference' && operation === 'insertion' && [beside, paragraphs, sentences, items].every((part) => part === null);

/** Of a text that is nothing but references, words that are quoted and stand in it once; its only reference is not deleted. */
function standsInPointer({ instruction: { oldText, place, operation }, text, entry }: Case): boolean {
  const quoted = oldText ?? place.beside;
  return quoted !== null && findOnce(text, quoted) !== null && (operation !== 'repeal' || entry.seeAlso.length > 1);
}

/** A sentence that is told by its words and goes elsewhere, words that change places, a paragraph that becomes two at quoted words, or a reference cut with both its commas. */
function movedOrCut(judged: Case, quoted: string): Verdict | null {
  const { unit, how, to, place: { position } } = judged.instruction;
  if (how === 'move') return unit === 'sentence' ? movedSentence(judged) : movedItem(judged, quoted) ?? movedAsQuoted(judged, quoted);
  if (how === 'swap') return exchangedItems(judged, quoted) ?? swappedWords(judged, quoted);
  if (how !== 'split') return withCommaKept(judged, quoted);
  if (to) return parted(judged);
  return position === 'before' || position === 'after' ? newParagraph(judged, quoted, position) : null;
}

function byQuotation(judged: Case, quoted: string): Verdict {
  const { unit, operation } = judged.instruction;
  const moved = movedOrCut(judged, quoted);
  if (moved !== null) return moved;
  if (unit === 'cross-reference' && operation !== 'insertion') return crossReference(judged, quoted);
  if (unit === 'section') return refused('place not certain', 'a section is quoted by its title, and where it ends is not');
  const told = withNextWords(judged, quoted) ?? endingSo(judged);
  if (told !== null) return 'reason' in told ? told : quotedText(told, told.instruction.oldText ?? quoted);
  const listed = withItsComma(judged);
  if (listed === null) return refused('place not certain', 'whether the new words are an item of the list is not certain');
  const stands = ends(quoted) !== null && findQuoted(judged.text, quoted).length > 0;
  if (stands || (ends(quoted) === null && opening(quoted) === null)) return quotedText(listed, quoted);
  return isDamaged(judged) ? refused('copy damaged here', 'only the first words are quoted') : openingWith(judged, quoted);
}

/** The first words of a part, or these and the last: "Ferries ... at dusk." */
function openingWith(judged: Case, quoted: string): Verdict {
  const both = ends(quoted);
  return byOpening(judged, both?.first ?? opening(quoted) ?? quoted, both?.last);
}

function byPosition(judged: Case): Verdict {
  const { instruction } = judged;
  if (judged.namesakes.length > 0)
    return refused('place not certain', `${String(judged.namesakes.length + 1)} entries are headed “${judged.entry.headword}”`);
  const other = ofAnotherKind(judged);
  if (other !== null) return other;
  if (instruction.operation === 'insertion') return addition(judged);
  if (instruction.operation === 'renumbering') return renumbered(judged);
  if (instruction.operation === 'repeal') return repealByPosition(judged);
  return headlineDoubt(judged) ?? weakened(substituted(judged), headlineNote(judged));
}

function substituted(judged: Case): Verdict {
  const { instruction, text } = judged;
  switch (instruction.unit) {
    case 'sentence':
      return replaceSentence(judged);
    case 'list item':
      return replaceByPosition(judged, namedItems(judged));
    case 'paragraph':
      return replaceByPosition(judged, namedParagraphs(judged));
    case 'section': {
      const held = section(instruction.place.section ?? '', text);
      return held === null
        ? refused('place not certain', 'this copy does not mark the section')
        : replaceByPosition(judged, { runs: [held], agreed: true });
    }
    case 'text':
    case 'entry':
    case 'cross-reference':
      return refused('described, not quoted', 'the words to be replaced are not given');
  }
}
