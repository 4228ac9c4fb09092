/** Orders in figures of speech: words that have had their day, parts that nobody will miss, lists that have grown. */
import { any, quotation, textThings } from './text-things.ts';
import type { Sign } from './text-things.ts';

/** Quoted words, a part of a text, or what somebody calls one. */
const what = `(?:${quotation}|\\b(?:this|the|that|these|those|our|its) (?:[\\w'-]+ ){0,3}?(?:${textThings}|bit|line|remark|aside|entry)\\b(?: (?:about|on|of|with|concerning|that says) [^.,;:"“]{1,40})?)`;
const isGone = any(['(?:has|have) (?:had (?:its|their) day|(?:finally |long |now |at last )?(?:been shown the door|outlived (?:its|their) (?:purpose|usefulness|day)|overstayed (?:its|their) welcome|gone the way of|bowed out|run (?:its|their) course|been (?:sent|put) (?:packing|out to grass|to bed|to rest)))', '(?:is|are) (?:(?:now|finally|at last|past) )?(?:history|no longer with us|dead and buried|for the bin|a thing of the past|toast|no more)', 'bows? out', 'bites? the dust',
  '(?:gets?|takes?) (?:the (?:boot|chop|axe)|(?:its|their) leave)', 'leaves? us', '(?:no longer|does not|do not) (?:makes? sense|belongs?)(?: here| there| any ?more)*\\W*$', '(?:has|have) been the wrong way (?:round|around)', '(?:was|were) never (?:meant|supposed|intended) to (?:be|stand|appear|stay)', '(?:looks?|sounds?|reads?) (?:silly|odd|wrong|absurd|out of place)(?: here| there)?\\W*$', 'wants? company', 'sounds? right', 'too long\\W*$']);

export const farewellSigns: readonly Sign[] = [
  { name: 'what has had its day', is: new RegExp(`${what},? (?:which |that |and |so )?(?:${isGone})`), example: 'The remark about cats has had its day.' },
  { name: 'farewell', is: new RegExp(`\\b(?:farewell|good-?bye|adieu|so long|rest in peace|good riddance|time to part|part company|we part|(?:shed|weep) (?:a |many |no )?(?:tears?) (?:over|for)|(?:look|search) in vain|tolls for|(?:had|have) (?:quite )?enough of|(?:had|have) seen the last of|tired of|we regret|regrets?|(?:our )?apologies for|sorry (?:about|for)|ashamed of|got(?:ten)? rid of|get rid of|never liked|did not like),? [^.;:]{0,30}?${what}`),
    example: 'Farewell, dear "hum".' },
  { name: 'out it goes', is: /(?:^|, |; | - |\bso |\band )(?:out|off|away) (?:it|they|that|this) (?:goes|go|went)\b|\b(?:and so|so|but) (?:it|they) (?:is|are|'s|'re) (?:out|gone|off)\b|\b(?:it|they)(?: is| are|'s|'re) (?:out|gone) (?:now|at last|for good)\b/, example: 'Cats drown, so out it goes.' },
  { name: 'list that has changed', is: /\b(?:list|row) (?:of [^.:]{1,40} )?(?:has|have) (?:now )?(?:grown|shrunk|become (?:longer|shorter)|been (?:added|joined|left))\b|\b(?:has|have) (?:now )?(?:joined|left|made it onto|dropped off|fallen off) the list\b|\b(?:is|are|goes|taken|took [^.]{1,30}) (?:now )?off the list\b/, example: 'The list of tolls has grown by one.' },
  { name: 'one more, by its number', is: /^an? (?:second|third|fourth|fifth|sixth|seventh|eighth|further) (?:thing|one|reason|case|way|kind|exception)\b[^.:]*:/, example: 'A fourth thing now stops a barge: snow.' },
  { name: 'figure that has moved', is: /^(?:the|its|our) (?:[\w'-]+ ){1,3}(?:has|have) (?:now )?(?:gone (?:up|down)|come down|risen|fallen|dropped) (?:from [+-]?\d+ )?to [+-]?\d/, example: 'The toll has gone up to 6.' },
  { name: 'figures, and no verb', is: /^(?:\w[\w'-]* ){0,2}[+-]?\d+(?: [a-z'-]+)?,? (?:not|for|instead of|rather than|and not) [+-]?\d+(?: [a-z][a-z'-]*)?\.?$|^(?:make|let) (?:the )?[+-]?\d+ [a-z'-]+ (?:be )?[+-]?\d+|^(?:the )?[\w'-]+ (?:up|down|now up|now down) (?:from [+-]?\d+ )?to [+-]?\d|^[a-z'-]+ now [+-]?\d+\.?$/,
    example: 'Toll 6, not 5.' },
  { name: 'words, and that they are out', is: new RegExp(`^${quotation}(?::|,| -) (?:out|gone|goes|away|off)\\b(?! of\\b)`), example: '"Hum": out.' },
  { name: 'words, and how they are printed', is: new RegExp(`^${quotation}(?::|,| -) (?:no|without|with|in) (?:quotes|quotation marks|brackets|parentheses|italics|bold|capitals?|comma|hyphen)\\b`), example: '"Hum": no quotes.' },
  { name: 'what the said words suffer', is: new RegExp(`\\b(?:(?:said|aforesaid) (?:\\w+ )?|proviso |provision |stipulation |qualification |parenthetical (?:\\w+ )?)${quotation}[^.;:]{0,30}\\b(?:is|are|was|were|shall|has|may|might|could|can|will|must|should) \\w+|^(?:the )?(?:said|aforesaid) (?:list|entry|paragraph|sentence|text|words?)\\b`), example: 'The proviso "hum" is lifted.' },
  { name: 'list that shall include', is: new RegExp(`\\blist (?:shall|should|must|is to|will) (?:now |also )?(?:include|contain|have|comprise)\\b[^.]*${quotation}`), example: 'The list shall include, as a fourth item, "hum".' },
  { name: 'words printed without marks', is: new RegExp(`${quotation} (?:shall|should|must|is to|are to) be (?:printed|written|set|given) (?:without|in|with)\\b`), example: '"Hum" shall be printed without quotation marks.' },
  { name: 'words to think of instead', is: new RegExp(`${quotation},? (?:just |please )?(?:think|picture|imagine|hear|understand|say|read)(?: of)? ${quotation}|\\bthink of (?:it|them) as ${quotation}|\\b(?:we meant|it (?:has|had) always been|we (?:wanted|intended)(?: to say)?|it (?:ought to|should) have been) ${quotation}`),
    example: 'Where you see "hum" think "sing".' },
];
