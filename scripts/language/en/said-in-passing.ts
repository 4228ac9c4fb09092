/** Sentences behind a new text that may be said in passing: short ones without a verb, votes, names, what is to come, what readers are to do. */
export interface BeyondText {
  /** Tried on one sentence or heading, folded. */
  is: RegExp;
  example: string;
}

/** What a sentence of a rule has, as a sentence said in passing often has not. */
const says = '\\b(?:is|are|was|were|be|has|have|had|do|does|did|may|might|must|can|cannot|shall|will|would|could|should|need|needs|you|your|(?!this\\b|its\\b|\\w*ss\\b|\\w*us\\b)\\w{2,}s)\\b';

export const saidInPassing: readonly BeyondText[] = [
  { is: new RegExp(`^\\W*(?:as an?|on|only|just|merely|not|for|in|by|under|pending|with|from|until|since|during|to)\\b(?!.*,)(?!.*${says})[^.!?]{1,60}\\W*$`), example: 'By request.' },
  { is: /^\W*(?:only|just|merely|not yet|so far|for now) (?:for|in|at|on|with|during)\b[^,]*$/, example: 'Only for crews of three.' },
  { is: /^\W*(?:it|this|that|these|they|all of (?:it|this)) (?:will |shall |should )?(?:takes?|comes?|goes?|enters?)\b.*\b(?:effect|force) (?:with|when|once|from|on|as of|after|upon|at the|in)\b|^\W*in (?:force|effect)\b/,
    example: 'It takes effect with High Water.' },
  { is: /^\W*(?:votes?|voted|ballot|tally|ruled|carried|passed)\b|\b\d+ (?:votes? )?(?:to|for|against) \d+\W*$|^\W*(?:for|against|in favou?r|abstained)\s?:/, example: 'Vote: 3 to 2.' },
  { is: /^\W*(?:cards?|entries|rules|topics|ships?) (?:concerned|affected|involved|changed|in question)\b|^\W*(?:affects?|concerns|touches)\b/, example: 'Cards concerned: Tow Rope, Long Line.' },
  { is: /^\W*(?:changes?|effects?|results?|summary|impact|differences?|history|credits?)\s?:/, example: 'Change: two instead of one.' },
  { is: /^\W*new (?:since|as of|from|this|in (?:this|the))\b/, example: 'New since May.' },
  { is: /^\W*(?:confirmed|settled|done|end|fin|final|official|good luck|have fun|see you|cheers|regards|best wishes|happy \w+)\W*$/, example: 'Good luck!' },
  { is: /\b(?:next time|another time|in due course|stay tuned|at a later date|to be settled|will be settled|is hoped)\b|^\W*more (?:on|about|of) (?:this|that|it)\b/,
    example: 'The matter of pilots will be settled next time.' },
  { is: /^\W*(?:the )?\w[\w'-]* (?:proposed|suggested|wanted|requested|objected to|noticed|reported|spotted|wrote|asked for|voted for|voted against) (?:it|this|that|so)\W*$/,
    example: 'Bess proposed it.' },
  { is: /\b(?:was|were) (?:too \w+|not enough|never enough)\W*$|^\W*(?:it|they|there|that|this) (?:was|were)\b.*\bbefore\W*$/, example: 'One was too few.' },
  { is: /^\W*(?:that|this) (?:should|will|ought to|may) (?:\w+ )?(?:settle|help|clear|do|end|fix|solve|clarify|suffice|answer)\b/, example: 'That should settle it.' },
  { is: /^\W*(?:(?:to )?(?:all )?(?:tournament |league |head |local )?(?:judges?|organi[sz]ers?|directors?|editors?|printers?|translators?|web ?masters?|volunteers?|readers)|tds?|tos?)\s?[:,]|^\W*(?:(?:all )?players|everyone|everybody|all)\s?[:,] (?:please|kindly|print|update|note|correct|hand|tell|mark|use)\b|^\W*(?:[\w ]{1,30}: )?please\b/,
    example: 'Printers: hand it out.' },
  { is: /^\W*(?:judges?|organi[sz]ers?|directors?|readers) (?:must|should|are|need|may)\b|^\W*(?:correct|mark|update|amend|fix|change) (?:your|the) (?:copies|copy|cards?|books?|rulebooks?)\b|\b(?:announce|know|note|remember) (?:this|that|it)\W*$/,
    example: 'Judges must announce this.' },
  { is: /^\W*(?:the )?\w[\w' -]{0,40} (?:rule|clause|exception|limit|restriction|part|bit|line|note|remark)s? (?:(?:is|are|was|were|has been|have been) (?:\w+ )?(?:dropped|gone|deleted|removed|withdrawn|void|kept|retained|lifted|out)|stays?|goes|go|remains?|stands?|no longer \w+)\W*$/,
    example: 'The pilot rule is dropped.' },
  { is: /\b(?:printed before|older (?:copies|cards|printings)|(?:has|have) (?:an entry|entries) of (?:its|their) own)\b/, example: 'Cards printed before 2010 still say one.' },
  { is: /^[\w' -]{1,30}: (?:deleted|removed|withdrawn|dropped|unchanged|gone)\b/, example: 'Pilots: deleted.' },
];
