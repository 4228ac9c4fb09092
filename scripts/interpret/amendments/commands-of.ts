import type { Unit } from '../../../src/schemas/corpus.ts';
import { allOf, firstOf } from './branch-search.ts';
import type { Command, Spot, TextRange } from './command.ts';
import { commandKinds } from './command-kinds.ts';
import type { CommandKind } from './command-kinds.ts';
import type { Branch } from './parse-paragraph.ts';
import { insideQuotation, rangeOf } from './quoted.ts';
import { joinSpots, nowhere, spotOf } from './spot.ts';
import { wordingOf } from './wording.ts';

/** What kind of thing an addition is, by its noun: "the following paragraph", "the cross-reference". */
const unitOfNoun: Record<string, Unit> = {
  paragraphNoun: 'paragraph', itemNoun: 'list item', sectionNoun: 'section', entryNoun: 'entry', referenceNoun: 'cross-reference',
  sentenceNoun: 'text', exampleNoun: 'text', parentheticalNoun: 'text', wordNoun: 'text',
};

/** "The third paragraph (beginning ...)": a paragraph is quoted by its first words, anything shorter whole, unless cut short by dots. */
function openingOrWhole(spot: Spot, printed: string): Spot {
  if (!spot.old) return spot;
  const cut = /(\.\.\.|…)$/.test(printed.slice(spot.old.from, spot.old.to).trim());
  const opens = spot.unit === 'paragraph' || spot.unit === 'section' || (cut && spot.unit !== 'text');
  return opens ? { ...spot, opening: spot.opening ?? spot.old, old: null } : spot;
}

/** "Delete the parenthetical": named by its kind alone, so the words of the phrase are all there is to say about it. */
function describedAtLeast(spot: Spot, target: Branch): Spot {
  const said = spot.old ?? spot.about ?? spot.opening ?? spot.position;
  const described = spot.unit === 'text' && said === null && !spot.onCard;
  const head = firstOf(target, 'TargetHead');
  return described && head ? { ...spot, about: rangeOf(head) } : spot;
}

const targetSpot = (target: Branch, printed: string): Spot =>
  describedAtLeast(openingOrWhole(spotOf(target), printed), target);

/** Quoted words that stand in place of a target: change the toll from "two" to "three". */
function oldQuotation(verbal: Branch): TextRange | null {
  const quotations = verbal.branches.filter((part) => part.rule === 'quotation');
  const before = /_(fromTo|quoting)$/.test(verbal.rule) ? quotations[0] : undefined;
  return before ? insideQuotation(before) : null;
}

function targetsOf(verbal: Branch, printed: string): Spot[] {
  const targets = allOf(verbal, 'Target').map((target) => targetSpot(target, printed));
  const old = oldQuotation(verbal);
  if (!old) return targets;
  const [target] = targets;
  return [{ ...(target ?? nowhere), unit: 'text', old, about: null }];
}

/** The words that name the place; quoted old text is not one of them. */
function locatorOf(command: Branch): TextRange[] {
  const places = ['LeadingPlace', 'NextAim', 'Aim', 'Inside', 'Target', 'RuleSubject', 'aboutRecord'];
  return allOf(command, ...places).flatMap((part) => {
    const quoted = part.rule === 'Target' && firstOf(part, 'Words', 'It') !== null && firstOf(part, 'Edge') === null;
    return (quoted ? allOf(part, 'Inside') : [part]).map(rangeOf);
  });
}

const wherePlaces = ['NextAim', 'Aim', 'Inside', 'AddedUnit'];

/** The place that a command names beside its target. */
function whereOf(verbal: Branch): Spot {
  const direct = verbal.branches.flatMap((part) => (part.rule === 'Subject_promise' || part.rule === 'Subject' ? allOf(part, 'Inside') : [part]));
  return direct.filter((part) => wherePlaces.includes(part.rule)).map(spotOf).reduce(joinSpots, { ...nowhere });
}

/** The unit of an addition: its own noun, the rank it will have, the kind of its place. */
function addedUnit(verbal: Branch, where: Spot, begins: string): Unit {
  const noun = verbal.branches.filter((part) => ['Promise', 'AddedUnit', 'Subject'].includes(part.rule))
    .flatMap((part) => allOf(part, ...Object.keys(unitOfNoun)))[0] ?? firstOf(verbal, 'AsWhat', 'referenceNoun');
  const named = noun && (unitOfNoun[noun.rule] ?? spotOf(noun).unit ?? unitOfNoun[firstOf(noun, ...Object.keys(unitOfNoun))?.rule ?? '']);
  if (named) return named;
  if (/^\W*see\b/i.test(begins)) return 'cross-reference';
  const beside = where.position === 'after' || where.position === 'before';
  return beside && where.unit && where.unit !== 'sentence' && where.unit !== 'entry' ? where.unit : 'text';
}

/** "Delete the following paragraph:", "The following has been deleted:" */
function promisedUnit(verbal: Branch): Unit {
  const promise = firstOf(verbal, 'Promise');
  const noun = promise && firstOf(promise, 'sentenceNoun', ...Object.keys(unitOfNoun));
  if (noun?.rule === 'sentenceNoun') return 'sentence';
  return (noun && unitOfNoun[noun.rule]) ?? 'text';
}

function givenWords(command: Pick<Command, 'wording'>, printed: string): string {
  return command.wording.is === 'given' ? printed.slice(command.wording.at.from, command.wording.at.to) : '';
}

/** Words without quotation marks are text only where the old words are quoted or the sentence says "read". */
function knownWording(verbal: Branch, targets: Spot[]): Command['wording'] {
  const bare = firstOf(verbal, 'bareWords') !== null;
  const reads = firstOf(verbal, 'Reads') !== null || /^to (read|say|state)/.test(firstOf(verbal, 'into')?.words ?? '');
  return bare && !reads && !targets.some((target) => target.old !== null) ? { is: 'described' } : wordingOf(verbal);
}

function settle(verbal: Branch, kind: CommandKind, where: Spot, wording: Command['wording'], targets: Spot[], printed: string): Spot[] {
  if (targets.length > 0) return targets;
  if (kind.operation === 'insertion') return [{ ...nowhere, unit: addedUnit(verbal, where, givenWords({ wording }, printed)) }];
  if (kind.operation === 'erratum') return [{ ...nowhere, unit: 'text' }];
  if (firstOf(verbal, 'Promise') && !/_(whole|bare)$/.test(verbal.rule)) return [{ ...nowhere, unit: promisedUnit(verbal) }];
  return [{ ...nowhere }];
}

/** Reads one `Command` branch; null where the grammar has a rule that the table of kinds has not. */
export function commandOf(command: Branch, printed: string): Command | null {
  const verbal = firstOf(command, ...Object.keys(commandKinds));
  const kind = verbal && commandKinds[verbal.rule];
  if (!verbal || !kind) return null;
  const named = kind.operation === 'insertion' ? [] : targetsOf(verbal, printed);
  const wording = knownWording(verbal, named);
  const lead = firstOf(command, 'Lead');
  const where = whereOf(verbal);
  return {
    operation: kind.operation,
    targets: settle(verbal, kind, where, wording, named, printed),
    where: lead ? joinSpots(where, { ...spotOf(lead), unit: null }) : where,
    locator: locatorOf(command),
    wording,
    brings: kind.brings ?? 'new text',
    takesProse: kind.takesProse ?? null,
  };
}
