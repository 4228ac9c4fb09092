/** Orders of few words: what is out, what is now another, what stands beside a colon. */
import { markNames } from '../../marks.ts';
import { any, rank } from '../../text-things.ts';
import { formsOf } from '../../verbs.ts';
import { gone, grown, kind, quoted, row, rowOfParts, takes } from '../row.ts';
import type { Recasting } from '../row.ts';

const marks = any(markNames);
/** A part by its number or its rank, also without an article. */
const part = `(?:¶+|${rank} ${kind})`;
const swaps = any(formsOf('base', 'swap').filter((word) => !word.includes(' ')));

export const terse: readonly Recasting[] = [
  row('at an end, without an article', '(?<=(?:^|[ ,])(?:to|at) )(very )?(end|foot|bottom|close|start|beginning|top|head) of (?=¶|(?:this|the) (?:entry|list)(?![\\w-]))', ['the ', 1, 2, ' of '],
    'Add "x." at end of the last paragraph.', 'Add "x." at the end of the last paragraph.'),
  row('at an end, new', '^(at the (?:very )?(?:end|foot|bottom|close|start|beginning|top|head) of (?:¶+|this entry|the entry)),? new(?: sentence)?(?=: ["“])', ['add a sentence ', 1],
    'At the start of the last paragraph, new: "X."', 'Add a sentence At the start of the last paragraph: "X."'),
  row('it, out', `^(${quoted}(?: in ¶+)?)(?::|,| -) (?:out|gone|goes|away|off)(?=\\.?$)`, ['delete ', 1],
    '"x": out.', 'Delete "x".'),
  row('out, it', `^(?:out|away|off|gone)(?::| -) (${quoted}(?: in ¶+)?)(?=\\.?$)`, ['delete ', 1],
    'Out: "x".', 'Delete "x".'),
  row('it, now another', `^((?:in ¶+,? |¶+[:,] )?)(${quoted}(?: in ¶+)?)[,:]? (?:now|henceforth|from now on):? (${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    '"x" now "y".', 'Replace "x" with "y".'),
  row('one to another', `^((?:in ¶+,? |¶+[:,] )?)(${quoted}(?: in ¶+)?) (?:in)?to (${quoted}(?: in ¶+)?)(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    '"x" to "y".', 'Replace "x" with "y".'),
  row('all to another', `^(?:all|every|each) (?:the )?(${quoted})(?: (?:here|in (?:this|the) entry))?,? (?:(?:in)?to|now) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'All "x" to "y".', 'Replace "x" with "y" throughout.'),
  row('one out, another in', `^((?:in ¶+,? |¶+[:,] )?)(?:(${quoted}) out[,;] (?:and )?(${quoted}) in|(${quoted}) in,? (?:for|instead of|in place of) (${quoted}))(?=\\.?$)`, [1, 'replace ', 2, 5, ' with ', 3, 4],
    '"x" out, "y" in.', 'Replace "x" with "y".'),
  row('where, said last', `^(${quoted}(?: (?:[^\\s¶,;:()"“]+|${quoted}))*), (${part})(?=\\.?$)`, ['in ', 2, ', ', 1],
    '"x" to "y", para. 1.', 'In para. 1, "x" to "y".'),
  row('where, in brackets', `^(${quoted}) \\((?:in )?(${part})\\)(?= (?:(?:in)?to|now|becomes|out|goes|should|must|${gone})(?![\\w-]))`, [1, ' in ', 2],
    '"x" (para. 1) to "y".', '"x" in para. 1 to "y".'),
  row('one to another in the example', `^(?:in )?(?:the )?example, (${quoted}) (?:(?:in)?to|now) (${quoted})(?=\\.?$)`, ['in the example, replace ', 1, ' with ', 2],
    'Example, "x" to "y".', 'In the example, replace "x" with "y".'),
  row('changed, and to what', `^((?:in ¶+,? |¶+[:,] )?)(${quoted}(?: in ¶+)?),? (?:(?:is|has been) )?(?:now )?(?:replaced|superseded|supplanted|raised|lowered|reduced|increased|reworded|rephrased|rewritten|recast|redrafted|corrected|made (?:shorter|longer|plainer|simpler|clearer)|spelled out|spelt out|written out|${grown}):? (?:(?:to|as) )?(${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    '"x" superseded: "y".', 'Replace "x" with "y".'),
  row('one, formerly another', `^((?:in ¶+,? |¶+[:,] )?)(${quoted}(?: in ¶+)?),? \\(?(?:formerly|previously|hitherto|until now|up to now)(?: read)?:? (${quoted})\\)?(?=\\.?$)`, [1, 'replace ', 3, ' with ', 2],
    '"y", formerly "x".', 'Replace "x" with "y".'),
  row('to a line of references', `^(?:the )?(?:see|(?:cross-)?references?) line[:,] (${quoted}) (?:goes |comes )?in,? (after|before|behind) (?=${quoted}\\.?$)`, ['in the cross-references, add ', 1, ' ', 2, ' '],
    'See line: "x" in, after "y".', 'In the cross-references, add "x" after "y".'),
  row('in, beside it', `^((?:in ¶+,? |¶+[:,] )?)(${quoted}) (?:goes |comes )?in,? (after|before|behind) (?=${quoted}(?: in ¶+)?\\.?$)`, [1, 'insert ', 2, ' ', 3, ' '],
    '"x" in, after "y".', 'Insert "x" after "y".'),
  row('the paragraph of an example', `^(?:(?:please )?(?:${takes}) )?(the example) paragraph(?: (?:is|has been) (?:now )?(?:${gone}|gone|out))?(?=\\.?$)(?<!^the example paragraph)`, ['delete ', 1],
    'The example paragraph is struck.', 'Delete The example.'),
  row('a part gone, and a further order', `^(?:the )?(¶+),? (?:(?:is|are|has been) )?(?:${gone}|gone|out)(?=; (?:and )?(?:the )?(?:words? )?["“])`, ['delete ', 1],
    'Second bullet deleted; "x" becomes "y".', 'Delete Second bullet; "x" becomes "y".'),
  row('before the stop of a part', `^(?:in |at the end of )?(¶+)[,:] (?:just |right )?before the (?:full stop|period|stop)[,:]? (?:please )?(?:add|insert|put|append)?:? ?(${quoted})(?=\\.?$)`, ['add ', 2, ' at the end of ', 1, ', before the full stop'],
    'First sentence, before the full stop: add "x".', 'Add "x" at the end of First sentence, before the full stop.'),
  row('a mark gone', `^((?:in ¶+,? |¶+[:,] )?)(?:the )?(${marks}) (after|before|between) (${quoted}(?: and ${quoted})?(?: in ¶+)?) (?:(?:is|has been) )?(?:${gone}|gone|out)(?:, (¶+))?(?=\\.?$)`, [1, [5, ': '], 'delete the ', 2, ' ', 3, ' ', 4],
    'Comma after "x" removed.', 'Delete the comma after "x".'),
  row('for one, another', `^((?:in ¶+,? |¶+[:,] )?)for (${quoted}),? (${quoted})(?=\\.?$)`, [1, 'replace ', 2, ' with ', 3],
    'For "x", "y".', 'Replace "x" with "y".'),
  row('wrong and right', `^(${quoted}) (?:is )?(?:wrong|incorrect|\\(wrong\\))[,;]? (${quoted}) (?:is )?(?:right|correct|\\(right\\))(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    '"x" wrong, "y" right.', 'Replace "x" with "y".'),
  rowOfParts('a part, now other words', `^(?:the )?(${kind} \\d+|(?:first|last|second|third) ${kind}),? (?:now|henceforth):? (${quoted})(?=\\.?$)`, [1, ' should read ', 2],
    'Bullet 3 now "x".', 'Bullet 3 should read "x".'),
  row('behind it, words', `^((?:in ¶+,? |¶+[:,] )?)(after|before) (${quoted}(?: in ¶+)?)[:,] (${quoted})(?=\\.?$)`, [1, 'insert ', 4, ' ', 2, ' ', 3],
    'After "x": "y".', 'Insert "y" after "x".'),
  row('a mark added', `^((?:in ¶+,? |¶+[:,] )?)(?:the |an? )?(${marks}) (?:(?:is|has been) )?(?:added|inserted|put|put in|wanted|needed|missing|restored) (after|before|between) (${quoted}(?: and ${quoted})?(?: in ¶+)?)(?:, (¶+))?(?=\\.?$)`, [1, [5, ': '], 'insert a ', 2, ' ', 3, ' ', 4],
    'Comma added after "x".', 'Insert a Comma after "x".'),
  row('no mark there', `^no ((?:${marks}) (?:after|before|between) ${quoted}(?: and ${quoted})?(?: in ¶+)?)(?=\\.?$)`, ['delete the ', 1],
    'No comma after "x".', 'Delete the comma after "x".'),
  row('two parts, swapped', '^(?:the )?(¶+ and (?:¶+|\\d+)) (?:(?:are|have been) )?(?:now )?(?:swapped|switched|transposed|interchanged|exchanged)(?=\\.?$)', ['swap ', 1],
    'Bullets 1 and 3 swapped.', 'Swap Bullets 1 and 3.'),
  row('two parts, to be swapped', `^(¶+ and (?:¶+|\\d+))(?::|,| -) (?:please )?(${swaps})(?: them)?(?=\\.?$)`, [2, ' ', 1],
    'Bullets 1 and 3: swap.', 'Swap bullets 1 and 3.'),
  row('words, and what goes of them', `^(${quoted}(?: in ¶+)?)(?::|,| -| \\()(?: )?(${takes}) ((?:the )?(?:words? )?${quoted})\\)?(?=\\.?$)`, ['in ', 1, ', ', 2, ' ', 3],
    '"x y": strike "x".', 'In "x y", strike "x".'),
];
