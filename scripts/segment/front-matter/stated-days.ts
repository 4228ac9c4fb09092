/** The two days that a document may state of itself: the day it came out, and the day from which it holds. */
import * as chrono from 'chrono-node';
import { datesIn } from './dates.ts';
import { isTitle, LONGEST_TITLE } from './stated-date.ts';
import { shortMonths } from '../../language/en/calendar-words.ts';

export interface StatedDays {
  published: string | null;
  /** The day from which it holds. */
  effective: string | null;
}

interface Wording {
  of: keyof StatedDays;
  /** The words before the day, which is all that may follow them. */
  opens: string;
  example: string;
}

const THIS = '(?:(?:this|these|the following) (?:[\\w-]+ ){0,2}(?:document|supplement|update|digest|list|sheet|edition|page|rulings|entries|changes) '
  + '|(?:all (?:of )?)?(?:(?:the|these|its|our) )?(?:new |following |current )?(?:rulings|entries|changes|answers) (?:(?:in|of|on|contained in) (?:this|the present) (?:document|supplement|update|digest|list|sheet|page) |below |here |that follow )?|it |they )?';
const IS = '(?:(?:is|are|was|were|has been|have been|will be|shall be|becomes?|became|will become) )?(?:first )?';
const FROM = '(?: (?:as of|as from|on and after|on|from|since|starting|beginning|in play from|for play (?:on|from)))?:? (?:the )?';

/** The first wording that opens a clause says what its day is. */
export const wordings: readonly Wording[] = [
  { of: 'published', opens: `${THIS}${IS}(?:published|issued|released|posted|printed|sent out|publication day)${FROM}`, example: 'Published 3 February 2003' },
  { of: 'published', opens: `(?:these|here|below) are (?:all )?(?:the )?(?:[\\w’'-]+ ){0,3}rulings (?:that (?:were|have been) )?(?:handed down|given|made|issued|agreed|decided|published)(?: by (?:the )?[^,;\\d]{2,40}? (?:on|of)|(?: on| of)?):? `, example: 'These are the rulings handed down by the Table on 3 February 2003' },
  { of: 'published', opens: `${THIS}(?:came|comes) out${FROM}`, example: 'This supplement came out on 3 February 2003' },
  { of: 'effective', opens: `${THIS}${IS}(?:effective (?:day|date)|official|effective|valid|binding|in force|in effect)${FROM}`, example: 'official as of 10 February 2003' },
  { of: 'effective', opens: `${THIS}(?:will )?(?:takes?|comes? into|goes? into|go into|enters? into|has|have) (?:effect|force)${FROM}`, example: 'These rulings take effect on 10 February 2003' },
  { of: 'effective', opens: `${THIS}(?:will )?(?:holds?|appl(?:y|ies)|counts?|is to be used|are to be used|for play)${FROM}`, example: 'These rulings apply from 10 February 2003' },
];
const OPENINGS = wordings.map(({ of, opens }) => ({ of, says: new RegExp(`^${opens}(?<day>.+)$`, 'iu') }));

/** "one week later", "two weeks after publication": counted from the day it came out. */
const LATER = /^(?<span>(?:an?|one|two|three|four|five|six|\d{1,2}) (?:day|week|month)s?) (?:later|after (?:that|that day|(?:its |the day of )?(?:publication|release)|being published))$/iu;
const AT_ONCE = /^(?:immediately|at once|the same day|that day|upon publication|on publication)$/iu;
const SENTENCES = new RegExp(String.raw`(?<!\b(?:${shortMonths}))[.;!]\s+|[.;!]$|\n`, 'iu');
const CLAUSES = /,?\s+(?:and|but)\s+|[()]|,\s+(?=(?:official|effective|valid|binding|in force|in effect|published|issued|released|posted|takes? effect)\b)/iu;
/** What single rulings may say otherwise takes nothing from what is said of all. */
const UNLESS = /(?:^|,?\s)(?:unless|except where|where not) (?:(?:it is )?otherwise |it is )?(?:noted|stated|indicated|specified|said|marked|shown)(?: otherwise| below)?,?(?:\s|$)/iu;
const BY = /\s+by (?:the )?[^,;\d]+$/iu;
/** Another document, named before: "it" may be that one. */
const ANOTHER = /\b(?:glossary|rule ?book|rules|last|previous|earlier)\b/iu;

interface Said { of: keyof StatedDays; words: string }

/**
 * Reads: the paragraphs of a document's head, and the day that it states without saying of what. Writes: its two days; null
 * where no sentence that is wholly about them says one, or two say different ones.
 */
export function statedDays(paragraphs: readonly string[], day: string | null): StatedDays {
  const said = paragraphs.flatMap((text) => text.split(SENTENCES).flatMap((sentence, at, all) => saidIn(sentence, ANOTHER.test(all.slice(0, at).join(' ')))));
  const published = onlyOne(said, 'published', day);
  return { published, effective: onlyOne(said, 'effective', published ?? day) };
}

/** What a sentence says, each clause of which is read; a title may stand before them. */
function saidIn(sentence: string, mayMeanAnother: boolean): Said[] {
  const clauses = sentence.replace(UNLESS, ' ').split(CLAUSES).map((clause) => clause.replace(/^[\s,:–—-]+|[\s,.:–—-]+$/gu, '').replace(/\s+/gu, ' ')).filter((clause) => clause !== '');
  if (mayMeanAnother && /^(?:it|they)\b/iu.test(clauses[0] ?? '')) return [];
  const [head = ''] = clauses;
  const read = (clauses.length > 1 && (isTitle(head) || /\brulings?\b/iu.test(head)) && head.length <= LONGEST_TITLE && clauseSays(head) === null ? clauses.slice(1) : clauses).map(clauseSays);
  return read.includes(null) ? [] : read.flatMap((one) => one ?? []);
}

function clauseSays(clause: string): Said | null {
  for (const { of, says } of OPENINGS) {
    const words = says.exec(of === 'published' ? clause.replace(BY, '') : clause)?.groups?.['day'];
    if (words !== undefined && (isDay(words) || LATER.test(words) || AT_ONCE.test(words))) return { of, words };
  }
  return null;
}

/** Whether words are a day and nothing else. */
function isDay(words: string): boolean {
  const [found, ...others] = datesIn(words);
  return found !== undefined && others.length === 0 && found.day !== null && found.text.length === words.length;
}

function onlyOne(said: readonly Said[], of: keyof StatedDays, day: string | null): string | null {
  const days = new Set(said.filter((one) => one.of === of).map(({ words }) => dayOf(words, day)));
  return days.size === 1 ? [...days][0] ?? null : null;
}

function dayOf(words: string, reference: string | null): string | null {
  const span = LATER.exec(words)?.groups?.['span'];
  if (span === undefined) return AT_ONCE.test(words) ? reference : datesIn(words)[0]?.day ?? null;
  if (reference === null) return null;
  const start = chrono.en.parse(`${span} later`, { instant: new Date(`${reference}T12:00:00Z`), timezone: 'UTC' })[0]?.start;
  return start === undefined ? null : start.date().toISOString().slice(0, 10);
}
