/**
 * The tiling of an order: each of its words is a part of exactly one tile, and a tile says what its words are to the
 * order. Words that no rule accounts for are `not understood`, and the order waits for a person.
 */
import { onlyLeadsOn } from '../../../language/en/beside.ts';
import { claimBeside, saysWhatIsLeft } from '../../../language/en/claims/claim.ts';
import { clauseKind, isHarmlessRemark, limiting } from '../../../language/en/clauses.ts';
import type { ClauseKind } from '../../../language/en/clauses.ts';
import { namesNothing } from '../../../language/en/objects.ts';
import { isRemarkInBrackets } from '../../../language/en/remarks/remarks.ts';
import { leadsUp, tellsWhatWas, tellsWhyNot } from '../../../language/en/narrating.ts';
import { isRemarkBeside } from '../../../language/en/remarks/remarks.ts';
import { isStoryBeside } from '../../../language/en/stories/stories.ts';
import { unquoted } from '../../../language/en/veiled.ts';
import type { TileKind } from '../../../../src/model/corpus.ts';
import type { Tile } from '../commands/command.ts';
import { paintDoubts } from './doubts.ts';
import { foldText } from '../sentences/fold-text.ts';
import { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';
import type { Left } from '../sentences/recast-by-row.ts';

/** The words of a tile, as they were printed. */
export interface Tiled {
  words: string;
  as: TileKind;
}

const kindOfClause: Record<ClauseKind, TileKind> = { reason: 'reason', time: 'day', scope: 'scope', politeness: 'politeness' };

/** A remark in the sentence of an order, whatever that does: in brackets, or behind a semicolon. */
const isRemarkInOne = (clause: string): boolean => isRemarkInBrackets(clause) || (clause.startsWith(';') && isRemarkBeside(clause.slice(1)));

/** What a clause beside a command is; a question mark leaves it open whether anything is ordered at all. */
export function clauseTile(words: string): TileKind {
  const { text } = foldText(words);
  if (/^[\s.,;:!*"”')\]-]*$/.test(text)) return 'command';
  if (text.includes('?')) return 'not understood';
  if (/^\s*\(.*\)[\s.]*$/.test(text) && isHarmlessRemark(text)) return 'remark';
  if (isRemarkInOne(text.trim())) return 'reason';
  if (claimBeside(words) !== null) return 'remark';
  if (saysWhatIsLeft(text)) return 'not understood';
  if (isStoryBeside(text)) return 'reason';
  const kind = clauseKind(text);
  // ..., it is not needed
  if (kind === null && /^\s*[,;-]/.test(text) && tellsWhyNot(text.replace(/^[\s,;-]+/, ''))) return 'reason';
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

/** "Docking"; but not "the right page", "something else". */
function referenceTile({ words }: Branch, within: TileKind): TileKind {
  return limiting.test(words) || namesNothing.test(words) ? 'not understood' : within;
}

/** "The following ships", but not "the following only", "the following for races". */
const thingsTile = ({ words }: Branch): TileKind =>
  (limiting.test(words) || /\b(?:not|never|or|in|for|at|on|of|during|under|with|within|from|by|as|always|perhaps|maybe|probably|later|too)\b/.test(words) || words.trim().split(' ').length > 3 ? 'not understood' : 'place');

type Painter = (branch: Branch, within: TileKind) => TileKind;
const as = (kind: TileKind): Painter => () => kind;

/** What the words of a rule are; a rule that is not here is what the rule around it is. */
const painters: Record<string, Painter> = {
  LeadingPlace: as('place'), Amended: as('place'), LeadingUnit: as('place'), NextAim: as('place'), PlainAim: as('place'), SayingPlace: as('place'), Aim: as('place'), Inside: as('place'), ToList: as('place'),
  Target: as('old words'), BaredWords: as('old words'), ClosedWords: as('old words'), PairedWords: as('old words'), OldName: as('old words'), oldBareWords: as('old words'), oldFigure: as('old words'), newFigure: as('new words'), newBareWords: as('new words'), KeptSentences: as('place'), KeptOfPart: as('place'), JoinedList: as('place'), KeptOf: as('place'), RuleSubject: as('place'), Rank: as('place'), theRest: as('place'), StepNote: as('place'),
  byOversight: as('reason'), UselessToo: as('reason'), WrongAnd: as('reason'), UselessIs: as('reason'), uselessAdjective: as('reason'), OldMark: as('old words'), PlacedBetween: as('place'), BesideWords: as('place'),
  Designation: as('place'), Edge: as('place'), QuotedWordsNoun: as('place'), Detail: as('place'), NumberWords: as('old words'), numberNoun: as('place'), Everywhere: as('place'), Wherever: as('place'), EachTime: as('place'), FaultyPlace: as('place'), MoveTo: as('place'), ToEnd: as('place'), ToPartEnd: as('place'), BesideSentence: as('place'), MoveAnchor: as('place'), CutAt: as('place'), Vaguely: as('place'),
  QuotedNew: as('new words'), Mark: as('new words'), ForWords: as('new words'), NewWordsQuoted: as('new words'), NewNumber: as('new words'), NumberTarget: as('old words'),
  RenumberNote: as('remark'), QuotedPart: as('old words'), PartThatGoesOn: as('place'), AddedLast: as('place'), EndNote: as('place'), InnerLead: as('place'), HeadEdge: as('place'), FollowedWords: as('place'), GrowingPlace: as('place'), SaysSubject: as('place'),
  refList: as('place'), RefSubject: as('place'), refThere: as('place'), refAmong: as('place'), RefAt: as('place'), RefTo: as('place'), WholeOne: as('place'), InWords: as('place'), pleaseAside: as('politeness'), pleaseEnd: as('politeness'), RefPlace: as('place'), OldBare: as('old words'), NewBare: as('new words'), NewWhole: as('new words'), RefOld: as('old words'), ListedName: as('old words'), ListedBeside: as('place'), ListedEdge: as('place'), ListedEnd: as('place'), MarkEnd: as('place'), refAtTheirEnd: as('place'), CountedThing: as('place'), RefNew: as('new words'), refName: referenceTile,
  aboutRecord: as('place'), things: thingsTile,
  valueName: valueTile, name: nameTile, aboutName: nameTile, headingName: nameTile, calledName: nameTile,
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
const holdsOldWords = /^(?:Replace_quoting|Revise_fromTo|Revise_value|Passive_fromTo|Passive_shortFromTo|OldNew_labels|OldNew_placed|OldNew_plain)$/;

function paintBranch(branch: Branch, within: TileKind, paint: Paint): void {
  const kind = painters[branch.rule]?.(branch, within) ?? within;
  if (kind !== within) paint.put(kind, branch);
  const old = holdsOldWords.test(branch.rule) ? branch.branches.find(({ rule }) => rule === 'quotation') : undefined;
  for (const part of branch.branches) paintBranch(part, kind, paint);
  if (old) paint.put('old words', old);
}

/**
 * The tiles of the order that a branch of the grammar read, in order and without a gap.
 *
 * Reads: the branch, its paragraph as printed, the ruling's topic, and the words that were left out before it was read.
 * Writes: tiles over the same stretch of the paragraph.
 */
export function tilesOf(tree: Branch, printed: string, topic: string | null, left: readonly Left[] = []): Tile[] {
  const paint = new Paint(tree, printed);
  paintBranch(tree, 'command', paint);
  for (const { at, as: kind } of left) for (const place of at) paint.put(kind, { from: place, to: place + 1 });
  paintDoubts(tree, topic, paint);
  return /\?\W*$/.test(unquoted(paint.printed)) ? [{ at: { from: tree.from, to: tree.to }, as: 'not understood' }] : paint.tiles();
}

/** Tiles as words, up to a place of the paragraph. */
export const tiledWords = (tiles: Tile[], printed: string, end: number): Tiled[] =>
  tiles.filter(({ at }) => at.from < end).map(({ at, as: kind }) => ({ words: printed.slice(at.from, Math.min(at.to, end)), as: kind }));
