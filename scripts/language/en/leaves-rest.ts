/** What is said beside an order of all that it does not touch: that it stays as it is. It takes nothing back where the order is about less. */
const textWords = 'entry|text|paragraph|sentence|list|bullet|item|line|wording';
const inTheText = `(?: (?:about|in|of) (?:the|this|that|its) (?<whole>${textWords}))`;
const theRest = `(?:(?:the )?(?:rest|remainder)(?: of (?:the|this|that|its) (?<whole>${textWords}))?|everything else|all else|the others?|the other (?:one|two|three|four|words?|sentences?|paragraphs?|references?))(?: (?:in|of) (?:this|the) (?:entry|paragraph|sentence|list))?`;
const changedToo = '(?:changes?|(?:is|are|was|were|has been|have been|is to be) (?:changed|touched|affected|altered|amended|intended))';
/** "The rest of the paragraph is unchanged", "the other two stay", "nothing else changes". */
export const leavesRest = new RegExp(`^\\W*(?:and )?(?:${[
  `${theRest} (?:(?:is|are) (?:unchanged|unaffected|not changed|not affected|kept|as before|as it was|left as (?:it is|they are))|(?:remains?|stays?|stands?|remaining|staying|standing)(?: (?:unchanged|unaffected|the same|in place|as (?:it is|they are|before|printed|it was)))?)`,
  `in (?:all|every) other respects?,? (?:the|this) (?:${textWords}) (?:(?:remains?|stays?|stands?|is)(?: (?:unchanged|unaffected|as (?:it is|before|printed|it was)|confirmed))?)`,
  'no (?:other|further) (?:changes?|change is made|changes are made)(?: here| to this entry)?',
  `no other (?:parts?|words?|sentences?|paragraphs?)${inTheText} ${changedToo}`,
  `nothing else${inTheText}?(?: ${changedToo})?`,
].join('|')})\\W*$`);
