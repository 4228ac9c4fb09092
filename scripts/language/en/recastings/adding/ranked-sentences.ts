/** A sentence that will be the second, or the first, of its paragraph: behind the one that is before it then, or at the beginning. */
import { rank } from '../../text-things.ts';
import { quoted, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';
import { addsOfParts, put } from './words.ts';

const ranks = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const paragraph = `(the ${rank} paragraph|(?:paragraph|para\\.?) \\d+)`;
const gains = '(?:gains|gets|receives|acquires|is given|now has|must have|should have|should now have)';
const of = '(?:to|in|of|for|into|within)';
const first = '(?:first|opening|initial|introductory)';

export const rankedSentences: readonly Recasting[] = [
  ...ranks.slice(1).flatMap((own, index) => {
    const before = ranks[index] ?? '';
    const behind = `insert a new sentence after the ${before} sentence`;
    return [
      addsOfParts(`a ${own} sentence in a paragraph`, `^${put} (?:an?|the following|this|one) (?:new )?${own} sentence ${of} ${paragraph}`, [`${behind} of `, 1],
        `Add a new ${own} sentence to the last paragraph: X.`, `Insert a new sentence after the ${before} sentence of the last paragraph: X.`),
      addsOfParts(`a paragraph gains a ${own} sentence`, `^(?:please )?(?:give )?${paragraph} (?:${gains} )?an? (?:new )?${own} sentence`, [`${behind} of `, 1],
        `Give the last paragraph a ${own} sentence: X.`, `Insert a new sentence after the ${before} sentence of the last paragraph: X.`),
      addsOfParts(`a ${own} sentence for a paragraph`, `^an? ${own} sentence (?:for|to|is added to|has been added to) ${paragraph}`, [`${behind} of `, 1],
        `A ${own} sentence for the last paragraph: "X."`, `Insert a new sentence after the ${before} sentence of the last paragraph: "X."`),
      rowOfParts(`as the ${own} sentence of a paragraph`, `^${put} (?:the sentence )?(${quoted}) as (?:the|its|a) (?:new )?${own} sentence ${of} ${paragraph}(?=\\.?$)`, ['insert ', 1, ` after the ${before} sentence of `, 2],
        `Insert "X." as the ${own} sentence of the last paragraph.`, `Insert "X." after the ${before} sentence of the last paragraph.`),
      addsOfParts(`add a ${own} sentence`, `^${put} (?:an?|the following|this|one) new ${own} sentence`, [behind],
        `Add a new ${own} sentence: X.`, `Insert a new sentence after the ${before} sentence: X.`),
    ];
  }),
  addsOfParts('a first sentence in a paragraph', `^${put} (?:an?|the following|this|one) (?:new )?${first} sentence ${of} ${paragraph}`, ['add a sentence at the beginning of ', 1],
    'Add an opening sentence to the second paragraph: X.', 'Add a sentence at the beginning of the second paragraph: X.'),
  addsOfParts('a paragraph gains a first sentence', `^(?:please )?(?:give )?${paragraph} (?:${gains} )?an? new ${first} sentence`, ['add a sentence at the beginning of ', 1],
    'The second paragraph gains a new first sentence: X.', 'Add a sentence at the beginning of the second paragraph: X.'),
  addsOfParts('add a first sentence', `^(?:${put} (?:an?|the following|this|one) (?:new )?|(?:please )?give th(?:is|e) entry an? (?:new )?|th(?:is|e) entry ${gains} a new )${first} sentence(?: ${of} th(?:is|e) entry)?`, ['add a sentence at the beginning of the first paragraph'],
    'Add a new first sentence: X.', 'Add a sentence at the beginning of the first paragraph: X.'),
];
