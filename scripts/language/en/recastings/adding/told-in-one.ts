/** New text whose words stand in the midst of the order, and additions that are nouns: "Addition to the first paragraph: ...". */
import { any, rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';
import { adds, anchor, comes, counted, end, isPut, part, put, puts, side, start } from './words.ts';

const here = '(?=\\.?$)';
const oneMore = '(?:(?:an?|one|the) (?:new|further|additional|extra|more)(?: (?:separate|short|single|new))*|another|one more)';
const gains = any(['gains', 'gets', 'receives', 'acquires', 'is given', 'takes on', 'should gain', 'is to gain', 'must gain', 'now gains']);
const within = `(?: (?:of|in) (?:the ${rank} (?:paragraph|bullet)|(?:the|this) (?:entry|list|text)))?`;
const ought = '(?:should|must|shall|is to|ought to|has to)';
const only = '(?:(?:new|following|single|short) )*';

/** A sentence that should end so is that sentence in new words. */
const ofParagraphs = (one: Recasting): Recasting => ({ ...one, partsAre: /\bpara(?:graph)?s?\b|¶/ });

/** A sentence that gains words at the end of its paragraph gains none itself. */
const ofWholeParagraphs = (one: Recasting): Recasting => ({ ...one, partsAre: /^(?!.*\b(?:sentence|bullet|item)).*\bpara(?:graph)?\b/ });

const sides: readonly (readonly [at: 'end' | 'beginning', words: string, does: string, verb: string])[] = [['end', end, '(?:end|close|conclude|finish)', 'end'], ['beginning', start, '(?:open|begin|start)', 'open']];

export const toldInOne: readonly Recasting[] = [
  row('a quoted new part is put beside one', `^${oneMore} (${part}),? (${quoted}),? (?:${isPut}|${comes})(?: in)?,? (${side} ${anchor})${here}`, ['insert a new ', 1, ' ', 3, ': ', 2],
    'A new bullet, "x", is added after the first.', 'Insert a new bullet after the first: "x".'),
  row('a quoted new part precedes one', `^${oneMore} (${part}),? (${quoted}),? (?:now |should |must |is to )?precedes? (${anchor})${here}`, ['insert a new ', 1, ' before ', 3, ': ', 2],
    'A new sentence, "X.", precedes the last sentence.', 'Insert a new sentence before the last sentence: "X.".'),
  row('a quoted new part follows one', `^${oneMore} (${part}),? (${quoted}),? (?:now |should |must |is to )?follows? (${anchor})${here}`, ['insert a new ', 1, ' after ', 3, ': ', 2],
    'A further sentence, "X.", follows the first sentence.', 'Insert a new sentence after the first sentence: "X.".'),
  row('put a quoted new part beside one', `^${put} ${oneMore} (${part}),? (${quoted}),? (${side} ${anchor})${here}`, ['insert a new ', 1, ' ', 3, ': ', 2],
    'Insert a new bullet, "x", after the first.', 'Insert a new bullet after the first: "x".'),
  adds('an addition somewhere', `^(?:addition|added text|insertion)(?= (?:at|to|after|before|behind|between) (?:¶|(?:the|its) (?:very )?(?:${end}|${start}) of |the list|th(?:is|e) entry|${quoted}(?: and ${quoted})?(?:,? (?:in|of) ¶+)?:))([^:"“]*(?:${quoted}(?: and ${quoted})?[^:"“]*)?)`, ['add', 1],
    'Addition at the end of the first paragraph: "X."', 'Add at the end of the first paragraph: "X."'),
  adds('a list that is followed by a part', '^(the list|the bullets) (?:is|are|should be|must be|is to be|are to be)(?: now)? followed by (?:an? (?:new|further|additional)|another|the following) (paragraph|sentence)', ['insert a new ', 2, ' after ', 1],
    'The list is followed by a new paragraph: "X."', 'Insert a new paragraph after the list: "X."'),
  ...sides.flatMap(([at, words, does, verb]) => [
    row(`it gains words at its ${at}`, `^(${counted}) ${gains} (?:the (?:words?|phrase|sentence) )?(${quoted}) at (?:its|the) (?:very )?(?:${words})${here}`, ['add ', 2, ` at the ${at} of `, 1],
      `The last sentence gains the words "x" at its ${at}.`, `Add "x" at the ${at} of the last sentence.`),
    ofWholeParagraphs(row(`it gains words at the ${at} of the paragraph`, `^(¶+) ${gains} (?:the (?:words?|phrase|sentence) )?(${quoted}) at the (?:very )?(?:${words}) of the paragraph${here}`, ['add ', 2, ` at the ${at} of `, 1],
      `The last paragraph gains the sentence "X." at the ${at} of the paragraph.`, `Add "X." at the ${at} of the last paragraph.`)),
    row(`a label, and add at the ${at}`, `^(¶+)(?::|,| -) (?:please )?(?:add|insert|append|put) at (?:its|the) (?:very )?(?:${words}):? (${quoted})${here}`, [`add at the ${at} of `, 1, ': ', 2],
      `First paragraph: add at the ${at} "X."`, `Add at the ${at} of first paragraph: "X."`),
    ofParagraphs(adds(`it should ${verb} with the sentence`, `^(th(?:is|e) entry|¶+) ${ought} (?:now )?${does} (?:with|by) (?:the|this|a) ${only}(sentence|paragraph)`, ['add a ', 2, ` at the ${at} of `, 1],
      `This entry should ${verb} with the sentence: X.`, `Add a sentence at the ${at} of this entry: X.`)),
  ]),
  rowOfParts('between one and the next, this', `^between the (${rank}) (sentence|paragraph|bullet|item)(${within}) and (?:the )?(${rank})(?: one| \\2)?(${within}),? (?:${puts}) (?:this|the following|an? (?:new|further)|another)(?: (?:one|\\2|text))?(?=:)`, ['insert a new ', 2, ' between the ', 1, ' and ', 4, ' ', 2, 's', 3, 5],
    'Between the second sentence and the third goes this one: X.', 'Insert a new sentence between the second and third sentences: X.'),
  rowOfParts('between one and the next, words', `^between the (${rank}) (sentence|paragraph|bullet|item)(${within}) and (?:the )?(${rank})(?: one| \\2)?(${within}),? (?:please )?(?:add|insert|put|place) (?=${quoted}${here})`, ['insert a new ', 2, ' between the ', 1, ' and ', 4, ' ', 2, 's', 3, 5, ': '],
    'Between the first bullet and the second insert "x".', 'Insert a new bullet between the first and second bullets: "x".'),
];
