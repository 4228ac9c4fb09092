/**
 * What the words of an order tell besides what it does, and to which words: found once, where the order is read, and asked
 * wherever its place or its new text is weighed.
 */
import { goesBeforeStop } from './before-stop.ts';
import { comesAfterwards } from './beside.ts';
import { positionOf, rankWords } from './numbers.ts';
import { inAnotherOrder } from './references-told.ts';
import { unquoted } from './veiled.ts';

interface Row {
  /** `of`: tried on the words without what they quote; on those of the place alone, where it has any; or on all, as printed. */
  of?: 'the place' | 'the print';
  is: RegExp | ((words: string) => boolean);
  example: string;
}

const reference = '(?:cross[- ]?)?(?:reference|ref|pointer)';
const notLast = rankWords.filter((word) => !/^(?:last|final|closing|concluding)$/.test(word)).join('|');
const namesReference = new RegExp(String.raw`\b(?:${reference}|xref|x-ref|link)s?\b`, 'iu');
const otherReferences = new RegExp(`\\b(?:references|refs|pointers|xrefs|each|any|every|some)\\b|\\b(?:${notLast}|\\d+(?:st|nd|rd|th)) ${reference}\\b`, 'iu');
/** A place where it may not stand, one that is new, what is only told of the past, and another reference that is given with it. */
const elsewhere = /\b(?:top|start|beginning|head|opening|new|that|those|was|were|had|see)\b/iu;

const ellipsis = /\b(?:(?<part>[\w-]+) )?(?:sentences?|bullets?|items?|words?) (?:of|in) the (?:[\w-]+ ){1,2}(?:paragraph|bullet|item|section)s?,? (?<joint>and|before|after|behind|with) the (?<other>first|second|third|fourth|fifth|sixth|last|next|previous|\d(?:st|nd|rd|th))(?: one)?(?=\W*$|[,;.] )/u;

/** "The last sentence of the second paragraph and the first": the first sentence, that of the first paragraph, or the paragraph? */
function isOfWhichKind(words: string): boolean {
  const { part = '', joint, other = '' } = ellipsis.exec(words.toLowerCase())?.groups ?? {};
  const [one, next] = [positionOf(part), positionOf(other)];
  // The second sentence of a paragraph goes behind the third.
  const isNext = joint !== 'and' && one !== null && next !== null && Math.abs(one - next) === 1;
  return joint !== undefined && !isNext;
}

const passing = /\b(?:near|towards?|close to) the (?:very )?(?:(?<start>beginning|start|top|head)|(?<end>end|bottom|foot|close))\b(?! of\b)|\bat the (?:very )?(?:(?<head>top)|(?<bottom>bottom|foot))\b(?! of\b)/iu;
const saidInPassing = (words: string): Partial<Record<string, string>> => passing.exec(words)?.groups ?? {};

/** What stands before the new text that follows behind a colon. */
const announcing = (words: string): string => words.slice(0, Math.max(words.indexOf(':'), 0) || undefined);
const grows = /\b(?:expanded|extended|clarified|supplemented|enlarged|lengthened|broadened)\b/iu;
const reads = /\b(?:reads?|says?|text|wording|version|states?|is now|be)\b/iu;
const onlyChanged = /^\W*(?:this|the) (?:entry|definition|text) (?:has been|is|was|have been) (?:now |hereby |completely |entirely )?(?:revised|rewritten|changed|reworded|amended|updated|corrected|redone|rephrased|altered|modified)\W*$/iu;
const allOfIt = /\b(?:replac\w+|superse\w+|substitut\w+|entire(?:ly)?|whole|in full|complete(?:ly)?|delete[sd]?|following|as follows|from scratch)\b/iu;

const withoutItsText = (words: string): string => words.replaceAll(/\b(?:this|the) (?:entry|text|list|definition)\b/giu, '');

const anyItem = /(?:bullet|item|point|step)s?\b/giu;
/** One nested item by its number, and no other item named beside it. */
const nestedItem = new RegExp(String.raw`\b(?:${rankWords.join('|')}|\d+(?:st|nd|rd|th)) (?:sub-? ?|(?:nested|indented|inner) )(?:bullet|item)\b(?! points?\b)`, 'iu');

const edgeRank = 'first|opening|initial|last|final|closing|concluding';
const edgeWord = 'end|foot|bottom|close|beginning|start|head|top';
const bringsMore = 'add(?:ed|s)?|insert(?:ed)?|append(?:ed)?|attach(?:ed)?|includ(?:e|ed)|tack|tag|new|further|another|additional|extra';

const rankOfPart = String.raw`(?!(?:${edgeRank})\b)(?:${rankWords.join('|')}) (?:sentence|paragraph|bullet(?: point)?|item)\b`;

/** A part with which a text begins or ends, or which stands beside another, in words that do not say that it is one more. */
const beginsOrEnds = new RegExp([
  String.raw`(?<!\b(?:the|very|its|this|that|at|of|to) )\b(?:begins?|opens?|starts?|ends?|closes?|concludes?|finish(?:es)?|finish off|introduces?|prefaces?)\b`,
  String.raw`^\W*(?:an? |the )?(?:new )?(?:very )?(?:${edgeRank}) (?:sentence|paragraph)\b`,
  String.raw`\b(?:give|has|have) \b.*\b(?:new )?(?:${edgeRank}) (?:sentence|paragraph)\b`,
  String.raw`^\W*(?:at )?(?:the |its )?(?:very )?(?:${edgeWord}) of\b(?!.*\b(?:${bringsMore})\b)`,
  String.raw`\b(?:give|gains?|gets?|has|have) \b[^:"]*\ban? ${rankOfPart}|^\W*an? ${rankOfPart} (?:for|to)\b`,
  String.raw`\bis (?:followed|preceded) by (?:this|the following|an?)\b(?!.*\b(?:${bringsMore})\b)`,
].join('|'), 'iu');

/** "The list now has a third bullet": where three stand there, it may be one of them. */
const ofARank = new RegExp(String.raw`"[^:"]{0,3} (?:is|becomes|will be) (?:now )?the new (?:${rankOfPart})|\b(?:has|have) \b[^:"]*\ban? (?:${rankOfPart})\b|^\W*an? (?:${rankOfPart})(?! (?:for|to|of|in)\b)`, 'iu');

/** The beginning or the end of a part, before whatever is done to it. */
const ofEdge = (noun: string): RegExp => new RegExp(String.raw`^\W*(?:at |from )?(?:the )?(?:very )?(?:${edgeWord}) of (?:the |this |that )?(?:[\w-]+ )?(?:${noun})\b`, 'iu');

/** What a text has, and the words on a card are not told by; a step, a line or an example of the game only where something is done to its words. */
const partOfText = new RegExp(String.raw`\b(?:this entry|glossary|paragraphs?|bullets?|cross-references?)\b|\b(?:${rankWords.join('|')}|\d+(?:st|nd|rd|th)|this|that|the) sentences?\b|\bsentence \d`, 'iu');
const partChanged = new RegExp(String.raw`(?:^|[:;,.] |\band )(?:please )?(?:delete|remove|strike|omit|cut|drop|repeal|replace|change|revise|reword|amend|insert|add)\b[^.;]*\b(?:the|a) (?:${rankWords.join('|')}|\d+(?:st|nd|rd|th)|new) (?:step|line|item|example|note|parenthetical)\b`, 'iu');

/** Each with an example; `sayings.test.ts` tries them. */
/** All of them. */
export const SAYINGS = {
  'a part of a text': { is: (words) => partOfText.test(words) || partChanged.test(words), example: 'Errata: the second paragraph should read "hum".' },
  'all of the text': { is: (words) => allOfIt.test(announcing(words)), example: 'The whole entry should read: Cats hum.' },
  'the entry': { is: (words) => /\b(?:entry|definition)\b/iu.test(announcing(words)), example: 'This entry: Cats hum.' },
  'a text that grows': { is: (words) => grows.test(announcing(words)) && !reads.test(announcing(words)), example: 'This entry is expanded: Cats hum.' },
  'a text that was only changed': { is: (words) => onlyChanged.test(announcing(words)), example: 'This entry has been revised: Cats hum.' },
  'part of an example': { of: 'the place', is: /\b(?:of|in|from|within) (?:the|this|that|its|our) (?:\w+ )?example\b/iu, example: 'Delete the second sentence of the example.' },
  'paragraphs and nothing else': { of: 'the print', is: /\b(?:all|the|any) (?:of the )?(?:other |remaining |further )*paragraphs (?:after|behind|following|below|that follow|which follow)\b|\b(?:all|all paragraphs) (?:but|except)\b|\b(?:keep|retain|leave) only the (?:[\w-]+ )+paragraphs?\b|\bonly the (?:[\w-]+ )+paragraphs? (?:remains?|stays?|survives?|is|are)\b/iu, example: 'Delete all paragraphs after the first.' },
  'a paragraph that becomes a sentence': { of: 'the print', is: /\bparagraph\b.*\b(?:becomes?|is now|made?|turn(?:ed)?|should be|must be|shall be|is to be|let)\b.*\bsentence of\b|\bmake\b.*\bparagraph\b.*\bsentence of\b/iu, example: 'The second paragraph becomes the last sentence of the first.' },
  'a bullet': { of: 'the place', is: /\bbullets?\b|[•*]/iu, example: 'Delete the second bullet.' },
  'a numbered item': { of: 'the place', is: /\bsteps?\b|\bnumbered\b/iu, example: 'Delete the second step.' },
  'an item of an item': { is: /\b(?:sub-? ?|(?:nested|indented|inner) )(?:bullets?|items?|points?|lists?)\b/iu, example: 'Add a sub-bullet under the first bullet.' },
  'a nested item by its number': { is: (words) => nestedItem.test(words) && (words.match(anyItem) ?? []).length === 1, example: 'In the first nested bullet, delete "hum".' },
  'a number from the end': { is: /\b(?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:[\w-]+ ){1,2}from the (?:end|bottom|back|last|foot)\b/i, example: 'Delete the third sentence from the end.' },
  'a number of which kind': { is: isOfWhichKind, example: 'Delete the last sentence of the second paragraph and the first.' },
  'a number, or what bears it': { of: 'the print', is: /^\W*(?:figure|fig\.|number|no\.|page|table|rule|note) \d+ (?:should|must|is|ought|has|shall|becomes)\b/iu, example: 'Figure 5 should be 6.' },
  'that it counts no more': { is: /^\W*(?:please |kindly )?(?:ignore|disregard)\b|\b(?:ignored|disregarded)\b|\b(?:no longer|not|never) appl(?:y|ies)\b|\b(?:is|are) (?:now |long )?obsolete\b/iu, example: 'Ignore "hum".' },
  then: { of: 'the print', is: /\bthen\b/iu, example: 'Swap the first two sentences, then delete the first.' },
  'that it comes afterwards': { of: 'the print', is: comesAfterwards, example: 'Then replace "5" with "6".' },
  'a new one': { is: /\b(?:an?|another) (?:new |further |second |third |more )?one\b|\banother one\b/i, example: 'After the second bullet a new one is added.' },
  'one word': { is: /\bthe (?:correct|right|proper|intended) (?:word|number|figure|amount|name|letter|digit|toll|price|cost)\b/i, example: '"5 marks" is wrong; the correct number is "6".' },
  each: { is: /\b(?:each|both|either|every|all|respectively)\b/i, example: 'Replace both "lamp" and "bow" with "bell".' },
  'quotations that are listed': { is: /""(?: ?,)? (?:and|or) (?:the \w+ )?""/i, example: 'Replace "lamp" and "bow" with "bell".' },
  'before the stop': { is: (words) => goesBeforeStop(words.toLowerCase()), example: 'At the end of the first sentence, before the full stop, add "by night".' },
  'words to words': { is: (words) => /\bfrom (?:the words? )?"" to (?:the words? )?""/iu.test(words) && !/\b(?:inclusive(?:ly)?|included|including)\b/iu.test(words), example: 'Delete from "cats" to "hum".' },
  'in the list': { of: 'the print', is: /\b(?:in|on) the list\b/iu, example: 'Insert "snow" in the list before "ice".' },
  'to the examples': { is: /\b(?:to|in|into|among) the (?:examples|list of examples|enumeration|list of (?:cards|names))\b/iu, example: 'Add "barges" to the examples, after "ferries".' },
  'a list by its words': { is: /\b(?:the|this) lists?,? ["“]{1,2}/iu, example: 'The list "hum, sing, or sleep" gains "dance" after "hum".' },
  'an item more': { is: /\b(?:gains?|gets?|receives?|now has|joins|extended|enlarged|supplemented|added to the list|new item|an item)\b/iu, example: 'The list "hum, sing, or sleep" gains "dance" after "hum".' },
  'a description': { is: /\b(?:description|account|explanation|discussion|treatment) of\b/iu, example: 'The description of tolls gains "hum" after "sing".' },
  'that it is to stand': { is: /\b(?:is|are|ought|has) (?:now )?to (?:stand|come|go|follow|appear|precede)\b|\b(?:should|must|shall) (?:now )?(?:stand|come|go|follow|appear|precede)\b|\bnow (?:stands|comes|follows|appears|precedes)\b/iu, example: 'The sentence "Cats hum." is to stand after the first sentence.' },
  'a plural': { is: /\bplural\b/iu, example: 'Make "ferry" plural.' },
  'near the beginning': { is: (words) => { const { start, head = start } = saidInPassing(words); return head !== undefined; }, example: '"older" near the top should be "younger".' },
  'near the end': { is: (words) => { const { end, bottom = end } = saidInPassing(words); return bottom !== undefined; }, example: '"older" near the bottom should be "younger".' },
  'how its sentence begins': { is: new RegExp(String.raw`""[^"]*?(?:\b(?:and|so that|so)\b|[;,:(]) ?(?:so that |with |please |then |let |have )*(?:(?:the|that|this|its|it)(?: remaining| rest of the)?(?: sentence)? )?(?:(?:now|then|thus|will|should|must|shall|is to|has to|to) )*(?:begin|start|open)(?:s|ning|ing)?(?: it| (?:the|that|this|its)(?: remaining| rest of the)? sentence)?(?: with| at)?(?: the words?| a capital| capital)? ""`, 'iu'), example: 'Delete "Now," and begin the sentence with "It".' },
  'between two parts': { is: /\bbetween\b/iu, example: 'Between the first and the second paragraph insert a new one.' },
  'with a semicolon': { is: /\b(?:with|by) (?:means of )?(?:an? )?semi-?colon\b/iu, example: 'Join the two sentences with a semicolon.' },
  'with what it begins or ends': { is: beginsOrEnds, example: 'The second paragraph now ends: "Cats hum."' },
  'of which rank it is': { is: ofARank, example: 'The list now has a third bullet: "hum"' },
  'an item that may be none of a list': { is: (words) => /\bitems?\b/iu.test(announcing(words)) && !/\b(?:bullets?|lists?)\b/iu.test(announcing(words)), example: 'Another item first: we thank all cats.' },
  'an edge of a paragraph': { is: ofEdge('paragraph|para'), example: 'At the end of the first paragraph: deleted.' },
  'an edge of a sentence': { is: ofEdge('sentence'), example: 'End of the last sentence: deleted.' },
  'an edge of an item': { is: ofEdge('bullet(?: point)?|item'), example: 'End of the last bullet: deleted.' },
  'that it leaves a list': { is: /\b(?:leaves?|has left|off|must leave|should leave|(?:deleted|removed|struck|dropped) from|^\W*(?:delete|remove|strike|drop) "" from) the (?:bulleted )?list\b/iu, example: '"fog" leaves the list.' },
  'a sentence': { is: /\bsentences?\b|\bthis one\b/i, example: 'Add the following sentence at the end: "Cats hum."' },
  'a sentence by its words': { of: 'the print', is: /^\W*(?:the|its|that) (?:[\w-]+ )*sentence\b[^"“,]*,? \(?["“]/iu, example: 'The last sentence, "It burns," is deleted.' },
  'a word': { is: /\bthe word\b/iu, example: 'Delete the sentence that begins with the word "Cats".' },
  'words that are extended': { is: /\b(?:extend|expand|lengthen|supplement|enlarg|augment)\w*\b|\bnot (?:just|only|merely|simply) (?:plain )?["“]/iu, example: '"lamp" is extended to read "lamp or bell".' },
  'words that are shortened': { is: /\b(?:shorten|abbreviat|shrink|shrunk|shrank|condens|abridg|curtail)\w*\b|\bmade shorter\b/iu, example: '"lamp at the bow" is shortened to "lamp".' },
  'brackets about something': { is: /\b(?:brackets?|parenthes[ei]s|parentheticals?|notes?|remarks?|comments?|words?)\b[^;.]*\b(?:about|concerning|regarding|on|of) \w/iu, example: '"two" becomes "three", and the note about tolls behind it is dropped.' },
  'a reference in brackets': { is: /\b(?:parenthetical|bracketed|parenthesi[sz]ed) (?:cross[- ]?)?(?:reference|ref|pointer)\b/iu, example: 'Delete the parenthetical cross-reference at the end of this entry.' },
  'within brackets': { of: 'the print', is: /\bin (?:round )?(?:brackets|parenthes[ei]s)\b/iu, example: 'Replace the words in brackets with "at dusk".' },
  marks: { is: /\b(?:parenthes[ei]s|brackets|quotes|quotation marks|inverted commas)\b/iu, example: 'Remove the quotation marks around "worn".' },
  'that the references stay': { is: /\b(?:except(?:ing)?(?: for)?|but(?: for| not)?|other than|apart from|save(?: for)?|keep(?:ing)?|leav(?:e|ing)|retain(?:ing)?|only|and|plus|as well as)(?: only| just)? (?:the|its|any|all(?: the| its)?) (?:[a-z]+ )?(?:cross-?|see[- ])?(?:references?|refs|pointers?)\b(?! (?:to|for|about|on) (?!other\b))/iu, example: 'Delete everything except the cross-references.' },
  'references in another order': { is: new RegExp(`\\breferences? ${inAnotherOrder}(?::| ["“])`, 'iu'), example: 'The references are rearranged: See x, y.' },
  'the only reference': { of: 'the place', is: new RegExp(`\\b(?:only|one|single|sole) ${reference}\\b`, 'i'), example: 'Delete the only reference.' },
  'other references': { is: (words) => otherReferences.test(words) || elsewhere.test(words), example: 'The second cross-reference is deleted.' },
  'where the entry leads': { is: (words) => /\b(?:see|points?|refers?|leads?|directs?|redirects?|redirected|sends?|go|new (?:target|destination))\b/iu.test(words) && !namesReference.test(words), example: 'This entry should point to fog.' },
  'what the reference becomes': { of: 'the print', is: new RegExp(String.raw`(?:^|[.;:!] )\W*(?:please )?(?:change|correct|fix|update|amend|alter|set|switch|turn) (?:the|this) ${reference} to\b`, 'iu'), example: 'Change the reference to fog.' },
  'the only sentence': { is: /\b(?:only|sole|single|one and only) sentence (?:of|in) (?:this|the) (?:entry|text|definition)\b/iu, example: 'Replace the only sentence of this entry with: Cats hum.' },
  'the sentence that stands there': { is: /\bthe (?:one |only |single )?sentence (?:(?:that|which) )?(?:now |presently |at present |currently |already )?(?:standing|stands|is printed|printed|contained|appearing|appears|found)\b/iu, example: 'After the sentence now standing therein add: Cats hum.' },
  'that it is put there': { of: 'the print', is: /^\W*(?:please )?(?:put|print|write|place|set|have)\b/iu, example: 'Put "See fog." here.' },
  'what is to remain': { is: /^\W*(?:please )?(?:(?:leave|keep|retain) (?:just|only|nothing but)|only) ""/iu, example: 'Leave only "See fog."' },
  'a pointer': { is: /\b(?:pointer|redirect|redirection|see[ -](?:only )?entry)\b/iu, example: 'Delete this pointer.' },
  'where to look': { of: 'the print', is: /^\W*(?:(?:instead of|in place of|rather than) [^,.]+, (?:please )?)?see\b(?!-| (?:also )?(?:line|list|paragraph|reference)\b)/iu, example: 'See fog.' },
  it: { is: (words) => /\b(?:it|its|them|their|instead)\b/iu.test(withoutItsText(words)), example: 'Put "cats hum" instead.' },
  'no place': { is: (words) => /^\W*(?:please )?(?:add|insert|put|print|write|new|the new)\b/iu.test(withoutItsText(words)), example: 'Add "a keeper".' },
} as const satisfies Record<string, Row>;

/** One thing that the words of an order may tell. */
export type Saying = keyof typeof SAYINGS;

const all = Object.entries(SAYINGS) as [Saying, Row][];

/** An order is short: nothing further away in it is looked at. */
const longest = 4000;

/**
 * What the words of an order tell.
 *
 * @param whole - these words, as printed
 * @param locator - those of them that name its place; null where none do
 */
export function sayingsIn(whole: string, locator: string | null): Saying[] {
  const order = whole.slice(0, longest);
  const words = { 'the place': unquoted(locator ?? order), 'the print': order, 'all but quotations': unquoted(order) };
  const isSaid = ({ of = 'all but quotations', is }: Omit<Row, 'of'> & { of?: keyof typeof words }): boolean => (typeof is === 'function' ? is(words[of]) : is.test(words[of]));
  return all.filter(([, row]) => isSaid(row)).map(([saying]) => saying);
}
