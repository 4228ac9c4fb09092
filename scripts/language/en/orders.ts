/**
 * How to tell a sentence that may be an order to change text from one that only says how a rule is. It asks for two things:
 * a verb of change, and a thing that only a text has. Rules of play have the first ("replace the top card") and seldom both.
 *
 * This is wider than the grammar: what it finds and the grammar cannot read waits for a person.
 */
import type { Operation, Unit } from '../../../src/schemas/corpus.ts';
import { changeNouns, formsOf, imperatives, participles } from './verbs.ts';
import type { VerbFamily } from './verbs.ts';

const any = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** Things that only a text has. */
const textThings = any([
  'entr(?:y|ies)', 'definitions?', 'paragraphs?', 'paras?', 'sub-?sections?', 'sections?', 'headings?', 'sub-?headings?', 'bullets?', 'bullet points?', 'list items?',
  'sentences?', 'clauses?', 'phrases?', 'wording', 'parentheticals?', 'parenthes[ei]s', 'brackets', 'cross-? ?references?', 'glossary', 'footnotes?', 'passages?',
  '(?:the|these|this|those|all|following|new|existing|old|two|three|\\d+) (?:words?|text|lines?|examples?|exception|reference|language|portion)',
  'in italics', 'in bold', 'rulings?', '["“][^"”]*["”]',
]);
/** Things that games have too, and that are a text's only where they are counted or quoted. */
const doubtfulThings = any(['points?', 'items?', 'words?', 'numbers?', 'numerals?', 'examples?', 'lines?', 'parts?', 'notes?', 'references?', 'text', 'title', 'name', 'term']);
const rank = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|next-to-last|penultimate|opening|closing|\\d+(?:st|nd|rd|th))';
const ranked = `(?:${rank}|last (?:two|three|four|\\d+)) ${doubtfulThings}`;
const quotation = '["“][^"”]*["”]';
const thing = `(?:\\b${textThings}|\\b${ranked}|${doubtfulThings} ${quotation}|${quotation})(?![\\w])`;
const adverbs = '(?: (?:now|hereby|also|therefore|thus|entirely|officially|permanently|since|no longer|not|to|further|then))*';
const been = '(?:is|are|was|were|be|been|being|stands?|gets?)';

interface Sign {
  name: string;
  is: RegExp;
  /** Ours, not the grammar's: a sentence that this sign alone finds. */
  example: string;
}

/** Each way in which a sentence may order a change; `is` is tried on one sentence, folded. */
export const signs: readonly Sign[] = [
  { name: 'command', is: new RegExp(`(?:^|[,;:)"”(-] ?|\\b(?:and|then|also|please|again|not|should|must|will|to|now|there|next|kindly) )${any(imperatives)}\\b[^.]*?${thing}`), example: 'Strike, for want of cats, the last sentence.' },
  { name: 'place before a command', is: new RegExp(`^(?:in|at|from|to|after|before|under|within|between|on) [^.]*?${thing}[^.]*\\b${any(imperatives)}\\b`), example: 'In paragraph 2 of this entry one may strike a word.' },
  { name: 'report', is: new RegExp(`${thing}[^.]*?\\b(?<!\\b(?:may|can|could|might|cannot) )${been}${adverbs} (?:\\w+ly )?${any(participles)}\\b`), example: 'The sentence on cats is, alas, deleted.' },
  { name: 'report of words to come', is: new RegExp(`\\b${been}${adverbs} ${any(participles)}\\b[^.]*\\b(?:to|from|in|after|before|with|by) ${thing}`), example: 'Cats are added to this entry.' },
  { name: 'should read', is: /\b(?:should|must|shall|will|ought to|is to|are to|now|instead|to) (?:now |instead |rather )?(?:reads?|says?|states?|begins?|ends?)\b(?! as follows: ?["“].*(?:place|discard))/, example: 'This should rather say “hum”.' },
  { name: 'read for', is: new RegExp(`(?:\\bfor|\\binstead of|\\bin place of|\\brather than|\\bin lieu of|\\bwherever|\\bwhere|\\bwhenever|\\bnot) (?:the \\w+ )?${quotation}[^.]*(?:\\bread\\b|\\bsay\\b|\\bput\\b|\\buse\\b|\\bwrite\\b|\\bprint\\b|\\bhave\\b|\\bit is\\b|${quotation})`), example: 'Instead of "hum" put "sing".' },
  { name: 'one quotation for another', is: new RegExp(`${quotation},? (?:not|becomes?|rather than|instead of|in place of|for|→|->|=>|=|to|,? ?and not|(?:should|must|is to|shall) (?:be|read|say)) (?:the \\w+ )?${quotation}`), example: '“Hum” becomes “sing”.' },
  { name: 'no longer', is: new RegExp(`${thing}[^.]*?\\b(?:no longer|not) (?:applies|apply|valid|holds?|stands?|in force|in effect|part|true|used|needed|be used)|^no longer (?:valid|applies|in force|in effect|true)`), example: 'The second sentence no longer holds.' },
  { name: 'order of parts', is: /\b(?:trade|change|swap|switch|exchange)s? (?:places?|positions?)\b|\border of (?:the )?(?:\w+ )*(?:paragraphs|sentences|bullets|sections|items|points)/, example: 'The first and the last paragraph trade places.' },
  { name: 'becomes a part', is: new RegExp(`\\b(?:becomes?|goes|belongs?|follows|precedes|moves|comes|stays) (?:at |to |before |after |in |into |under |behind |now )*(?:the )?(?:new )?${thing}`), example: 'The last sentence goes before the first paragraph.' },
  { name: 'change as a noun', is: new RegExp(`\\b${any(changeNouns)} (?:of|to|in|from|for)\\b[^.]*${thing}|^${any(changeNouns)}\\b ?[:-][^.]*${thing}`), example: 'Deletion of the last sentence.' },
  { name: 'disregarded', is: new RegExp(`\\b(?:no longer|not|never|do not) (?:use|read|apply|count|consider|include)\\b[^.]*${thing}`), example: 'Do not read the last sentence.' },
];

/** Beginnings of sentences that tell how an order would look, or what players do. */
const tells = /^\(?(?:for example|for instance|e\.g\.|you may|you can|you must|a player|your opponent|either player|each player|players|no player)\b/;

/** Whether a sentence may be an order to change text. `sentence` is folded. */
export function couldBeOrder(sentence: string): boolean {
  const start = sentence.slice(0, 1500);
  return !tells.test(start) && signs.some(({ is }) => is.test(start));
}

const operations: readonly [Operation, VerbFamily[]][] = [
  ['repeal', ['delete']], ['insertion', ['add']], ['renumbering', ['move', 'split', 'join', 'swap', 'renumber']],
  ['formatting', ['format']], ['reversal', ['reverse', 'restore']], ['substitution', ['replace', 'revise']],
];
const operationWords = operations.map(([operation, families]) => ({
  operation, is: new RegExp(`\\b${any([...formsOf('base', ...families), ...formsOf('past', ...families), ...formsOf('third', ...families)])}\\b`),
}));
const unitWords: readonly [Unit, RegExp][] = [
  ['sentence', /\bsentences?\b/], ['list item', /\b(?:bullets?|items?|points?)\b/], ['paragraph', /\bparagraphs?\b/],
  ['cross-reference', /\bcross-? ?references?\b/], ['section', /\bsections?\b/], ['entry', /^(?=[^"“]*$).*\bentry\b/],
];

/** The kind of change that an order which could not be read most likely gives: by its first verb of change, and the thing it names. */
export function guessOrder(sentence: string): { operation: Operation; unit: Unit } {
  const found = operationWords
    .map(({ operation, is }) => ({ operation, at: sentence.search(is) }))
    .filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0];
  return { operation: found?.operation ?? 'substitution', unit: unitWords.find(([, is]) => is.test(sentence))?.[0] ?? 'text' };
}
