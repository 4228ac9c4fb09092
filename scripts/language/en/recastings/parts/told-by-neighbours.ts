/** Ways to name a part by what stands beside it, and to say what a part of a part loses. */
import { any, rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const turn = `(?:please )?${any(['replace', 'change', 'amend', 'alter', 'correct', 'revise', 'turn'])}`;
const into = '(?:with|by|to|into)';

export const toldByNeighbours: readonly Recasting[] = [
  row('what introduces the list', '(?<=(?:^|[ ,]))the (?:introduction|introductory line|lead-in|line introducing|line above|line before|line that introduces|words introducing|text introducing)(?: to)? the list(?! (?:of|in|on|about|that|which|with|from)\\b)(?![\\w-])', ['the sentence that introduces the list'],
    'In the introduction to the list, "x" should be "y".', 'In the sentence that introduces the list, "x" should be "y".'),
  rowOfParts('the one before the last', '(?<=(?:^|[ ,])the )(sentence|paragraph|bullet|item) before the last(?: one| \\1)?(?= (?:is|has|should|must|shall|now|reads|becomes|goes|of|in) |\\.?$)', ['next-to-last ', 1],
    'The sentence before the last is removed.', 'The next-to-last sentence is removed.'),
  rowOfParts('a part loses a part', `^(the ${rank} (?:paragraph|bullet|item)|the list) (?:loses|drops|sheds|gives up|(?:should|must|is to|has to) (?:now )?(?:lose|drop|shed)) its (${rank} (?:(?:two|three) )?(?:sentences?|bullets?))${here}`, ['the ', 2, ' of ', 1, ' is deleted'],
    'The first paragraph drops its second sentence.', 'The second sentence of the first paragraph is deleted.'),
  rowOfParts('one in a part, another in the next', `^(${turn}) (${quoted}) (${into}) (${quoted}) (in|within) the (${rank}) (paragraph|sentence|bullet|item),? and (?:\\1 )?(${quoted}) (?:with|by|to|into) (${quoted}) in the (${rank})(?: one| \\7)?${here}`,
    ['in the ', 6, ' ', 7, ', ', 1, ' ', 2, ' ', 3, ' ', 4, ', and in the ', 10, ' ', 7, ', ', 1, ' ', 8, ' ', 3, ' ', 9],
    'Change "x" to "y" in the first sentence and "z" to "w" in the second.', 'In the first sentence, change "x" to "y", and in the second sentence, change "z" to "w".'),
  rowOfParts('one is deleted in a part, another in the next', `^((?:please )?(?:delete|strike|omit|remove|drop|cut)) (${quoted}) (?:in|from) the (${rank}) (paragraph|sentence|bullet|item),? and (${quoted}) (?:in|from) the (${rank})(?: one| \\4)?${here}`,
    ['in the ', 3, ' ', 4, ', ', 1, ' ', 2, ', and in the ', 6, ' ', 4, ', ', 1, ' ', 5],
    'Delete "x" from the first sentence and "y" from the second.', 'In the first sentence, delete "x", and in the second sentence, delete "y".'),
  rowOfParts('a sentence moves within its paragraph', `^(the ${rank} sentence (?:of|in) the ${rank} paragraph|the sentence ${quoted}|${quoted}) (?:now )?(?:moves?|is (?:now )?moved|goes|(?:should|must|shall|is to|has to) (?:move|go|be moved)) (?:up |down )?to the (?:very )?(end|beginning) of (?:the|that|its|its own) paragraph${here}`, ['move ', 1, ' to the ', 2, ' of its paragraph'],
    'The second sentence of the first paragraph moves to the end of the paragraph.', 'Move the second sentence of the first paragraph to the end of its paragraph.'),
  rowOfParts('a sentence should come first there', `^(the ${rank} sentence (?:of|in) the ${rank} paragraph) (?:(?:should|shall|is to) (?:now )?go|(?:should|must|shall|is to|has to) (?:now )?(?:come|stand|be put|be placed|be)) first(?: (?:in|of) (?:the|that|its) paragraph)?${here}`, ['move ', 1, ' to the beginning of its paragraph'],
    'The last sentence of the first paragraph should come first.', 'Move the last sentence of the first paragraph to the beginning of its paragraph.'),
  rowOfParts('a sentence should come last there', `^(the ${rank} sentence (?:of|in) the ${rank} paragraph) (?:(?:should|shall|is to) (?:now )?go|(?:should|must|shall|is to|has to) (?:now )?(?:come|stand|be put|be placed|be)) last(?: (?:in|of) (?:the|that|its) paragraph)?${here}`, ['move ', 1, ' to the end of its paragraph'],
    'The first sentence of the last paragraph should come last.', 'Move the first sentence of the last paragraph to the end of its paragraph.'),
];
