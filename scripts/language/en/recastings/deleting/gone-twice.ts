/** Ways of acts to say twice that something goes: it is struck, and of no more effect; it is deleted and expunged. */
import { any } from '../../text-things.ts';
import { gone, is, quoted, place, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const hereby = '(?:(?:now|hereby|henceforth|thereby|accordingly|therefore|from now on) )?';
const noEffect = '(?:any |further |more |longer |other )*(?:force|effect|validity|application)(?:(?:,? (?:or|and|nor) )(?:force|effect|validity|application))?(?: (?:whatever|whatsoever|at all))?';
const ended = any([
  `(?:shall |is to |are to |will )?(?:be|is|are) ${hereby}(?:of no ${noEffect}|without (?:any )?${noEffect}|null and void|void)`,
  `(?:shall|will|has|have|is to|are to)(?: have)? ${hereby}no ${noEffect}`,
  '(?:shall |will )?(?:no longer|not any longer) (?:apply|applies|hold|holds|have effect|has effect|have any effect|has any effect)',
  '(?:shall |will )?ceases? to (?:apply|have effect|have any effect|be of (?:any )?(?:force|effect))',
]);
const whole = `(?:(?:the )?(?:(?:words?|phrase|clause|sentence|provision|term) )?${quoted}(?: ${place})?|¶+(?: of (?:this|the) entry)?|this entry)`;

export const goneTwice: readonly Recasting[] = [
  row('gone, and of no effect', `(?<=^${whole} ${is} ${hereby}(?:${gone})),? and ${hereby}(?:it |they )?(?:${ended})(?=\\.?$)`, [],
    'The last sentence is struck out and shall be of no further effect.', 'The last sentence is struck out.'),
  row('of no effect, and gone', `(?<=^${whole}) (?:${ended}),? and (?=${is} ${hereby}(?:${gone})\\.?$)`, [' '],
    'The last sentence shall have no further effect and is struck out.', 'The last sentence is struck out.'),
  row('gone, and gone', `(?<=^${whole} ${is} ${hereby}(?:${gone})),? and ${hereby}(?:(?:is|are) )?${hereby}(?:${gone})(?: from (?:the|this) (?:entry|text|record|glossary))?(?=\\.?$)`, [],
    'The last sentence is repealed and expunged.', 'The last sentence is repealed.'),
];
