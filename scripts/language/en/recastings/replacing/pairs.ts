/** Ways to change several things at once, each into the one of the same rank: "the figures 7 and 10 become 8 and 13". */
import { number, place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const becomes = '(?:(?:now )?become|are now|are to be|now read|should (?:now )?(?:be|read|become)|must (?:now )?(?:be|read|become)|change to|turn into|rise to|fall to|(?:are|have been|should be|must be|are to be) (?:now |hereby )?(?:changed|corrected|amended|altered|raised|lowered|reduced|increased) to|(?:are|have been|should be|must be|are to be) (?:now |hereby )?replaced (?:with|by))';
const turn = '(?:please )?(?:change|correct|amend|alter|raise|lower|reduce|increase)';
const figures = 'the (?:(?:two|three) )?(?:figures|numbers|values|amounts)(?: of)?';
const inOrder = '(?:,? respectively|,? in that order)';
const example = '(?:(?:in|within|of) the (?:example|list|note|parenthetical))';
const each = '(?:,? respectively|,? in that order)?';

export const pairs: readonly Recasting[] = [
  row('two figures become two', `^(${place},? )?${figures} (${number}) and (${number})(?: (${place}))? ${becomes} (${number}) and (${number})${each}(?=\\.?$)`, [1, [4, ', '], 'change ', 2, ' to ', 5, ' and change ', 3, ' to ', 6],
    'In the last sentence, the figures 7 and 10 become 8 and 13.', 'In the last sentence, change 7 to 8 and change 10 to 13.'),
  row('three figures become three', `^(${place},? )?${figures} (${number}), (${number}),? and (${number})(?: (${place}))? ${becomes} (${number}), (${number}),? and (${number})${each}(?=\\.?$)`, [1, [5, ', '], 'change ', 2, ' to ', 6, ' and change ', 3, ' to ', 7, ' and change ', 4, ' to ', 8],
    'The figures 7, 10 and 12 become 8, 13 and 15.', 'Change 7 to 8 and change 10 to 13 and change 12 to 15.'),
  row('change two figures into two', `^(${place},? )?${turn} ${figures} (${number}) and (${number})(?: (${place}))? (?:to|into) (${number}) and (${number})${each}(?=\\.?$)`, [1, [4, ', '], 'change ', 2, ' to ', 5, ' and change ', 3, ' to ', 6],
    'Change the figures 7 and 10 in the last sentence to 8 and 13 respectively.', 'In the last sentence, change 7 to 8 and change 10 to 13.'),
  row('for two, two are read', `^((?:${place}|${example}),? )?for (${quoted}) and (${quoted}),? (?:please )?(?:read|print|put|substitute|write) (${quoted}) and (${quoted})${inOrder}(?=\\.?$)`, [1, 'replace ', 2, ' with ', 4, ' and replace ', 3, ' with ', 5],
    'In the example, for "x" and "y" read "z" and "w" respectively.', 'In the example, replace "x" with "z" and replace "y" with "w".'),
  row('a figure for a figure, and then where', `^((?:please )?(?:change|correct|amend|alter|raise|lower|reduce|increase|replace) )(?:the (?:figure|number|value|amount)(?: of)? )?(${number}(?: ([a-z]+)(?= (?:to|into|with|by) (?:the (?:figure|number) )?${number} \\3,? (?:in|within) ))?) (to|into|with|by) (?:the (?:figure|number) )?(${number}(?: \\3)?),? ((?:in|within) ¶+)(?=\\.?$)`, [6, ', ', 1, 2, ' ', 4, ' ', 5],
    'Change the figure 5 to 6 in the last sentence.', 'In the last sentence, change 5 to 6.', 'place'),
  row('a figure becomes a figure, and then where', `^(?:the (?:figure|number|value|amount)(?: of)? )?(${number}) (becomes|should (?:now )?(?:be|read)|must (?:now )?(?:be|read)|is to be|is replaced (?:with|by)|(?:is|has been) changed to) (${number}),? ((?:in|within) ¶+)(?=\\.?$)`, [4, ', ', 1, ' ', 2, ' ', 3],
    '5 becomes 6 in the last sentence.', 'In the last sentence, 5 becomes 6.'),
];
