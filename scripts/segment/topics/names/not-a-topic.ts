/** What stands before a dash or colon and is no topic: labels, lines of a document's head, beginnings of sentences. */
import { OF_THE_GLOSSARY } from '../../headwords/of-the-glossary.ts';
import { months, monthsEitherWay } from '../../../language/en/calendar-words.ts';

interface Doubt {
  /** How far from a topic such a phrase is: 5 is never one. */
  weight: number;
  is: RegExp;
  example: string;
}

/** Words that name what follows them in a text. */
const LABELS = [
  'example', 'examples', 'for example', 'e.g', 'i.e', 'note', 'notes', 'n.b', 'errata', 'exception', 'exceptions', 'effective', 'question', 'answer', 'q', 'a', 'ruling', 'rulings',
  'clarification', 'new text', 'old text', 'old', 'new', 'before', 'after', 'was', 'now', 'formerly', 'now reads', 'old wording', 'new wording', 'related', 'related topics', 'related terms', 'see also', 'main article', 'edit', 'editor', 'source', 'before that', 'deleted', 'added', 'previously', 'reason', 'rationale', 'comment', 'also', 'then', 'to', 'from', 'subject', 'date', 'update', 'important', 'warning', 'ps', 'p.s',
];
const LABEL = new RegExp(`^(?:${LABELS.map((label) => label.replaceAll('.', '\\.')).join('|')})\\d*(?:\\s+\\d[\\d/.-]*)?$`, 'iu');

/** Words that begin a sentence and no title. */
const SENTENCE_OPENINGS = [
  'if', 'when', 'whenever', 'while', 'because', 'since', 'although', 'unless', 'you(?! \\p{Lu})', 'your(?! \\p{Lu})', 'they', 'their', 'it', 'its', 'we', 'however', 'therefore', 'thus',
  'also', 'then', 'for example', 'note that', 'in other words', 'this \\p{Ll}', 'these \\p{Ll}', 'those \\p{Ll}', 'there (?:is|are)', 'each \\p{Ll}+ \\p{Ll}', 'any of', 'all of',
  'of', 'and', 'or', 'but', 'nor', 'which', 'that', 'than', 'who', 'whose', 'e\\.g', 'i\\.e', 'such as',
];
const OPENING = new RegExp(`^(?:${SENTENCE_OPENINGS.join('|')})(?![\\p{L}'’])`, 'iu');

/** One of these with a sign behind it begins no sentence, and may be a thing's name: `Nor - sites`. */
const ALONE = /^(?:nor|its|their|whose|than|of|while|it|they|we|who|which|that)(?=\s*$|\s[-–—]\s)/iu;

/** Beyond so many words a question is a sentence and no title. */
const LONGEST_QUESTION = 8;
/** Words that stay small in a title. */
const SMALL = /^(?:a|an|and|as|at|but|by|de|for|from|in|is|la|nor|of|on|or|the|to|with)$/u;

/** A month in words, at the head of what is news of a day. */
export const MONTH = `(?:${monthsEitherWay})\\.?`;

/** What stands above the words of a card. */
const TEXT_OF_CARD = /^(?:current|card|game|original|updated) text$/iu;

/** What parts of a page are called, and some things of games. */
const PART_OF_PAGE = /^(?:links?|archives?|news|stores|legend|credits|icons|symbols)$/iu;

export const DOUBTS: readonly Doubt[] = [
  { weight: 5, is: LABEL, example: 'Example' },
  { weight: 5, is: /\b(?:customizable|collectible|trading) card game\b/iu, example: 'Lamps of Ostermere, the Collectible Card Game' },
  { weight: 5, is: /\S:? (?:the |a )?(?:\w+ ){0,2}(?:card|board|dice) game$/iu, example: 'Ostermere: The Lamp Card Game' },
  { weight: 5, is: /\b(?:glossary|current rulings)(?:,|\s*[-–—:].{0,3})?$/iu, example: 'Lamps Current Rulings' },
  { weight: 5, is: /\b(?:rulings?|errata) (?:digest|document|update|archive|supplement|summary|pages?|lists?)\b|\bfaq$|\b(?:errata|rulings) (?:and|&) (?:errata|rulings|clarifications)$/iu, example: 'Lamps Rulings Digest #12' },
  { weight: 5, is: /^(?:official|current|latest|recent|newest|all|game|card|cards|general|accumulated|collected|assorted|older|previous) rulings$/iu, example: 'Official Rulings' },
  { weight: 5, is: /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:is|reads|read)(?: (?:now|from now on|henceforth|at present))+|(?:was|read)(?: (?:before|until now|previously|formerly))+)$/iu, example: 'Is from now on' },
  { weight: 9, is: /^(?:trivia|gallery|external links|categories|footnotes|navigation(?: menu)?)$/iu, example: 'Trivia' },
  { weight: 5, is: /^(?:see also|further reading|past (?:months|issues))$/iu, example: 'Further reading' },
  { weight: 9, is: /^(?:current|obsolete|outdated|historical|general|basic|common|other|additional|further|miscellaneous|official|unofficial) (?:terms|words|entries|slang|keywords|definitions|phrases)$/iu, example: 'Current terms' },
  { weight: 5, is: PART_OF_PAGE, example: 'Links' },
  { weight: 5, is: /^(?:section|part|chapter|appendix|volume) (?:one|two|three|four|five|six|seven|eight|nine|ten|[IVX]{1,4}|[A-F]|\d{1,2})$/iu, example: 'Section Four' },
  { weight: 5, is: /^[A-Z]\d{0,2}[.)] \p{Ll}/u, example: 'B. answers that no list holds' },
  { weight: 5, is: /^(?:(?:non-?)?functional|minor|major|cosmetic|rules?|text|wording|card(?: text)?|technical|typographical) (?:errata|changes|corrections|clarifications|updates|revisions)$/iu, example: 'Functional errata' },
  { weight: 5, is: /^(?:(?:the |all )?(?:additions|amendments|corrections|changes|updates?|supplements?|new (?:entries|terms|rulings))) (?:for|to|from|since|of|in) .{2,60}\b(?:19|20)\d{2}$/iu, example: 'Additions for High Water, November 2004' },
  { weight: 5, is: /^(?:how to (?:use|read)|reading this|using this|table of contents|please note|disclaimer|(?:current )?version \d|v\d)\b/iu, example: 'How to use the Glossary' },
  { weight: 5, is: /^(?:(?:cards?|rulings?|terms?|entries|names|letters?|rules|errata|topics)\s?[:,–-]?\s)?[A-Z](?: ?[-–—] ?| (?:to|thru|through) )[A-Z]$/iu, example: 'Cards: H - K' },
  { weight: 5, is: new RegExp(`^copyright\\b|^last (?:updated|modified|released|posted)\\b|^(?:updated|modified|released|posted)(?:\\s*(?:$|[:(,–—-])|\\s+(?:on|by|at|in|from|for|to|since|with|through|again|today|yesterday|the|this|here|${MONTH}|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\\p{L})|\\s+v?\\d)`, 'iu'), example: 'Updated 5 May 2005' },
  { weight: 9, is: /^\p{L}[\p{L} ]{2,24}: ?(?:(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2})(?:[T, ]+\d{1,2}[:.]\d{2}.*)?$/u, example: 'Put online at: 2025-12-25 12:15' },
  { weight: 5, is: /^(?:about (?:this|the) (?:digest|document|list|page|sheet|file|update|faq|glossary|rulings|thread)|conventions)$/iu, example: 'About this digest' },
  ...OF_THE_GLOSSARY.map(({ is, example }) => ({ weight: 5, is, example })),
  { weight: 5, is: /^(?:what[’']?s |what is |also |all )?(?:new|changed|reversed|added|updated|revised)(?: or (?:new|changed|revised))? (?:this|since|in|for|from) (?:the )?(?:last |past |previous )?(?:months?|weeks?|issues?|time|quarter|updates?|sets?|lists?|digests?|editions?|versions?)$/iu, example: 'New this month' },
  { weight: 5, is: /^(?:introduction|contents|abbreviations(?: used)?|acknowledge?ments)$/iu, example: 'Contents' },
  { weight: 5, is: /^(?:(?:still|yet|as yet) (?:open|unanswered|pending|undecided|to (?:be answered|come))|(?:open|unanswered|pending) (?:questions|issues|points|rulings)|(?:questions|rulings) (?:still )?(?:open|pending|under (?:review|discussion)))$/iu, example: 'Still open' },
  { weight: 5, is: /^(?:how|where|whom) to (?:ask|submit|send|write(?: to)?|reach us|contact us|report)(?: (?:us|it|them|an?|your|the|new|for))*(?: (?:questions?|rulings?|mistakes?|errors?))?$/iu, example: 'How to ask' },
  { weight: 5, is: /^(?:19|20)\d{2}(?: (?:and|or) (?:before|earlier|older|after|later)| ?[-–] ?(?:19|20)\d{2})?$/iu, example: '2015 and before' },
  { weight: 5, is: /^(?:(?:earlier|older|previous|past) (?:rulings|lists|documents|issues|updates|digests)|(?:rulings|lists) of earlier \p{L}+)$/iu, example: 'Older lists' },
  { weight: 5, is: /^(?:what (?:this|it) is|what these (?:pages|rulings|lists) are|how (?:it|they|this|(?:this|the) (?:list|document)) (?:is|are) (?:ordered|sorted|arranged|made)|signs|marks|what (?:the |these )?(?:signs|marks|symbols|icons|colou?rs|abbreviations|letters) (?:mean|stand for)|(?:signs|marks|symbols|icons|colou?rs|abbreviations|fonts|typefaces) (?:and|&) (?:signs|marks|symbols|icons|colou?rs|abbreviations|fonts|typefaces)|(?:signs|marks|symbols) used(?: here)?|(?:cards )?not (?:allowed|legal) (?:in|at|for) .{3,40}|(?:banned|illegal) cards?)$/iu, example: 'What this is' },
  { weight: 5, is: /^[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?(?:\s|$)/u, example: '2:14 Opening the boxes' },
  { weight: 5, is: /^(?:and )?here(?:[’']s| is| are) (?:the|an?|some|our|your|my|what|this|all|more|another|two|three)(?![\p{L}’'])/iu, example: 'Here’s the new stuff' },
  { weight: 5, is: /^(?:(?:next|last|previous|coming) (?:announcement|issue|update|bulletin|number|list|edition)|(?:announcement|release|publication|effective|posting) (?:date|day)s?)$/iu, example: 'Next announcement' },
  { weight: 5, is: /^(?:(?:dates?|days?) (?:of (?:effect|issue|publication)|in force)|when (?:(?:the |these |new )?rulings?|they|it) (?:takes?|comes? into|begins? to|holds?)(?: (?:effect|force|hold))?|(?:order|sorting|numbering|marking) of (?:the )?(?:topics|rulings)|(?:colou?rs?|kinds|types) of (?:the )?(?:borders?|frames?|print|text)|(?:standing|status|authority|scope|use) of (?:this|the|these) (?:document|list|rulings|page|answers))$/iu, example: 'Order of the topics' },
  { weight: 5, is: /^(?:banned|restricted|forbidden|suspended|unbanned|unrestricted|semi-?limited|not (?:legal|allowed)|watch(?:ed)?)(?: (?:and|or|&) (?:banned|restricted|limited|forbidden))? (?:cards?|lists?|in \p{L}.{2,40})$/iu, example: 'Restricted in the Marsh League' },
  { weight: 5, is: /^(?:q|a|question|answer)\s?\d{0,3}\s?[.:)]\s/iu, example: 'Q: May a lamp be lent?' },
  { weight: 5, is: /^(?:main article|see (?:also|main)|related(?: \p{L}+)?|cross[- ]references?|compare|edit(?:ed)?(?: \d+)?|eta|tl;?dr|editor(?:[’']s note)?|ed\.|last updated) ?:(?:\s|$)/iu, example: 'Main article: Towing (history)' },
  { weight: 5, is: /^(?:\*{3,}|[=~#+-]{2,}) ?[\p{L}\p{N}"“'‘(][^*=~#+-]{0,60}(?:\*{3,}|[=~#+-]{2,})$/u, example: '=== Letters ===' },
  { weight: 5, is: new RegExp(String.raw`(?:^|[.;] )(?:(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?,? )?(?:(?:${monthsEitherWay})\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)? (?:${months}))(?:,? \d{4})?(?:[ ,-]+\d{1,2}[:.]\d{2}.*)?$`, 'iu'), example: 'April 3' },
  { weight: 5, is: new RegExp(`^[([]?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\.?,? )?(?:${MONTH} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?\\.? ${MONTH})(?:,? \\d{4})?[)\\]]?(?:\\s*[-–—:|]\\s*|\\s*[)\\]]\\s*)\\S`, 'iu'), example: 'Oct 17 - Delay' },
  { weight: 5, is: /[([]\s?(?:pdf[,; ]*)?(?:about )?\d{1,5}(?:[.,]\d)? ?(?:k|kb|kbytes|mb|bytes)[\])]$/iu, example: 'All on one page (94K)' },
  { weight: 5, is: /^\([^()]{1,40} [^()]{1,40} [^()]{1,120}\)$/u, example: '(first used on Friday)' },
  { weight: 5, is: /^\[[^[\]]*\]$/u, example: '[original entry]' },
  { weight: 5, is: /\p{Ll}{4}[.!]\s+["“(]?\p{Lu}[\p{L} ]*$/u, example: 'Nobody sees the barge. Lanterns' },
  { weight: 5, is: /:\s\p{Ll}\S*(?:\s\S+){4}/u, example: 'Barge: a boat that is rowed by two Canal' },
  // What is said of the rest of something is a part of its text.
  { weight: 1, is: /^(?:(?:any|every|some|no)(?:thing|one|body) else|(?:all|any|no) others?|the (?:rest|others))$/iu, example: 'Anything else' },
  // A glossary may have an entry of such a name: an order behind it is one on that entry.
  { weight: 3, is: /^revised (?:text|lore|wording)$/iu, example: 'Revised text' },
  { weight: 3, is: TEXT_OF_CARD, example: 'Game text' },
  { weight: 3, is: /[.!?]["”)]?\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u, example: 'He rows. She lights the lamp' },
  { weight: 3, is: /\S\s+(?:must|may not|cannot|will be|has been|have been|should|would|does not|do not|is not|are not)(?=\s|$)/u, example: 'a barge must be' },
  // Alone the words may name things of a game: a ball of lead, a judgement.
  { weight: 3, is: /(?!^(?:bullets?|sentences?)$)\b(?:paragraphs?|sentences?|bullet(?:ed|s)?|the following|(?:this|the) entry)\b/iu, example: 'Replace the second paragraph with' },
];

/** Words of other documents' parts that a game may have a term for; what explains an entry, a note or an example, is none of them. */
const LABELS_AND_TERMS = /^(?:answer|question|ruling|reason|date|source|before|after)$/iu;

/** Whether a phrase on a line of its own is what parts of a page or of a card are called, and what a game may call something: `Links`, `game text`. */
export function isTitleAndTerm(phrase: string): boolean {
  return PART_OF_PAGE.test(phrase) || TEXT_OF_CARD.test(phrase);
}

/** Whether a phrase is what parts of a page or a text are called, and what a game may call something: `Archives`, `Answer`. */
export function isAlsoTerm(phrase: string): boolean {
  return PART_OF_PAGE.test(phrase) || LABELS_AND_TERMS.test(phrase);
}

/** Whether a phrase names a part of a text: `Before`, `New text`. */
export function isLabelOfPart(phrase: string): boolean {
  return LABEL.test(phrase);
}

const STOP = /[.;]["”’)]*$/u;
/** Full stops that end no sentence. */
const ABBREVIATED = /\b(?:etc|ETC|\p{Lu}|\p{Lu}\p{Ll}{1,2})\.$/u;

/** How far from a topic a phrase is: 0 for nothing against it, 5 and more for what is never one. Of the doubts in the table the greatest counts. */
export function doubtsAboutTopic(phrase: string): number {
  const greatest = DOUBTS.reduce((most, { weight, is }) => (weight > most && is.test(phrase) ? weight : most), 0);
  return greatest === 5 ? 5 : greatest + doubtAboutOpening(phrase) + doubtAboutEnd(phrase);
}

/** A title may read like a sentence: `We Look for Things`. */
export function isTitleCase(phrase: string): boolean {
  const words = phrase.split(/\s+/u).filter((word) => /^["“'‘(]?\p{L}/u.test(word) && !SMALL.test(word));
  return words.length > 1 && words.every((word) => /^["“'‘(]?\p{Lu}/u.test(word));
}

function doubtAboutOpening(phrase: string): number {
  if (!OPENING.test(phrase)) return 0;
  return isTitleCase(phrase) || ALONE.test(phrase) ? 0.5 : 2;
}

function doubtAboutEnd(phrase: string): number {
  if (/\?["”’)]*$/u.test(phrase)) return phrase.split(/\s+/u).length <= LONGEST_QUESTION ? 0.5 : 2;
  return STOP.test(phrase) && !ABBREVIATED.test(phrase) ? 2 : 0;
}
