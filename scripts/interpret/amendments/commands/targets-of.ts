import { saysWhole } from '../../../language/en/verbs.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Spot, TextRange } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { insideQuotation, rangeOf } from './quoted.ts';
import { joinSpots, nowhere } from './joined-spots.ts';
import { partAtEdge, wholeList } from './part-at-edge.ts';
import { rankKeys, restOf } from './ranks.ts';
import { spotOf } from './spot.ts';

/** "The third paragraph (beginning ...)": a paragraph is quoted by its first words, anything shorter whole, unless cut short by dots. */
function openingOrWhole(spot: Spot, printed: string): Spot {
  if (!spot.old) return spot;
  const cut = /(\.\.\.|…)$/.test(printed.slice(spot.old.from, spot.old.to).trim());
  const opens = spot.unit === 'paragraph' || spot.unit === 'section' || (cut && spot.unit !== 'text');
  return opens ? { ...spot, opening: spot.opening ?? spot.old, old: null } : spot;
}

/** The place of an addition has no old text: words in brackets after it are its first. */
export const openingOfPlace = (spot: Spot): Spot => ({ ...spot, opening: spot.opening ?? spot.old, old: null });

/** "The parenthetical remark", "the words in brackets": one thing, told by the brackets around it. */
const isBracketed = (head: Branch | null): boolean =>
  head?.branches[0]?.branches[0]?.rule === 'Parentheticals' && !/\b(?:parentheses|parentheticals|sentences?|examples?|references|both|all|any|each|other)\b(?<! in parentheses)/.test(head.words);

/** "Delete the parenthetical": named by its kind alone, so the words of the phrase are all there is to say about it. */
function describedAtLeast(spot: Spot, target: Branch): Spot {
  const said = spot.mark ?? spot.old ?? spot.about ?? spot.opening ?? spot.closing ?? spot.position ?? spot.words;
  const head = firstOf(target, 'TargetHead');
  const described = spot.unit === 'text' && said === null && !spot.onCard && !isBracketed(head);
  return described && head ? { ...spot, about: rangeOf(head) } : spot;
}

/** "The example (the last two sentences)": what is counted is what is meant, and has to be one. */
function countedInBrackets(spot: Spot, target: Branch): Spot {
  const head = firstOf(target, 'TargetHead')?.branches[0]?.branches[0]?.rule ?? '';
  const counted = firstOf(target, 'BracketedPlace');
  const unit = counted && spotOf(counted).unit;
  return unit && spot.old === null && ['Examples', 'Parentheticals'].includes(head) ? { ...spot, unit, about: null, within: head === 'Examples' ? 'example' : 'parenthetical' } : spot;
}

/** "The parenthetical sentence at the end of the second paragraph": its last sentence, which must stand in brackets. */
function sentenceInBrackets(spot: Spot, target: Branch): Spot {
  const head = firstOf(target, 'TargetHead')?.branches[0]?.branches[0];
  const isSentence = head?.rule === 'Parentheticals' && /\bsentence\b/.test(head.words) && firstOf(head, 'Ordinals') === null;
  return isSentence && spot.position === 'end' && spot.old === null && spot.sentences.length === 0
    ? { ...spot, unit: 'sentence', sentences: [{ from: -1, to: -1 }], position: null, about: null, within: 'parenthetical' }
    : spot;
}

/** "The passage reading "at dusk"": words are quoted whole. */
function readingSo(spot: Spot, target: Branch): Spot {
  const says = firstOf(target, 'openingWord')?.words ?? '';
  return spot.unit === 'text' && spot.old === null && spot.within === null && /\b(?:reading|reads|saying|says)\b/.test(says) ? { ...spot, old: spot.opening, opening: null } : spot;
}

/** "The sentence about "lamps"": the one part of its kind that holds the quoted words. */
function heldIn(spot: Spot, target: Branch): Spot {
  const about = firstOf(target, 'Detail_aboutQuoted');
  const holds = about === null ? null : spot.about;
  const head = firstOf(target, 'TargetHead');
  const noun = head && firstOf(head, ...Object.keys(rankKeys));
  const isOne = noun !== null && !/s\.?$/.test(noun.words.trim()) && head !== null && firstOf(head, 'Numbered_bare') !== null;
  if (holds === null || spot.unit === null || !isOne || spot.old !== null || !['sentence', 'paragraph', 'list item'].includes(spot.unit)) return spot;
  return { ...spot, about: null, again: null, told: [{ of: spot.unit, opens: null, closes: null, holds }, ...spot.told] };
}

/** "The last paragraph except its first sentence": its other sentences. */
function withoutExcepted(spot: Spot, target: Branch): Spot {
  const except = firstOf(target, 'Detail_except');
  return except === null ? spot : { ...spot, ...restOf(except, false) };
}

/** "The item "A"" is that item, whatever was named before; "the item", without more, is the one named before. */
function ownOrAgain(spot: Spot, target: Branch): Spot {
  const own = spot.old ?? spot.opening ?? spot.closing ?? spot.about;
  const head = firstOf(target, 'TargetHead');
  if (!own || !head || !firstOf(head, 'Numbered_bare')) return spot;
  const places = allOf(target, 'Inside').map(spotOf);
  return { ...spot, again: places.find(({ again }) => again !== null)?.again ?? null };
}

const isBareQuotation = (target: Branch): boolean => /^["“']/.test(target.words);

/** The items "A" and "B": a quotation alone is of the kind of the one before it. */
function sameKind(spots: Spot[], targets: Branch[]): Spot[] {
  const found: Spot[] = [];
  for (const [index, spot] of spots.entries()) {
    const before = found[index - 1];
    const target = targets[index];
    found.push(before?.old && target && isBareQuotation(target) ? { ...spot, unit: before.unit } : spot);
  }
  return found;
}

/** "A" and "B" in the second paragraph: a place that is said once, after the last of several quotations, is that of each. */
function sharedPlace(spots: Spot[], targets: Branch[]): Spot[] {
  const found = [...spots];
  for (let index = targets.length - 2; index >= 0; index--) {
    const [here, next] = [targets[index], targets[index + 1]];
    const [spot, after] = [found[index], found[index + 1]];
    if (!here || !next || !spot || !after || ![here, next].every((target) => firstOf(target, 'QuotedWords'))) continue;
    if (!firstOf(here, 'Inside')) found[index] = joinSpots(spot, { ...after, old: null });
  }
  return found;
}

/** The words that name a target; of a quotation only the place that stands beside it. */
function phraseOf(target: Branch): TextRange | null {
  const quoted = (target.rule === 'NumberTarget' || firstOf(target, 'QuotedWords', 'It') !== null) && firstOf(target, 'Edge') === null;
  if (!quoted) return target.rule === 'theRest' ? null : rangeOf(target);
  const places = allOf(target, 'Inside');
  const [first] = places;
  return first ? { from: first.from, to: places.at(-1)?.to ?? first.to } : null;
}

/** Quoted words that stand in place of a target: change the toll from "two" to "three". */
function oldQuotation(verbal: Branch): TextRange | null {
  const [first] = verbal.branches.filter((part) => part.rule === 'quotation');
  return first && /^(Replace_quoting|Revise_fromTo|Revise_value|Passive_fromTo|Passive_shortFromTo|OldNew_labels|OldNew_placed|OldNew_plain)$/.test(verbal.rule) ? insideQuotation(first) : null;
}

/** Rules in which a verb of change announces words, without saying that they are how the thing reads. */
const announces = /^(?:Revise_into|Revise_colon|Passive_revised|Passive_into|Terse_revised)$/;

/**
 * "This entry has been modified. Ferries now ...", "this entry is changed as follows: ...": what follows a full stop, or
 * a verb that does not say the whole again, may be only the part that is new, or orders.
 */
function looselyTold(spot: Spot, target: Branch, verbal: Branch): Spot {
  const verb = verbal.branches.find(({ rule }) => rule === 'reviseVerb' || rule === 'revised')?.words ?? '';
  const says = firstOf(verbal, 'intoWord')?.words;
  const partly = announces.test(verbal.rule) && !saysWhole.has(verb) && (says === undefined || says === 'as follows' || says === 'thus');
  const loose = partly || (verbal.rule === 'Passive_revised' && !verbal.words.includes(':'));
  return spot.unit === 'entry' && loose ? { ...spot, about: spot.about ?? rangeOf(target) } : spot;
}

/** "The remark "by night"": what the quoted words are called, and no part in which they stand. */
function calledSo(spot: Spot, target: Branch): Spot {
  const head = firstOf(target, 'TargetHead');
  return spot.old !== null && spot.within === 'note' && head && firstOf(head, 'Passage_note') && !allOf(target, 'Inside').some((place) => firstOf(place, 'Passage_note')) ? { ...spot, within: null } : spot;
}

/** What each part of a target's phrase tells of its spot: each reading starts from what those before it made out. */
const tellings: readonly ((spot: Spot, target: Branch, printed: string) => Spot)[] = [
  calledSo,
  (spot, _target, printed) => openingOrWhole(spot, printed),
  describedAtLeast,
  ownOrAgain,
  countedInBrackets,
  sentenceInBrackets,
  partAtEdge,
  wholeList,
  withoutExcepted,
  readingSo,
  heldIn,
];

/** The branches that may name what a command is done to. */
const targetRules = ['Target', 'QuotedPart', 'OldMark', 'BaredWords', 'ClosedWords', 'NumberTarget', 'Rank', 'theRest', 'PairedWords', 'OldName', 'oldBareWords', 'oldFigure', 'KeptSentences', 'KeptReference', 'KeptOfPart', 'KeptOf', 'RuleSubject', 'ItsPlace', 'RefTo', 'RefOld', 'ListedName', 'OnlyRef', 'OldBare', 'WholeOne'];

/** The things that a command is done to; none where it names none. */
export function targetsOf(verbal: Branch, printed: string): Spot[] {
  const targets = allOf(verbal, ...targetRules);
  const spots = targets.map((target) => {
    const told = tellings.reduce((spot, tells) => tells(spot, target, printed), spotOf(target));
    return { ...looselyTold(told, target, verbal), phrase: phraseOf(target) };
  });
  const old = oldQuotation(verbal);
  return old ? [{ ...(spots[0] ?? nowhere), unit: 'text', old, about: null }] : sharedPlace(sameKind(spots, targets), targets);
}
