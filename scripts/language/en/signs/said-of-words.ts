/** What is said of quoted words, or done with them, by whoever talks of a text: how it is heard, so that it waits. */
import { any, quotation } from '../text-things.ts';
import type { Sign } from '../text-things.ts';
import { formsOf, ingsOf } from '../verbs.ts';

/** `is` is tried on one sentence, folded. */
export const wordSigns: readonly Sign[] = [
  { name: 'words that are found there', is: new RegExp(`\\b(?:find|see|read) (?:the \\w+ )?${quotation} (?:after|before|behind|instead of|where)\\b[^.]*\\b(?:from now on|now|henceforth)\\b|\\b(?:it|that)(?:'s| is) ${quotation} now\\b`), example: 'You will find "hum" after "sing" from now on.' },
  { name: 'words, and that they are out', is: new RegExp(`^${quotation}(?::|,| -) (?:out|gone|goes|away|off)\\b(?! of\\b)`), example: '"Hum": out.' },
  { name: 'words, and how they are printed', is: new RegExp(`^${quotation}(?::|,| -) (?:no|without|with|in) (?:quotes|quotation marks|brackets|parentheses|italics|bold|capitals?|comma|hyphen)\\b`), example: '"Hum": no quotes.' },
  { name: 'what the said words suffer', is: new RegExp(`\\b(?:(?:said|aforesaid) (?:\\w+ )?|proviso |provision |stipulation |qualification |restriction |requirement |condition |exception |limitation |parenthetical (?:\\w+ )?)${quotation}[^.;:]{0,30}\\b(?:is|are|was|were|shall|has|may|might|could|can|will|must|should) \\w+|^(?:the )?(?:said|aforesaid) (?:list|entry|paragraph|sentence|text|words?)\\b`), example: 'The proviso "hum" is lifted.' },
  { name: 'words printed without marks', is: new RegExp(`${quotation} (?:shall|should|must|is to|are to) be (?:printed|written|set|given) (?:without|in|with)\\b`), example: '"Hum" shall be printed without quotation marks.' },
  { name: 'words to think of instead', is: new RegExp(`${quotation},? (?:just |please )?(?:think|picture|imagine|hear|understand|say|read)(?: of)? ${quotation}|\\bthink of (?:it|them) as ${quotation}|\\b(?:we meant|it (?:has|had) always been|we (?:wanted|intended)(?: to say)?|it (?:ought to|should) have been) ${quotation}`),
    example: 'Where you see "hum" think "sing".' },
  { name: 'what was printed, and what was meant', is: new RegExp(`${quotation}(?: \\w+){0,3} (?:is|was) what (?:is|was|stands) (?:printed|written|there|meant|intended)\\b|\\bfollow (?:the \\w+ )?${quotation} (?:with|by)\\b[^.]*${quotation}`), example: '"Hum" is what was printed; "sing" is what was meant.' },
  { name: 'what stands in brackets, perhaps', is: /^(?:perhaps|maybe|possibly|in [^,]*,) (?:delete|strike|remove|drop|omit) (?:what (?:is|stands)|everything|the words?|the text) (?:in|inside|within|between) (?:the )?(?:brackets|parentheses)\b/, example: 'Perhaps delete what stands in brackets.' },
  { name: 'what we are doing', is: new RegExp(`^(?:so )?(?:we|i)(?:(?: are|'re| am|'m)|(?: will|'ll| shall) be) (?:\\w+ )?(?:${any(ingsOf('delete', 'replace', 'add', 'move', 'revise'))}|changing|making|turning|putting|swapping) [^.]{0,30}?${quotation}`), example: 'We are changing "hum" to "sing" in May.' },
  { name: 'just do it', is: new RegExp(`^(?:please )?(?:just|simply|merely|only|grab \\w+ \\w+ and) (?:${any(formsOf('base', 'delete', 'replace', 'add').map((word) => word.replace('.', '')))}) (?:the \\w+ )?${quotation}`), example: 'Just strike "hum" on paper.' },
  { name: 'words of which there are no more', is: new RegExp(`^there (?:is|are) (?:now )?no (?:more|longer) (?:an? |any )?${quotation}`), example: 'There is no more "hum".' },
  { name: 'words that fall away', is: new RegExp(`${quotation},? (?:\\w+ ){0,2}(?:(?:falls?|fell|fallen|goes|gone|comes?|came|drops?|dropped) (?:away|out)\\b(?! of)|(?:disappears?|disappeared|vanish(?:es|ed)?)\\b)|^(?:now )?gone (?:is|are) (?:the \\w+ )?${quotation}`), example: 'The words "who hum" fell away.' },
  { name: 'text that drops words', is: new RegExp(`^(?:(?:it|they|this|these) (?:now )?(?:drops?|deletes?|strikes?|omits?|cuts?)|(?:the|this|its) (?:\\w+ )?(?:text|entry|definition|paragraph|sentence|bullet|list|wording) (?:\\w+ ){0,3}(?:drop|delete|strike|omit|cut|lose|lost|shed|give|gave)(?:s|ped|ted)?(?: up| out)?) (?:the \\w+ )?${quotation}`), example: 'It drops "who hum".' },
  { name: 'words that become one part', is: new RegExp(`${quotation}(?:,? and |, )(?:the \\w+ )?${quotation} (?:now |should |must |shall )?(?:become|are|form|make|be) (?:now )?(?:an?|one|a single) (?:bullet|item|sentence|paragraph|step)\\b`), example: '"Hum" and "sing" become one bullet.' },
  { name: 'words that say nothing', is: new RegExp(`${quotation},? (?:\\w+ )?(?:says? nothing new|adds? nothing|repeats? (?:itself|themselves)|says? it twice|serves? no purpose)\\b`), example: 'The words "who hum" say nothing new.' },
  { name: 'words that are so many parts', is: new RegExp(`${quotation},? (?:is|are|becomes?|should be|must be|shall be) (?:now )?(?:one|two|three|four|a single) (?:\\w+ )?(?:words?|sentences?|clauses?|bullets?|items?|paragraphs?)\\b`), example: '"Cats hum." is now two sentences.' },
  { name: 'words that become others, somewhere', is: new RegExp(`^(?:the \\w+ )?${quotation} (?:now )?becomes? ${quotation}`), example: 'The spelling "hum" becomes "HUM" in headings.' },
  { name: 'amount that is another', is: new RegExp(`${quotation} (?:is|are) (?:now |to be )?(?:doubled|halved|trebled|tripled)\\b`), example: 'The sum of "5 marks" is doubled.' },
  { name: 'words that are others from a day on', is: new RegExp(`^(?:from|as of|as from|starting|beginning|since) [^"“]{2,30}${quotation},? (?:is|are|becomes?|reads?|says?) (?:now )?${quotation}`), example: 'From 1 May "marks" are "coins".' },
];
