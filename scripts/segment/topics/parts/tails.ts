/**
 * What a writer says behind his last ruling: thanks, where to write, what comes next, who made it. Said in the midst of a
 * document it may be anything; behind the last topic it ends the document.
 */
import { describesItself } from '../../front-matter/self-description.ts';
import { opensAsInstruction } from '../names/instruction-openings.ts';

const LIST = '(?:list|sheet|page|document|digest|update|file|post|thread|issue|number|edition|supplement|bulletin|gazette|newsletter|rulings|errata|faq)';

export const TAILS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:with |many |our |my |special |a big )*thank(?:s|you| you)\b(?! (?:is|are)\b).{0,300}$/isu, example: 'Thanks to Nan and the Thursday table for most of these.' },
  { is: /^(?:to be continued|(?:to be )?continued (?:next|in)|more (?:next|in the next|to (?:come|follow)))\b/iu, example: 'To be continued next month.' },
  { is: /^(?:in the |our )?(?:next|coming) (?:month|week|time|issue|number|update|list|document|edition)\b.{0,20}:/iu, example: 'In the next number: how large a barge may be.' },
  { is: new RegExp(`^(?:the|our) next (?:\\w+ ){0,2}${LIST}\\b.{0,60}\\b(?:will|comes?|appears?|is (?:due|expected|planned))\\b`, 'iu'), example: 'The next sheet will appear in July.' },
  { is: /^(?:links?|see also|further reading|sources?|archives?|contact|imprint|past (?:months|issues|lists)|back issues|(?:earlier|older|previous) \p{L}+|credits|acknowledge?ments)\s?:/iu, example: 'Links: the forum, the shop, the rule book.' },
  { is: /^(?:well,? )?(?:(?:those|these|that|this) (?:was|were|is|are)|that[’']s) (?:all|everything|it)\b/iu, example: 'Those were all. Good rowing.' },
  { is: new RegExp(`^(?:(?:that|this) (?:concludes|ends|completes)|(?:this|here) (?:\\w+ )?${LIST} (?:ends|closes)|end of (?:this |the )?${LIST})\\b`, 'iu'), example: 'That concludes the list for this month.' },
  { is: /^(?:p\.? ?s\.?|p\.? ?p\.? ?s\.?)[:. ]\s*\S/iu, example: 'P.S. The maps are out of print.' },
  { is: /^(?:further |more |any |all |your |other )?(?:questions|comments|letters|mistakes|corrections|complaints|suggestions|feedback|queries|typos)\b.{0,60}\b(?:will be|are|is|go|goes|to|by|via|welcome|should|may|can|please)\b/iu, example: 'Letters about this sheet are answered on Mondays.' },
  { is: /\b(?:letters|questions|comments|corrections|mail) (?:to|by|go to) (?:the |our )?[\p{L} ]{2,30}, (?:please|not)\b/iu, example: 'The bench: N. Orme. Letters to the Bulletin, please.' },
  { is: /^(?:found|seen|spotted|have you found|did you find|something (?:wrong|missing)|still (?:unclear|in doubt)|in doubt)\b.{0,60}\?/iu, example: 'Found a mistake? Tell the clerk.' },
  { is: /^(?:please )?(?:e-?mail|mail|write|contact|visit|follow|join|ask|tell|send)\b.{0,200}(?:@\w|https?:|www\.|\.example\b)/iu, example: 'Write to clerk@quay.example.' },
  { is: /^.{0,160}\b(?:is|are|was|were) (?:published|made|produced|printed|distributed|issued|maintained|compiled|hosted) by (?:the )?\p{Lu}/u, example: 'Ostermere is published by Quay Press.' },
  { is: /^(?:printed|published|issued|compiled|prepared|distributed|produced|edited|collected|maintained|typeset|translated|ruled|agreed|decided|approved) (?:by|at the|for the|on behalf of)\s+\S/iu, example: 'Printed at the sign of the Lamp' },
  { is: /^(?:Made|Written|Drawn|Designed|Typed|Put together|Laid out|Translated|Brought to you) (?:up )?(?:by|for) (?:(?:the|our) )?\p{Lu}/u, example: 'Made by the Quay Cats, drawn at the weir.' },
  { is: /\b(?:copy|print|share|pass) (?:it|this|them|this \p{L}+)(?: on| out)? (?:as often as|freely|to (?:whoever|everybody|anybody)|for your own)\b/iu, example: 'Copy it as often as you like.' },
  { is: /(?:©|\(c\)|\bcopyright\b)\s?(?:\S+ ){0,2}(?:19|20)\d{2}\b/iu, example: 'Lamps © 2012 Quay Press' },
  { is: /\b(?:belongs? to|property of|no part of (?:this|it))\b.{0,80}\b(?:games?|press|publishing|publishers?|inc|ltd|llc|gmbh|company|owners?|sold|copied|reproduced)\b/iu, example: 'All names belong to Quay Press.' },
  { is: new RegExp(`^this ${LIST} (?:is|was|has been|may|will|can|replaces|supersedes)\\b`, 'iu'), example: 'This list may be copied.' },
  { is: /^(?:the |all )?(?:changes|additions|new (?:rulings|entries|names)|entries|rulings)\b[^.]{0,60}\b(?:is|are|have been) (?:marked|starred|underlined)\b[^.]{0,40}\.?$/iu, example: 'Changes since May are marked.' },
  { is: /^[-–—]{1,3} ?\p{Lu}[\p{L}.,'’ ]{1,40}$/u, example: '-- The Lamplighters' },
  { is: /^(?:yours|sincerely|regards|cheers|best wishes|with kind regards|kind regards)(?: \p{L}+)?[,.!]$/iu, example: 'Yours,' },
  { is: /^(?:discuss|comment on|talk about|reply to|rate|share) (?:this|the|these) (?:article|post|update|rulings?|list|thread|news)\b[^:]{0,80}$/iu, example: 'Discuss this article on the boards' },
  { is: /^(?:click|press|tap|look) here (?:for|to)\b[^:]{0,80}$/iu, example: 'Click here for more' },
  { is: /^.{0,80}\b(?:is|are) (?:not|in no way) (?:connected|associated|affiliated) with\b/iu, example: 'The Lamp Pages are not connected with the publisher.' },
  { is: /^(?:the|our|your) (?:\w+ ){0,2}(?:committee|team|board|bench|table|editors?|clerks?) (?:would like to |wants? to |wish(?:es)? to )?thanks?\b/iu, example: 'The committee thanks Nan for thirty years of work.' },
  { is: /^(?:banned|restricted|forbidden|suspended)(?: (?:and|&|or) (?:banned|restricted|limited))? (?:cards?|lists?):?$/iu, example: 'BANNED CARDS' },
  { is: /^(?:also of note|other news|in other news|elsewhere|housekeeping|odds and ends|a last word|in closing|finally)\s?[:.]?$/iu, example: 'ALSO OF NOTE' },
  { is: /^(?:also|and|finally|lastly|besides),? (?:an?|one|two|three|some|a few|a couple of) (?:more |last |small |short )*(?:things?|words?|notes?|points?|remarks?|requests?) (?:for|to|about|on) (?:those|everybody|everyone|you|the (?:site|page|text)|our|all who)\b/iu, example: 'Also, two things for those who look after the site.' },
  { is: /^(?:neither|none of (?:this|these|that|them)|(?:this|that|all of this)) (?:is|are|changes?) (?:not )?(?:an?y? )?(?:changes? (?:to|of|in) )?(?:the |a )?(?:rules|rulings)\b.{0,40}$/iu, example: 'None of this changes the rules.' },
  { is: /^(?:(?:still|yet|as yet) (?:open|unanswered|pending|undecided)|(?:open|unanswered|pending) (?:questions|issues|points|rulings))\s?[:.]?$/iu, example: 'Still open:' },
  { is: /^(?:last|previous|next|back to|return to|go to) (?:the )?(?:top|index|contents|home|main)\b.{0,30}$/iu, example: 'Back to the main page' },
];

/** Paragraphs that such a tail has at the most. */
const LONGEST_TAIL = 12;

/**
 * Reads: a document's paragraphs, and the first that may be such a tail. Writes: the place of the first that is one, where nothing
 * behind it orders anything; the document's end where there is none.
 */
export function startOfTail(paragraphs: readonly string[], from: number): number {
  const found = paragraphs.findIndex((text, at) => at >= from && isTail(text));
  const isLast = found >= 0 && paragraphs.length - found <= LONGEST_TAIL && !paragraphs.slice(found).some((text) => opensAsInstruction(text));
  return isLast ? found : paragraphs.length;
}

/** Whether a paragraph is what a writer says behind his last ruling. */
export function isTail(text: string): boolean {
  return TAILS.some(({ is }) => is.test(text.trim())) || describesItself(text.trim());
}
