/** Things that are no part of a glossary entry's text: an order that names one in its place changes something else. */
export const otherObjects: readonly { is: RegExp; example: string }[] = [
  { is: /\bcards?(?:'s)?\b/, example: 'On the card, delete "by night".' },
  { is: /\b(?:errata|erratum|game ?text|lore|card text|title bar|template|box|artwork|icon)\b/, example: 'In the lore, delete "by night".' },
  { is: /\b(?:rule ?books?|rules? ?sheets?|booklets?|manuals?|supplements?|handbooks?|rules documents?|floor rules)\b/, example: 'In the rulebook, delete "by night".' },
  { is: /\b(?:appendix|appendices|annex|faqs?|index|table of contents|introduction|preface|foreword|chapters?|sidebars?|charts?|diagrams?|tables?|pages?)\b/,
    example: 'Delete "by night" from Appendix B.' },
  { is: /\b(?:rulings?|documents?|updates?|announcements?|websites?|editions?|printings?)\b/, example: 'In the May document, delete "by night".' },
  { is: /\b(?:entries|headwords?|glossaries|titles?)\b/, example: 'Delete "by night" from both entries.' },
];

/** Words that a name may have, and that may as well say where, when or how a reference to it holds: "see dock in leagues", "see dock wrongly". */
export const saysWhereToo = new RegExp([
  String.raw`\b(?:to some extent|mutatis mutandis|in|at|on|for|during|until|or|with|without|by|under|from|as|like|if|unless|when|while|till|since|after|before|behind|beside|besides|below|above|between|via|per|pending|once|twice|subject to|respectively)\b|\?`,
  String.raw`\b(?:tonight|tomorrow|soonest|someday|sometimes|maybe|abroad|online|offline|somewhere|someplace|elsewhere|everywhere|anywhere|nowhere|tbd|tba|approved|first|last|soon|henceforth|eventually|again|later|perhaps|next|today)$`,
  String.raw`\s(?!(?:family|assembly|supply|butterfly|ally|bully|rally|belly|jelly|reply|fly|folly|lily|gully)$)[a-z]{2,}ly$`,
].join('|'));

/** Words that stand where a name should, and are none: "a reference to the right entry". */
export const namesNothing = /^(?:the|an?|any|each|every|all|some|both|its|their|our|your|his|her|this|that|these|those|it|them|what\w*|other|others|another|something|anything|everything|nothing|none)\b|\b(?:appropriate|correct|right|relevant|proper|suitable|respective|same|something|somewhere|anything|following|names?|rules?|entry|entries|section|glossary|page|index|appendix|rulebook|edition|print|card)\b/;

/** What tells of new words and does not give them: "something better", "as on the card". */
export const tellsWords = /^(?:nothing|none|nil|see (?:above|below)|something|anything|another|whatever|the same|as (?:on|in|before|above|below|printed|given)|an? (?:\w+ )?(?:word|verb|noun|name|number|figure|phrase|sentence)|the (?:\w+ )?(?:word|verb|noun|name|number|figure|phrase|sentence))\b/iu;

/** Words that are called so nowhere: they go on from others, or are a sentence. `and dock`, `A dock is long.` */
export const noName = /^\W*(?:and|or|but|nor|not)\b|^\W*(?:below|above|entry|entries|instead|maybe|tomorrow|unknown|tb[ad]|someone|somebody|everyone|everybody|nobody|anyone|anybody|deleted?|removed?|plural|singular|italics?|bold|capital \w|capitals|dead(?: link)?|wrong|none|nothing|first|front|end|out)\W*$|\s(?:is|are|was|were|may|must|can|cannot|has|have|will|does|do|should)(?:\s|$)|\sfor (?:more|details?|further)\b/iu;

/** Words within what should be one name that leave open which of two is meant, or when, and a question: `fog or ice`, `fog only`. Folded. */
export const joinsNames = /\b(?:or|and|if|unless|when|until|only|but|while|except|where|to)\b|[?!;]/u;

/** What stands behind "the reference should be changed to" and is no name: `reflect current practice`, `italics`, `line 2`, `lock next month`. Folded. */
export const noReference = /^(?:reflect|include|say|avoid|match|save|show|mean|be|read|make|give|keep|use|allow|help|point|italics?|bold|plural|singular|lower|upper|small|capitals?|plain|roman|confusion|arguments?|trouble|nowhere|waste|nothing|something|anything|line|top|bottom|last|first|next|previous|players|itself|etc|us|you|them|it|another|other)\b|\b(?:next|henceforth|someday|eventually|perhaps|permanently|already|additionally|besides|plus|temporarily|later|soon|now|again|too|also|instead|only|first|month|week|year|season|page)\b/u;

/** Words that leave open which of several things is meant. */
export const openChoice = /\b(?:others?|remaining|previous|preceding|next|each|every|any|all(?! of (?:the|this) (?:[\w-]+ )?(?:paragraph|sentence|entry|bullet|item|text)\b)|either|some|most|both|neither|original|similar|corresponding|relevant|appropriate|respective(?:ly)?|as an (?:example|illustration))\b/g;
