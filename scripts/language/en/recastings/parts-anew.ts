/** Ways to say how a whole part reads now, and how much of it stays. */
import { any, rank } from '../text-things.ts';
import { faults as faultsOf } from '../turnings.ts';
import { gone, kind, quoted, row, rowOfParts, takes } from './row.ts';
import type { Recasting } from './row.ts';

const fresh = any(['new', 'revised', 'amended', 'corrected', 'updated', 'rewritten', 'full new', 'right', 'correct', 'proper']);
const next = `(?=:| ${quoted})`;
const put = '(?:put|substituted|inserted|printed|read|set|written|placed)';
const replaces = '(?:replaces?|takes? the place of|supersedes?|supplants?|comes? in place of|stands? in place of|(?:is|are) substituted for)';
/** The sentence at which something begins, and the one before it. */
const afterWhich = [['second', 'first'], ['third', 'second'], ['fourth', 'third']] as const;
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
  row('a part, and new text', '^(¶+)(?::|,| -) ((?:new|revised|amended|rewritten|corrected) (?:text|wording|version))(?:\\.$|$)', [1, ', new wording:'],
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
  rowOfParts('an arrow from a part by its number', `^(?:the )?(paragraph|sentence|bullet|item|bullet point) (\\d+) ?(?:->|-->|→|=>|⇒|>>) ?(?=${quoted}\\.?$)`, [1, ' ', 2, ' should read '],
    'Bullet 3 -> "x".', 'Bullet 3 should read "x".'),
  row('on the list', '(?<=¶|["”]) on (?=the (?:bulleted )?list(?:,| |\\.|$))', [' in '],
    'The third point on the list should be "x".', 'The third point in the list should be "x".'),
  row('worded so', `^(¶+|the sentence ${quoted}) (?:(?:is|are|has been|should be|must be|is to be) (?:now |henceforth |to be )?(?:worded|phrased|reworded|expressed|couched|put)(?: (?:thus|as follows|like this))?|takes the form|now takes the form|(?:is|are),? (?:now|henceforth|from now on),?)${next}`, [1, ' should read'],
    'The last sentence is now worded "x".', 'The last sentence should read "x".'),
  row('word it so', `^(?:please |we now |we )?(?:word|phrase|put|express|couch) (¶+) (?:as follows|thus|like this|so)${next}`, [1, ' should read'],
    'Word the last sentence as follows: X.', 'The last sentence should read: X.'),
  row('now, behind a part', `^(¶+)(?::|,| -) (?:now|from now on|henceforth)${next}`, [1, ' should read'],
    'The last sentence: now "x".', 'The last sentence should read "x".'),
  row('out of date, and what to read', `^(¶+|${quoted}|the (?:sentence|words?|phrase) ${quoted}) (?:is|was|are|were) (?:${any(faultsOf)})(?:;|,| -|:) (?:please )?(?:read|put|print|substitute|replace (?:it|them) (?:with|by)|change (?:it|them) to)${next}`, [1, ' should read'],
    'The last sentence is out of date; read "x".', 'The last sentence should read "x".', 'reason'),
  row('given up in favour of', `(?<=^(?:¶+|the sentence ${quoted}|${quoted})) (?:is|are|has been|have been) (?:now |hereby )?(?:abandoned|given up|discarded|set aside|retired) in favou?r of${next}`, [' is replaced with'],
    'The last sentence is abandoned in favour of "x".', 'The last sentence is replaced with "x".'),
  row('out, and the other in', `^(the sentence ${quoted}|${quoted}|¶+) (?:is|goes|comes) out(?:;|,| and|, and) (${quoted}) (?:is|goes|comes) in(?=\\.?$)`, [1, ' is replaced with ', 2],
    'The sentence "x" is out; "y" is in.', 'The sentence "x" is replaced with "y".'),
  row('gone, and in its place comes', `^((?:in ¶+, )?(?:the (?:words?|phrase|sentence) )?${quoted}|¶+) (?:is|are|has been|should be|must be|is to be) (?:now |hereby )?(?:${gone})(?:,? and|;|,) in (?:its|their) (?:place|stead) (?:comes|stands|goes|now stands|now comes|we put|put)${next}`, [1, ' is replaced with'],
    'The sentence "x" is cancelled and in its place comes "y".', 'The sentence "x" is replaced with "y".'),
  row('one should stand where the other stands', `^(?:the sentence )?(${quoted}) (?:should|must|shall|is to|ought to) (?:now )?(?:stand|be|appear) where (?:the sentence )?(${quoted}) (?:now )?(?:stands|is|appears|stood|was)(?: now)?(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    '"y" should stand where "x" stands.', 'Replace "x" with "y".'),
  row('for a part', `^(${quoted}) (?:for|instead of|in place of) (¶+)(?=\\.?$)`, [2, ' should read ', 1],
    '"x" for the last sentence.', 'The last sentence should read "x".'),
  rowOfParts('after its first sentence', `^(${takes}) (the ${rank} (?:paragraph|bullet|item)) (?:after|behind|following) (?:its|the) (${rank}) sentence(?=\\.?$)`, [1, ' everything after the ', 3, ' sentence of ', 2],
    'Delete the last paragraph after its first sentence.', 'Delete everything after the first sentence of the last paragraph.'),
  ...afterWhich.flatMap(([from, before]) => [
    rowOfParts(`from its ${from} sentence on`, `^(${takes}) (the ${rank} (?:paragraph|bullet|item)) from (?:its|the) ${from} sentence (?:on|onwards?|forwards?)(?=\\.?$)`, [1, ` everything after the ${before} sentence of `, 2],
      `Delete the last paragraph from its ${from} sentence on.`, `Delete everything after the ${before} sentence of the last paragraph.`),
    rowOfParts(`from the ${from} sentence on, it is deleted`, `^(?:from (?:its|the) ${from} sentence (?:on|onwards?|forwards?),? )(the ${rank} (?:paragraph|bullet|item)) (?:is|has been|should be|must be|is to be) (?:now |hereby )?(?:${gone})(?=\\.?$)`, [`delete everything after the ${before} sentence of `, 1],
      `From the ${from} sentence on, the last paragraph is deleted.`, `Delete everything after the ${before} sentence of the last paragraph.`),
  ]),
  row('deleted from there on', `^(¶+) (?:is|has been|should be|must be|is to be) (?:now |hereby )?(?:${gone}) from (?:the words? )?(${quoted}) (?:on|onwards?|forwards?|to (?:its|the) end)(?=\\.?$)`, ['delete everything from ', 2, ' to the end of ', 1],
    'The last paragraph is deleted from "x" onwards.', 'Delete everything from "x" to the end of the last paragraph.'),
  rowOfParts('it keeps no more than', `^(?:(?:please )?(?:reduce|cut|cut down|shorten) (the ${rank} (?:paragraph|bullet|item)) (?:down )?to|(the ${rank} (?:paragraph|bullet|item)) (?:(?:now |should |must |is to )?(?:keeps?|retains?|has|have)|is (?:now )?(?:reduced|cut|shortened) to)|nothing (?:remains|is left|is kept|stays) of (the ${rank} (?:paragraph|bullet|item)) (?:but|except)) (?:its|the) (${rank}) sentence(?: only| alone)?(?=\\.?$)(?<!(?:keeps?|retains?|has|have) (?:its|the) [a-z]+ sentence)`, ['keep only the ', 4, ' sentence of ', 1, 2, 3],
    'Reduce the last paragraph to its first sentence.', 'Keep only the first sentence of the last paragraph.'),
  rowOfParts('it ends there', `^(the ${rank} (?:paragraph|bullet|item)) (?:now |should (?:now )?|must (?:now )?|is (?:now )?to )?ends? (?:after|behind|with) (?:its|the) (first|second|third|fourth) sentence(?=\\.?$)`, ['delete everything after the ', 2, ' sentence of ', 1],
    'The last paragraph ends after its first sentence.', 'Delete everything after the first sentence of the last paragraph.'),
  row('brackets there, and what stands in them', `^the (?:brackets|parentheses) (in ¶+) and (?:what (?:is|stands)|everything|the words?|the text) (?:in|inside|within|between) them (?:is|are|has been|have been|should be|must be) (?:now |hereby )?(?:${gone})(?=\\.?$)`, ['delete the words in parentheses ', 1, ', brackets and all'],
    'The brackets in the last paragraph and what stands in them are deleted.', 'Delete the words in parentheses in the last paragraph, brackets and all.'),
  row('in which words occur', `(?<=(?:^|[ ,])the (?:sentence|paragraph|bullet|bullet point|item)),? (?:in which|where) (?:the (?:words?|phrase|name|term) )?(${quoted}) (?:occurs?|appears?|stands?|is used|is mentioned|is found)(?= |\\.?$)`, [' containing ', 1],
    'The sentence in which "x" occurs is deleted.', 'The sentence containing "x" is deleted.'),
  row('with words in it', `(?<=^the (?:sentence|paragraph|bullet|bullet point|item)) with (?:the (?:words?|phrase|name|term) )?(${quoted})(?: in it)?(?= (?:is|has been|should|must|now|goes|becomes|reads) )`, [' containing ', 1],
    'The sentence with "x" in it is deleted.', 'The sentence containing "x" is deleted.'),
  row('brackets and what stands in them', `^(${takes}) the (?:brackets|parentheses) and (?:what is|what stands|everything|all that is|the words?|the text) (?:in|inside|within|between) them(?=(?: (?:in|of) ¶+)?\\.?$)`, [1, ' the words in parentheses, brackets and all'],
    'Delete the brackets and what is in them.', 'Delete the words in parentheses, brackets and all.'),
];
