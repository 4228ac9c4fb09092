/** Places that an order names and nobody can be sure of: of the whole book, of a part of all, near an end. */
import { allOf, firstOf } from '../grammar/branch-search.ts';
import { commandKinds } from '../commands/command-kinds.ts';
import type { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { hasNumber } from './sequences.ts';

/** "In all places of the list": everywhere, but in a part of which no place is kept. */
export function paintPartOfAll(command: Branch, paint: Paint): void {
  if (firstOf(command, 'everywhere', 'eachWord') === null) return;
  for (const place of allOf(command, 'Inside')) if (firstOf(place, 'List') !== null) paint.put('not understood', place);
}

/** "Wherever it appears in the glossary": of every entry that has the words, and nobody says which these are. "Throughout this entry" says it. */
export function paintWholeBook(tree: Branch, paint: Paint): void {
  const all = ['everywhere', 'eachWord', 'wherever', 'eachTime'].flatMap((rule) => allOf(tree, rule));
  if (all.length === 0 || all.some(({ words }) => /\b(?:entry|text)\b/i.test(words))) return;
  for (const book of allOf(tree, 'Inside_book')) paint.put('object', book);
}

/** Words that may be the name of an entry, at the most. */
const FEW = 3;

/** "Delete "fog" from the glossary": from this entry, or the one of that name? And the last paragraph "of the glossary" is no entry's. */
export function paintPartOfBook(command: Branch, paint: Paint): void {
  const targets = allOf(command, 'Target', 'Subject');
  if (targets.some((target) => firstOf(target, 'Entry', 'Detail') !== null)) return;
  const isNamed = targets.some((target) => (firstOf(target, 'QuotedWords')?.words ?? 'long '.repeat(FEW + 1)).trim().split(' ').length <= FEW);
  for (const book of allOf(command, 'Inside_book')) {
    const from = book.words.trim().replace(/^, /, '');
    if (from.startsWith('of ') || (isNamed && (from.startsWith('from ') || from.startsWith('out of ')))) paint.put('not understood', book);
  }
}

/** "Everything after the first sentence" of the one paragraph that an entry has: nothing else is said of where. */
const isOfEntry = (command: Branch): boolean =>
  allOf(command, 'Detail', 'Detail_except', 'KeptOfPart', 'Rank').length === 0 && allOf(command, 'Inside').every((place) => firstOf(place, 'Entry') !== null);

/** "Everything after the first sentence", "except its last": of one part that is told, and only where it is deleted. */
export function paintRestOfNothing(command: Branch, paint: Paint): void {
  const rests = allOf(command, 'RestOfPart', 'KeptSentences', 'KeptOfPart', 'Detail_except');
  const parts = allOf(command, 'Paragraphs', 'OwnedParagraphs', 'Items', 'OwnedItems').filter(hasNumber).length + allOf(command, 'Opened').length;
  const kind = firstOf(command, ...Object.keys(commandKinds))?.rule ?? '';
  const ofLess = allOf(command, 'Target').some((target) => firstOf(target, 'Detail_except') !== null && firstOf(firstOf(target, 'TargetHead') ?? target, 'Sentences', 'QuotedWords', 'Entry') !== null);
  if (parts > 1 || (parts === 0 && !isOfEntry(command)) || ofLess || commandKinds[kind]?.operation !== 'repeal') for (const rest of rests) paint.put('not understood', rest);
}

/** "Near the end" tells where quoted words stand, and nobody where new ones go. */
export function paintVaguePlaces(command: Branch, paint: Paint): void {
  const kind = firstOf(command, ...Object.keys(commandKinds))?.rule ?? '';
  if (commandKinds[kind]?.operation !== 'substitution' && commandKinds[kind]?.operation !== 'repeal')
    for (const place of allOf(command, 'Vaguely')) paint.put('not understood', place);
}

/** "Delete "at dusk" from its parentheses": do the words go, or the marks round them? */
export function paintFromItsMarks(command: Branch, paint: Paint): void {
  for (const place of allOf(command, 'Inside')) if (firstOf(place, 'Parentheticals') !== null && /^\W*(?:from|out of|of) (?:its|their)\b/i.test(place.words)) paint.put('not understood', place);
}

/** "The following sentence is replaced with the following": which one it is nobody tells; "this" is the entry. */
export function paintPromisedOld(command: Branch, paint: Paint): void {
  const kind = firstOf(command, ...Object.keys(commandKinds))?.rule ?? '';
  const promises = allOf(command, 'Subject').flatMap((subject) => allOf(subject, 'Promise'));
  if (commandKinds[kind]?.operation === 'substitution') for (const promise of promises) if (!/^\W*th(?:is|ese)\b/i.test(promise.words)) paint.put('not understood', promise);
}
