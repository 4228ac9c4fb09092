/** Texts that say there is none: `No errata.` below the title of a set, `None this month.` */

const THINGS = '(?:errata|rulings?|changes?|entries|corrections?|clarifications?|updates?|additions?|questions?|news|cards?)';
const WHEN = '(?: (?:yet|so far|here|today|currently|at (?:this time|present|the moment)|this (?:time|month|week|year|issue)|(?:for|in|on|from|of) (?:this|that|the) \\w+(?: set)?))*';
export const NOTHING_SAID: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`^(?:there (?:are|is|were|was) )?no (?:(?:new|further|current|known|official|other|more|card|temporary|interim|provisional|pending|active) )*${THINGS}(?: or ${THINGS})?(?: (?:listed|issued|known|needed|received|(?:have|has) been (?:made|issued)))?${WHEN}[.!]?$`, 'iu'), example: 'No errata for this set.' },
  { is: new RegExp(`^(?:none|nothing|n/a)(?: (?:new|changed|known|to report|received))?${WHEN}[.!]?$`, 'iu'), example: 'Nothing new this month.' },
];
const LONGEST = 60;

/** Whether a text says that there is nothing to say; brackets change nothing. */
export function saysNothing(text: string): boolean {
  return text.length <= LONGEST && NOTHING_SAID.some(({ is }) => is.test(text.trim().replace(/^[[(](?<within>[^[\]()]*)[\])]\.?$/u, '$<within>').replaceAll('*', '')));
}
