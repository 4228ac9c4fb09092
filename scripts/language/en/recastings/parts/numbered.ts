/** Ways to name a place by the number that is printed before it: a step, an item of an example, a line. */
import { rank } from '../../text-things.ts';
import { gone, is, quoted, row, rowOfParts, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const rest = '(?:the )?(?:rest|others|remainder|(?:remaining|following|other|later) (?:steps|items|points)|(?:steps|items|points) (?:that follow|which follow|behind it|after it))';
const renumber = `(?:please |then )?(?:renumber|re-number) (?:${rest})(?: accordingly)?`;
const number = '(?:no\\. ?|nr\\. ?|number |#|step )';

export const numbered: readonly Recasting[] = [
  row('a step as a heading', '^(steps? #?\\d+ of the )(?:numbered )?(example|list)(?::| -|,) (?=.)', ['in ', 1, 2, ', '],
    'Step 3 of the numbered example: "x" becomes "y".', 'In step 3 of the example, "x" becomes "y".'),
  row('a step of the numbered example', '^(in step #?\\d+ of the )numbered (?=(?:example|list)(?![\\w-]))', [1],
    'In step 3 of the numbered example, "x" becomes "y".', 'In step 3 of the example, "x" becomes "y".'),
  row('a step alone as a heading', '^(step #?\\d+)(?::| -) (?=["“])', ['in ', 1, ', '],
    'Step 3: "x" becomes "y".', 'In step 3, "x" becomes "y".'),
  row('a number in the example', `^(?:in )?(?:the )?(?:numbered )?example,? ${number}(\\d+)(?::| -|,) (?=.)`, ['in step ', 1, ' of the example, '],
    'Example, no. 3: "x" -> "y"', 'In step 3 of the example, "x" -> "y"'),
  row('a number of the example', '^(?:in )?(?:no\\. ?|nr\\. ?|number )(\\d+) of the (?:numbered )?(example|list)(?::| -|,) (?=.)', ['in step ', 1, ' of the ', 2, ', '],
    'No. 3 of the example: "x" becomes "y".', 'In step 3 of the example, "x" becomes "y".'),
  row('a line of a page', `^(?:(?:erratum|corrigendum)[,:]? )?(?:on )?(?:p\\. ?|page |pg\\. ?)\\d+, (?:l\\. ?|line )(\\d+)(?::|,) (?=for ${quoted},? (?:read|put|print) ${quoted}\\.?$|${quoted} (?:->|→|should be|should read|becomes) ${quoted}\\.?$)`, ['line ', 1, ': '],
    'Erratum, p. 47, l. 2: for "x" read "y".', 'Line 2: for "x" read "y".'),
  row('a line, cut short', `^l\\. ?(\\d+)(?::|,) (?=for ${quoted}|${quoted})`, ['line ', 1, ': '],
    'L. 2: for "x" read "y".', 'Line 2: for "x" read "y".'),
  row('a new step behind one', `^(?:an?|one|another)(?: (?:new|further|additional|extra))+ step (?:now |should |must |is to )?(?:follows?|comes? after|goes? after) (step \\d+)(?=:| ${quoted})`, ['insert a new step after ', 1],
    'A new step follows step 2: X.', 'Insert a new step after step 2: X.'),
  row('a new step before one', `^(?:an?|one|another)(?: (?:new|further|additional|extra))+ step (?:now |should |must |is to )?(?:precedes?|comes? before|goes? before) (step \\d+)(?=:| ${quoted})`, ['insert a new step before ', 1],
    'A new step precedes step 2: X.', 'Insert a new step before step 2: X.'),
  row('and the rest is renumbered', `^((?:please )?${takes} (?:¶+|steps? #?\\d+)|(?:¶+|steps? #?\\d+) ${is}(?: now| hereby)? ${gone}),?(?: and|;|,)? (?:${renumber}|(?:${rest}) (?:are|is|are to be|is to be|should be) (?:then )?renumbered(?: accordingly)?)(?=\\.?$)`, [1],
    'Delete step 2 and renumber the remaining steps.', 'Delete step 2.'),
  rowOfParts('a nested item', `(?<=(?:^| )the ${rank} )(?:nested|indented|inner) (?=(?:bullet|item)(?![\\w-]))`, ['sub-'],
    'In the first nested bullet, delete "x".', 'In the first sub-bullet, delete "x".', 'place'),
];
