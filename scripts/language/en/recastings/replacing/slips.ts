/** Ways to say that one stands where the other should: a slip for it, not the one but the other. */
import { is, number, place, quoted, row, wrong } from '../row.ts';
import type { Recasting } from '../row.ts';

const slip = '(?:an? |the )?(?:plain |mere |simple )?(?:slip|misprint|typo|mistake|error|typographical error|printing error|typing error|slip of the pen)';
const should = '(?:should|must|ought to|has to|is to) (?:now |really |of course )?(?:say|read|be|have said|have read|have been)';

export const slips: readonly Recasting[] = [
  row('of course', `^(?:an? |another )?(?:typo|misprint|slip|slip of the pen|misspelling)(?:\\.|!|:|;|,| -) (${quoted}(?: ${place})?) (?:is|was) (?:of course|naturally|obviously|plainly|meant to be|supposed to be) (?=${quoted}\\.?$)`, [1, ' should be '],
    'Typo. "x" is of course "y".', '"x" should be "y".', 'reason'),
  row('all along', `(?<=(?:should|ought to|must|was meant to|was supposed to|was to) (?:have been|have read|have said|be|read|say) ${quoted}),? (?:all along|from the (?:very )?(?:start|beginning|outset|first)|in the first place|to begin with|by rights)(?=\\.?$)`, [],
    '"x" should have been "y" all along.', '"x" should have been "y".'),
  row('a figure that is a slip', `^(?:the (?:figure|number|value) )?(${number}) (?:is|was) ${slip} for (?:the (?:figure|number|value) )?(${number})(?=\\.?$)`, ['change ', 1, ' to ', 2],
    '7 is a slip for 8.', 'Change 7 to 8.'),
  row('not the one but the other, in a part', `^(¶+) ${should},? not (${quoted}),? but (?:rather )?(${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'The last sentence should say not "x" but "y".', 'In the last sentence, replace "x" with "y".'),
  row('not the one but the other', `^(?:this|it|this entry|the entry|the text) ${should},? not (${quoted}),? but (?:rather )?(${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'This should say not "x" but "y".', 'Replace "x" with "y".'),
  row('a misspelling, and it is corrected', `^((?:the (?:words?|phrase|name) )?${quoted}(?: ${place})?) (?:is|was) (?:an?|one) (?:(?:simple|plain|obvious|clear|mere) )?(?:misspelling|misprint|corruption|garbling|mistyping|misreading|mistranscription|typo|printing error|typing error) (?:of|for) (${quoted}),? (?:and|which) (?:has been|is hereby|is now|is|must be|should be) (?:now |hereby )?(?:corrected|mended|fixed|changed|amended|put right)(?: accordingly| here| throughout)?(?=\\.?$)`, [1, ' is a misprint for ', 2],
    '"x" is a misspelling of "y" and has been corrected.', '"x" is a misprint for "y".'),
  row('a misspelling of', `(?<=^(?:the (?:words?|phrase|name) )?${quoted}(?: ${place})? (?:is|was) )(?:an?|one) (?:(?:simple|plain|obvious|clear|mere) )?(?:misspelling|corruption|garbling|mistyping|misreading|mistranscription) (?:of|for) (?=${quoted}\\.?$)`, ['a misprint for '],
    '"x" is a misspelling of "y".', '"x" is a misprint for "y".'),
  row('a part is wrong, and this should have been', `^(?:the|its|this) (?:spelling|figure|number|numeral|name|date|year|count|word|wording|value|sum|total|amount|ending|plural|singular|tense)(?: (?:here|(in ¶+)))? (?:is|are|was|were) (?:${wrong}): (?=(?:the (?:words?|figure|number) )?${quoted}(?: ${place})? (?:should|must|ought to|has to|is|${is}))`, [[1, ', ']],
    'The figure in the last sentence is wrong: "x" should have been "y".', 'In the last sentence, "x" should have been "y".', 'reason'),
];
