import { allOf, firstOf } from '../../grammar/branch-search.ts';
import type { Branch } from '../../grammar/parse-change.ts';
import type { Spot } from '../command.ts';
import { nowhere } from '../joined-spots.ts';
import { insideQuotation, rangeOf } from '../quoted.ts';
import { allItems, numbers, rankOfAddition } from '../ranks.ts';
import { nthIn, wordsIn } from '../words-in.ts';
import { at, sideOf } from './meaning.ts';
import type { Meaning, SpotReader } from './meaning.ts';

/** Where beside a part or beside words: at its end, before it, between two. */
export const positions: Readonly<Record<string, Meaning>> = {
  AddedRank: (branch) => rankOfAddition(branch),
  AddedLast: (branch) => ({ ...rankOfAddition(branch), vacant: numbers(branch).every(({ from }) => from > 0) }),
  EndNote: at('end'),
  // at the end of the heading: of a part that nothing here tells
  MarkEnd: (branch, read) => {
    const spot = read.parts(branch);
    const tells = spot.unit === 'entry' || firstOf(branch, 'Anchor') === null || [spot.paragraphs, spot.items, spot.sentences, spot.told].some((part) => part.length > 0);
    return { ...spot, unit: 'text', position: 'end', ...(!tells && { about: rangeOf(branch) }) };
  },
  beginVerb: ({ words }) => ({ position: /^(?:end|close|conclude|finish)/.test(words) ? 'end' : 'start' }),
  CountedThing: (branch) => ({ beside: rangeOf(branch), position: 'before' }),
  BesideWords: (branch) => ({ beside: wordsIn(branch), position: /before|front|preced(?:ing)?\b|ahead/.test(firstOf(branch, 'besideSide')?.words ?? '') ? 'before' : 'after' }),
  lieBeside: ({ words }) => ({ position: words.startsWith('follow') ? 'after' : 'before' }),
  prefaceVerb: at('start'),
  endsNow: at('end'),
  nowBegins: ({ words }) => ({ position: /ends|closes|concludes/.test(words) ? 'end' : 'start' }),
  closesWord: ({ words }) => ({ position: /open|begin/.test(words) ? 'start' : 'end' }),
  // the end of the first paragraph: the words there, not the paragraph
  Edge: (branch, read) => ({
    ...read.parts(branch), unit: 'text', position: firstOf(branch, 'edgeWord')?.words.match(/end|close|bottom/) ? 'end' : 'start',
  }),
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
  edgeAtEnd: at('end'),
  edgeAtStart: at('start'),
  Toward_betweenRank: betweenRanks,
  Toward_between: between,
  // before "citizen": a place among the words
  Toward_quoted: (branch, read) => ({ beside: wordsIn(branch), nth: nthIn(branch), position: sideOf(branch, read), about: sideOf(branch, read) ? null : rangeOf(branch) }),
  // between "may" and "moor": behind the one, where the other follows
  Toward_betweenQuoted: betweenWords,
  // to the list; to the end of the list: as an item
  Toward_to: (branch, read) => (isBareList(branch) ? { unit: 'list item', position: 'end' } : read.parts(branch)),
  Toward_anchored: (branch, read) => besideList(branch, read) ?? (isBareList(branch) ? { ...read.parts(branch), unit: 'list item' } : read.parts(branch)),
};

/** Behind the first of two quotations, before the second; of more, nobody knows between which. */
export function betweenWords(branch: Branch): Partial<Spot> {
  const [first, second, ...others] = allOf(branch, 'quotation').map(insideQuotation);
  return first && second && others.length === 0 ? { beside: first, position: 'after', next: second } : { about: rangeOf(branch) };
}

/** "Between the first sentence and the second": behind the one, where the other is the next. */
function betweenRanks(branch: Branch, read: SpotReader): Partial<Spot> {
  const [anchor, rank] = [firstOf(branch, 'Anchor'), firstOf(branch, 'Rank')];
  const spot = anchor === null ? nowhere : read.branch(anchor);
  const [first, ...others] = [...spot.paragraphs, ...spot.items, ...spot.sentences];
  const [second] = rank === null ? [] : numbers(rank);
  const isNext = first !== undefined && others.length === 0 && first.from === first.to && second?.from === first.from + 1 && second.to === second.from;
  return isNext && first.from > 0 ? { ...spot, position: 'after' } : { about: rangeOf(branch) };
}

/** "After the list", "below the bullets": beside all items. */
function besideList(branch: Branch, read: SpotReader): Partial<Spot> | null {
  const head = firstOf(branch, 'AnchorHead')?.branches[0]?.branches[0];
  const side = sideOf(branch, read);
  const all = head && side && firstOf(branch, 'AnchorDetail') === null ? allItems(head) : {};
  return all.items === undefined ? null : { ...all, position: side };
}

function isBareList(branch: Branch): boolean {
  const head = firstOf(branch, 'AnchorHead');
  const list = head?.branches[0]?.branches[0];
  return list?.rule === 'List' && !/\blists$/.test(list.words) && firstOf(branch, 'ListedThings', 'AnchorDetail') === null;
}

/** "Between paragraphs 2 and 3" is after paragraph 2; between 1 and 4 it is anywhere. */
function between(branch: Branch, read: SpotReader): Spot {
  const spot = read.parts(branch);
  const keys = (['paragraphs', 'items', 'sentences'] as const).filter((key) => spot[key].length > 0 && !isOne(spot[key]));
  const [key] = keys;
  if (key === undefined && firstOf(branch, 'severalSteps')) return { ...spot, position: 'after' };
  if (key === undefined || keys.length > 1) return { ...spot, about: rangeOf(branch) };
  const [first, ...others] = spot[key].flatMap(({ from, to }) => (from === to ? [from] : [from, to]));
  const isNext = first !== undefined && others.length === 1 && others[0] === first + 1;
  // "Between the two sentences": the first of them, by either number.
  const also = spot.also && { ...spot.also, run: { from: spot.also.run.from, to: spot.also.run.from } };
  return isNext ? { ...spot, also, position: 'after', [key]: [{ from: first, to: first }] } : { ...spot, about: rangeOf(branch) };
}

const isOne = ([run, ...others]: Spot['paragraphs']): boolean => run !== undefined && run.from === run.to && others.length === 0;
