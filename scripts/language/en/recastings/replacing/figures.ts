/** Ways to say that a figure rises or falls: what it is of, and from what to what. */
import { any } from '../../text-things.ts';
import { amounts } from '../../turnings.ts';
import { number, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const what = `(?:the|its) (?:[a-z'-]+ )?(?:${any(amounts)})`;
const alters = 'raise|lower|increase|decrease|reduce|cut|drop|change|amend|correct|alter|revise|adjust|bring';
const altered = 'raised|lowered|increased|decreased|reduced|cut|dropped|changed|amended|corrected|altered|revised|adjusted|brought';
/** Both with the same measure, or both without one. */
const fromTo = (first: number): string => `from (?=${number} ([a-z]+) to ${number} \\${String(first)}\\.?$|${number} to ${number}\\.?$)(${number}(?: [a-z]+)?) to (${number}(?: [a-z]+)?)(?=\\.?$)`;

const where = '(?:in|within|of) (?:¶+|(?:the|this) (?:example|list|note|parenthetical)),? ';
const inPlace = `(${where})?`;
const many = "the (?:total |correct |right |proper )?(?:number|count|quantity|amount) of (?:[a-z'-]+ )?[a-z'-]+";
const shouldBe = '(?:(?:should|must|shall|ought to|has to|needs to|is to) (?:now )?(?:be|read|say)|now reads|becomes)';
const instead = ',? (?:not|and not|instead of|rather than|in place of) ';

export const figures: readonly Recasting[] = [
  row('there so many of a thing, and not so many', `^(${where})${many} ${shouldBe} (${number})${instead}(?:the )?(${number})(?=\\.?$)`, [1, 'change ', 3, ' to ', 2],
    'In the example, the number of crates should be 30, not 24.', 'In the example, change 24 to 30.'),
  row('so many of a thing in a part, and not so many', `^${many} ((?:in|of) ¶+) ${shouldBe} (${number})${instead}(?:the )?(${number})(?=\\.?$)`, [1, ', change ', 3, ' to ', 2],
    'The number of crates in the first paragraph should be 30, not 24.', 'In the first paragraph, change 24 to 30.'),
  row('the number of a thing from one to another', `^${inPlace}${many} (?:is|was|has been|should be|must be|is to be) (?:now |hereby )?(?:${altered}) from (${number}) to (${number})(?=\\.?$)`, [1, 'change ', 2, ' to ', 3],
    'The number of crates is raised from 24 to 30.', 'Change 24 to 30.'),
  row('change the number of a thing', `^${inPlace}(?:please )?(?:${alters}) ${many} from (${number}) to (${number})(?=\\.?$)`, [1, 'change ', 2, ' to ', 3],
    'Change the number of crates from 24 to 30.', 'Change 24 to 30.'),
  row('an amount is so much, and not so much', `^(${where})${what} ${shouldBe} (${number})${instead}(${number})(?=\\.?$)`, [1, 'change ', 3, ' to ', 2],
    'In the first paragraph, the toll should be 6, not 5.', 'In the first paragraph, change 5 to 6.', 'place'),
  row('an amount from one to another', `^(?:please |kindly )?(?:${alters})(?: up| down)? ${what} ${fromTo(1)}`, [2, ' becomes ', 3],
    'Raise the toll from 5 marks to 6 marks.', '5 marks becomes 6 marks.', 'place'),
  row('an amount that was changed from one to another', `^${what} (?:is|was|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:${altered})(?: up| down)? ${fromTo(1)}`, [2, ' becomes ', 3],
    'The toll is raised from 5 marks to 6 marks.', '5 marks becomes 6 marks.', 'place'),
  row('how much of an amount', `^the (?:amount|size|level|height|sum) of (?=(?:the|its) (?:${any(amounts)}) (?:(?:is|was|has been|should be|must be|is to be|shall be) |now )?(?:[a-z]+ )?(?:(?:${altered})(?: up| down)?|goes up|goes down|rises|falls|drops|climbs|changes) from ${number})`, [],
    'The amount of the toll is raised from 5 marks to 6 marks.', 'the toll is raised from 5 marks to 6 marks.'),
  row('an amount goes from one to another', `^${what} (?:now )?(?:goes up|goes down|rises|falls|drops|climbs|changes) ${fromTo(1)}`, [2, ' becomes ', 3],
    'The toll goes up from 5 marks to 6 marks.', '5 marks becomes 6 marks.', 'place'),
  row('an amount of so many is another', `^(?:the|its) (?:[a-z'-]+ )?(?:${any(amounts)}) of (${number} ([a-z]+)) (?:becomes|(?:should|must|shall|is to) (?:now )?(?:be|become|read)|(?:is|has been|should be|must be|is to be) (?:now |hereby )?(?:(?:${altered}) to|replaced (?:by|with))) (?=${number} \\2\\.?$)`, [1, ' becomes '],
    'The toll of 5 marks becomes 6 marks.', '5 marks becomes 6 marks.', 'place'),
  row('a certain figure for another', `^((?:in|within) ¶+,? )?(?:please )?(?:change|correct|amend|alter|turn|make) the (${number})(?: ((?:in|of|from) ¶+))? (?:to|into) (?:an? |the )?(?=${number}\\.?$)`, [1, [3, ', '], 'change ', 2, ' to '],
    'Change the 5 to a 6.', 'Change 5 to 6.'),
  row('by the figure', `(?<= (?:with|by|to|into) )the (?:figure|number|numeral|value) (?=${number}\\.?$)`, [],
    'The figure 5 is replaced by the figure 6.', 'The figure 5 is replaced by 6.'),
  row('a figure in an example', `^((?:in|within) (?:the|this) (?:example|list|note|parenthetical),? )the (?:number|figure|numeral|value) (${number}) (?:is|was|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:${altered}) (?:in)?to (?=${number}\\.?$)`, [1, 'change ', 2, ' to '],
    'In the example, the number 24 is corrected to 30.', 'In the example, change 24 to 30.'),
  row('one figure is another', `^(the ${number}) (becomes|should be|must be|is to be|shall be|ought to be) an? (?=${number}\\.?$)`, [1, ' ', 2, ' '],
    'The 5 should be a 6.', 'The 5 should be 6.'),
];
