/** Ways to say that a figure rises or falls: what it is of, and from what to what. */
import { any } from '../text-things.ts';
import { amounts } from '../turnings.ts';
import { number, row } from './row.ts';
import type { Recasting } from './row.ts';

const what = `(?:the|its) (?:[a-z'-]+ )?(?:${any(amounts)})`;
const alters = 'raise|lower|increase|decrease|reduce|cut|drop|change|amend|correct|alter|revise|adjust|bring';
const altered = 'raised|lowered|increased|decreased|reduced|cut|dropped|changed|amended|corrected|altered|revised|adjusted|brought';
/** Both with the same measure, or both without one. */
const fromTo = (first: number): string => `from (?=${number} ([a-z]+) to ${number} \\${String(first)}\\.?$|${number} to ${number}\\.?$)(${number}(?: [a-z]+)?) to (${number}(?: [a-z]+)?)(?=\\.?$)`;

export const figures: readonly Recasting[] = [
  row('an amount from one to another', `^(?:please |kindly )?(?:${alters})(?: up| down)? ${what} ${fromTo(1)}`, [2, ' becomes ', 3],
    'Raise the toll from 5 marks to 6 marks.', '5 marks becomes 6 marks.', 'place'),
  row('an amount that was changed from one to another', `^${what} (?:is|was|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:${altered})(?: up| down)? ${fromTo(1)}`, [2, ' becomes ', 3],
    'The toll is raised from 5 marks to 6 marks.', '5 marks becomes 6 marks.', 'place'),
  row('a figure in an example', `^((?:in|within) (?:the|this) (?:example|list|note|parenthetical),? )the (?:number|figure|numeral|value) (${number}) (?:is|was|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:${altered}) (?:in)?to (?=${number}\\.?$)`, [1, 'change ', 2, ' to '],
    'In the example, the number 24 is corrected to 30.', 'In the example, change 24 to 30.'),
  row('one figure is another', `^(the ${number}) (becomes|should be|must be|is to be|shall be|ought to be) an? (?=${number}\\.?$)`, [1, ' ', 2, ' '],
    'The 5 should be a 6.', 'The 5 should be 6.'),
];
