/** Orders of few words: what is out, what is now another, what stands beside a colon. */
import { markNames } from '../../marks.ts';
import { any } from '../../text-things.ts';
import { formsOf } from '../../verbs.ts';
import { quoted, row, rowOfParts, takes, kind } from '../row.ts';
import type { Recasting } from '../row.ts';

const marks = any(markNames);
const swaps = any(formsOf('base', 'swap').filter((word) => !word.includes(' ')));

export const terse: readonly Recasting[] = [
  row('it, out', `^(${quoted}(?: in ¶+)?)(?::|,| -) (?:out|gone|goes|away|off)(?=\\.?$)`, ['delete ', 1],
    '"x": out.', 'Delete "x".'),
  row('out, it', `^(?:out|away|off|gone)(?::| -) (${quoted}(?: in ¶+)?)(?=\\.?$)`, ['delete ', 1],
    'Out: "x".', 'Delete "x".'),
  row('it, now another', `^((?:in ¶+,? |¶+[:,] )?)(${quoted}(?: in ¶+)?),? (?:now|henceforth|from now on):? (${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    '"x" now "y".', 'Replace "x" with "y".'),
  row('for one, another', `^((?:in ¶+,? |¶+[:,] )?)for (${quoted}),? (${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    'For "x", "y".', 'Replace "x" with "y".'),
  row('wrong and right', `^(${quoted}) (?:is )?(?:wrong|incorrect|\\(wrong\\))[,;]? (${quoted}) (?:is )?(?:right|correct|\\(right\\))(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    '"x" wrong, "y" right.', 'Replace "x" with "y".'),
  rowOfParts('a part, now other words', `^(?:the )?(${kind} \\d+|(?:first|last|second|third) ${kind}),? (?:now|henceforth):? (${quoted})(?=\\.?$)`, [1, ' should read ', 2],
    'Bullet 3 now "x".', 'Bullet 3 should read "x".'),
  row('behind it, words', `^((?:in ¶+,? |¶+[:,] )?)(after|before) (${quoted}(?: in ¶+)?): (${quoted})(?=\\.?$)`, [1, 'insert ', 4, ' ', 2, ' ', 3],
    'After "x": "y".', 'Insert "y" after "x".'),
  row('no mark there', `^no ((?:${marks}) (?:after|before|between) ${quoted}(?: and ${quoted})?(?: in ¶+)?)(?=\\.?$)`, ['delete the ', 1],
    'No comma after "x".', 'Delete the comma after "x".'),
  row('two parts, to be swapped', `^(¶+ and (?:¶+|\\d+))(?::|,| -) (?:please )?(${swaps})(?: them)?(?=\\.?$)`, [2, ' ', 1],
    'Bullets 1 and 3: swap.', 'Swap bullets 1 and 3.'),
  row('words, and what goes of them', `^(${quoted}(?: in ¶+)?)(?::|,| -| \\()(?: )?(${takes}) ((?:the )?(?:words? )?${quoted})\\)?(?=\\.?$)`, ['in ', 1, ', ', 2, ' ', 3],
    '"x y": strike "x".', 'In "x y", strike "x".'),
];
