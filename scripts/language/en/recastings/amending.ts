/** Ways of acts and of minutes: by striking this and inserting that, what has been done, and what the text no longer has. */
import { any } from '../text-things.ts';
import { is, number, orders, place, quoted, row, wrong } from './row.ts';
import type { Recasting } from './row.ts';

const marks = any(['full stop', 'period', 'comma', 'semicolon', 'colon', 'exclamation mark', 'question mark']);
const everywhere = '(?:(?:in )?each place|each time|every time|(?:in )?every place|wherever|everywhere|in all places where) (?:it|they) (?:appears?|occurs?|stands?|is used|are used)';
/** Verbs that are told of in the same way as "we have deleted"; the grammar knows those in other forms. */
const done = ['substitute', 'exchange', 'insert', 'swap', 'transpose', 'omit'] as const;
const pastOf: Readonly<Record<(typeof done)[number], string>> = { substitute: 'substituted', exchange: 'exchanged', insert: 'inserted', swap: 'swapped', transpose: 'transposed', omit: 'omitted' };

export const amending: readonly Recasting[] = [
  row('struck in each place, and another inserted', `^((?:this entry|the entry|¶+) (?:is|are|has been|shall be|should be) (?:now |hereby )?(?:amended|changed|revised|modified) by )?(?:striking|deleting|striking out|removing) (${quoted}),? ${everywhere},? and (?:inserting|substituting|putting)(?: in (?:its|their) place| instead)? (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 3, ' throughout'],
    'This entry is amended by striking "x" each place it appears and inserting "y".', 'Replace "x" with "y" throughout.'),
  row('strike it in each place, and insert another', `^(?:strike|delete|strike out|remove) (${quoted}),? ${everywhere},? and (?:insert|substitute|put)(?: in (?:its|their) place| instead)? (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'Strike "x" each place it appears and insert "y".', 'Replace "x" with "y" throughout.'),
  ...done.map((base) => row(`we have ${pastOf[base]}`, `^we (?:have )?(?:(?:now|hereby|also|therefore) )*${pastOf[base]}(?! for)(?= )`, [base],
    `We have ${pastOf[base]} "x" for "y".`, `${base.charAt(0).toUpperCase()}${base.slice(1)} "x" for "y".`)),
  row('we do it', `^we (?:(?:now|hereby|herewith|also|therefore|simply|accordingly) )*(?=(?:${orders}) )`, [],
    'We hereby delete the last sentence.', 'Delete the last sentence.'),
  row('worded thus', '(?<=^(?:the )?(?:¶+|this entry|the entry)) (?:(?:is|are) (?:now |henceforth |hereby )?to be|(?:should|must|shall|ought to|has to|have to)(?: now)? be|(?:is|are) (?:now|henceforth)|has been|have been) (?:worded|phrased|reworded|rephrased|expressed|couched|formulated|framed|put) (?:thus|as follows|so|in these words|in the following words|like this)(?=:|\\.$|$)', [' should read'],
    'The last sentence is to be worded thus: X.', 'The last sentence should read: X.'),
  row('a misspelling, and it is corrected', `^((?:the (?:words?|phrase|name) )?${quoted}(?: ${place})?) (?:is|was) (?:an?|one) (?:(?:simple|plain|obvious|clear|mere) )?(?:misspelling|misprint|corruption|garbling|mistyping|misreading|mistranscription|typo|printing error|typing error) (?:of|for) (${quoted}),? (?:and|which) (?:has been|is hereby|is now|is|must be|should be) (?:now |hereby )?(?:corrected|mended|fixed|changed|amended|put right)(?: accordingly| here| throughout)?(?=\\.?$)`, [1, ' is a misprint for ', 2],
    '"x" is a misspelling of "y" and has been corrected.', '"x" is a misprint for "y".'),
  row('a slip for another figure', `^((?:in|within) ¶+,? )?(?:the (?:figure|number|value) )?(${number}) (?:is|was) an? (?:slip|misprint|typo|mistake|misprinting|printing error|typing error)(?: of the pen)? for (${number})(?=\\.?$)`, [1, 'change ', 2, ' to ', 3],
    'In the last sentence, 7 is a slip for 8.', 'In the last sentence, change 7 to 8.'),
  row('later in the same part', '(?<= and), (?:later|further on|further down|also|again) in (?:the same|that) (paragraph|sentence|bullet),? (?=[a-z]+ )', [' in the same ', 1, ' '],
    'Delete "x" and, later in the same paragraph, change "y" to "z".', 'Delete "x" and in the same paragraph change "y" to "z".'),
  row('both times that it appears', `^both times (?:that )?(?:the (?:words?|phrase|name|term|figure|number) )?(${quoted}) (?:appears?|occurs?|stands?|is used|are used)(?: (in ¶+))?,? (?:it|they) (?:becomes?|is now|are now|turns? into|(?:should|must|has to|is to) (?:now )?(?:be|read|become)) (${quoted})(?=\\.?$)`, [[2, ', '], 'replace ', 1, ' with ', 3, ' both times'],
    'Both times the word "x" appears, it becomes "y".', 'Replace "x" with "y" both times.'),
  row('a new one follows the only one', '^an? (?:new|second|further|additional) paragraph (?:now )?(?:follows|comes after|comes behind|is added after|is put behind) the (?:existing|present|current|only|one existing) (?:one|paragraph)(?=:)', ['after the first (last) paragraph, add a new paragraph'],
    'A new paragraph follows the existing one: X.', 'After the first (last) paragraph, add a new paragraph: X.'),
  row('lifted out of a part', `^(?:please )?(?:lift|take|pull|cut|strip) (${quoted}) out of (¶+)(?=\\.?$)`, ['delete ', 1, ' from ', 2],
    'Lift "x" out of the last paragraph.', 'Delete "x" from the last paragraph.'),
  row('this in front of a part', `^(?:please )?(?:put|place|set|write) (?:this|the following)(?: (?:new )?sentence)? (?:right |immediately |directly )?(?:in front of|ahead of|before) (¶+)(?=: ${quoted})`, ['insert the following sentence before ', 1],
    'Put this in front of the last sentence: "x".', 'Insert the following sentence before the last sentence: "x".'),
  row('a misspelling of', `(?<=^(?:the (?:words?|phrase|name) )?${quoted}(?: ${place})? (?:is|was) )(?:an?|one) (?:(?:simple|plain|obvious|clear|mere) )?(?:misspelling|corruption|garbling|mistyping|misreading|mistranscription) (?:of|for) (?=${quoted}\\.?$)`, ['a misprint for '],
    '"x" is a misspelling of "y".', '"x" is a misprint for "y".'),
  row('instead of merely pointing elsewhere', '^(?:instead of|rather than) (?:merely |just |simply |only )?(?:pointing|referring|leading|sending (?:the |its )?readers?) (?:(?:the |its )?readers? )?(?:elsewhere|away|on|to another entry),? (?=(?:this|the) entry )', [],
    'Instead of merely pointing elsewhere, this entry should read: X.', 'This entry should read: X.', 'reason'),
  row('the entry leads there instead', `^(?:please )?(?:point|refer|direct|send|lead) (?:this entry|the entry|the reader|readers|players)(?: from here)? to (${quoted}),? (?:instead of|rather than|in place of|and not|not|and no longer)(?: to)? (${quoted})(?=\\.?$)`, ['change the reference to ', 2, ' to ', 1],
    'Point this entry to "x" instead of "y".', 'Change the reference to "y" to "x".'),
  row('something was too strict, and', `^(?:our|the|its) (?:(?:last|earlier|previous|old|former) )?(?:word|wording|ruling|answer|text|definition|rule|limit|sentence|statement|phrase)(?: (?:on|of|about) (?:its|the|this|that) (?!(?:[\\w'-]+ )*(?:cards?|rulebook|lore|map|leagues?|tournaments?|races)\\b)[\\w' -]{2,30})? (?:was|is|proved|has been|had been) (?:far |rather |much |a little |a bit |clearly )?too (?:generous|strict|broad|narrow|wide|vague|loose|harsh|severe|restrictive|permissive|general|sweeping|lenient|wordy|terse|brief)(?:, and|, so| and|;|:) (?=¶|this entry |${quoted}|the (?:last|final|first|text|wording) )`, [],
    'Our last word on the toll was too generous, and the last sentence should read "x".', 'the last sentence should read "x".', 'reason'),
  row('strike the mark at the end, and insert', `^(?:(?:this entry|the entry|¶+) (?:is|are|has been|shall be|should be) (?:now |hereby )?(?:amended|changed|revised|modified) by )?(?:strike|delete|strike out|remove|striking|deleting|striking out|removing) (the (?:${marks}) (?:at the end|at its end|at the close)(?: of (?:¶+|this entry|the entry))?),? and (?:insert|substitute|put|add|inserting|substituting|putting|adding)(?: in its place| instead)? (${quoted}|an? (?:${marks}))(?: in its place| instead)?(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'This entry is amended by striking the period at the end and inserting "x".', 'Replace the period at the end with "x".'),
  row('for the mark at the end', `^at the (?:very )?end of (¶+|this entry|the entry),? for (the (?:${marks})) (?:substitute|read|put|write|print) (${quoted}|an? (?:${marks}))(?=\\.?$)`, ['replace ', 2, ' at the end of ', 1, ' with ', 3],
    'At the end of the last paragraph, for the full stop substitute "x".', 'Replace the full stop at the end of the last paragraph with "x".'),
  row('a part is wrong, and this should have been', `^(?:the|its|this) (?:spelling|figure|number|numeral|name|date|year|count|word|wording|value|sum|total|amount|ending|plural|singular|tense)(?: (?:here|(in ¶+)))? (?:is|are|was|were) (?:${wrong}): (?=(?:the (?:words?|figure|number) )?${quoted}(?: ${place})? (?:should|must|ought to|has to|is|${is}))`, [[1, ', ']],
    'The figure in the last sentence is wrong: "x" should have been "y".', 'In the last sentence, "x" should have been "y".', 'reason'),
];
