import type { Case } from '../../case.ts';
import { isDamaged } from '../../place/damage.ts';
import { namesPart, namesSentence } from '../../place/named.ts';
import { isSentence as isFromCapitalToStop } from '../../place/sentences/placed-sentence.ts';
import { statedPlace, theOneMeant } from '../../place/stated-place.ts';
import { endsAsTold, hasSureEnds, stretchThrough } from '../../place/through.ts';
import { foldPrint } from '../../text/fold.ts';
import { findOnce, findQuoted, liesIn } from '../../text/quotation.ts';
import type { Found } from '../../text/quotation.ts';
import { sentences } from '../../../../src/model/sentences.ts';
import { applied, appliedWithNote, refused, weakened } from '../../verdict.ts';
import type { Verdict } from '../../verdict.ts';
import { asUnit, besideBlock, besideQuotation } from './beside-quotation.ts';
import { remove, substitute } from '../../text/edit.ts';
import type { Edit } from '../../text/edit.ts';
import { isMember, referenceLists } from '../../place/references/reference-lists.ts';
import { referenceBeside } from '../references/cross-reference.ts';
import { everywhere } from './everywhere.ts';
import { beforeOwnStop, withoutOrdersStop, withoutStop } from './orders-stop.ts';
import { goesToTheEnd, throughToTheEnd } from '../parts/to-the-end.ts';
import { quotedDoubt } from './quoted-doubt.ts';

/** Quoted words are removed, replaced, or mark the place of an insertion: certain where they stand exactly once. */
export function quotedText(judged: Case, quoted: string): Verdict {
  const all = findQuoted(judged.text, quoted).filter(beforeNext(judged)).filter(inContext(judged)).filter(besideOthers(judged));
  if (all.length === 0) return inDoubleMarks(judged, quoted) ?? asInSentence(judged, quoted) ?? withoutItsStop(judged, quoted) ?? notFound(judged, quoted);
  if (wasPutThere(judged, quoted)) return refused('place not certain', 'another order of the ruling put quoted words there');
  if (judged.instruction.place.nth !== null) return nthPlace(judged, all, quoted, judged.instruction.place.nth);
  if (judged.instruction.place.every) return everywhere(judged, all, quoted);
  const found = theOneMeant(judged, all);
  if (found === null) return refused('found more than once', `the quoted words stand here ${all.length} times`);
  if (goesToTheEnd(judged.instruction)) return throughToTheEnd(judged, found);
  if (judged.instruction.place.through !== null) return throughTo(judged, found, judged.instruction.place.through);
  const own = withoutOrdersStop(judged, found, quoted);
  const there = beforeOwnStop(judged, found);
  const verdict = quotedDoubt(own, there, quoted) ?? changed(own, withFullStop(own, there));
  return own === judged ? verdict : weakened(verdict, 'the full stop in the quotation is taken for the instruction’s own: here the sentence goes on');
}

/** `Replace "5" with "6" and "6" with "7"`: an order speaks of the text that its ruling found, unless it says "then". */
const wasPutThere = ({ instruction: { operation, says }, text, found }: Case, quoted: string): boolean =>
  operation !== 'insertion' && !says.includes('that it comes afterwards') && findQuoted(text, quoted).length > findQuoted(found, quoted).length;

/** Everything from the first words to the last: where nothing speaks against either. */
function throughTo(judged: Case, first: Found, through: NonNullable<Case['instruction']['place']['through']>): Verdict {
  const { instruction, newBlocks } = judged;
  const found = stretchThrough(first, through, namesSentence(instruction.place) ? 'sentence' : 'paragraph');
  const isThere = statedPlace(judged, first) === 'there' && (!('all' in through) || namesPart(judged));
  if (instruction.operation === 'insertion' || (isDamaged(judged) && !hasSureEnds(instruction))) return refused('place not certain', 'only the first and the last words are quoted');
  if (found === null || !isThere) return refused('place not certain', 'where the words end that begin so is not certain here');
  if (!endsAsTold(instruction, found)) return refused('place not certain', 'whether the last words are meant, too, is not said');
  const gone = found.block.text.slice(found.from, found.to);
  const doubt = quotedDoubt(judged, found, instruction.oldText ?? gone);
  const isRight = doubt === null && (instruction.operation === 'repeal' || newBlocks.length === 1);
  return isRight ? weakened(changed(judged, found), `from the first to the last words that are told; dropped: “${gone.trim()}”`) : doubt ?? refused('place not certain');
}

/** `between "may" and "moor"`: where the one is followed by the other, and by nothing between. */
const beforeNext = ({ instruction, text }: Case) => ({ block, to }: Found): boolean => {
  const { operation, place: { next } } = instruction;
  if (operation !== 'insertion' || next === null) return true;
  const rest = block.text.slice(to);
  const following = ofItsOwn(instruction) && endsBlock.test(rest) ? text[text.indexOf(block) + 1]?.text ?? '' : rest;
  return foldPrint(following).startsWith(foldPrint(next));
};

/** What may stand behind words that end a block. */
const endsBlock = /^[.!?"'”’)\s]*$/u;

/** `delete "a" before "cat"`: where it stands right beside the other words. */
const besideOthers = ({ instruction: { operation, place: { beside, position } } }: Case) => ({ block, from, to }: Found): boolean =>
  operation === 'insertion' || beside === null || findQuoted([block], beside).some((other) => (position === 'before' ? block.text.slice(to, other.from) : block.text.slice(other.to, from)).trim() === '' && (position === 'before' ? other.from >= to : other.to <= from));

/** `the second "toll"`: of the places in the part that is named, where all that looks like the words is counted alike. */
function nthPlace(judged: Case, all: Found[], quoted: string, { rank, said }: NonNullable<Case['instruction']['place']['nth']>): Verdict {
  const { instruction: { place }, text } = judged;
  const isNamed = namesPart(judged) || place.context !== null;
  const isThere = (found: Found): boolean => statedPlace(judged, found) === 'there';
  const counted = all.filter(isThere);
  const found = counted.at(rank < 0 ? rank : rank - 1);
  const alike = findQuoted(text, quoted, false).filter(inContext(judged)).filter(isThere).length;
  const closing = theClosing(judged, all, quoted, rank);
  if (closing !== null) return closing;
  if (found === undefined || counted.length < 2 || (!isNamed && !said)) return refused('place not certain', `the quoted words stand here ${counted.length === 1 ? 'once' : `${counted.length} times`}`);
  if (place.every || isSpokenOfAgain(judged, quoted) || isDamaged(judged)) return refused('place not certain', 'which of the places is meant cannot be counted');
  if (alike !== counted.length) return refused('place not certain', 'they stand here in other capital letters, too');
  return quotedDoubt(judged, found, quoted) ?? weakened(changed(judged, found), `the words stand there ${counted.length} times`);
}

const isSpokenOfAgain = ({ others }: Case, quoted: string): boolean =>
  others.some((other) => [other.oldText, other.place.beside].some((words) => words !== null && foldPrint(words) === foldPrint(quoted)));

/** The closing "See fog.": the whole of what stands at the end, though it stands there once. */
function theClosing(judged: Case, [found, ...others]: Found[], quoted: string, rank: number): Verdict | null {
  if (found === undefined || others.length > 0 || rank !== -1 || !closesText(judged, found)) return null;
  return quotedDoubt(judged, found, quoted) ?? changed(judged, withFullStop(judged, found));
}

/** A whole sentence, or several, with which the text ends. */
const closesText = ({ text }: Case, { block, from, to }: Found): boolean =>
  block === text.at(-1) && /^[.!?"”’)]*$/u.test(block.text.slice(to)) && sentences(block.text).some((one) => one.from === from);

/** `in the phrase "a b c", replace "b"`: in those words, which must stand here once. */
function inContext({ instruction: { place: { context } }, text }: Case): (found: Found) => boolean {
  if (context === null) return () => true;
  const around = findOnce(text, context);
  return (found) => around !== null && around.block === found.block && liesIn(found, around);
}

/** `delete "no 'song' here"`: marks within marks are printed single, though the text has them double. */
function inDoubleMarks(judged: Case, quoted: string): Verdict | null {
  const printed = doubled(quoted);
  if (printed === quoted || findOnce(judged.text, printed) === null) return null;
  return quotedText({ ...judged, newBlocks: judged.newBlocks.map((block) => ({ ...block, text: doubled(block.text) })) }, printed);
}

/** `"At dusk" is replaced by ...`: words that open a sentence are printed with a capital, though they stand within one here. */
function asInSentence(judged: Case, quoted: string): Verdict | null {
  const small = quoted.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLowerCase());
  const opens = /^["“]/u.test(judged.instruction.instruction) && foldPrint(judged.instruction.instruction.slice(1)).startsWith(foldPrint(quoted));
  const staysSmall = judged.instruction.operation === 'repeal' || judged.newBlocks.every(({ text }) => !/^\p{Lu}/u.test(text));
  if (small === quoted || !opens || !staysSmall || findOnce(judged.text, quoted, false) === null || findOnce(judged.text, small) === null) return null;
  return weakened(quotedText(judged, small), 'the capital of the quotation is taken for the instruction’s own: here the words stand in small letters');
}

/** An apostrophe within or behind a word is no mark. */
const doubled = (words: string): string => words.replace(/(?<![\p{L}\p{N}])['‘](?=\S)([^'’‘]*[^\s'’‘])['’](?![\p{L}\p{N}])/gu, '"$1"');

/** `delete "under the arch."`: printers put the instruction's own full stop inside the quotation marks. */
function withoutItsStop(judged: Case, quoted: string): Verdict | null {
  const bare = quoted.replace(/[.,]$/u, '');
  const found = findOnce(judged.text, bare);
  if (bare === quoted || found === null) return null;
  const { instruction } = judged;
  const isWhole = isWholeSentence(found);
  const isSentence = isWhole && instruction.operation === 'repeal' && namesSentence(instruction.place);
  if (!isWhole && quoted.endsWith(',') && instruction.says.includes('a sentence by its words')) return refused('place not certain', 'the quoted words are only a part of a sentence here');
  if (isBesideSentence(judged, quoted)) return refused('place not certain', 'the quoted sentence does not end here where the quotation does');
  const verdict = quotedText({ ...judged, ...(isSentence && { instruction: { ...instruction, unit: 'sentence' } }), newBlocks: judged.newBlocks.map(withoutStop) }, bare);
  return instruction.unit === 'text' && !isSentence
    ? weakened(verdict, 'the full stop in the quotation does not stand here, and is taken for the instruction’s own')
    : verdict;
}

/** `Insert "Dogs bark." after "It burns."`: a sentence behind a sentence, and not in its midst. */
const isBesideSentence = ({ instruction: { operation, place }, newBlocks }: Case, quoted: string): boolean =>
  operation === 'insertion' && place.position === 'after' && isFromCapitalToStop(quoted) && newBlocks.length > 0 && newBlocks.every(({ text }) => isFromCapitalToStop(text.trim()));

/** `The last sentence, "It burns," is deleted`: all of it but its stop, in whose place the order has a comma. */
const isWholeSentence = ({ block, from, to }: Found): boolean => sentences(block.text).some((one) => one.from === from && /^[.!?]$/u.test(block.text.slice(to, one.to)));

/** A whole paragraph, list item or sentence goes with its full stop, quoted or not. */
function withFullStop({ instruction }: Case, found: Found): Found {
  const stop = /^[.!?]/u.test(found.block.text.slice(found.to)) ? 1 : 0;
  return instruction.unit === 'text' || instruction.operation === 'insertion' ? found : { ...found, to: found.to + stop };
}

const elsewhere: Record<ReturnType<typeof statedPlace>, string> = {
  there: '',
  elsewhere: 'the quoted words stand in another paragraph here than the ruling says',
  unmarked: 'this copy does not mark the section that the ruling names',
};

function changed(judged: Case, found: Found): Verdict {
  const edit = edited(judged, found);
  if (edit === null) return refused('place not certain', 'new text of several paragraphs cannot stand inside one');
  const where = elsewhere[statedPlace(judged, found)];
  return edit.note === '' && where === '' ? applied(edit.change) : appliedWithNote(edit.change, where, edit.note);
}

function edited(judged: Case, found: Found): Edit | null {
  const { instruction, text, newBlocks, id } = judged;
  if (instruction.operation === 'repeal') return remove(text, found, id);
  if (instruction.operation === 'substitution') return substitute(text, found, newBlocks, id);
  const position = instruction.place.position === 'before' ? 'before' : 'after';
  if (!ofItsOwn(instruction) && isReference(found)) return besideReference(judged, found);
  const ownBlock = instruction.unit === 'paragraph' || instruction.unit === 'list item';
  return ownBlock ? besideBlock(text, found, asUnit(instruction.unit, newBlocks, found.block), position) : besideQuotation(text, found, newBlocks, position, id);
}

const ofItsOwn = ({ unit }: Case['instruction']): boolean => unit === 'paragraph' || unit === 'list item';
const isReference = (found: Found): boolean => isMember(found.block.text, found.from, found.to) && referenceLists(found.block).some((list) => liesIn(found, list));

/** "In the See line, after "fog" add "ice"": a reference of its own, where the list is named; elsewhere "fog ice" may be meant. " - bank" goes on with the name. */
function besideReference(judged: Case, found: Found): Edit | null {
  const { instruction: { place, unit }, text, newBlocks, id } = judged;
  const isNamed = unit === 'cross-reference' || place.within === 'references' || place.within === 'reference line';
  const asName = isNamed ? referenceBeside(judged, found) : null;
  if (asName !== null) return { change: asName, note: 'the new words are a reference of their own' };
  const isBare = !/[,;.:()]|^[-–—]/u.test(newBlocks[0]?.text.trim() ?? '');
  return isBare ? null : besideQuotation(text, found, newBlocks, place.position === 'before' ? 'before' : 'after', id);
}

function notFound(judged: Case, quoted: string): Verdict {
  if (isDamaged(judged)) return refused('copy damaged here', 'the quoted words do not stand in what is left of the text');
  const already = judged.instruction.newText !== null && findQuoted(judged.text, judged.instruction.newText).length > 0;
  if (already) return refused('text not found', 'the new text stands here already');
  const otherCase = findQuoted(judged.text, quoted, false).length > 0;
  return otherCase ? refused('text not found', 'only in other capital letters') : refused('text not found');
}
