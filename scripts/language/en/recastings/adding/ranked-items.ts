/** New items and steps that are told by two numbers: the one behind which they go and their own, or the two between which. */
import { any, rank } from '../../text-things.ts';
import { rankWordOf } from '../../numbers.ts';
import { one, put, puts, side, text } from './words.ts';
import { row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const kind = '(?:bullet point|bullet|item|step|paragraph|sentence)';
const pairs = Array.from({ length: 9 }, (_, at) => ({ in: [rankWordOf(at + 1), rankWordOf(at + 2)], as: [at + 1, at + 2] }));
const nth = (place: number): string => `${String(place)}(?:st|nd|rd|th)`;
const also = (word: string, place: number): string => `(?:${word}|${nth(place)})`;
/** "The third bullet ... a fourth": the rank of the new one is the next. */
const nextRank = `(?=the ${any(pairs.map(({ in: [last = '', next = ''], as: [at = 0, then = 0] }) => `${also(last, at)} (?:${kind})[^:"“]* (?:an?|the|as) (?:new )?${also(next, then)}(?![\\w-])`))})`;
const nextRankFirst = `(?=an? (?:new )?${any(pairs.map(({ in: [last = '', next = ''], as: [at = 0, then = 0] }) => `${also(next, then)} (?:${kind})[^:"“]* the ${also(last, at)}(?![\\w-])`))})`;
const after = '(?:(?:immediately|directly|right|just) )?(?:after|behind|below|following)';
export const rankedItems: readonly Recasting[] = [
  rowOfParts('the list of bullets gets a fourth', `^(?:the|its|this) (?:list of (?:bullets|bullet points)|bulleted list|bullet list|bullets) (?:gets?|gains?|receives?|is given|are given|now has|now have) (an? (?:${rank}))(?: one)?${text}`, ['add ', 1, ' bullet:'],
    'The list of bullets gets a fourth: X.', 'Add a fourth bullet: X.'),
  rowOfParts('behind the third a fourth', `^${after} ${nextRank}(the ${rank} )(${kind}),? ${puts} (?:an? |the following as the )?(?:new |further )?(?:${rank})(?: (?:one|\\2))?${text}`, ['insert a new ', 2, ' after ', 1, 2, ':'],
    'After the third bullet, add a fourth: X.', 'Insert a new bullet after the third bullet: X.'),
  rowOfParts('a fourth behind the third', `^${put} ${nextRankFirst}an? (?:new )?(?:${rank}) (${kind}) ${after} (the ${rank})(?: one| \\1)?${text}`, ['insert a new ', 1, ' after ', 2, ' ', 1, ':'],
    'Add a fourth bullet after the third: X.', 'Insert a new bullet after the third bullet: X.'),
  row('between two numbers', `^${put} (?:${one} )(${kind}) between (?:numbers? |nos?\\. ?|#)?(\\d+) and (?:numbers? |no\\. ?|#)?(\\d+)${text}`, ['insert a new ', 1, ' between ', 1, 's ', 2, ' and ', 3, ':'],
    'Insert a step between 2 and 3: X.', 'Insert a new step between steps 2 and 3: X.'),
  rowOfParts('between step and step', '(?<=(?:^|[ ,])between )(bullet|item|step|paragraph) (\\d+) and (?:\\1 )(\\d+)(?![\\w-])', [1, 's ', 2, ' and ', 3],
    'Insert a new step between step 2 and step 3: X.', 'Insert a new step between steps 2 and 3: X.'),
  row('a step, renumbering the rest', `^(${put} (?:an? )?(?:new )?(?:${kind})(?: ${side} (?:step|item|¶)[^:"“]*)?|${side} (?:step \\d+|¶+),? ${put} (?:an? )?(?:new )?(?:${kind})) \\(?(?:and )?(?:renumber|renumbering) (?:the )?(?:rest|others|remaining (?:steps|items)|following (?:steps|items))(?: accordingly)?\\)?(?=:)`, [1],
    'After step 2, insert a new step (renumbering the rest): X.', 'After step 2, insert a new step: X.'),
];
