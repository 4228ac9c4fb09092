/** A mark that is put beside words, and two additions in one sentence. */
import { rank } from '../../text-things.ts';
import { place, quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const mark = '(comma|semicolon|colon|hyphen|dash|full stop|period|exclamation mark|question mark)';
const beside = '(after|before|behind|between|following)';
const add = '(?:add|insert|put|append|place)';

export const marks: readonly Recasting[] = [
  row('a mark is needed', `^(?:please )?(?:(?:it |there |the (?:text|sentence|entry) |¶+ )?(?:needs|wants|lacks|requires|should have|must have)|set|supply|use|print|write|we need|you need|restore|there (?:is|is now|must be|should be|has to be|ought to be)) an? (?:missing )?${mark} ${beside} (?=${quoted})`, ['insert a ', 1, ' ', 2, ' '],
    'Needs a comma after "x".', 'Insert a comma after "x".'),
  row('a part needs a mark', `^(¶+) (?:needs|wants|lacks|requires|should have|must have|gains|gets) an? ${mark} ${beside} (?=${quoted})`, ['in ', 1, ', insert a ', 2, ' ', 3, ' '],
    'The first sentence needs a comma after "x".', 'In the first sentence, insert a comma after "x".'),
  row('the mark is missing', `^the ${mark} ${beside} (${quoted}(?: ${place})?) (?:is|was) (?:missing|left out|omitted|lacking)(?=\\.?$)`, ['insert a ', 1, ' ', 2, ' ', 3],
    'The comma after "x" is missing.', 'Insert a comma after "x".'),
  row('words need a mark', `^(${quoted}(?: ${place})?) (?:needs|wants|lacks|requires|should have|must have|gets|takes) an? ${mark} (after|before|behind)(?: it| them)(?=\\.?$)`, ['insert a ', 2, ' ', 3, ' ', 1],
    '"x" needs a comma after it.', 'Insert a comma after "x".'),
  row('follow words with a mark', `^(?:please )?follow (${quoted}(?: ${place})?) (?:with|by) an? ${mark}(?=\\.?$)`, ['insert a ', 2, ' after ', 1],
    'Follow "x" with a comma.', 'Insert a comma after "x".'),
  row('let a mark follow', `^(?:let|have) an? ${mark} (?:follow|come after|stand after|go after) (?=${quoted}(?: ${place})?\\.?$)`, ['insert a ', 1, ' after '],
    'Let a comma follow "x".', 'Insert a comma after "x".'),
  row('behind words a mark', `^(after|before|behind) (${quoted}(?: ${place})?),? (?:there (?:should|must|has to|ought to|needs to) be|there is now|put|place|comes|goes|supply|we now have|we have) an? ${mark}(?=\\.?$)`, ['insert a ', 3, ' ', 1, ' ', 2],
    'After "x" there should be a comma.', 'Insert a comma after "x".'),
  row('behind words a mark becomes another', `^(after|before|behind) (${quoted}(?: ${place})?),? the ${mark} (?=(?:becomes|is now|turns into|should be|must be|is to be|is changed to|changes to|gives way to|makes way for|is replaced (?:by|with)) an? ${mark})`, ['the ', 3, ' ', 1, ' ', 2, ' '],
    'After "x" the semicolon becomes a full stop.', 'the semicolon After "x" becomes a full stop.'),
  row('two insertions', `^((?:please )?${add} (?:the words? )?${quoted} (?:before|after|behind) ${quoted}),? and (?:the words? )?(${quoted} (?:before|after|behind) ${quoted})(?=\\.?$)`, [1, ' and insert ', 2],
    'Insert "x" before "y" and "z" after "w".', 'Insert "x" before "y" and insert "z" after "w".'),
  rowOfParts('two additions at an end', `^((?:please )?${add} (?:the sentence )?${quoted} (?:at|to) the (?:end|beginning) of the ${rank} )(paragraph|bullet),? and (?:the sentence )?(${quoted}) (?:at|to) (the (?:end|beginning) of the ${rank})(?: one| \\2)?(?=\\.?$)`, [1, 2, ' and add ', 3, ' to ', 4, ' ', 2],
    'Add "x." to the end of the first paragraph and "y." to the end of the second.', 'Add "x." to the end of the first paragraph and add "y." to the end of the second paragraph.'),
];
