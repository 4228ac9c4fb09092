/**
 * The preface of a glossary, set off as its terms are: `Sorting – A hyphen counts as a blank.` It stands ahead of all terms, of a
 * legend or of the first letter, and speaks of the entries, their order and their print.
 */
import type { LedgerKind } from '../../../../src/model/corpus.ts';
import { describesItself } from '../../front-matter/self-description.ts';
import { sortKey } from '../../../names/sort-key.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { risingShare } from '../../../names/alphabet.ts';
import type { Sectioned } from './sections.ts';

/** What is said of the entries of a document, and of nothing in the game. */
export const OF_ENTRIES: readonly { is: RegExp; example: string }[] = [
  { is: /\b(?:entr(?:y|ies)|headwords?|(?:words|terms|names|titles) (?:(?:set|printed) )?in (?:bold|italics?|capitals))\b.{0,60}\b(?:has|have|lead|leads|point|stands?|sorted|listed|found|given|refers?|marked|own|told|explained|in force|new)\b/isu, example: 'Words in bold have an entry of their own.' },
  { is: /\b(?:no|its|an?|each|every|own|other|further|earlier|older|following) (?:\w+ )?(?:entry|entries|headwords?)\b/iu, example: 'If it has no entry, look for the word.' },
  { is: /\b(?:hyphens?|apostrophes?|colons?|spaces|punctuation|articles?)\b.{0,40}\b(?:counts?|ignored|count as|disregarded|treated|sorted|passed over)\b/isu, example: 'A hyphen counts as a blank.' },
  { is: /\b(?:names?|titles?|entries|terms|words|cards?)\b.{0,40}\b(?:begin|begins|beginning|start|starts|starting) with\b.{0,40}\b(?:under|sorted|found|listed|filed)\b/isu, example: 'Names that begin with “The” stand under their second word.' },
  { is: /\b(?:sorted|listed|filed|arranged|found|stands?|ordered)\b.{0,30}\b(?:by|under|in)\b.{0,30}\b(?:first|second|last|next|alphabet\w*|letters?)\b/isu, example: 'Crews are sorted by their first name.' },
  { is: /\b(?:names?|words?|letters|codes?|icons?|pictures?|symbols?)\b.{0,60}\b(?:square |curly )?(?:brackets|braces)\b/isu, example: 'Each icon has a short name in square brackets.' },
  { is: /\bfrom (?:the first page to the last|cover to cover|beginning to end|front to back|end to end)\b/iu, example: 'Nobody reads this from the first page to the last.' },
  { is: /\b(?:this|the present|our) (?:glossary|lexicon|booklet|book|list|edition|document|dictionary|compendium)\b/iu, example: 'This glossary takes the place of all earlier ones.' },
  { is: /\b(?:last|previous|earlier|older|former) (?:editions?|versions?|printings?)\b/iu, example: 'It was not in the last edition.' },
];

/** What such a part is called. */
const CALLED = /^(?:(?:how|where|why) (?:to|this|the|it|we)\b.*|(?:finding|looking|using|reading|about|order|sorting|scope|conventions?|abbreviations?|notation|symbols?|icons?|marks?|names?|titles?|bold(?:face)?(?: type)?|cross[- ]references?|references|thanks|credits|introduction|preface|foreword|sources?|authority|updates?|contents)\b.{0,40})$/iu;
/** Such parts, at the most; so many terms behind them, in order, that begin anew in the alphabet. */
const MOST = 8;
const FEWEST_TERMS = 4;
const SORTED = 0.9;
const HALF = 0.5;
/** Paragraphs of such a part, at the most. */
const LONGEST = 3;

/** Reads: what begins as terms do, among the paragraphs of a glossary, and the lines that stand apart. Writes: those of them that are its preface. */
export function prefaceAmong(topics: readonly TopicCandidate[], open: readonly Sectioned[], apart: ReadonlyMap<number, LedgerKind>): ReadonlySet<TopicCandidate> {
  for (let count = Math.min(MOST, topics.length); count > 0; count--) {
    const ahead = topics.slice(0, count);
    const isParted = isBreakBehind(topics, count, open, apart) || beginsAnew(topics, count);
    if (isParted && areOfDocument(ahead, open, topics[count]?.at ?? open.length)) return new Set(ahead);
  }
  return new Set();
}

/** Rows of a legend, or the letter that heads the first terms, stand behind the last of them and above the next. */
function isBreakBehind(topics: readonly TopicCandidate[], count: number, open: readonly Sectioned[], apart: ReadonlyMap<number, LedgerKind>): boolean {
  const [last, next] = [open[topics[count - 1]?.at ?? 0], open[topics[count]?.at ?? -1]];
  if (last === undefined) return false;
  const [from, to] = [last.paragraph.last, next?.paragraph.first ?? Infinity];
  const isLegend = [...apart].some(([at, is]) => is === 'front matter' && at > from && at < to);
  return isLegend || (next !== undefined && last.letter === null && next.letter !== null);
}

/** The terms behind them are sorted by themselves, and begin ahead of the first of them. */
function beginsAnew(topics: readonly TopicCandidate[], count: number): boolean {
  const keys = topics.map(({ topic }) => sortKey(topic));
  const behind = keys.slice(count);
  return behind.length >= FEWEST_TERMS && risingShare(behind) >= SORTED && keys.slice(0, count).every((key) => key > (behind[0] ?? ''));
}

/** Most speak of the document's entries, in their text or by what they are called; one at least in its text. */
function areOfDocument(ahead: readonly TopicCandidate[], open: readonly Sectioned[], end: number): boolean {
  const told = ahead.map(({ at, rest, topic }, index) => {
    const below = open.slice(at + 1, Math.min(ahead[index + 1]?.at ?? end, at + 1 + LONGEST)).map(({ paragraph }) => paragraph.text);
    const text = [rest, ...below].join(' ');
    return { inText: OF_ENTRIES.some(({ is }) => is.test(text)) || describesItself(text), isCalled: CALLED.test(topic) };
  });
  return told.some(({ inText }) => inText) && told.filter(({ inText, isCalled }) => inText || isCalled).length > ahead.length * HALF;
}
