/** Ways to say that the first words of a sentence go, and with what it then begins. */
import { goesAway, gone, quoted, row, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const begins = '(?:begins?|starts?|opens?)';
const withIt = '(?: with| at)?(?: the words?| a capital| capital)?';
const theSentence = '(?:the|that|this|its)(?: remaining| rest of the)? sentence';
const then = '(?:(?:now|then|thus|will|should|must|shall) )*';

export const beginning: readonly Recasting[] = [
  row('a part loses it, and begins so', `^(¶+) (?:loses|drops|does without|is without|should lose|must lose|is to lose|has lost) (?:its|the) (?:opening |initial |first |leading )?(?:words? )?(${quoted}),? and ${then}${begins}${withIt} (?=${quoted}\\.?$)`, ['at the beginning of ', 1, ', delete ', 2, ' and begin the sentence with '],
    'The second paragraph loses its "x" and begins "y".', 'At the beginning of the second paragraph, delete "x" and begin the sentence with "y".'),
  row('it goes, and the sentence begins so', `^((?:please |kindly )?(?:${takes}) ${quoted})(?:,? (?:and|so that|so)|[;,:])? ${theSentence} ${then}${begins}${withIt} (?=${quoted}\\.?$)`, [1, ' and begin the sentence with '],
    'Delete "x"; the sentence now begins with "y".', 'Delete "x" and begin the sentence with "y".'),
  row('it goes, so begin with', `^((?:please |kindly )?(?:${takes}) ${quoted})(?:,? (?:and|then)|;) (?:let |have )?(?:${theSentence} )?(?:begin|start|open)(?: it| ${theSentence})?${withIt} (?=${quoted}\\.?$)`, [1, ' and begin the sentence with '],
    'Delete "x", and let the sentence begin with "y".', 'Delete "x" and begin the sentence with "y".'),
  row('it goes, the sentence beginning so', `^((?:please |kindly )?(?:${takes}) ${quoted}),? (?:with )?${theSentence} (?:then |now )?(?:beginning|starting|opening|to begin|to start)${withIt} (?=${quoted}\\.?$)`, [1, ' and begin the sentence with '],
    'Delete "x", the sentence beginning with "y".', 'Delete "x" and begin the sentence with "y".'),
  row('it goes, in brackets how the sentence begins', `^((?:please |kindly )?(?:${takes}) ${quoted}) \\((?:so that )?${theSentence} ${then}${begins}${withIt} (${quoted})\\)(?=\\.?$)`, [1, ' and begin the sentence with ', 2],
    'Delete "x" (the sentence then begins "y").', 'Delete "x" and begin the sentence with "y".'),
  row('it is gone, and the sentence begins so', `^(?:the words? )?(${quoted}) (?:(?:is|are|has been|have been|should be|must be|is to be|are to be|shall be) (?:now |hereby )?(?:${gone})|${goesAway})(?:,? and|;|,? so that|,? so) (?:${theSentence}|it) (?:is to |has to )?${then}(?:begins?|starts?|opens?)${withIt} (?=${quoted}\\.?$)`, ['delete ', 1, ' and begin the sentence with '],
    '"x" is deleted, and the sentence begins with "y".', 'Delete "x" and begin the sentence with "y".'),
];
