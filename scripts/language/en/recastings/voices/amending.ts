/** Ways of acts and of minutes: what is struck and what comes for it, what we have done, how a text is worded, and the mark that closes it. */
import { markNames } from '../../marks.ts';
import { any } from '../../text-things.ts';
import { turnings } from '../../turnings.ts';
import { pastOf } from '../../verbs.ts';
import { inEachPlace, orders, place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const marks = any(markNames);
/** Verbs that are told of in the same way as "we have deleted"; the grammar knows those in other forms. */
const done = ['substitute', 'exchange', 'insert', 'swap', 'transpose', 'omit'];

export const amending: readonly Recasting[] = [
  row('words amended by inserting in them', `^((?:the (?:words?|phrase|sentence|passage|clause|expression) )?${quoted}(?: ${place})?) (?:is|are|has been|shall be|should be|is to be) (?:now |hereby )?(?:amended|changed|altered|modified|expanded|extended|corrected|supplemented) by (?:inserting|adding|putting) (?=(?:the (?:words?|phrase) )?${quoted} (?:immediately |directly |right )?(?:before|after|behind|between) )`, ['in ', 1, ', insert '],
    'The phrase "x y" is amended by inserting "z" before "y".', 'In The phrase "x y", insert "z" before "y".'),
  row('words amended by leaving some out', `^((?:the (?:words?|phrase|sentence|passage|clause|expression) )?${quoted}(?: ${place})?) (?:is|are|has been|shall be|should be|is to be) (?:now |hereby )?(?:amended|changed|altered|modified|shortened|corrected|simplified) by (?:deleting|omitting|striking|striking out|removing|dropping|leaving out|cutting) (?=(?:the (?:words?|phrase) )?${quoted}\\.?$)`, ['in ', 1, ', delete '],
    'The phrase "x y" is shortened by dropping "y".', 'In The phrase "x y", delete "y".'),
  row('a part, namely', '(?<=^(?:please )?(?:[a-z]+ )?(?:the )?¶+),? (?:namely|to wit|viz\\.?|i\\.e\\.|that is|being|which is|reading|which reads),? (["“]¤+["”]),?(?= (?:is|are|has|shall|should|must|comes|goes|drops)\\b)', [', ', 1, ','],
    'The last sentence, namely "x.", is repealed.', 'The last sentence, "x.", is repealed.'),
  row('struck in each place, and another inserted', `^((?:this entry|the entry|¶+) (?:is|are|has been|shall be|should be) (?:now |hereby )?(?:amended|changed|revised|modified) by )?(?:striking|deleting|striking out|removing) (${quoted}),? ${inEachPlace},? and (?:inserting|substituting|putting)(?: in (?:its|their) place| instead)? (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 3, ' throughout'],
    'This entry is amended by striking "x" each place it appears and inserting "y".', 'Replace "x" with "y" throughout.'),
  row('strike it in each place, and insert another', `^(?:strike|delete|strike out|remove) (${quoted}),? ${inEachPlace},? and (?:insert|substitute|put)(?: in (?:its|their) place| instead)? (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'Strike "x" each place it appears and insert "y".', 'Replace "x" with "y" throughout.'),
  ...done.map((base) => row(`we have ${pastOf(base)}`, `^we (?:have )?(?:(?:now|hereby|also|therefore) )*${pastOf(base)}(?! for)(?= )`, [base],
    `We have ${pastOf(base)} "x" for "y".`, `${base.charAt(0).toUpperCase()}${base.slice(1)} "x" for "y".`)),
  row('we have turned it', `^we (?:have )?(?:(?:now|hereby|also|therefore|just) )*(?:${any([...turnings.map(({ past }) => past).filter((past) => !['made', 'cut', 'spelt'].includes(past)), 'qualified', 'expanded', 'enlarged', 'amplified', 'improved'])}) (?=(?:the (?:words?|phrase|sentence) )?${quoted}(?: ${place})? (?:to|into|so as to|so that it) )`, ['change '],
    'We have widened "x" to "y".', 'Change "x" to "y".'),
  row('we do it', `^we (?:(?:now|hereby|herewith|also|therefore|simply|accordingly) )*(?=(?:${orders}) )`, [],
    'We hereby delete the last sentence.', 'Delete the last sentence.'),
  row('worded thus', '(?<=^(?:the )?(?:¶+|this entry|the entry)) (?:(?:is|are) (?:now |henceforth |hereby )?to be|(?:should|must|shall|ought to|has to|have to)(?: now)? be|(?:is|are) (?:now|henceforth)|has been|have been) (?:worded|phrased|reworded|rephrased|expressed|couched|formulated|framed|put) (?:thus|as follows|so|in these words|in the following words|like this)(?=:|\\.$|$)', [' should read'],
    'The last sentence is to be worded thus: X.', 'The last sentence should read: X.'),
  row('later in the same part', '(?<= and), (?:later|further on|further down|also|again) in (?:the same|that) (paragraph|sentence|bullet),? (?=[a-z]+ )', [' in the same ', 1, ' '],
    'Delete "x" and, later in the same paragraph, change "y" to "z".', 'Delete "x" and in the same paragraph change "y" to "z".'),
  row('both times that it appears', `^both times (?:that )?(?:the (?:words?|phrase|name|term|figure|number) )?(${quoted}) (?:appears?|occurs?|stands?|is used|are used)(?: (in ¶+))?,? (?:it|they) (?:becomes?|is now|are now|turns? into|(?:should|must|has to|is to) (?:now )?(?:be|read|become)) (${quoted})(?=\\.?$)`, [[2, ', '], 'replace ', 1, ' with ', 3, ' both times'],
    'Both times the word "x" appears, it becomes "y".', 'Replace "x" with "y" both times.'),
  row('strike the mark at the end, and insert', `^(?:(?:this entry|the entry|¶+) (?:is|are|has been|shall be|should be) (?:now |hereby )?(?:amended|changed|revised|modified) by )?(?:strike|delete|strike out|remove|striking|deleting|striking out|removing) (the (?:${marks}) (?:at the end|at its end|at the close)(?: of (?:¶+|this entry|the entry))?),? and (?:insert|substitute|put|add|inserting|substituting|putting|adding)(?: in its place| instead)? (${quoted}|an? (?:${marks}))(?: in its place| instead)?(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'This entry is amended by striking the period at the end and inserting "x".', 'Replace the period at the end with "x".'),
  row('for the mark at the end', `^at the (?:very )?end of (¶+|this entry|the entry),? for (the (?:${marks})) (?:substitute|read|put|write|print) (${quoted}|an? (?:${marks}))(?=\\.?$)`, ['replace ', 2, ' at the end of ', 1, ' with ', 3],
    'At the end of the last paragraph, for the full stop substitute "x".', 'Replace the full stop at the end of the last paragraph with "x".'),
];
