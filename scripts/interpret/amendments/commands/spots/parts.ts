import type { Unit } from '../../../../../src/model/corpus.ts';
import { unitOfNoun } from '../../../../language/en/nouns.ts';
import { allOf, firstOf } from '../../grammar/branch-search.ts';
import type { Branch } from '../../grammar/parse-change.ts';
import type { Spot } from '../command.ts';
import { headed } from '../headed.ts';
import { joinSpots, nowhere } from '../joined-spots.ts';
import { quotedName, rangeOf } from '../quoted.ts';
import { allBut, numbered, numbers, rankKeys, restOf } from '../ranks.ts';
import { namesOf, quotationIn, stepRange, wordsIn } from '../words-in.ts';
import type { Meaning, SpotReader } from './meaning.ts';

const named = (find: (branch: Branch) => Branch | null) => (branch: Branch): Partial<Spot> => {
  const name = find(branch);
  return { section: name && quotedName(name) };
};

/** What is named as a part: a paragraph, an item, a section, the entry; and what is told of it. */
export const parts: Readonly<Record<string, Meaning>> = {
  // the third paragraph; bullets 2 and 3; the last sentence
  Paragraphs: numbered('paragraph', 'paragraphs'),
  Items: numbered('list item', 'items'),
  OwnedParagraphs: numbered('paragraph', 'paragraphs'),
  OwnedItems: numbered('list item', 'items'),
  OwnedSentences: numbered('sentence', 'sentences'),
  Sentences: numbered('sentence', 'sentences'),
  Rank: (branch) => ({ ofKindBefore: numbers(branch) }),
  // paragraph 5 bullet point 2
  Nested: (branch, read) => joinSpots(read.branch(firstOf(branch, 'NestInner') ?? branch), read.branch(firstOf(branch, 'NestOuter') ?? branch)),
  // the section on "Harbours"; the Harbours section; step 2; under harbour fees
  Sections_quotedAfter: (branch) => ({ unit: 'section', section: firstOf(branch, 'Names') && namesOf(branch) }),
  Sections_named: (branch) => ({ unit: 'section', ...named((part) => firstOf(part, 'name'))(branch) }),
  Sections_quotedBefore: (branch) => ({ unit: 'section', ...named(quotationIn)(branch) }),
  Sections_called: (branch) => ({ unit: 'section', ...named((part) => firstOf(part, 'sectionName'))(branch) }),
  Sections_ranked: (branch) => ({ unit: 'section', section: rangeOf(branch) }),
  Sections_bare: () => ({ unit: 'section', again: 'section' }),
  Headed: headed,
  HeadedSo: headed,
  LeadingPlace_owner: (branch, read) => read.branch(firstOf(branch, 'OwnerOfWords') ?? branch),
  Step: (branch) => ({ unit: 'section', section: stepRange(branch) }),
  Inside_references: (branch, read) => read.branch(firstOf(branch, 'References') ?? branch),
  Inside_here: () => ({}),
  Inside_underQuoted: named(quotationIn),
  Inside_underNamed: named((branch) => firstOf(branch, 'name')),
  // keep only the first sentence: the others go
  KeptSentences: (branch) => restOf(branch, false),
  KeptOfPart: (branch, read) => ({ ...read.branch(firstOf(branch, 'Paragraphs', 'Items') ?? branch), ...restOf(firstOf(branch, 'KeptOwn') ?? branch, false) }),
  KeptOf: (branch, read) => joinSpots(allBut(branch), allOf(branch, 'Inside').map(read.branch).reduce(joinSpots, { ...nowhere })),
  JoinedList: (branch) => ({ unit: 'list item', position: 'end', about: firstOf(branch, 'ListedThings') && rangeOf(branch), unclear: branch.words.endsWith('lists') }),
  // the "ice" bullet
  QuotedItem: (branch) => ({ unit: 'list item', old: wordsIn(branch) }),
  thisHeading: () => ({ unit: 'entry' }),
  List: (branch) => (branch.words.trimEnd().endsWith(' list of examples') ? { within: 'example' } : { within: 'list', about: firstOf(branch, 'ListedThings') && rangeOf(branch) }),
  RestOfPart: (branch) => restOf(branch, /after|follow|behind/.test(firstOf(branch, 'restSign')?.words ?? '')),
  Detail_except: () => ({}),
  Entry: () => ({ unit: 'entry' }),
  WholeText: () => ({ unit: 'entry' }),
  PartText: (branch, read) => read.branch(firstOf(branch, 'Paragraphs', 'Sentences') ?? branch),
  OldWhole: () => ({ unit: 'entry' }),
  // the rule that ...: told, not quoted, and seldom the whole entry
  RuleSubject: (branch) => ({ unit: 'entry', about: rangeOf(branch) }),
  Same: (branch) => sameAgain(branch.words),
  It: () => ({ again: 'place' }),
  TheOne: () => ({}),
  ItsPlace: () => ({ again: 'place' }),
  Opened: (branch) => {
    const of = unitOfNoun[firstOf(branch, ...Object.keys(rankKeys))?.rule ?? ''] ?? 'paragraph';
    return { unit: of, told: toldIn(branch, of) };
  },
  Anchor: toldAnchor,
  // (beginning: "You may ..."); about storms
  Detail_bracketedOpening: (branch) => ({ opening: wordsIn(branch) }),
  Detail_opening: (branch) => ({ opening: wordsIn(branch) }),
  Detail_closing: (branch) => ({ closing: wordsIn(branch) }),
  Detail_bracketedClosing: (branch) => ({ closing: wordsIn(branch) }),
  ListHead: () => ({ unit: 'sentence', within: 'list head' }),
  Detail_aboutQuoted: (branch) => ({ about: wordsIn(branch) }),
  aboutName: (branch) => ({ about: rangeOf(branch) }),
  thatFollows: (branch) => ({ about: rangeOf(branch) }),
  Inside_there: () => ({ again: 'section' }),
  QuotedPart: (branch, read) => ({ ...read.parts(branch), old: wordsIn(branch) }),
  theRest: (branch) => ({ unit: branch.words.includes('paragraph') ? 'paragraph' : 'list item' }),
};

/** "The same paragraph" and "the same section" name what they repeat; "the same place" is all of it. */
function sameAgain(words: string): Partial<Spot> {
  if (words.includes('paragraph')) return { unit: 'paragraph', again: 'paragraph' };
  if (words.includes('section')) return { unit: 'section', again: 'section' };
  return { again: 'place' };
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
function toldAnchor(branch: Branch, read: SpotReader): Spot {
  const spot = read.parts(branch);
  const detail = firstOf(branch, 'AnchorDetail');
  const told = detail && firstOf(detail, 'aboutWord') === null ? toldIn(detail, spot.unit ?? 'paragraph') : [];
  const [only] = told;
  if (only === undefined) return spot;
  // The third paragraph of this entry (beginning: "Ferries ..."): the paragraph begins so.
  if (only.of === 'entry') return { ...spot, opening: only.opens, closing: only.closes };
  if (/s\.?$/.test(firstOf(branch, ...Object.keys(rankKeys))?.words ?? '')) return { ...spot, about: rangeOf(branch) };
  return { ...spot, told: [...told, ...spot.told], again: firstOf(branch, 'Numbered_bare') ? null : spot.again };
}
