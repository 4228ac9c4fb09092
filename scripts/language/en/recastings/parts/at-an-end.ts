/** Ways to tell a thing by where it stands, or where it belongs: at the end, as the last word, between the two that there are. */
import { rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const bracketed = 'the (?:parenthetical|bracketed)(?: (?:passage|words|text|statement|phrase|remark|note|comment|cross-reference|reference|part|aside|clause))?';
const whole = '(?:¶+|(?:this|the) entry)';
const edgeWords = `the (?:very )?(?:last|first|final|closing|opening)(?: (?:two|three|four|five))? words? (?:of|in) ${whole}`;
const move = '(?:please )?(?:move|put|bring|take|shift|place|set)';
const there = '(?:there|to that place)';
/** A part, or words that are quoted with the stop that ends them. */
const moved = `¶+|(?:the sentence )?${quoted}|the (?:cross-)?reference to ${quoted}`;

/** Another part that ends so may gain its end. */
const ofSentences = (one: Recasting): Recasting => ({ ...one, partsAre: /^(?:the )?(?:\w+[ -])*sentence\b/ });

export const atAnEnd: readonly Recasting[] = [
  row('in brackets at the end', `(?<=(?:^|^(?:replace|change|revise|delete|remove|strike|strike out|omit|drop|cut|take out) )${bracketed})( at the (?:very )?(?:end|close))(?= (?:now|is|are|has|should|must|shall|goes|drops|falls|comes|reads|becomes|to|with|by) |\\.?$)`, [1, ' of this entry'],
    'The parenthetical at the end now reads "(x)".', 'The parenthetical at the end of this entry now reads "(x)".'),
  row('the last word, said behind it', `(?<=(?:^|[a-z] ))(${quoted}),? (?:which is |that is |which are )?(${edgeWords})(?=,? (?:with|by|to|into|is|are|should|must|becomes?|has|have) |\\.?$)`, [2, ', ', 1],
    'Substitute "y" for "x", the last word of the entry.', 'Substitute "y" for the last word of the entry, "x".'),
  row('it belongs there; move it', `^(${moved}) (?:now |really |properly )?(?:belongs|should stand|should be|ought to stand|must stand) (?:at|in) (the (?:very )?(?:end|beginning|start|top|close|head) of (?:¶+|th(?:is|e) entry|its paragraph))(?:[;:,.-]+| and)? (?:so |and |therefore )?${move} (?:it|them|that|this) ${there}(?=\\.?$)`, ['move ', 1, ' to ', 2],
    '"X." belongs at the end of this entry; move it there.', 'Move "X." to the end of this entry.'),
  rowOfParts('it belongs beside one; move it', `^(the (?:${rank}) (?:paragraph|bullet|item|sentence)) (?:now |really |properly )?(?:belongs|should stand|should be|ought to stand|must stand) ((?:before|after|behind|ahead of|in front of) the (?:${rank})(?: (?:paragraph|bullet|item|sentence|one))?)(?:[;:,.-]+| and)? (?:so |and |therefore )?${move} (?:it|that|this) ${there}(?=\\.?$)`, ['move ', 1, ' ', 2],
    'The third bullet belongs before the first bullet; move it there.', 'Move the third bullet before the first bullet.'),
  ...['sentence', 'paragraph', 'bullet'].map((kind) => row(`between the two ${kind}s`,
    `^(?:please )?(?:put|insert|add|place|set|slip in) (?:the following|this|an?|one)(?: (?:new|further|additional|more))* ${kind}(?: in)?,? (?:in )?between (the )(?:existing |present |current )?two (${kind})s( (?:of|in) (?:¶+|(?:this|the) (?:entry|list)))?(?=:| ${quoted})`,
    [`insert the following ${kind} before `, 1, 'second (last) ', 2, [3, '']],
    `Put the following ${kind} between the two ${kind}s: X.`, `Insert the following ${kind} before the second (last) ${kind}: X.`)),
  rowOfParts('how a paragraph ends', `^(the ${rank} paragraph|paragraph \\d+) (?:(?:should|must|shall|ought to|is to|has to)(?: now)? (?:end|close|conclude|finish)|now (?:ends|closes|concludes))(?: with| in| thus| so)? (${quoted})(?=\\.?$)`, ['in the last sentence of ', 1, ', replace everything from ', 2, ' to the end of the sentence with ', 2],
    'The third paragraph should end "x y z."', 'In the last sentence of the third paragraph, replace everything from "x y z." to the end of the sentence with "x y z."'),
  ofSentences(row('how a sentence ends', `^(¶+) (?:(?:should|must|shall|ought to|is to|has to)(?: now)? (?:end|close|conclude|finish)|now (?:ends|closes|concludes))(?: with| in| as follows| thus| so)?:? (${quoted})(?=\\.?$)`, ['in ', 1, ', replace everything from ', 2, ' to the end of the sentence with ', 2],
    'The last sentence should end: "x y z."', 'In the last sentence, replace everything from "x y z." to the end of the sentence with "x y z."')),
];
