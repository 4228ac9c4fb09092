/** Ways to say it in a hurry: a list of changes, a log, a note on a proof. */
import { rank } from '../../text-things.ts';
import { gone, kind, quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const turned = '(?:changed|corrected|amended|altered|turned|revised|fixed)';
const swapped = '(?:swapped|changed|traded|switched|exchanged)';

export const jotted: readonly Recasting[] = [
  row('a label, and one to another', `^(?:an? |the |one )?(?:(?:minor|small|quick|simple|tiny|obvious) )?(?:grammar|grammatical|grammar and spelling|spelling|typing|typo|typographical|typographic|punctuation|wording|language|textual|text|style|stylistic|editorial|capitali[sz]ation|consistency|clarity|number|agreement)(?: |-)(?:fix|correction|change|edit|repair|amendment|tweak|improvement)(?: (in ¶+))?(?::| -) (?:(in ¶+),? )?(${quoted})(?: (in ¶+))? (?:to|into) (${quoted})(?=\\.?$)`, [[1, ', '], [2, ', '], [4, ', '], 'change ', 3, ' to ', 5],
    'Grammar fix: "x" to "y".', 'Change "x" to "y".'),
  row('a number in a log', '^(?:r\\d{2,6}|(?:rev|revision|ticket|commit|edit|fix|change)\\.? (?:no\\.? ?|nr\\.? ?|#)?\\d{1,6})(?::| -) (?!.*:.*:)(?=.*(?:' + quoted + '|¶|\\b(?:this|the) (?:\\w+ )?(?:entry|sentence|paragraph|bullet|reference)\\b))', [],
    'r1207: "x" is deleted.', '"x" is deleted.'),
  row('please, said last', '(?<=.{8}),? (?:please|pls|plz|kindly)(?=[.!]?$)', [],
    'Delete "x", pls.', 'Delete "x".', 'politeness'),
  row('a reference changed from', `^(?:(?:the|this) )?(?:cross-)?(?:reference|ref|pointer|x-ref|xref)(?: here)? ${turned} from (?=${quoted} (?:to|into) ${quoted}\\.?$)`, ['the reference is changed from '],
    'Reference changed from "x" to "y".', 'The reference is changed from "x" to "y".'),
  row('words in brackets gone', `^(?:the )?(?:text|words?|passage|remark|part|aside|bit) in (?:brackets|parentheses) (?=${gone} (?:from|in) ¶)`, ['the words in parentheses are '],
    'Text in brackets removed from the last paragraph.', 'The words in parentheses are removed from the last paragraph.'),
  row('what stands in brackets, by what it is', '^the (?:exception|remark|note|aside|clause|phrase|reminder|qualification|condition|explanation) in (?:parentheses|brackets) (?=(?:in|of) ¶+ (?:is|has been|should be|must be) )', ['the words in parentheses '],
    'The exception in parentheses in the last paragraph is deleted.', 'The words in parentheses in the last paragraph is deleted.'),
  row('brackets too', '(?<=¶|parentheses|brackets),? (?:(?:the )?(?:brackets|parentheses) (?:too|as well|included|likewise)|brackets included|along with the (?:brackets|parentheses)|and the (?:brackets|parentheses) (?:with them|too|as well))(?=\\.?$)', [', brackets and all'],
    'Delete the words in parentheses, brackets too.', 'Delete the words in parentheses, brackets and all.'),
  row('a new paragraph there', `^(?:an? )?new (?:par|para|paragraph)\\.? (?:at|before|from|starting at|starting with|beginning with|begins at|starts at) (?=${quoted}\\.?$)`, ['start a new paragraph at '],
    'New par. at "x".', 'Start a new paragraph at "x".'),
  row('they have changed places', `^(the two ${kind}s|¶+(?: and (?:the )?¶+)?) (?:have|has) (?:now )?${swapped} (?:places|positions|place)(?=\\.?$)`, [1, ' trade places'],
    'The two bullets have swapped places.', 'The two bullets trade places.'),
  row('moved there, and it is now of a rank', `^(¶+|the (?:paragraph|bullet|item),? (?:that |which )?(?:begins|beginning|starts|starting|opens|opening)(?: with)? ${quoted}) (?:(?:is|was|has been) )?moved( up| down),? (?:and |so that |so )?(?:it )?(?:is|becomes|stands as) (?:now )?(?=¶+(?: of (?:the|this) (?:entry|list))?\\.?$)(¶+)(?: of (?:the|this) (?:entry|list))?`, ['move ', 1, 2, ' to become ', 3],
    'The last paragraph has been moved up and is now the second paragraph of the entry.', 'Move The last paragraph up to become the second paragraph.'),
  rowOfParts('the order of two of a kind', `^(?:the order of )?the (${rank}) and (?:the )?(${rank}) (${kind})s(?: (of|in) (the (?:entry|list|${rank} paragraph)|this entry))? (?:is|are|has been|have been) (?:now |hereby )?(?:reversed|inverted|swapped|swapped over|swapped round|switched)(?=\\.?$)`, ['swap the ', 1, ' and ', 2, ' ', 3, 's', [4, ' '], 5],
    'The order of the second and third bullets has been reversed.', 'Swap the second and third bullets.'),
  rowOfParts('two of a kind have changed places', `^the (${rank}) and (?:the )?(${rank}) (${kind})s(?: (of|in) (the (?:entry|list|${rank} paragraph)|this entry))? (?:have|has) (?:now )?${swapped} (?:places|positions|place)(?=\\.?$)`, ['swap the ', 1, ' and ', 2, ' ', 3, 's', [4, ' '], 5],
    'The second and third bullets have traded places.', 'Swap the second and third bullets.'),
  rowOfParts('one of so many', '^(?:make|form) (?:one|a single) (paragraph|sentence|bullet) (?:of|out of|from) the (last|first) two(?: \\1s)?(?=\\.?$)', ['join the ', 2, ' two ', 1, 's'],
    'Make one paragraph of the last two.', 'Join the last two paragraphs.'),
  rowOfParts('moved there, it is now the last', `^(?:the )?(${rank}) (paragraph|bullet|item|bullet point) (?:(?:is|was|has been) )?moved( up| down)?,? (?:and |so that |so )?(?:it )?(?:is|becomes) (?:now )?the (${rank})(?: one| \\2)?(?=\\.?$)`, ['move the ', 1, ' ', 2, 3, ' to become the ', 4],
    'Fifth paragraph moved down, it is now the last one.', 'Move the fifth paragraph down to become the last.'),
];
