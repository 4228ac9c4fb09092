/** Places that are told before what is done there: in this part only, in both places where the words stand. */
import { changed, is, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const alone = '(?: (?:only|alone)| \\((?:only|alone)\\))';
const stands = '(?:occurs?|appears?|stands?|is (?:used|found|printed)|are (?:used|found|printed)|comes?|turns? up)';
const both = '(?:(?:in|at) )?(?:both|each of the two|the two)(?: of the)? (?:places|instances|times|spots)';
/** "Whenever "barge" is used" may be said of play, and so may "each time". */
const inPrint = '(?:occurs?|appears?|stands?|is printed|are printed|turns? up)';
const each = `(?:(?:(?:in|at) )?(?:each|every|any) (?:place|instance|spot|sentence)|(?:in|at) all (?:places|instances)|(?:each time|every time)(?=(?: that)? ${quoted} ${inPrint},? )|wherever|everywhere)(?: (?:that|where|in which|at which))?`;
const change = '(?:please )?(?:change|correct|amend|alter|turn)';
const replace = '(?:please )?(?:replace|substitute)';
const that = '(?: (?:where|that|in which|at which|when))?';

/** "In both places where "x" occurs, change it to "y"": so often, and whatever is done to it. */
const forms = (name: string, where: string, says: string, from: string): readonly Recasting[] => [
  row(`${name}, change it`, `^${where} (${quoted}) ${stands},? ${change} (?:it|this|that) (?:to|into) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, says], `${from} "x" occurs, change it to "y".`, `Replace "x" with "y"${says}.`),
  row(`${name}, replace it`, `^${where} (${quoted}) ${stands},? ${replace} (?:it|this|that) (?:with|by) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, says], `${from} "x" occurs, replace it with "y".`, `Replace "x" with "y"${says}.`),
  row(`${name}, it becomes`, `^${where} (${quoted}) ${stands},? (?:it|this|that) (?:${is} (?:now )?(?:${changed})(?: to| into| by| with)?|becomes|is now|should (?:now )?be|should (?:now )?read|must (?:now )?be|must read|is to be|is to read|now reads) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2, says], `${from} "x" occurs, it becomes "y".`, `Replace "x" with "y"${says}.`),
];

export const toldFirst: readonly Recasting[] = [
  row('only there', `^((?:in|within|from) (?:¶+|(?:this|the) (?:entry|list)))${alone}(?=,| (?:replace|change|delete|remove|strike|insert|add|["“]))`, [1],
    'In the first paragraph only, "x" is now "y".', 'In the first paragraph, "x" is now "y".'),
  row('where it occurs both times', `^([^¶]*?${quoted}[^¶]*?),? in both places${that} (?:it|they) ${stands}(?=\\.?$)`, [1, ' in both places'],
    'Change "x" to "y" in both places where it occurs.', 'Change "x" to "y" in both places.'),
  row('both times, said first', `^(?:in|at) both (?:places|instances)${that} (?:it|they) ${stands},? (?=(?:${change}|${replace}|delete|remove|strike|omit) ${quoted})`, ['both times, '],
    'In both places where it occurs, change "x" to "y".', 'Both times, change "x" to "y".'),
  ...forms('both times', `${both}${that}`, ' in both places', 'In both places where'),
  ...forms('each time', each, ' throughout', 'In each place where'),
];
