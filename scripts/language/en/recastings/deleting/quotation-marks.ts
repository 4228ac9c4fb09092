/** Ways to say that words lose the marks around them. */
import { gone, place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const marks = '(?:quotation marks|quote marks|quotes|inverted commas)';
const words = `((?:the (?:words?|phrase|expression|term) )?${quoted}(?: ${place})?)`;
const go = (name: string, is: string, from: string): Recasting => row(name, `^${is}(?=\\.?$)`, ['the quotation marks around ', 1, ' are deleted'], from, 'The quotation marks around "x" are deleted.');

export const quotationMarks: readonly Recasting[] = [
  go('printed without them', `(?:please )?(?:print|write|set|read|put|give|leave) ${words} without (?:the|its|their|any)? ?${marks}`, 'Print "x" without its quotation marks.'),
  go('it loses them', `${words} (?:now )?(?:loses|lose|sheds|drops|no longer has|no longer have|no longer needs|does without|should lose|must lose|is to lose) (?:the|its|their|any)? ?${marks}`, '"x" loses its quotation marks.'),
  go('taken off', `(?:please )?(?:take|remove|delete|drop|strip|omit) (?:the|its|their)? ?${marks} (?:off|from|away from|round|around) ${words}`, 'Take the quotation marks off "x".'),
  go('it stands in them no longer', `${words} no longer (?:stands?|is|are|appears?) (?:in|within|between) ${marks}`, '"x" no longer stands in quotation marks.'),
  row('gone, in few words', `^${marks} (?:around|round|about|off) ${words},? (?:(?:are|have been) )?(?:now )?(?:${gone}|gone|out|off)(?=\\.?$)`, ['the quotation marks around ', 1, ' are deleted'],
    'Quotes round "x" gone.', 'The quotation marks around "x" are deleted.'),
  row('brackets off', `^(?:the )?(?:brackets|parentheses) (?:(?:taken |come |go )?off|away from|(?:taken|removed|dropped|gone) from|(?:around|round|about)(?= .* (?:${gone}|gone|out|off)(?:\\.|;|,|$))) ${words}(?:,? (?:(?:are|have been) )?(?:now )?(?:${gone}|gone|out|off))?(?:[;,] (?:the )?(?:words|words themselves|text) (?:stay|stays|remain|remains|stand|kept|are kept|is kept|untouched|unchanged))?(?=\\.?$)`, ['the parentheses around ', 1, ' are deleted'],
    'Brackets off "x".', 'The parentheses around "x" are deleted.'),
];
