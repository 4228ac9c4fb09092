/** The stems of the verbs of change in grammar/vocabulary.ohm, as command or participle. */
const stems = [
  'delet', 'remov', 'stri(?:k|ck)', 'struck', 'eliminat', 'omit', 'drop', 'cancel', 'disregard', 'ignor', 'repeal', 'rescind', 'withdraw',
  'void', 'revok', 'abolish', 'obsolete', 'replac', 'substitut', 'super[sc]ed', 'revis', 'chang', 'modif', 'amend', 'updat', 'alter',
  'rewrit', 'reword', 'correct', 'edit', 'clarif', 'expand', 'retitl', 'renam', 'add', 'insert', 'append', 'includ', 'attach', 'mov',
  'relocat', 'transfer', 'shift', 'split', 'divid', 'break', 'separat', 'combin', 'merg', 'join', 'swap', 'exchang', 'transpos',
  'revers', 'overturn', 'overrul', 'overrid', 'contradict', 'renumber', 're-', 'reorder', 'bold', 'italic', 'underlin', 'capital',
  'make', 'put', 'set', 'print', 'errat', 'more', 'new', 'older', 'additional', 'further', 'other', 'another', 'recent',
];
const stem = `(?:${stems.join('|')})`;

/** Words that a command may follow without a comma: "In the second paragraph replace ...". */
const before = `and|then|also|please|again|next|finally|lastly|entry|paragraphs?|sentences?|section|bullets?|points?|items?|lists?|examples?|end
  |start|beginning|heading|text|word|phrase|there|now`.replace(/\s/g, '');

const signs = [
  // a command: at the start of its sentence or clause
  `(?:^|[,;:)"”(] ?|\\b(?:${before}) )${stem}`,
  // a report: has been deleted, is now replaced
  `\\b(?:been|be|is|are|was|were|being) (?:[a-z]+ ){0,3}(?:in )?${stem}`,
  // this reverses, this ruling replaces
  `^\\(?(?:this|these|that|which) (?:[a-z]+ ){0,2}${stem}`,
  // the following replaces, the following text now supersedes
  '^(?:the|these|this) following (?:[a-z]+ ){0,2}(?:replac|supersed)',
  // should read; now reads; no longer applies
  '\\b(?:should|must|shall|will|now|to|it|they|this|which)(?: now)? (?:read|say|state|be)', 'reads as follows', 'no longer', 'corrected to',
  'errat', 'revised (?:game )?(?:text|lore)',
];
const sign = new RegExp(signs.join('|'));

/**
 * A quick look at a folded sentence: false where no rule of the grammar can find an instruction in it, so that most
 * sentences of a document are spared the closer one.
 */
export const mayInstruct = (sentence: string): boolean => sign.test(sentence);
