/** Ways to say that one stands where the other should: a slip for it, not the one but the other. */
import { number, quoted, row } from './row.ts';
import type { Recasting } from './row.ts';

const slip = '(?:an? |the )?(?:plain |mere |simple )?(?:slip|misprint|typo|mistake|error|typographical error|printing error|typing error|slip of the pen)';
const should = '(?:should|must|ought to|has to|is to) (?:now |really |of course )?(?:say|read|be|have said|have read|have been)';

export const slips: readonly Recasting[] = [
  row('a figure that is a slip', `^(?:the (?:figure|number|value) )?(${number}) (?:is|was) ${slip} for (?:the (?:figure|number|value) )?(${number})(?=\\.?$)`, ['change ', 1, ' to ', 2],
    '7 is a slip for 8.', 'Change 7 to 8.'),
  row('not the one but the other, in a part', `^(¶+) ${should},? not (${quoted}),? but (?:rather )?(${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'The last sentence should say not "x" but "y".', 'In the last sentence, replace "x" with "y".'),
  row('not the one but the other', `^(?:this|it|this entry|the entry|the text) ${should},? not (${quoted}),? but (?:rather )?(${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'This should say not "x" but "y".', 'Replace "x" with "y".'),
];
