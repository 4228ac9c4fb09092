/** Ways to say how a whole part reads now, and how much of it stays. */
import { any, rank } from '../text-things.ts';
import { gone, kind, quoted, row, rowOfParts, takes } from './row.ts';
import type { Recasting } from './row.ts';

const fresh = any(['new', 'revised', 'amended', 'corrected', 'updated', 'rewritten', 'full new', 'right', 'correct', 'proper']);
const next = `(?=:| ${quoted})`;
const put = '(?:put|substituted|inserted|printed|read|set|written|placed)';
const replaces = '(?:replaces?|takes? the place of|supersedes?|supplants?|comes? in place of|stands? in place of|(?:is|are) substituted for)';
const ofSort = `(?:${kind}|bulleted point|bulleted item|list item)`;
const except = '(?:except(?: for)?|but(?: for)?|apart from|save(?: for)?|with the exception of|other than)';

export const partsAnew: readonly Recasting[] = [
  rowOfParts('the very last', `(?<=(?:^|[ ,])the )very (?=(?:first|last|next to last) ${kind}(?![\\w-]))`, [],
    'The very last sentence is deleted.', 'The last sentence is deleted.'),
  rowOfParts('the last one of them', `(?<=(?:^|[ ,])the )(${rank})(?: one)? of (?:the|these|its) (?=(?:paragraph|sentence|bullet|item|bullet point|bulleted point|bulleted item|list item)s(?! (?:of|in|two)\\b))(paragraph|sentence|bullet|item|bullet point|bulleted point|bulleted item|list item)s`, [1, ' ', 2],
    'The last of the bullets is deleted.', 'The last bullet is deleted.'),
  rowOfParts('the right one is', `^the (?:correct|corrected|right|proper|revised|amended|rewritten|updated) (${rank}) (${ofSort}) (?:is|reads|runs|should be|should read|is now|now reads|will be|will read)(?: now)?(?: as follows)?${next}`, ['the ', 1, ' ', 2, ' should read'],
    'The corrected second sentence reads "x".', 'The second sentence should read "x".'),
  rowOfParts('the new one is quoted', `^the new (?!last|final|closing)(${rank}) (paragraph|sentence|bullet) (?:is|reads|runs|should be|should read|will be|will read)(?: now)?(?: as follows)? (?=${quoted})`, ['the ', 1, ' ', 2, ' should read '],
    'The new second sentence is "x".', 'The second sentence should read "x".'),
  row('the new text of a part', `^(?:here is |this is )?(?:the |an? )?(?:${fresh}) (?:text|wording|version|reading|form) (?:of|for) (¶+) (?:is|reads|runs|should be|should read|will be|will read|is to be)(?: now)?(?: as follows)?${next}`, [1, ' should read'],
    'The new wording of the first paragraph is: X.', 'The first paragraph should read: X.'),
  row('there is put in its place', `^(?:in (?:the )?(?:place|stead)|in lieu|instead) of (¶+),? (?:there (?:is|are|shall be|should be|must be|comes|stands|now stands)(?: now| to be| hereby)?(?: ${put})?|(?:is|are) (?:now |hereby |to be )?${put})(?: now)?(?: the following| this)?${next}`, [1, ' should read'],
    'In place of the second sentence there is now "x".', 'The second sentence should read "x".'),
  row('for a part there is put', `^for (¶+),? (?:there )?(?:is|are|shall be|should be|must be|is to be) (?:now |hereby )?${put}(?: the following| this)?${next}`, [1, ' should read'],
    'For the second sentence there is substituted "x".', 'The second sentence should read "x".'),
  row('read as', `^(?:please )?(?:read|print|set) (¶+|the sentence ${quoted}) as(?: follows| if it (?:said|read))?${next}`, [1, ' should read'],
    'Read the second sentence as "x".', 'The second sentence should read "x".'),
  row('a part, and read', `^(¶+)(?::| -) (?:please )?(?:read|print|put|make it|say|substitute)(?: as follows)?${next}`, [1, ' should read'],
    'The second sentence: read "x".', 'The second sentence should read "x".'),
  row('a part, and new text', `^(¶+)(?::|,| -) ((?:new|revised|amended|rewritten|corrected) (?:text|wording|version))(?:\\.$|$)`, [1, ', new wording:'],
    'Paragraph 1: new text.', 'Paragraph 1, new wording:'),
  rowOfParts('the following one replaces the first', `^(?:the following|this|the next|an?(?: new| fresh)?) (${kind}) (?:now |hereby )?${replaces} the (${rank})(?: one)?(?=:)`, ['the following ', 1, ' replaces the ', 2, ' ', 1],
    'The following paragraph replaces the first: X.', 'The following paragraph replaces the first paragraph: X.'),
  row('this replaces it', `^(?:this|these|what follows|the text below|the words below|the wording below|the below) (?:now |hereby )?${replaces} (¶+)(?=:)`, ['the following replaces ', 1],
    'This replaces the first paragraph: X.', 'The following replaces the first paragraph: X.'),
  row('everything from there on', `^(?:(${takes}) )?(?:everything|all|all text|all the text|the words|the text) from (${quoted}) (?:onwards?|forwards?|on),? (?:in|of) (¶+)`, [[1, ' '], 'everything from ', 2, ' to the end of ', 3],
    'Everything from "x" onwards in the last paragraph is deleted.', 'Everything from "x" to the end of the last paragraph is deleted.'),
  row('all of it behind', `^(?:(${takes}) )?(?:all|everything|the part|the text|the words|what stands) (?:of|in) (¶+) (?:after|behind|following|that follows|that comes after|which follows) (${quoted})`, [[1, ' '], 'everything after ', 3, ' in ', 2],
    'All of the last paragraph after "x" is deleted.', 'Everything after "x" in the last paragraph is deleted.'),
  row('what stands behind it', `^(?:(${takes}) )?(?:the (?:part|text|words|passage|sentences)|what (?:stands|comes)|all (?:text|words|that (?:stands|comes))) (?:after|behind|following|that follows|which follows) (${quoted}) (?:in|of) (¶+)`, [[1, ' '], 'everything after ', 2, ' in ', 3],
    'The text after "x" in the last paragraph is deleted.', 'Everything after "x" in the last paragraph is deleted.'),
  rowOfParts('deleted but for', `^(the ${rank} (?:paragraph|bullet|item)) (?:is|are|has been|should be|must be|is to be) (?:now |hereby )?(?:${gone}),? ${except} ((?:its|the) ${rank} (?:(?:two|three) )?sentences?)(?=\\.?$)`, ['delete ', 1, ' except for ', 2],
    'The last paragraph is deleted except for its first sentence.', 'Delete the last paragraph except for its first sentence.'),
  row('in which words occur', `(?<=(?:^|[ ,])the (?:sentence|paragraph|bullet|bullet point|item)),? (?:in which|where) (?:the (?:words?|phrase|name|term) )?(${quoted}) (?:occurs?|appears?|stands?|is used|is mentioned|is found)(?= |\\.?$)`, [' containing ', 1],
    'The sentence in which "x" occurs is deleted.', 'The sentence containing "x" is deleted.'),
  row('with words in it', `(?<=^the (?:sentence|paragraph|bullet|bullet point|item)) with (?:the (?:words?|phrase|name|term) )?(${quoted})(?: in it)?(?= (?:is|has been|should|must|now|goes|becomes|reads) )`, [' containing ', 1],
    'The sentence with "x" in it is deleted.', 'The sentence containing "x" is deleted.'),
  row('brackets and what stands in them', `^(${takes}) the (?:brackets|parentheses) and (?:what is|what stands|everything|all that is|the words?|the text) (?:in|inside|within|between) them(?=(?: (?:in|of) ¶+)?\\.?$)`, [1, ' the words in parentheses, brackets and all'],
    'Delete the brackets and what is in them.', 'Delete the words in parentheses, brackets and all.'),
];
