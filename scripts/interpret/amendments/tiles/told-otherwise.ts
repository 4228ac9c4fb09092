/** What looks like the place of an order, or like an order, and is a day, a condition, or the tale of a fault. */
import pluralize from 'pluralize';
import { derivedWords } from '../commands/recased.ts';
import { allOf } from '../grammar/branch-search.ts';
import type { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { counted, hasNumber } from './sequences.ts';
import { monthsMisspelt } from '../../../language/en/calendar-words.ts';

/** Paints over what is told in such words, so that its order waits. */
export function paintToldOtherwise(tree: Branch, paint: Paint): void {
  paintTimesAsSubjects(tree, paint);
  paintIgnored(paint);
  paintWholeInPart(tree, paint);
  paintFaultsToldEitherWay(paint);
  paintItOfAnother(tree, paint);
  paintOtherThings(tree, paint);
  paintNumberOfAnother(paint);
  paintLetterOfAnother(paint);
}

/** "Make "lamps" singular ("bell")": new words that are not what the order says they are. */
function paintNumberOfAnother(paint: Paint): void {
  for (const { index, 0: found, 1: old = '', 2: number, 3: given } of paint.printed.matchAll(/["“]([^"”]+)["”][^"“”]*\b(singular|plural)\b[^"“”]*["“]([^"”]+)["”]/giu))
    if (derivedWords(old, number?.toLowerCase() === 'plural' ? 'plural' : 'singular', false) !== given) paint.kinds.fill('not understood', index, index + found.length);
}

/** "Capitalize "lamp" as "Bell"", ""lamp" takes a capital B": other letters than those that the words have. */
function paintLetterOfAnother(paint: Paint): void {
  for (const { index, 0: found, 1: old = '', 2: given = '' } of paint.printed.matchAll(/\b(?:(?:de|un)?capitali[sz]|lower-?case)\w* [^"“”]*["“]([^"”]+)["”],? (?:as|to|into) ["“]([^"”]+)["”]/giu))
    if (old.toLowerCase() !== given.toLowerCase() || (given === given.toLowerCase()) === /^capital/iu.test(found)) paint.kinds.fill('not understood', index, index + found.length);
  for (const { index, 0: found, 1: old = '', 2: letter = '' } of paint.printed.matchAll(/["“]([^"”]+)["”][^"“”]*\b(?:capital|upper-case|big|small|lower-?case) ([a-z])(?=\W*$)/giu))
    if (!old.toLowerCase().startsWith(letter.toLowerCase())) paint.kinds.fill('not understood', index, index + found.length);
}

/** "In the second sentence on 1 May", "on a trial basis": a day or a condition, and no subject of that sentence. */
function paintTimesAsSubjects(tree: Branch, paint: Paint): void {
  for (const about of allOf(tree, 'aboutName')) if (timesAndConditions.test(about.words)) paint.put('scope', about);
}

const timesAndConditions = new RegExp(String.raw`^\W*(?:(?:an?|the|our|its|each|every|this|next) )?(?:trial|approval|demand|request|vote|condition|payment|appeal|probation|suspicion|behalf|map|cards?|once|months?|weeks?|years?|days?|weekends?|holidays?|\d|first(?! (?:sentence|word))|second(?! (?:sentence|word))|third|fourth|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|${monthsMisspelt})\b`, 'i');

/** "Misprint: "dawn" for "dusk"": which of the two was printed, and which is meant? "The mistake: "lamp" was deleted." */
function paintFaultsToldEitherWay(paint: Paint): void {
  for (const { index, 0: found } of paint.printed.toLowerCase().matchAll(/^\W*(?:an? |the |fixed |corrected )*(?:misprints?|typos?|typographical errors?|slips?|errors?|mistakes?|oversights?)\b[^"“]{0,40}["“][^"”]*["”],? (?:for|instead of|rather than|in place of|replaces|becomes|(?:was|is|has been) (?!(?:to|now|wrong|incorrect)\b)\w+)/g)) paint.kinds.fill('not understood', index, index + found.length);
}

/** "In the second paragraph, replace "a" throughout this entry": there, or in all of it? */
function paintWholeInPart(tree: Branch, paint: Paint): void {
  if (!counted.some((kind) => allOf(tree, ...kind).some(hasNumber))) return;
  for (const { index, 0: found } of paint.printed.toLowerCase().matchAll(/\b(?:throughout|everywhere in|wherever it \w+ in|each time it \w+ in) (?:this|the|this whole|the whole|the entire) entry\b/g)) paint.kinds.fill('not understood', index, index + found.length);
}

/** "The last sentence is being ignored": what somebody does with it, and no order to delete it. */
function paintIgnored(paint: Paint): void {
  for (const { index, 0: found } of paint.printed.toLowerCase().matchAll(/(?<!\b(?:should|must|shall|to|may) )\b(?:have|has|had|is|are|was|were|gets?|got|being)(?: been| being| now| also)? (?:ignored|disregarded)\b/g)) paint.kinds.fill('not understood', index, index + found.length);
}

/** "5 marks -> 1 lamp": so many of another thing are exchanged for them in play, and correct nothing. */
function paintOtherThings(tree: Branch, paint: Paint): void {
  const things = allOf(tree, 'oldFigure', 'newFigure').map(({ words }) => pluralize.singular(/[a-z'-]+\s*$/i.exec(words)?.[0].trim().toLowerCase() ?? ''));
  if (new Set(things).size > 1) for (const figure of allOf(tree, 'newFigure')) paint.put('not understood', figure);
}

/** "At dusk" contradicts the card and was struck from it: from the card? */
function paintItOfAnother(tree: Branch, paint: Paint): void {
  const another = allOf(tree, 'UselessToo', 'UselessIs', 'WrongAnd').find(({ words }) => /\b(?:cards?|rulebook|rules|entries|game text)\b/i.test(words));
  if (another === undefined) return;
  // "... contradicts the rulebook; throw it out", "... contradicts the other entries, and is deleted there"
  for (const { index, 0: found } of paint.printed.slice(another.to).toLowerCase().matchAll(/\b(?:it|them|this|that|these|those|there)\b/g)) paint.kinds.fill('not understood', another.to + index, another.to + index + found.length);
}
