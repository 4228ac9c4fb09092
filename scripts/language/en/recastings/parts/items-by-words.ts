/** Ways to say that items which are told by their words go elsewhere in their list, change places, or are joined by another. */
import { any } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const item = '(?:bullet point|bullet|list item)';
const list = '(?:the|this|its) (?:bulleted )?list';
const on = `(?:in|on|of|within) ${list}`;
const named = `(?:the ${item} )?`;
const must = '(?:should|must|shall|is to|ought to|has to)';
const goes = `(?:(?:now )?(?:moves|goes)|is (?:now )?(?:moved|put|placed)|has been (?:moved|put|placed)|${must} (?:now )?(?:come|go|stand|move|be moved|be put|be placed))`;
/** What "must go first" may be deleted before anything else. */
const mayGo = '(?!(?:must|has to|ought to) (?:now )?go (?:first|last)(?![\\w-]))';
const send = `(?:please )?${any(['move', 'put', 'place', 'bring', 'shift', 'set', 'transfer', 'relocate', 'reposition'])}`;
const sides: readonly (readonly [at: 'beginning' | 'end', where: string, says: string])[] = [
  ['beginning', '(?:first|(?:to|at) the (?:very )?(?:beginning|start|top|head|front))', 'first'], ['end', '(?:last|(?:to|at) the (?:very )?(?:end|bottom|foot|close))', 'last'],
];
const swap = '(?:please )?(?:swap|exchange|switch|interchange|transpose)';
const beside = '(before|after|behind|ahead of|in front of)';

export const itemsByWords: readonly Recasting[] = [
  ...sides.flatMap(([at, where, says]) => [
    row(`a quoted bullet goes ${says}`, `^the ${item} (${quoted}) ${mayGo}${goes}(?: up| down)? ${where}(?: ${on})?${here}`, ['move the bullet ', 1, ` to the ${at} of the list`],
      `The bullet "x" should come ${says}.`, `Move the bullet "x" to the ${at} of the list.`),
    row(`words go ${says} in the list`, `^(${quoted}) ${mayGo}${goes}(?: up| down)? ${where} ${on}${here}`, ['move the bullet ', 1, ` to the ${at} of the list`],
      `"x" moves to the ${at} of the list.`, `Move the bullet "x" to the ${at} of the list.`),
    row(`put a quoted bullet ${says}`, `^${send} the ${item} (${quoted})(?: up| down)?,? (?:so that it (?:comes|stands|is) )?${where}(?: ${on})?${here}`, ['move the bullet ', 1, ` to the ${at} of the list`],
      `Put the bullet "x" ${says}.`, `Move the bullet "x" to the ${at} of the list.`),
  ]),
  row('a quoted bullet goes beside another', `^the ${item} (${quoted}) ${goes}(?: up| down)? (?:to )?(?:immediately |directly |right )?${beside} ${named}(?=${quoted}(?: ${on})?${here})(${quoted})(?: ${on})?`, ['move the bullet ', 1, ' ', 2, ' the bullet ', 3],
    'The bullet "x" should come before the bullet "y".', 'Move the bullet "x" before the bullet "y".'),
  row('words go beside others in the list', `^(${quoted}) ${goes}(?: up| down)? (?:to )?(?:immediately |directly |right )?${beside} ${named}(${quoted}) ${on}${here}`, ['move the bullet ', 1, ' ', 2, ' the bullet ', 3],
    '"x" moves before "y" in the list.', 'Move the bullet "x" before the bullet "y".'),
  row('put a quoted bullet beside another', `^${send} the ${item} (${quoted})(?: up| down)?,? (?:to )?(?:immediately |directly |right )?${beside} ${named}(${quoted})(?: ${on})?${here}`, ['move the bullet ', 1, ' ', 2, ' the bullet ', 3],
    'Put the bullet "x" before "y".', 'Move the bullet "x" before the bullet "y".'),
  row('move words beside others in the list', `^(?:please )?(?:move|shift|transfer|relocate|reposition) (${quoted})(?: up| down)?,? (?:to )?(?:immediately |directly |right )?${beside} ${named}(${quoted}) ${on}${here}`, ['move the bullet ', 1, ' ', 2, ' the bullet ', 3],
    'Move "x" before "y" in the list.', 'Move the bullet "x" before the bullet "y".'),
  row('quoted bullets change places', `^the (?:two )?${item}s (${quoted}) and (${quoted})(?: ${on})? (?:(?:should |must |are to |now )?(?:change|exchange|swap|switch|trade) (?:places|positions)|(?:are|have been|should be|must be|are to be) (?:now )?(?:swapped|exchanged|switched|interchanged|transposed))${here}`, ['swap the bullets ', 1, ' and ', 2],
    'The bullets "x" and "y" change places.', 'Swap the bullets "x" and "y".'),
  row('each a bullet, they change places', `^the ${item} (${quoted}) and the ${item} (${quoted})(?: ${on})? (?:(?:should |must |are to |now )?(?:change|exchange|swap|switch|trade) (?:places|positions)|(?:are|have been|should be|must be|are to be) (?:now )?(?:swapped|exchanged|switched|interchanged|transposed))${here}`, ['swap the bullets ', 1, ' and ', 2],
    'The bullet "x" and the bullet "y" change places.', 'Swap the bullets "x" and "y".'),
  row('words change places in the list', `^(?:in ${list},? )?(${quoted}) and (${quoted}) (?:(?:should |must |are to |now )?(?:change|exchange|swap|switch|trade) (?:places|positions)|(?:are|have been|should be|must be|are to be) (?:now )?(?:swapped|exchanged|switched|interchanged|transposed)) ${on}${here}`, ['swap the bullets ', 1, ' and ', 2],
    '"x" and "y" change places in the list.', 'Swap the bullets "x" and "y".'),
  row('swap words in the list', `^${swap} (?:the ${item}s? )?(${quoted}) (?:and|with) (?:the ${item} )?(${quoted})(?: ${on})${here}`, ['swap the bullets ', 1, ' and ', 2],
    'Swap "x" and "y" in the list.', 'Swap the bullets "x" and "y".'),
  row('a name joins another in the list', `^(?:the ${item} )?(${quoted}) (?:(?:now|should|must|is to) )?joins? (?:the ${item} )?(${quoted}) ${on}${here}`, ['insert a new bullet after ', 2, ': ', 1],
    '"y" joins "x" in the list.', 'Insert a new bullet after "x": "y".'),
  row('a name is joined by another in the list', `^(?:in ${list},? )?(?:the ${item} )?(${quoted}) (?:is|has been|should be|must be|is to be) (?:now )?joined by (${quoted}) ${on}${here}`, ['insert a new bullet after ', 1, ': ', 2],
    '"x" is joined by "y" in the list.', 'Insert a new bullet after "x": "y".'),
  row('a reference joins another', `^(${quoted}) (?:(?:now|should|must|is to) )?joins? (${quoted}) (?:in|among) (?:the|its) (?:cross-)?references${here}`, ['in the cross-references, insert ', 1, ' after ', 2],
    '"y" joins "x" in the cross-references.', 'In the cross-references, insert "y" after "x".'),
  row('a reference is joined by another', `^(${quoted}) (?:is|has been|should be|must be|is to be) (?:now )?joined by (${quoted}) (?:in|among) (?:the|its) (?:cross-)?references${here}`, ['in the cross-references, insert ', 2, ' after ', 1],
    '"x" is joined by "y" in the references.', 'In the cross-references, insert "y" after "x".'),
  row('enter it in the list beside another', `^(?:please )?enter (${quoted}) ${on} (after|behind) (?:the ${item} )?(${quoted})${here}`, ['insert a new bullet ', 2, ' ', 3, ': ', 1],
    'Enter "y" in the list after "x".', 'Insert a new bullet after "x": "y".'),
  rowOfParts('kept items are bullets', `^((?:please )?(?:(?:keep|retain|leave) only|only keep|only retain)|only) (the (?:first|last)(?: (?:two|three|four|five))? )items?(?= (?:(?:of|in|on) ${list}${here}|(?:of|in|on) ${list} (?:remains?|stays?|is kept|are kept)))`, [1, ' ', 2, 'bullets'],
    'Keep only the first two items of the list.', 'Keep only the first two bullets of the list.'),
];
