import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Command, Spot, TextRange, Wording } from './command.ts';
import { commandKinds } from './command-kinds.ts';
import type { CommandKind } from './command-kind.ts';
import { destinationOf, partnerOf } from './destination.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { rangeOf } from './quoted.ts';
import { besideItsNeighbour, withRankOfItsOwn } from './rank-of-its-own.ts';
import { derivedBy } from './recased.ts';
import { joinSpots, nowhere } from './joined-spots.ts';
import { spotOf } from './spot.ts';
import { openingOfPlace, targetsOf } from './targets-of.ts';
import { unitOfAddition, unitOfPromise } from './unit-of-words.ts';
import { wordingsOf } from './wording.ts';

/** The words that name the place beside the targets; a target is found too so that nothing in it is taken for one. */
function locatorOf(command: Branch): TextRange[] {
  const places = ['LeadingPlace', 'LeadingUnit', 'Amended', 'SayingPlace', 'GrowingPlace', 'PartThatGoesOn', 'FollowedWords', 'Aim', 'PlainAim', 'PlacedBetween', 'BesideWords', 'Inside', 'Everywhere', 'Wherever', 'EachTime', 'Vaguely', 'MoveTo', 'ToEnd', 'ToPartEnd', 'BesideSentence', 'RankTo', 'MoveAnchor', 'CutAt', 'ToList', 'aboutRecord', 'EndNote', 'RefSubject', 'RefPlace', 'refThere', 'refList', 'refAmong', 'refAtEnd', 'JoinedList'];
  return allOf(command, 'Target', 'RuleSubject', ...places).filter(({ rule }) => places.includes(rule)).map(rangeOf);
}

const wherePlaces = ['NextAim', 'Aim', 'Inside', 'Everywhere', 'Wherever', 'EachTime', 'FaultyPlace', 'closesWord', 'AddedUnit', 'ToList', 'PlainAim', 'SayingPlace', 'AddedLast', 'EndNote', 'beginVerb', 'nowBegins', 'ModalBegin', 'FollowedWords', 'GrowingPlace', 'SaysSubject', 'Saying', 'breakBefore', 'breakAfter', 'SplitSide', 'PlacedBetween', 'BesideWords', 'InWords', 'NewThing', 'endsNow', 'RefSubject', 'RefPlace', 'refThere', 'refList', 'RefAt', 'refAmong', 'refCount', 'followedBy', 'precededBy', 'mustPrecede', 'mustFollow', 'goesOnWith', 'goesOnBehind', 'atItsEnd', 'besideIt', 'endsWithNew', 'PartThatGoesOn', 'NewBeside', 'enlargeWords', 'enlargePart', 'enlarged', 'prefixVerb', 'prefaceVerb', 'edgeWordVerb', 'JoinedList', 'lieBeside', 'ListedBeside', 'ListedEdge', 'ListedEnd', 'MarkEnd', 'refAtTheirEnd', 'CountedThing', 'Turned'];

/** Whether nothing is named but, perhaps, the entry. */
const isNowhere = (where: Spot): boolean =>
  where.position === null && where.again === null && !where.unclear && [where.paragraphs, where.items, where.sentences, where.ofKindBefore, where.told].every((part) => part.length === 0)
  && [where.section, where.about, where.within, where.beside, where.opening, where.context].every((part) => part === null);

const isAppended = /^append|\b(?:is|are|be|been) (?:now |hereby )?appended\b/;

/** What is appended goes to the end of what is named. */
function whereAppended(where: Spot, parts: readonly Branch[]): Spot {
  if (parts.length === 0) return { ...where, position: 'end' };
  if (where.position !== null) return where;
  // What is appended as the fourth bullet follows the last one.
  const ranked = parts.filter(({ rule }) => rule === 'AddedUnit').map(spotOf).some(({ paragraphs, items }) => [...paragraphs, ...items].some(({ from }) => from > 0));
  if (ranked) return { ...where, vacant: true };
  // Append "at night" to the first bullet; append to this entry; append, as a new paragraph.
  const isPart = [where.paragraphs, where.items, where.sentences].some((numbered) => numbered.length > 0);
  return isPart || isNowhere(where) ? { ...where, position: 'end' } : where;
}

/** The place that a command names beside its target. Where something is moved to is no place to look for it. */
function whereOf(verbal: Branch): Spot {
  const parts = verbal.branches.filter((part) => wherePlaces.includes(part.rule));
  const where = parts.map(spotOf).map(openingOfPlace).reduce(joinSpots, { ...nowhere });
  if (exchangesSeveral(verbal)) return { ...where, unclear: true };
  if (isAppended.test(verbal.words)) return whereAppended(where, parts);
  if (verbal.words.startsWith('prepend')) return { ...where, position: where.position ?? 'start' };
  return verbal.rule.startsWith('Move_') || verbal.rule.startsWith('Passive_moved') || verbal.rule === 'Terse_move' ? whereTo(where, parts.some((part) => firstOf(part, 'List') !== null)) : where;
}

/** "Steps 2 and 3 trade places with step 1": what comes where, nobody says. */
const exchangesSeveral = (verbal: Branch): boolean => verbal.rule.startsWith('Swap_') && firstOf(verbal, 'SwapPartner') !== null && firstOf(verbal, 'severalSteps') !== null;

/** Where something is moved to: an end of the entry or of the list that it stands in. Of any other thing the end is no place for it. */
function whereTo(where: Spot, ofList: boolean): Spot {
  const { position, unit, paragraphs, items, sentences, ofKindBefore, told, ...others } = where;
  const isOther = [paragraphs, items, sentences, ofKindBefore, told].some((named) => named.length > 0) || [others.section, others.about, others.within === 'list' ? null : others.within, others.beside, others.opening].some((named) => named !== null);
  if (isOther || (unit !== null && unit !== (ofList ? 'list item' : 'entry'))) return { ...nowhere };
  return { ...nowhere, position: ofList && (position === 'start' || position === 'end') ? `${position} of the list` : position };
}

/** Words without quotation marks are text only where the old words are quoted or the sentence says "read". */
function knownWordings(verbal: Branch, targets: Spot[]): Wording[] {
  const by = /^(?:Recase_|Passive_recased|Passive_number|Passive_initial|Enclosing_)/.test(verbal.rule) ? derivedBy(verbal) : null;
  if (by !== null) return [{ is: 'derived', by, firstLetter: verbal.rule === 'Passive_initial' }];
  const bare = firstOf(verbal, 'bareWords') !== null;
  const reads = firstOf(verbal, 'Reads') !== null || /^to (read|say|state)/.test(firstOf(verbal, 'intoWord')?.words ?? '');
  return bare && !reads && !targets.some((target) => target.old !== null) ? [{ is: 'described' }] : wordingsOf(verbal);
}

/** A command that names nothing is still done to something: what it adds, a card, the words it promises, the entry. */
function impliedTarget(verbal: Branch, kind: CommandKind, where: Spot, begins: string): Spot {
  if (kind.operation === 'insertion') return { ...nowhere, unit: unitOfAddition(verbal, where, begins) };
  if (kind.operation === 'erratum') return { ...nowhere, unit: 'text' };
  const promises = /_quoting$|_listed$|^Move_promised$|^Delete_these$/.test(verbal.rule);
  return { ...nowhere, unit: promises ? unitOfPromise(verbal) : where.opening === null && where.told.length === 0 ? null : where.unit };
}

function begins(wording: Wording, printed: string): string {
  return wording.is === 'given' ? printed.slice(wording.at.from, wording.at.to) : '';
}

/** "This replaces the existing entry" does not say by what: only a smaller thing is replaced by the rule around the sentence. */
function operationOf(kind: CommandKind, targets: Spot[]): Command['operation'] {
  const isPart = targets.some(({ unit }) => unit !== null && unit !== 'entry');
  return kind.takesProse && !isPart ? 'reversal' : kind.operation;
}

/** "Add a new paragraph:", "add the following sentence:": one is promised, and no more of the ruling is its text. */
function bringsOne(verbal: Branch): boolean {
  const promised = verbal.branches.find(({ rule }) => ['Promise', 'AddedUnit', 'AddedLast', 'NewAddition', 'NewBeside'].includes(rule));
  const noun = promised && firstOf(promised, 'paragraphNoun', 'sentenceNoun', 'itemNoun', 'exampleNoun', 'parentheticalNoun', 'referenceNoun');
  return noun !== undefined && noun !== null && !noun.words.endsWith('s');
}

/** "A new paragraph after the one that begins ...": the one is of the kind that is added. */
function oneOfItsKind(where: Spot, verbal: Branch, unit: Spot['unit']): Spot {
  if (firstOf(verbal, 'TheOne') === null) return where;
  if (unit !== 'paragraph' && unit !== 'list item') return { ...where, about: where.about ?? rangeOf(verbal) };
  return { ...where, told: where.told.map((part) => ({ ...part, of: unit })) };
}

/** "a" and "b" become "c" and "d": each new one for the old one of its rank; of unlike numbers nobody knows which for which. */
function dealtOut(wordings: Wording[], named: Spot[]): { wording: Wording; targets: Spot[] }[] {
  if (wordings.length !== named.length) return [{ wording: { is: 'described' }, targets: named }];
  return wordings.map((wording, index) => ({ wording, targets: named.slice(index, index + 1) }));
}

/** "Paragraph 2, last sentence: move ...": the smallest part that the heading names is what is moved; in a phrase before the verb it is only where. */
function headsMove(lead: Branch | null): Spot[] {
  const heading = lead && firstOf(lead, 'Lead_heading');
  const spot = heading && spotOf(heading);
  if (!spot) return [];
  return [{ ...spot, unit: spot.sentences.length > 0 ? 'sentence' : spot.items.length > 0 ? 'list item' : spot.paragraphs.length > 0 ? 'paragraph' : spot.unit }];
}

/** `Move "Ask its captain." to the end`: what is quoted is a sentence, though nothing calls it so. */
function asSentences(named: Spot[], kind: CommandKind, printed: string): Spot[] {
  const isSentence = ({ unit, old }: Spot): boolean => (unit === null || unit === 'text') && old !== null && /^["'“‘([]*\p{Lu}.*[.!?]["'”’)\]]*$/su.test(printed.slice(old.from, old.to).trim());
  return kind.how === 'move' ? named.map((spot) => (isSentence(spot) ? { ...spot, unit: 'sentence' } : spot)) : named;
}

/** Reads one `Command` branch: one command, or one for each quotation that it adds. */
export function commandsOf(command: Branch, printed: string): Command[] {
  const found = firstOf(command, ...Object.keys(commandKinds));
  const kind = found && commandKinds[found.rule];
  if (!found || !kind) return [];
  const verbal = command.rule === 'Undoing' ? command : found;
  const named = kind.operation === 'insertion' ? [] : asSentences(targetsOf(verbal, printed), kind, printed);
  const lead = firstOf(command, 'Lead', 'PairLead');
  const own = whereOf(verbal);
  const whole = lead ? joinSpots(own, openingOfPlace(spotOf(lead))) : own;
  const where = lead ? joinSpots(own, { ...openingOfPlace(spotOf(lead)), unit: null }) : own;
  const wordings = knownWordings(verbal, named);
  const dealt = verbal.rule.startsWith('Several_') ? dealtOut(wordings, named) : wordings.map((wording) => ({ wording, targets: named.length > 0 ? named : [impliedTarget(verbal, kind, whole, begins(wording, printed))] }));
  const placed = (unit: Spot['unit']): Spot => (kind.operation === 'insertion' ? besideItsNeighbour(withRankOfItsOwn(oneOfItsKind(where, verbal, unit), unit, command), command) : oneOfItsKind(where, verbal, unit));
  return dealt.map(({ wording, targets }) => ({
    operation: operationOf(kind, named),
    targets,
    where: placed(targets[0]?.unit ?? null),
    locator: locatorOf(command),
    wording,
    brings: kind.brings ?? 'new text',
    takesProse: kind.takesProse ?? false,
    how: kind.how ?? null,
    to: kind.how === 'swap' ? partnerOf(verbal, named) : destinationOf(verbal, named.length > 0 ? named : headsMove(lead), printed),
    bare: named.length === 0 && lead === null && ['repeal', 'substitution'].includes(kind.operation) && firstOf(verbal, 'Promise', 'ThisText', 'Entry') === null,
    single: kind.operation === 'insertion' && bringsOne(verbal),
  }));
}
