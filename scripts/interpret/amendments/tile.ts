/**
 * The tiling of an order: each of its words is a part of exactly one tile, and a tile says what its words are to the
 * order. Words that no rule accounts for are `not understood`, and the order waits for a person.
 */
import { onlyLeadsOn } from '../../language/en/beside.ts';
import { clauseKind, isHarmlessRemark, limiting } from '../../language/en/clauses.ts';
import type { ClauseKind } from '../../language/en/clauses.ts';
import { openChoice, otherObjects } from '../../language/en/objects.ts';
import { leadsUp, tellsWhatWas } from '../../language/en/narrating.ts';
import type { TileKind } from '../../../src/model/corpus.ts';
import { allOf, firstOf } from './branch-search.ts';
import { commandKinds } from './command-kinds.ts';
import type { TextRange, Tile } from './command.ts';
import { foldText } from './fold-text.ts';
import type { Branch } from './parse-change.ts';

/** The words of a tile, as they were printed. */
export interface Tiled {
  words: string;
  as: TileKind;
}

const kindOfClause: Record<ClauseKind, TileKind> = { reason: 'reason', time: 'day', scope: 'scope', politeness: 'politeness' };

/** What a clause beside a command is; a question mark leaves it open whether anything is ordered at all. */
export function clauseTile(words: string): TileKind {
  const { text } = foldText(words);
  if (/^[\s.,;:!*"”')\]-]*$/.test(text)) return 'command';
  if (text.includes('?')) return 'not understood';
  if (/^\s*\(.*\)[\s.]*$/.test(text) && isHarmlessRemark(text)) return 'remark';
  const kind = clauseKind(text);
  return kind === null ? 'not understood' : kindOfClause[kind];
}

/** "See tides", and no word of a limit. `words` are folded. */
const leadsOn = (words: string): boolean => /^[^a-z]*see (?:also )?[^"“]{2,60}$/.test(words) && onlyLeadsOn(words) && !limiting.test(words) && !/\b(?:below|above)\b/.test(words);

function remarkTile({ words }: Branch): TileKind {
  if (isHarmlessRemark(words)) return 'remark';
  return leadsOn(words.replace(/\W+$/, '')) ? 'reference' : clauseTile(words);
}

/** Words without quotation marks: one is surely the new one, where more may say something about it. */
const bareTile = ({ words }: Branch): TileKind =>
  (/^\s*[\w'+-]+(?:[^\w'+-]\W*)?$/.test(words) && !/\b(?:something|anything|nothing|what|it|this|that|them|otherwise|so)\b/.test(words) ? 'new words' : 'not understood');

const nameTile = (branch: Branch): TileKind => (limiting.test(branch.words) ? 'not understood' : 'place');

/** "The toll" has a value; "the toll in a race" has a condition. */
const valueTile = ({ words }: Branch): TileKind =>
  (limiting.test(words) || /\b(?:in|for|at|on|during|under|with|within|from)\b/.test(words) || words.trim().split(' ').length > 4 ? 'not understood' : 'place');

type Painter = (branch: Branch, within: TileKind) => TileKind;
const as = (kind: TileKind): Painter => () => kind;

/** What the words of a rule are; a rule that is not here is what the rule around it is. */
const painters: Record<string, Painter> = {
  LeadingPlace: as('place'), Amended: as('place'), LeadingUnit: as('place'), NextAim: as('place'), PlainAim: as('place'), SayingPlace: as('place'), Aim: as('place'), Inside: as('place'), ToList: as('place'),
  Target: as('old words'), PairedWords: as('old words'), RuleSubject: as('place'), Rank: as('place'), theRest: as('place'), StepNote: as('place'),
  Designation: as('place'), Edge: as('place'), QuotedWordsNoun: as('place'), Detail: as('place'), NumberWords: as('old words'), numberNoun: as('place'), Everywhere: as('place'), Wherever: as('place'), Vaguely: as('place'),
  QuotedNew: as('new words'), ForWords: as('new words'), NewWordsQuoted: as('new words'), NewNumber: as('new words'), NumberTarget: as('old words'),
  AddedLast: as('place'), EndNote: as('place'),
  aboutRecord: as('place'), things: as('place'),
  valueName: valueTile, name: nameTile, aboutName: nameTile,
  quotation: (_branch, within) => (within === 'place' ? 'place' : within === 'old words' ? 'old words' : 'new words'),
  closedQuotation: as('new words'), bareWords: bareTile, seeWords: as('new words'), listedWords: as('new words'),
  // "Revised: ...", "Revised text: ..." may head the text of a card as well as that of the entry.
  Terse_revised: (branch) => (branch.branches.some(({ rule }) => rule === 'Entry') ? 'command' : 'not understood'),
  newTextMark: ({ words }) => (/text|version/.test(words) ? 'not understood' : 'command'),
  targetJoint: ({ words }) => (/\bor\b/.test(words) ? 'not understood' : 'command'),
  Remark: remarkTile, IntroClause: (branch) => clauseTile(branch.words), Occasion: (branch) => clauseTile(branch.words), Story: ({ words }) => (leadsUp(words) ? 'reason' : 'not understood'), relative: ({ words }) => (tellsWhatWas(words.replace(/^(?:which|that)/, 'it')) ? 'reason' : 'not understood'), aparte: (branch) => clauseTile(branch.words),
  SeeTail: ({ words }) => (leadsOn(words) ? 'reference' : 'not understood'),
  connective: (branch) => (/please|kindly/.test(branch.words) ? 'politeness' : 'command'),
};

/** Quotations that take the place of a target: change the toll from "two" to "three". */
const holdsOldWords = /^(?:Replace_quoting|Revise_fromTo|Revise_value|Passive_fromTo|OldNew_labels|OldNew_plain)$/;

/** What each character of an order is to it. */
class Paint {
  readonly from: number;
  readonly printed: string;
  readonly kinds: TileKind[];

  constructor({ from, to }: TextRange, printed: string) {
    this.from = from;
    this.printed = printed.slice(from, to);
    this.kinds = new Array<TileKind>(to - from).fill('command');
  }

  put(kind: TileKind, { from, to }: TextRange): void {
    this.kinds.fill(kind, Math.max(0, from - this.from), Math.max(0, to - this.from));
  }

  /** Neighbours of one kind are one tile, with the marks and spaces after it. */
  tiles(): Tile[] {
    const tiles: Tile[] = [];
    for (const [index, kind] of this.kinds.entries()) {
      const at = this.from + index;
      const last = tiles.at(-1);
      const joins = last && (last.as === kind || (kind === 'command' && /[\s.,;:!"”')\]]/.test(this.printed.charAt(index))));
      if (joins) last.at.to = at + 1;
      else tiles.push({ at: { from: at, to: at + 1 }, as: kind });
    }
    return tiles;
  }
}

/** Quoted words are what they are: that they are "about" something, or stand "on" it, is said of nothing that the text has. */
function paintDescribedQuotations(branch: Branch, paint: Paint): void {
  const head = branch.branches.find(({ rule }) => rule === 'TargetHead')?.branches[0]?.rule;
  if (head === 'QuotedWords' || head === 'NumberWords')
    for (const detail of branch.branches) if (detail.branches[0]?.rule.startsWith('Detail_about')) paint.put('not understood', detail);
  for (const part of branch.branches) paintDescribedQuotations(part, paint);
}

/** Parts that are told by their number; a part of a kind lies in no part of the same kind. */
const counted: readonly (readonly string[])[] = [['Sentences'], ['Items', 'OwnedItems'], ['Paragraphs', 'OwnedParagraphs']];

/** "The first two sentences of the last paragraph, third sentence": a place that contradicts itself. */
function paintContradictions(command: Branch, paint: Paint): void {
  const targets = allOf(command, 'Target');
  const heads = targets.flatMap((target) => allOf(target, 'TargetHead'));
  const around = targets.flatMap((target) => allOf(target, 'Inside'));
  const twice = counted.filter((kind) => heads.some((head) => allOf(head, ...kind).length > 0)).flat();
  for (const place of around) if (allOf(place, ...twice).length > 0) paint.put('not understood', place);
}

/** "Fog" must be changed in "tolls": into these words, or where they stand? Words of which some are kept are new ones. */
function paintOpenIn(branch: Branch, paint: Paint): void {
  const [into] = allOf(branch, 'intoWord').filter(({ words }) => words.trim() === 'in');
  const quotations = allOf(branch, 'quotation').map(({ words }): string[] => words.match(/[\w']+/g) ?? []);
  if (into && !quotations.at(-1)?.some((word) => quotations[0]?.includes(word))) paint.put('not understood', into);
}

/** Deleting "all references to "oil"": the word each time, or what is said of oil? */
function paintDeletedMentions(branch: Branch, paint: Paint): void {
  if (/^(?:Delete_|Passive_(?:deleted|void|shortDeleted|quoting)$)/.test(branch.rule))
    for (const each of allOf(branch, 'eachWord')) if (/references? to|mentions? of/.test(each.words)) paint.put('not understood', each);
  for (const part of branch.branches) paintDeletedMentions(part, paint);
}

/** "Near the end" tells where quoted words stand, and nobody where new ones go. */
function paintVaguePlaces(command: Branch, paint: Paint): void {
  const kind = firstOf(command, ...Object.keys(commandKinds))?.rule ?? '';
  if (commandKinds[kind]?.operation !== 'substitution' && commandKinds[kind]?.operation !== 'repeal')
    for (const place of allOf(command, 'Vaguely')) paint.put('not understood', place);
}

/** "The entry for harbours" is another entry, unless the ruling is on that; "the entry on this ship" is this one. */
function paintOtherEntries(branch: Branch, topic: string | null, paint: Paint): void {
  if (branch.rule === 'Entry') {
    const name = branch.branches.flatMap(({ branches }) => branches).find(({ rule }) => rule === 'name' || rule === 'quotation');
    const bare = (words: string): string => foldText(words).text.replace(/["“”'.,*]/g, '').replace(/\s+/g, ' ').trim();
    if (name && !/^this\b/.test(bare(name.words)) && bare(name.words) !== bare(topic ?? '')) paint.put('object', branch);
  }
  for (const part of branch.branches) paintOtherEntries(part, topic, paint);
}

function paintBranch(branch: Branch, within: TileKind, paint: Paint): void {
  const kind = painters[branch.rule]?.(branch, within) ?? within;
  if (kind !== within) paint.put(kind, branch);
  const old = holdsOldWords.test(branch.rule) ? branch.branches.find(({ rule }) => rule === 'quotation') : undefined;
  for (const part of branch.branches) paintBranch(part, kind, paint);
  if (old) paint.put('old words', old);
}

/** Names and quotations, which are looked up in the text and name no other object; "all instances of", which is no open choice. */
const looked = new Set(['name', 'quotation', 'sectionName', 'aboutRecord', 'RuleSubject', 'valueName', 'CardText', 'eachWord', 'both', 'everything', 'everywhere', 'Ordinals', 'Figures']);
const lookedUp = (branch: Branch): TextRange[] => (looked.has(branch.rule) ? [branch] : branch.branches.flatMap(lookedUp));

/** Another object's name, or a word that leaves open which thing is meant, in words that name a place. */
function paintDoubts(tree: Branch, paint: Paint): void {
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

/**
 * The tiles of the order that a branch of the grammar read, in order and without a gap.
 *
 * Reads: the branch, its paragraph as printed, and the ruling's topic. Writes: tiles over the same stretch of the paragraph.
 */
export function tilesOf(tree: Branch, printed: string, topic: string | null): Tile[] {
  const paint = new Paint(tree, printed);
  paintBranch(tree, 'command', paint);
  paintDoubts(tree, paint);
  paintOtherEntries(tree, topic, paint);
  paintDescribedQuotations(tree, paint);
  paintDeletedMentions(tree, paint);
  for (const command of allOf(tree, 'Command')) {
    paintContradictions(command, paint);
    paintOpenIn(command, paint);
    paintVaguePlaces(command, paint);
  }
  return /\?\W*$/.test(paint.printed) ? [{ at: { from: tree.from, to: tree.to }, as: 'not understood' }] : paint.tiles();
}

/** Tiles as words, up to a place of the paragraph. */
export const tiledWords = (tiles: Tile[], printed: string, end: number): Tiled[] =>
  tiles.filter(({ at }) => at.from < end).map(({ at, as: kind }) => ({ words: printed.slice(at.from, Math.min(at.to, end)), as: kind }));
