import type { Unit } from '../../../../src/model/corpus.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Spot } from './command.ts';
import { unitOfNoun } from '../../../language/en/nouns.ts';
import { headed } from './headed.ts';
import { joinSpots, nowhere } from './joined-spots.ts';
import type { Branch } from '../grammar/parse-change.ts';
import { insideQuotation, quotedName, rangeOf } from './quoted.ts';
import { allBut, allItems, numbered, numbers, ofMany, rankKeys, rankOfAddition, restOf } from './ranks.ts';
import { markNamed } from './wording.ts';
import { nameIn, namesOf, nthIn, numeralIn, quotationIn, stepRange, timesIn, wordsIn } from './words-in.ts';
import { positionOf } from '../../../language/en/numbers.ts';

type Meaning = (branch: Branch) => Partial<Spot>;

const named = (find: (branch: Branch) => Branch | null): Meaning => (branch) => {
  const name = find(branch);
  return { section: name && quotedName(name) };
};

const at = (position: Spot['position']): Meaning => () => ({ position });

/** What each rule of the grammar says of a place. Rules that are not here say what their parts say. */
const meanings: Record<string, Meaning> = {
  // the third paragraph; bullets 2 and 3; the last sentence
  Paragraphs: numbered('paragraph', 'paragraphs'),
  Items: numbered('list item', 'items'),
  OwnedParagraphs: numbered('paragraph', 'paragraphs'),
  OwnedItems: numbered('list item', 'items'),
  OwnedSentences: numbered('sentence', 'sentences'),
  Sentences: numbered('sentence', 'sentences'),
  Rank: (branch) => ({ ofKindBefore: numbers(branch) }),
  // paragraph 5 bullet point 2
  Nested: (branch) => joinSpots(spotOf(firstOf(branch, 'NestInner') ?? branch), spotOf(firstOf(branch, 'NestOuter') ?? branch)),
  // the section on "Harbours"; the Harbours section; step 2; under harbour fees
  Sections_quotedAfter: (branch) => ({ unit: 'section', section: firstOf(branch, 'Names') && namesOf(branch) }),
  Sections_named: (branch) => ({ unit: 'section', ...named((part) => firstOf(part, 'name'))(branch) }),
  Sections_quotedBefore: (branch) => ({ unit: 'section', ...named(quotationIn)(branch) }),
  Sections_called: (branch) => ({ unit: 'section', ...named((part) => firstOf(part, 'sectionName'))(branch) }),
  Sections_ranked: (branch) => ({ unit: 'section', section: rangeOf(branch) }),
  Sections_bare: () => ({ unit: 'section', again: 'section' }),
  Headed: headed,
  HeadedSo: headed,
  AddedRank: (branch) => rankOfAddition(branch),
  AddedLast: (branch) => ({ ...rankOfAddition(branch), vacant: numbers(branch).every(({ from }) => from > 0) }),
  EndNote: at('end'),
  LeadingPlace_owner: (branch) => spotOf(firstOf(branch, 'OwnerOfWords') ?? branch),
  Context: (branch) => ({ context: wordsIn(branch) }),
  beginVerb: ({ words }) => ({ position: /^(?:end|close|conclude|finish)/.test(words) ? 'end' : 'start' }),
  Step: (branch) => ({ unit: 'section', section: stepRange(branch) }),
  Inside_references: (branch) => spotOf(firstOf(branch, 'References') ?? branch),
  Inside_here: () => ({}),
  Inside_underQuoted: named(quotationIn),
  Inside_underNamed: named((branch) => firstOf(branch, 'name')),
  // the example about storms; the parenthetical about storms; the cross-reference to "storms"
  Examples: (branch) => ({ unit: 'text', within: 'example', unclear: firstOf(branch, 'Ordinals', 'Figures') !== null }),
  Parentheticals: (branch) => ({ unit: 'text', within: 'parenthetical', unclear: firstOf(branch, 'Ordinals') !== null }),
  Passage_edge: (branch) => ({ unit: 'text', words: numbers(branch)[0] ?? null, unclear: ofMany(branch, 'edgeWordNoun') }),
  Passage_words: (branch) => ({ unit: 'text', unclear: firstOf(branch, 'Ordinals') !== null }),
  Passage_rest: restBesideWords,
  Passage_all: () => ({ unit: 'text' }),
  BaredWords: (branch) => ({ unit: 'text', old: wordsIn(branch), marks: /quot|inverted/.test(firstOf(branch, 'anyMarks')?.words ?? '') ? '""' : '()' }),
  ClosedWords: (branch) => ({ unit: 'text', old: wordsIn(branch) }),
  OldMark: (branch) => ({ unit: 'text', mark: markNamed(branch.words) }),
  CountedThing: (branch) => ({ beside: rangeOf(branch), position: 'before' }),
  BesideWords: (branch) => ({ beside: wordsIn(branch), position: /before|front|preced(?:ing)?\b|ahead/.test(firstOf(branch, 'besideSide')?.words ?? '') ? 'before' : 'after' }),
  Passage_note: (branch) => ({ unit: 'text', within: 'note', unclear: firstOf(branch, 'Ordinals') !== null }),
  References: (branch) => {
    const name = firstOf(branch, 'quotation', 'name');
    return { unit: 'cross-reference', old: name && quotedName(name), within: name ? null : 'references' };
  },
  // the reference to docking; that to ship; docking
  RefTo: (branch) => ({ ...spotOfParts({ ...branch, branches: branch.branches.filter(({ rule }) => rule !== 'RefName') }), ...namedReference(branch) }),
  RefOld: namedReference,
  ListedName: namedReference,
  ListedBeside: (branch) => ({ beside: nameIn(firstOf(branch, 'ListedOther') ?? branch), position: /^\W*(?:after|behind)/.test(branch.words) ? 'after' : 'before' }),
  OnlyRef: () => ({ unit: 'cross-reference' }),
  refsAlone: () => ({ unit: 'cross-reference', within: 'references' }),
  OldBare: namedReference,
  // fog -> mist
  oldBareWords: (branch) => ({ unit: 'text', old: rangeOf(branch) }),
  oldFigure: (branch) => ({ unit: 'text', old: rangeOf(branch) }),
  OldName: (branch) => ({ unit: 'text', old: wordsIn(branch) }),
  // keep only the first sentence: the others go
  KeptSentences: (branch) => restOf(branch, false),
  KeptOfPart: (branch) => ({ ...spotOf(firstOf(branch, 'Paragraphs', 'Items') ?? branch), ...restOf(firstOf(branch, 'KeptOwn') ?? branch, false) }),
  KeptOf: (branch) => joinSpots(allBut(branch), allOf(branch, 'Inside').map(spotOf).reduce(joinSpots, { ...nowhere })),
  JoinedList: (branch) => ({ unit: 'list item', position: 'end', about: firstOf(branch, 'ListedThings') && rangeOf(branch), unclear: branch.words.endsWith('lists') }),
  lieBeside: ({ words }) => ({ position: words.startsWith('follow') ? 'after' : 'before' }),
  prefaceVerb: at('start'),
  // the "ice" bullet; in "a toll of 20"
  QuotedItem: (branch) => ({ unit: 'list item', old: wordsIn(branch) }),
  InWords: (branch) => ({ context: wordsIn(branch) }),
  endsNow: at('end'),
  thisHeading: () => ({ unit: 'entry' }),
  // the closing "See" line; the reference at the end
  refList: ({ words }) => ({ unit: 'cross-reference', within: 'reference line', position: atTheFoot.test(words) ? 'end' : null }),
  refAmong: ({ words }) => ({ within: 'references', position: atTheFoot.test(words) ? 'end' : null }),
  refThere: ({ words }) => ({ within: 'references', position: atTheFoot.test(words) ? 'end' : null }),
  refAtEnd: () => ({ within: 'references', position: 'end' }),
  refCount: ({ words }) => ({ times: positionOf(words.trim()) }),
  List: (branch) => (branch.words.trimEnd().endsWith(' list of examples') ? { within: 'example' } : { within: 'list', about: firstOf(branch, 'ListedThings') && rangeOf(branch) }),
  CardText: () => ({ unit: 'text', onCard: true }),
  QuotedWords: (branch) => ({ unit: 'text', old: wordsIn(branch), nth: nthIn(branch), every: firstOf(branch, 'eachWord') !== null, times: timesIn(firstOf(branch, 'eachWord')) }),
  // everything from "no cat" up to and including "sleeps)"; the words from "no cat" to the end of the sentence
  Range_words: (branch) => {
    const [first, last] = allOf(branch, 'quotation').map(insideQuotation);
    return { unit: 'text', old: first ?? null, through: last ?? null };
  },
  Range_toEnd: (branch) => ({ unit: 'text', old: wordsIn(branch), through: endOf(firstOf(branch, 'endOfPart')?.words ?? '') }),
  RestOfPart: (branch) => restOf(branch, /after|follow|behind/.test(firstOf(branch, 'restSign')?.words ?? '')),
  Detail_except: () => ({}),
  NumberWords: (branch) => ({ unit: 'text', old: numeralIn(branch) }),
  wherever: () => ({ every: true }),
  eachTime: () => ({ every: true }),
  nowBegins: ({ words }) => ({ position: /ends|closes|concludes/.test(words) ? 'end' : 'start' }),
  closesWord: ({ words }) => ({ position: /open|begin/.test(words) ? 'start' : 'end' }),
  everywhere: (branch) => ({ every: true, times: timesIn(branch) }),
  Entry: () => ({ unit: 'entry' }),
  WholeText: () => ({ unit: 'entry' }),
  OldWhole: () => ({ unit: 'entry' }),
  // the rule that ...: told, not quoted, and seldom the whole entry
  RuleSubject: (branch) => ({ unit: 'entry', about: rangeOf(branch) }),
  Same: (branch) => sameAgain(branch.words),
  // line 4: where a line ends is not kept, so only the words that are quoted from it tell
  LineNumber: (branch) => ({ unit: 'text', about: rangeOf(branch), within: numbers(branch).every(({ from, to }) => from === -1 && to === -1) ? 'last line' : null }),
  It: () => ({ again: 'place' }),
  TheOne: () => ({}),
  ItsPlace: () => ({ again: 'place' }),
  // the end of the first paragraph: the words there, not the paragraph
  Edge: (branch) => ({
    ...spotOfParts(branch), unit: 'text', position: firstOf(branch, 'edgeWord')?.words.match(/end|close|bottom/) ? 'end' : 'start',
  }),
  Opened: (branch) => {
    const of = unitOfNoun[firstOf(branch, ...Object.keys(rankKeys))?.rule ?? ''] ?? 'paragraph';
    return { unit: of, told: toldIn(branch, of) };
  },
  // (beginning: "You may ..."); about storms
  Detail_bracketedOpening: (branch) => ({ opening: wordsIn(branch) }),
  Detail_opening: (branch) => ({ opening: wordsIn(branch) }),
  Detail_closing: (branch) => ({ closing: wordsIn(branch) }),
  Detail_bracketedClosing: (branch) => ({ closing: wordsIn(branch) }),
  Anchor: toldAnchor,
  Detail_bracketed: (branch) => ({ old: wordsIn(branch) }),
  Detail_inBrackets: () => ({ within: 'parenthetical' }),
  Detail_isExample: () => ({ within: 'example' }),
  Described: (branch) => ({ within: firstOf(branch, 'inBrackets') ? 'parenthetical' : 'example' }),
  Detail_words: (branch) => ({ old: wordsIn(branch) }),
  Detail_aboutQuoted: (branch) => ({ about: wordsIn(branch) }),
  aboutName: (branch) => ({ about: rangeOf(branch) }),
  thatFollows: (branch) => ({ about: rangeOf(branch) }),
  // at the end of; after
  atTheEnd: at('end'),
  endOf: at('end'),
  endAlone: at('end'),
  breakBefore: at('before'),
  breakAfter: at('after'),
  headEdge: ({ words }) => ({ position: words.endsWith('end') ? 'end' : 'start' }),
  FollowedWords: (branch) => ({ beside: wordsIn(branch), nth: nthIn(branch) }),
  mustPrecede: at('before'),
  mustFollow: at('after'),
  followedBy: at('after'),
  precededBy: at('before'),
  enlargeWords: at('after'),
  enlargePart: at('end'),
  enlarged: at('after'),
  prefixVerb: at('before'),
  edgeWordVerb: ({ words }) => ({ position: /open|start|begin/.test(words) ? 'start' : 'end' }),
  goesOnWith: at('end'),
  goesOnBehind: at('after'),
  atItsEnd: at('after'),
  besideIt: ({ words }) => ({ position: /^(?:after|behind)/.test(words) ? 'after' : 'before' }),
  endsWithNew: ({ words }) => ({ position: /open|begin|start/.test(words) ? 'start' : 'end' }),
  Vaguely_start: at('start'),
  Vaguely_end: at('end'),
  atTheStart: at('start'),
  after: at('after'),
  before: at('before'),
  // at the paragraph's end; there
  endOfThat: ({ words }) => ({ position: words.endsWith('end') ? 'end' : 'start', again: words.includes('paragraph') ? 'paragraph' : 'section' }),
  Inside_there: () => ({ again: 'section' }),
  edgeAtEnd: at('end'),
  edgeAtStart: at('start'),
  Toward_betweenRank: betweenRanks,
  Toward_between: between,
  // before "citizen": a place among the words
  Toward_quoted: (branch) => ({ beside: wordsIn(branch), nth: nthIn(branch), position: sideOf(branch), about: sideOf(branch) ? null : rangeOf(branch) }),
  // between "may" and "moor": behind the one, where the other follows
  Toward_betweenQuoted: betweenWords,
  // to the list; to the end of the list: as an item
  Toward_to: (branch) => (isBareList(branch) ? { unit: 'list item', position: 'end' } : spotOfParts(branch)),
  Toward_anchored: (branch) => besideList(branch) ?? (isBareList(branch) ? { ...spotOfParts(branch), unit: 'list item' } : spotOfParts(branch)),
  QuotedPart: (branch) => ({ ...spotOfParts(branch), old: wordsIn(branch) }),
  NumberTarget: (branch) => ({ unit: 'text', old: numeralIn(branch) }),
  theRest: (branch) => ({ unit: branch.words.includes('paragraph') ? 'paragraph' : 'list item' }),
};

/** What names the end of the entry, where its references stand. */
const atTheFoot = /\b(?:last|final|closing|concluding|bottom|end|foot|close|conclude)\b/;

const endOf = (words: string): 'sentence' | 'entry' | 'paragraph' => (words.includes('sentence') ? 'sentence' : words.includes('entry') ? 'entry' : 'paragraph');

function namedReference(branch: Branch): Partial<Spot> {
  return { unit: 'cross-reference', old: nameIn(branch) };
}

/** "Everything after "Ferries moor."": to the end of the part that is named. */
function restBesideWords(branch: Branch): Partial<Spot> {
  const place = firstOf(branch, 'RestPlace');
  const side = place && sideOf(place);
  const words = place && firstOf(place, 'QuotedWords');
  return side && words ? { ...spotOf(words), through: side === 'after' ? 'all after' : 'all before' } : { unit: 'text' };
}

/** Behind the first of two quotations, before the second; of more, nobody knows between which. */
function betweenWords(branch: Branch): Partial<Spot> {
  const [first, second, ...others] = allOf(branch, 'quotation').map(insideQuotation);
  return first && second && others.length === 0 ? { beside: first, position: 'after', next: second } : { about: rangeOf(branch) };
}

/** "Between the first sentence and the second": behind the one, where the other is the next. */
function betweenRanks(branch: Branch): Partial<Spot> {
  const [anchor, rank] = [firstOf(branch, 'Anchor'), firstOf(branch, 'Rank')];
  const spot = anchor === null ? nowhere : spotOf(anchor);
  const [first, ...others] = [...spot.paragraphs, ...spot.items, ...spot.sentences];
  const [second] = rank === null ? [] : numbers(rank);
  const isNext = first !== undefined && others.length === 0 && first.from === first.to && second?.from === first.from + 1 && second.to === second.from;
  return isNext && first.from > 0 ? { ...spot, position: 'after' } : { about: rangeOf(branch) };
}

/** What the words beside a part say of it: that it opens with them, closes with them, or holds them. */
function toldIn(branch: Branch, of: Unit): Spot['told'] {
  const words = wordsIn(branch);
  if (!words) return [];
  const part = { of, opens: null, closes: null, holds: null };
  if (firstOf(branch, 'closingWord')) return [{ ...part, closes: words }];
  return [firstOf(branch, 'holdingWord') ? { ...part, holds: words } : { ...part, opens: words }];
}

/** "After the sentence ending "at dusk."": what its words tell is no part named before, and only one part is. */
function toldAnchor(branch: Branch): Spot {
  const spot = spotOfParts(branch);
  const detail = firstOf(branch, 'AnchorDetail');
  const told = detail && firstOf(detail, 'aboutWord') === null ? toldIn(detail, spot.unit ?? 'paragraph') : [];
  const [only] = told;
  if (only === undefined) return spot;
  // The third paragraph of this entry (beginning: "Ferries ..."): the paragraph begins so.
  if (only.of === 'entry') return { ...spot, opening: only.opens, closing: only.closes };
  if (/s\.?$/.test(firstOf(branch, ...Object.keys(rankKeys))?.words ?? '')) return { ...spot, about: rangeOf(branch) };
  return { ...spot, told: [...told, ...spot.told], again: firstOf(branch, 'Numbered_bare') ? null : spot.again };
}

/** "After the list", "below the bullets": beside all items. */
function besideList(branch: Branch): Partial<Spot> | null {
  const head = firstOf(branch, 'AnchorHead')?.branches[0]?.branches[0];
  const side = sideOf(branch);
  const all = head && side && firstOf(branch, 'AnchorDetail') === null ? allItems(head) : {};
  return all.items === undefined ? null : { ...all, position: side };
}

function isBareList(branch: Branch): boolean {
  const head = firstOf(branch, 'AnchorHead');
  const list = head?.branches[0]?.branches[0];
  return list?.rule === 'List' && !/\blists$/.test(list.words) && firstOf(branch, 'ListedThings', 'AnchorDetail') === null;
}

/** "After", "before"; at a quotation's end or start is at no side of it. */
function sideOf(branch: Branch): 'before' | 'after' | null {
  const position = firstOf(branch, 'Position');
  const side = position && spotOf(position).position;
  return side === 'before' || side === 'after' ? side : null;
}

/** "The same paragraph" and "the same section" name what they repeat; "the same place" is all of it. */
function sameAgain(words: string): Partial<Spot> {
  if (words.includes('paragraph')) return { unit: 'paragraph', again: 'paragraph' };
  if (words.includes('section')) return { unit: 'section', again: 'section' };
  return { again: 'place' };
}

/** "Between paragraphs 2 and 3" is after paragraph 2; between 1 and 4 it is anywhere. */
function between(branch: Branch): Spot {
  const spot = spotOfParts(branch);
  const keys = (['paragraphs', 'items', 'sentences'] as const).filter((key) => spot[key].length > 0 && !isOne(spot[key]));
  const [key] = keys;
  if (key === undefined || keys.length > 1) return { ...spot, about: rangeOf(branch) };
  const [first, ...others] = spot[key].flatMap(({ from, to }) => (from === to ? [from] : [from, to]));
  const isNext = first !== undefined && others.length === 1 && others[0] === first + 1;
  // "Between the two sentences": the first of them, by either number.
  const also = spot.also && { ...spot.also, run: { from: spot.also.run.from, to: spot.also.run.from } };
  return isNext ? { ...spot, also, position: 'after', [key]: [{ from: first, to: first }] } : { ...spot, about: rangeOf(branch) };
}

const isOne = ([run, ...others]: Spot['paragraphs']): boolean => run !== undefined && run.from === run.to && others.length === 0;

const spotOfParts = (branch: Branch): Spot =>
  branch.branches.map(spotOf).reduce(joinSpots, { ...nowhere });

/** The place that a branch of the grammar names. */
export function spotOf(branch: Branch): Spot {
  const meaning = meanings[branch.rule];
  return meaning ? { ...nowhere, ...meaning(branch) } : spotOfParts(branch);
}
