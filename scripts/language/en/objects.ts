/** Things that are no part of a glossary entry's text: an order that names one in its place changes something else. */
export const otherObjects: readonly { is: RegExp; example: string }[] = [
  { is: /\bcards?(?:'s)?\b/, example: 'On the card, delete "by night".' },
  { is: /\b(?:errata|erratum|game ?text|lore|card text|title bar|template|box|artwork|icon)\b/, example: 'In the lore, delete "by night".' },
  { is: /\b(?:rule ?books?|rules? ?sheets?|booklets?|manuals?|supplements?|handbooks?|rules documents?|floor rules)\b/, example: 'In the rulebook, delete "by night".' },
  { is: /\b(?:appendix|appendices|annex|faqs?|index|table of contents|introduction|preface|foreword|chapters?|sidebars?|charts?|diagrams?|tables?|pages?)\b/, example: 'Delete "by night" from Appendix B.' },
  { is: /\b(?:rulings?|documents?|updates?|announcements?|websites?|editions?|printings?)\b/, example: 'In the May document, delete "by night".' },
  { is: /\b(?:entries|headwords?|glossaries|titles?)\b/, example: 'Delete "by night" from both entries.' },
];

/** Words that leave open which of several things is meant. */
export const openChoice = /\b(?:others?|remaining|previous|preceding|next|each|every|any|all(?! of (?:the|this) (?:[\w-]+ )?(?:paragraph|sentence|entry|bullet|item|text)\b)|either|some|most|both|neither|original|similar|corresponding|relevant|appropriate|respective(?:ly)?)\b/g;
