/** The things that an order to change text names, and what stands round them: what the signs of orders are made of. */
import { countedNouns, nouns } from './nouns.ts';
import { rankWords } from './numbers.ts';

export const any = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** "par." is found as "par" is; a sign stands for itself. */
const wordsOf = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.replace(/\.$/, '')))].filter((word) => /\w$/.test(word));
export const signsOf = (words: readonly string[]): string[] => words.filter((word) => !/[\w.]$/.test(word));

const surely = nouns.flatMap((noun) => noun.surely);
/** Things that only a text has. */
export const textThings = any([
  ...wordsOf(surely), 'full stops?', 'commas?', 'semicolons?', 'quotation marks?', 'parenthes[ei]s', 'brackets', 'in italics', 'in bold',
  '(?:the|these|this|those|all|following|new|existing|old|two|three|\\d+) (?:words?|text|lines?|examples?|exception|reference|language|portion)',
]);
/** Things that games have too, and that are a text's only where they are counted. */
export const doubtfulThings = any([...nouns.flatMap((noun) => noun.perhaps), 'numerals?']);
export const countedThings = any(wordsOf(countedNouns));
export const rank = any([...rankWords, '\\d+(?:st|nd|rd|th)']);
const ranked = `(?:${rank}|(?:first|last) (?:two|three|four|\\d+)) ${doubtfulThings}`;
export const quotation = '(?:["“][^"”]*["”]|(?<!\\w)\'[^\']+\'(?!\\w))';
export const figure = '[+-]?\\d+';
export const thing = `(?:(?:\\b${textThings}|\\b${ranked})\\b|${any(signsOf(surely))})`;
export const adverbs = '(?:,? (?:now|often|usually|in part|hereby|also|therefore|thus|entirely|officially|permanently|since|no longer|not|to|further|then|alas|\\w+ly))*,?';
export const been = '(?:is|are|was|were|be|been|being|stands?|gets?)';

/** One way in which a sentence may order a change. */
export interface Sign {
  name: string;
  /** Tried on one sentence, folded. */
  is: RegExp;
  /** A sentence that it finds. */
  example: string;
}
