/** The day on which a document says, in a sentence of a longer paragraph of its head, that it was last changed: `Kept by the clerks. Last update: 9 September 2002. Please ...`. */
import { datesIn } from './dates.ts';
import { shortMonths } from '../../language/en/calendar-words.ts';

/** What stands before such a day in its sentence, and nothing else does. */
export const SAYS_CHANGED: readonly { says: RegExp; example: string }[] = [
  { says: /^(?:(?:this|the) (?:[\w-]+ ){1,2}(?:was|is|has been) |(?:page|file|list|document|site) (?:was |is )?)?(?:last |most recently )?(?:updated|revised|modified|changed|edited|amended|corrected|compiled)(?: (?:here|again))?(?: by [^.:]{2,40}?)?(?: on| at)?:?$/iu, example: 'This table was last updated by Nan on 9 September 2002.' },
  { says: /^(?:(?:the )?(?:last|latest|most recent) )?(?:update|revision|change|edit|modification)(?: (?:of(?: (?:this|the) [\w-]+)?|on|from|was on|was made on))?:?$/iu, example: 'Last update: 9 September 2002.' },
  { says: /^(?:(?:this|the) (?:[\w-]+ ){1,2}is |it is )?(?:current|complete|up to date|accurate|valid)(?: as)? (?:of|on|to|up to|until|through|as at):?$/iu, example: 'This list is complete up to 9 September 2002.' },
  { says: /^(?:(?:this|the) (?:[\w-]+ ){1,2}is )?(?:the )?(?:version|edition|state|status|stand)(?: (?:of|from|as of|dated))?:?$/iu, example: 'Version of 9 September 2002.' },
];
/** What stands before the day from which all that a document holds is in force; no other sentence speaks of all. */
export const SAYS_HOLDS: readonly { says: RegExp; example: string }[] = [
  { says: /^(?:all (?:of )?)?(?:the |these |the following |our )(?:new |following )?(?:changes|rulings|errata|corrections|clarifications|additions|amendments|updates)\b[^.;:]{0,60}? (?:are|become|will be|shall be|take|go into|come into|enter into) (?:effective|valid|binding|official|effect|force|in force|in effect)(?: (?:on|from|as of|since|starting(?: on)?))?$/iu, example: 'These changes to the Handbook are effective June 5, 2017.' },
];
const SENTENCES = new RegExp(String.raw`(?<!\b(?:${shortMonths}|mon|tues?|wed|thurs?|fri|sat|sun))[.;!](?:\s+|$)|\s[-–—|·•]\s|\n`, 'iu');
/** What stands in brackets may be such a sentence by itself. */
const BRACKETS = /[()]/u;
const WEEKDAY = /,?\s?(?:mon|tues|wednes|thurs|fri|satur|sun)day,?$/iu;
const LONGEST = 120;

/** Reads: the paragraphs of a document's head. Writes: the sentences that say such a day; a sentence about another document is none. */
export function sentencesOfChange(paragraphs: readonly string[], dayFirst: boolean): string[] {
  return paragraphs.flatMap((text) => text.split(SENTENCES)).flatMap((sentence) => [sentence, ...sentence.split(BRACKETS).slice(1)]).map((sentence) => sentence.replaceAll(/[*_]/gu, '').trim()).filter((sentence) => saysChanged(sentence, dayFirst));
}

/** Reads: the same. Writes: the sentences that say from when all of a document is in force. */
export function sentencesOfHold(paragraphs: readonly string[], dayFirst: boolean): string[] {
  return paragraphs.flatMap((text) => text.split(SENTENCES)).map((sentence) => sentence.replaceAll(/[*_]/gu, '').trim()).filter((sentence) => {
    const [found, ...others] = sentence.length > LONGEST || !/\d/u.test(sentence) ? [] : datesIn(sentence, dayFirst);
    return found !== undefined && found.day !== null && others.length === 0 && SAYS_HOLDS.some(({ says }) => says.test(sentence.slice(0, found.index).trim().replace(WEEKDAY, '')));
  });
}

function saysChanged(sentence: string, dayFirst: boolean): boolean {
  const [found, ...others] = sentence.length > LONGEST || !/\d/u.test(sentence) ? [] : datesIn(sentence, dayFirst);
  if (found === undefined || found.day === null || others.length > 0) return false;
  const [before, behind] = [sentence.slice(0, found.index).replace(/\(\s*$/u, '').trim().replace(WEEKDAY, ''), sentence.slice(found.index + found.text.length).replace(/^\)/u, '')];
  return /^(?:,? by [^\d]{2,40})?$/u.test(behind.trim()) && SAYS_CHANGED.some(({ says }) => says.test(before));
}
