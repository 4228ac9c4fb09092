/** Orders in figures of speech: words that have had their day, parts that nobody will miss. */
import { any, quotation, textThings } from '../text-things.ts';
import type { Sign } from '../text-things.ts';

/** Quoted words, a part of a text, or what somebody calls one. */
const what = `(?:${quotation}|\\b(?:this|the|that|these|those|our|its) (?:[\\w'-]+ ){0,3}?(?:${textThings}|bit|line|remark|aside|entry)\\b(?: (?:about|on|of|with|concerning|that says) [^.,;:"“]{1,40})?)`;
const isGone = any(['(?:has|have) (?:had (?:its|their) day|(?:finally |long |now |at last )?(?:been shown the door|outlived (?:its|their) (?:purpose|usefulness|day)|overstayed (?:its|their) welcome|gone the way of|bowed out|run (?:its|their) course|been (?:sent|put) (?:packing|out to grass|to bed|to rest)))', '(?:is|are) (?:(?:now|finally|at last|past) )?(?:history|no longer with us|dead and buried|for the bin|a thing of the past|toast|no more)', '(?:has|have) (?:now )?(?:made|given) (?:way|room|place)', 'bows? out', 'bites? the dust',
  '(?:gets?|got|takes?|took) (?:the (?:boot|chop|axe|push|sack)|(?:its|their) leave)', 'leaves? us', '(?:no longer|does not|do not) (?:makes? sense|belongs?)(?: here| there| any ?more)*\\W*$', '(?:has|have) been the wrong way (?:round|around)', '(?:was|were) never (?:meant|supposed|intended) to (?:be|stand|appear|stay)', '(?:looks?|sounds?|reads?) (?:silly|odd|wrong|absurd|out of place)(?: here| there)?\\W*$', 'wants? company', 'sounds? right', 'too long\\W*$']);

export const farewellSigns: readonly Sign[] = [
  { name: 'what has had its day', is: new RegExp(`${what},? (?:which |that |and |so )?(?:(?:may|might|could|can|should|must|will|has to|had to) )?(?:${isGone})`), example: 'The remark about cats has had its day.' },
  { name: 'farewell', is: new RegExp(`\\b(?:farewell|good-?bye|adieu|so long|rest in peace|good riddance|time to part|part company|we part|(?:shed|weep) (?:a |many |no )?(?:tears?) (?:over|for)|(?:look|search) in vain|tolls for|(?:had|have) (?:quite )?enough of|(?:had|have) seen the last of|tired of|we regret|regrets?|(?:our )?apologies for|sorry (?:about|for)|ashamed of|got(?:ten)? rid of|get rid of|never liked|did not like|forget(?: about)?|never mind|can do without|could do without|do not need|nobody needs|no one needs),? [^.;:]{0,30}?${what}`),
    example: 'Farewell, dear "hum".' },
  { name: 'part that is gone, in few words', is: new RegExp(`^(?:the )?(?:[\\w'-]+ ){0,2}?(?:${textThings}|(?:example|bullet|reference|see|closing|opening) (?:paragraph|line|point))(?: (?:on|about|at|in) [^.,;:"“]{1,40})? (?:now )?(?:struck|deleted|removed|dropped|cut|added|appended|replaced|reworded|rewritten|reordered|rearranged|moved)(?: (?:at|in|to|from|below|above|thus|so|there)\\b[^.,;:"“]{0,40})?(?:\\W*$|: ?)`),
    example: 'Example paragraph struck.' },
  { name: 'reference that came or went, in few words', is: /^(?:an? |the )?(?:new |further )?(?:cross-)?(?:references?|pointers?)(?: line| list)?(?: (?:to|for) [^.,;:"“]{1,40}?)?(?: (?:now|not|never|perhaps|maybe|[a-z]+ly))? (?:added|appended|dropped|deleted|removed|struck|cut|withdrawn|restored|reordered|re-ordered|rearranged|re-?sorted|sorted|alphabeti[sz]ed)(?:\W*$|:| (?:to|for|in|from|at|until|if|when|as|thus|so)\b)/, example: 'Reference to cats dropped.' },
  { name: 'out it goes', is: /(?:^|, |; | - |\bso |\band )(?:out|off|away) (?:it|they|that|this) (?:goes|go|went)\b|\b(?:and so|so|but) (?:it|they) (?:is|are|'s|'re) (?:out|gone|off)\b|\b(?:it|they)(?: is| are|'s|'re) (?:out|gone) (?:now|at last|for good)\b/, example: 'Cats drown, so out it goes.' },
];
