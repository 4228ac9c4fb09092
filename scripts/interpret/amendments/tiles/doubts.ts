/**
 * What the grammar could read, and nobody can be sure of: places that contradict each other, words that leave open which
 * thing is meant, things that are no part of this text. Their words are painted over, so that their order waits.
 */
import type { TileKind } from '../../../../src/model/corpus.ts';
import { namesNothing, openChoice, otherObjects, saysWhereToo } from '../../../language/en/objects.ts';
import { judgesWhatFollows } from '../../../language/en/turnings.ts';
import { announcedIn } from '../sentences/announced-number.ts';
import { paintBareTurns } from './bare-turns.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import { commandKinds } from '../commands/command-kinds.ts';
import type { TextRange } from '../commands/command.ts';
import { foldText } from '../sentences/fold-text.ts';
import type { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { allItems } from '../commands/ranks.ts';
import { paintContradictions, paintTwoAround, paintTwoPlaces, paintTwoSides } from './contradictions.ts';
import { counted, numberedIn, paintSequences } from './sequences.ts';
import { paintToldOtherwise } from './told-otherwise.ts';
import { paintFromItsMarks, paintPartOfAll, paintPartOfBook, paintPromisedOld, paintRestOfNothing, paintVaguePlaces, paintWholeBook } from './doubtful-places.ts';
import { oneSpace } from '../../../../src/model/one-space.ts';

/** Quoted words are what they are: that they are "about" something, or stand "on" it, is said of nothing that the text has. */
function paintDescribedQuotations(branch: Branch, paint: Paint): void {
  const head = branch.branches.find(({ rule }) => rule === 'TargetHead')?.branches[0]?.rule;
  if (head === 'QuotedWords' || head === 'NumberWords')
    for (const detail of branch.branches) if (detail.branches[0]?.rule.startsWith('Detail_about')) paint.put('not understood', detail);
  for (const part of branch.branches) paintDescribedQuotations(part, paint);
}

/** "Fog" must be changed in "tolls": into these words, or where they stand? Words of which some are kept are new ones. */
function paintOpenIn(branch: Branch, paint: Paint): void {
  const [into] = allOf(branch, 'intoWord').filter(({ words }) => words.trim() === 'in');
  const quotations = allOf(branch, 'quotation').map(({ words }): string[] => words.match(/[\w']+/g) ?? []);
  if (into && !quotations.at(-1)?.some((word) => quotations[0]?.includes(word))) paint.put('not understood', into);
}

/** What is expanded, amended or corrected "by" other words may keep its own: where they go, the sentence has to say. */
function paintExpandedBy(command: Branch, paint: Paint): void {
  const verb = firstOf(command, 'reviseVerb', 'revised');
  const isQuoted = allOf(command, 'Target').some((target) => firstOf(target, 'QuotedWords') !== null);
  const isEntry = verb !== null && /^\W*(?:amend|revis|modif|updat|alter)/i.test(verb.words) && firstOf(command, 'WholeText', 'Entry') !== null;
  const isOpen = verb?.words.startsWith('expand') === true || (verb !== null && isQuoted) || isEntry;
  if (isOpen) for (const into of allOf(command, 'intoWord', 'readOrWith')) if (/^(?:by|with)$/.test(into.words.trim())) paint.put('not understood', into);
}

/** Deleting "all references to "oil"": the word each time, or what is said of oil? */
function paintDeletedMentions(branch: Branch, paint: Paint): void {
  if (/^(?:Delete_|Passive_(?:deleted|void|shortDeleted|quoting)$)/.test(branch.rule))
    for (const each of allOf(branch, 'eachWord')) if (/references? to|mentions? of/.test(each.words)) paint.put('not understood', each);
  for (const part of branch.branches) paintDeletedMentions(part, paint);
}

/** "Be deleted" is ordered only by those who have the say; and so many changes as are announced must come. */
function paintHalfOrders(order: Branch, paint: Paint): void {
  const resolved = firstOf(order, 'resolvedThat') !== null;
  for (const been of allOf(order, 'beenWord')) if (been.words.trim() === 'be' && !resolved) paint.put('not understood', been);
  const count = allOf(order, 'changesTo', 'allOfThem', 'asThis').map(({ words }) => announcedIn(words)).find((number) => number !== null);
  const commands = allOf(order, 'Command', 'PlacedPair', 'Pair', 'RankPair').length;
  if (count !== undefined && count !== commands) for (const announced of allOf(order, 'changesTo', 'allOfThem', 'asThis')) paint.put('not understood', announced);
}

/** "The entry was obsolete" tells why something else is ordered; "is obsolete" says that it goes. */
function paintOnceObsolete(order: Branch, paint: Paint): void {
  for (const been of allOf(order, 'HasBeen', 'beenWord')) if (/^\W*(?:was|were|had been)\b/i.test(been.words) && /\bobsolete\b/i.test(order.words)) paint.put('not understood', been);
}

/** "(Obsolete) Delete the last sentence." */
function paintVerdictBefore(tree: Branch, paint: Paint): void {
  for (const remark of allOf(tree, 'Remark')) {
    const isFirst = !/[a-z]/i.test(paint.printed.slice(0, remark.from - paint.from));
    if (isFirst && judgesWhatFollows.test(remark.words)) paint.put('not understood', remark);
  }
}

/** "A reference to the right entry": to what, nobody is told. */
function paintNamelessReferences(command: Branch, paint: Paint): void {
  for (const reference of allOf(command, 'NewReference', 'Add_reference')) {
    const name = firstOf(reference, 'name');
    if (name && (namesNothing.test(name.words) || saysWhereToo.test(name.words))) paint.put('not understood', name);
  }
}

/** "After the word after "toll"": beside a word that nothing tells. */
function paintUntold(command: Branch, paint: Paint): void {
  const sides = allOf(command, 'Toward');
  for (const side of sides) if (sides.length > 1 && firstOf(side, 'Passage', 'Numbered_bare') !== null) paint.put('not understood', side);
}

/** What is told by quoted words beside it, where it goes: a sentence, or what stands in brackets. */
const oneOfAKind = /^the (?:sentence|parenthetical)$/;

/** "The paragraph after "toll"": beside quoted words only others that are quoted can be told, or one sentence, or one bracket, that goes. */
function paintBesideTheDescribed(command: Branch, paint: Paint): void {
  const heads = allOf(command, 'Target').flatMap((target) => allOf(target, 'TargetHead'));
  const isQuoted = allOf(command, 'OldMark').length > 0 || (heads.length === 1 && heads[0]?.branches[0]?.rule === 'QuotedWords');
  const kind = firstOf(command, ...Object.keys(commandKinds))?.rule ?? '';
  const isOne = heads.length === 1 && commandKinds[kind]?.operation === 'repeal' && oneOfAKind.test(heads[0]?.words.trim() ?? '');
  if (!isQuoted && !isOne) for (const beside of allOf(command, 'BesideWords')) paint.put('not understood', beside);
}

/** "The entry for harbours" is another entry, unless the ruling is on that; "the entry on this ship" is this one. "That entry" is another one, too: one that was spoken of. */
function paintOtherEntries(branch: Branch, topic: string | null, paint: Paint): void {
  if (branch.rule === 'Entry' && /^\W*th(?:at|ose)\b/i.test(branch.words)) paint.put('object', branch);
  // "The entry that explains tolls"
  if (branch.branches.some((head) => firstOf(head, 'Entry') !== null)) for (const detail of branch.branches) if (detail.rule.endsWith('Detail') && firstOf(detail, 'aboutName') !== null) paint.put('object', detail);
  if (branch.rule === 'Entry') {
    const name = branch.branches.flatMap(({ branches }) => branches).find(({ rule }) => rule === 'name' || rule === 'quotation');
    const bare = (words: string): string => oneSpace(foldText(words).text.replace(/["“”'.,*]/g, ''));
    if (name && !/^this\b/.test(bare(name.words)) && bare(name.words) !== bare(topic ?? '')) paint.put('object', branch);
  }
  for (const part of branch.branches) paintOtherEntries(part, topic, paint);
}

/** Names and quotations, which are looked up in the text and name no other object; "all instances of", which is no open choice. */
const looked = new Set(['name', 'quotation', 'sectionName', 'aboutRecord', 'RuleSubject', 'valueName', 'CardText', 'eachWord', 'both', 'everything', 'everywhere', 'EachTime', 'inclusive', 'rangeLead', 'Ordinals', 'Figures', 'allWords', 'restSign', 'exceptSign', 'moveSide', 'moveEdge', 'upOrDown', 'NthAfter', 'UselessToo', 'WrongAnd', 'UselessIs', 'uselessAdjective', 'Numbered_all', 'refList', 'refAmong', 'refName', 'allOfIt']);
/** All items of a list, or both, are no open choice. */
const isWholeList = (branch: Branch): boolean => branch.rule === 'TargetHead' && branch.branches.some(({ branches: [part] }) => part !== undefined && allItems(part).items !== undefined) && !/\b(?:other|remaining)\b/i.test(branch.words);
const lookedUp = (branch: Branch): TextRange[] => (looked.has(branch.rule) || isWholeList(branch) ? [branch] : branch.branches.flatMap(lookedUp));

/** Another object's name, or a word that leaves open which thing is meant, in words that name a place. */
function paintDoubtfulWords(tree: Branch, paint: Paint): void {
  const letters = paint.printed.toLowerCase().split('');
  for (const { from, to } of lookedUp(tree)) letters.fill('_', from - paint.from, to - paint.from);
  const words = letters.join('');
  const mark = (is: RegExp, kind: TileKind): void => {
    for (const { index, 0: found } of words.matchAll(new RegExp(is.source, 'g'))) {
      const here = paint.kinds[index];
      if (here === 'place' || here === 'old words') paint.kinds.fill(kind, index, index + found.length);
    }
  };
  for (const { is } of otherObjects) mark(is, 'object');
  mark(openChoice, 'not understood');
}

/** "The first sentence and the second sentence of the last paragraph": is the first of that paragraph, too? */
function paintHalfOwned(command: Branch, paint: Paint): void {
  const targets = allOf(command, 'Target');
  const isOwned = (target: Branch): boolean => allOf(target, 'Inside').length > 0;
  for (const kind of counted) {
    const alike = targets.filter((target) => numberedIn(target, kind).length > 0 || allOf(target, 'Rank').length > 0);
    const last = alike.at(-1);
    const half = alike.length > 1 && last && isOwned(last) ? alike.filter((target) => !isOwned(target)) : [];
    for (const target of half) paint.put('not understood', target);
  }
}

/** Paints over what is doubtful in an order that was read. */
export function paintDoubts(tree: Branch, topic: string | null, paint: Paint): void {
  paintToldOtherwise(tree, paint);
  paintDoubtfulWords(tree, paint);
  paintBareTurns(tree, paint);
  paintOtherEntries(tree, topic, paint);
  paintWholeBook(tree, paint);
  paintDescribedQuotations(tree, paint);
  paintDeletedMentions(tree, paint);
  paintVerdictBefore(tree, paint);
  for (const order of allOf(tree, 'Order')) {
    paintSequences(order, paint);
    paintHalfOrders(order, paint);
    paintOnceObsolete(order, paint);
  }
  for (const command of allOf(tree, 'Command')) {
    paintPartOfBook(command, paint);
    paintHalfOwned(command, paint);
    paintContradictions(command, paint);
    paintTwoPlaces(command, paint);
    paintTwoAround(command, paint);
    paintTwoSides(command, paint);
    paintOpenIn(command, paint);
    paintExpandedBy(command, paint);
    paintVaguePlaces(command, paint);
    paintUntold(command, paint);
    paintBesideTheDescribed(command, paint);
    paintNamelessReferences(command, paint);
    paintPartOfAll(command, paint);
    paintFromItsMarks(command, paint);
    paintPromisedOld(command, paint);
    paintRestOfNothing(command, paint);
  }
}
