import { nouns } from '../../../language/en/nouns.ts';
import { changeNouns, formsOf, ingsOf } from '../../../language/en/verbs.ts';

const forms = (form: Parameters<typeof formsOf>[0]): string => formsOf(form).join('|');

/** Words that a command may follow without a comma: "In the second paragraph replace ...". */
const before = `and|then|also|please|again|next|finally|lastly|entry|paragraphs?|sentences?|section|bullets?|points?|items?|lists?|examples?|end
  |start|beginning|heading|text|word|phrase|there|now|kindly|pls|plz|please to`.replace(/\s/g, '');

const loose = 'make|put|set|print|read|use|say|write|have';
const heads = 'new|older|more|additional|further|other|another|recent|updated|replacement|errat|revised|corrected';

const signs = [
  // a command or a report without its verb, at the start of its sentence or clause: delete ...; deleted and replaced: ...
  `(?:^|^(?:\\d{1,2}|[a-h]|[iv]+)[.)] |[,;:)"”(] ?|[-•*] |\\b(?:${before}|\\d+) )(?:${forms('base')}|${forms('past')}|${loose}|${heads}|${changeNouns.join('|')})`,
  // a report: has been deleted, is now replaced, should be bold
  `\\b(?:been|be|is|are|was|were|being) (?:[a-z]+ ){0,3}(?:in )?(?:${forms('past')}|bold|italic|underlin|capital|printed)`,
  // we have deleted ...; by deleting ...; there shall be inserted
  `\\bwe (?:[a-z]+ )+(?:${forms('base')}|${forms('past')})`, `\\b(?:by|and) (?:${[...ingsOf('delete'), ...ingsOf('replace'), ...ingsOf('add')].join('|')}|the (?:deletion|removal|omission|insertion|addition|substitution|replacement))\\b`,
  // this reverses, this ruling replaces
  `^\\(?(?:this|these|that|which) (?:[a-z]+ ){0,2}(?:${forms('third')}|${forms('base')}|contradict|overrid|is a )`,
  // the following replaces, the following text now supersedes, the following is put in place of
  '^(?:the|these|this) following (?:[a-z]+ ){0,3}(?:replac|supersed|supplant|substitut|(?:the|in) place|instead)',
  // should read; now reads; no longer applies
  '\\b(?:should|must|shall|will|now|to|it|they|this|which)(?: now)? (?:read|say|state|be)', 'reads as follows', 'no longer', 'corrected to',
  'errat', '^(?:in )?(?:its|their) place', '^(?:away|out) with', 'there (?:should|must|ought|is|are|belongs?|comes|goes|follows)', '\\b(?:mistake|error|slip|typo|misprint)\\b', 'revised (?:game )?(?:text|lore)',
  // 20 -> 30; has ceased
  '\\d(?: [a-z]+)? ?(?:->|-->|→|=>|⇒)', 'cease', `^(?:[a-z0-9]+ ){0,5}(?:${changeNouns.join('|')}|diff|difference)s?\\b[^.]{0,40}:`, '^(?:there are |we have |we make |here are )?(?:[a-z0-9]+ ){1,2}(?:fixes|corrections|changes|edits|amendments)\\b[^.]{0,30}\\.', 'becomes? ?[:"“]', 'for [+-]?\\d+',
  // 20 becomes 30; raise the number 20 to 30
  '^(?:the )?(?:number |figure |value )?[+-]?\\d+ (?:\\w+ )?(?:becomes?|is|are|should|must)\\b', '^(?:raise|lower|reduce|increase|shorten|lengthen|turn|make|adjust) (?:the )?(?:number |figure |value )?[+-]?\\d',
  // Old: "a" New: "b"
  '^(?:old|was|before|current|currently|existing|previous|previously|formerly|from)(?: (?:text|wording|version))?: ?["“]',
  // all three mentions of 30 become 32
  '\\b(?:mentions|occurrences|instances|appearances) of',
  // where this entry says "a"
  '^where (?:\\w+ ){1,4}["“]',
  // list fog before ice
  '^(?:please )?(?:list|cite) ',
  // item 2 in the list goes
  '^(?:[a-z0-9-]+ ){1,8}(?:goes|go|(?:is|are) (?:out|gone))[.!]?$',
  // for "a" read "b"; the paragraphs trade places
  '(?:for|instead of|in place of|in lieu of|rather than) [^"“]{0,24}["“]', '(?:trade|change|swap|switch|exchange)s? (?:places?|positions)',
];
const sign = new RegExp(signs.join('|'));
/** What quotes words, or names a part of a text, may change it with whatever verb. */
const names = new RegExp(`["“”„«]|(?:^|[ (])'[^']+'|\\b(?:${nouns.flatMap(({ surely }) => surely).filter((word) => /^\w.*\w$/.test(word)).join('|')})\\b|\\b(?:x-?)?refs?\\b|\\breferences?\\b|\\bpointers?\\b|\\bsee(?: also)?["”']?[ -](?:line|list)|\\b(?:last|final|closing|bottom) line\\b|[¶§]`);

/**
 * A quick look at a folded sentence: false where no rule of the grammar can find an instruction in it, so that most
 * sentences of a document are spared the closer one.
 */
export const mayInstruct = (sentence: string): boolean => sign.test(sentence) || names.test(sentence);
