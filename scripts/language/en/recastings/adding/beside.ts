/** New parts beside others: whatever verb puts them there, and whichever of the two is named first. */
import { rank } from '../../text-things.ts';
import { quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';
import { adds, addsOfParts, anchor, comes, isPut, ofItsOwn, one, part, put, puts, side } from './words.ts';

const counted = `the (${rank}) (${part})(?: of (?:the|this) (?:entry|text|list))?`;
/** One that does not stand there yet: that a sentence follows another may only tell how the text goes on. */
const oneMore = '(?:(?:an?|one|this|the following|the) (?:new|further|additional|extra|more)(?: (?:separate|fresh|short|single))*|another|yet another|this|the following)';
const another = '(?:(?:an? (?:new|further|additional|extra)|another|a further|one more|yet another)(?: one)?|one more)';
const within = `(?: (?:of|in) (?:the ${rank} (?:paragraph|bullet|item)|(?:paragraph|para\\.?|bullet) \\d+)| of (?:the|this) (?:entry|text|list))?`;

export const beside: readonly Recasting[] = [
  row('beneath is below', '(?<=(?:^|[a-z] |, |\\())(?:beneath|underneath|under) (?=¶|the list(?![\\w-])|the bullets(?![\\w-]))', ['below '],
    'Beneath the first paragraph, insert this paragraph: X.', 'Below the first paragraph, insert this paragraph: X.'),
  adds('a new part is put beside one', `^${put} ${one} (${part})${ofItsOwn}(?: in)?,? (${side} ${anchor})`, ['insert a new ', 1, ' ', 2],
    'Put a new paragraph in after the first: X.', 'Insert a new paragraph after the first: X.'),
  adds('beside one a new part is put', `^(${side} ${anchor}),? ${puts} ${one} (${part})${ofItsOwn}(?: in)?(?: ${isPut})?`, ['insert a new ', 2, ' ', 1],
    'After the list comes a new paragraph: X.', 'Insert a new paragraph after the list: X.'),
  adds('a new part stands beside one', `^(?:${one}|the(?: (?:new|following))*) (${part})${ofItsOwn} (?:${isPut}|${comes}|to (?:come|go|stand|follow))(?: in)?,? (${side} ${anchor})`, ['insert a new ', 1, ' ', 2],
    'A new paragraph is to stand after the first: X.', 'Insert a new paragraph after the first: X.'),
  adds('a new part follows one', `^(?:${oneMore} (${part})${ofItsOwn} (?:now |should |must |shall |is to )?|${one} (${part})${ofItsOwn} (?:now|should|must|shall|is to) )follows? (${anchor})`, ['insert a new ', 1, 2, ' after ', 3],
    'A new sentence follows "x.": Y.', 'Insert a new sentence after "x.": Y.'),
  adds('a new part precedes one', `^(?:${oneMore} (${part})${ofItsOwn} (?:now |should |must |shall |is to )?|${one} (${part})${ofItsOwn} (?:now|should|must|shall|is to) )precedes? (${anchor})`, ['insert a new ', 1, 2, ' before ', 3],
    'A new bullet precedes "x": y', 'Insert a new bullet before "x": y'),
  row('beside one, this', `^(${side} ${anchor}),? (?:${put} )?(?:this|the following)(?: (?:one|text))?(?: (?:goes|comes|follows|is inserted|is added))?(?:,? as follows)?(?=:)`, [1, ', add the following'],
    'After the first paragraph, this: X.', 'After the first paragraph, add the following: X.'),
  row('this beside one', `^(?:${put} )?(?:this|the following)(?: (?:one|text))?(?: (?:goes|comes|belongs|is to go))?(?: in)? (${side} ${anchor})(?=:)`, [1, ', add the following'],
    'This goes after the first paragraph: X.', 'After the first paragraph, add the following: X.'),
  row('which is put, said last', `^(${side} ${anchor}),? (?:comes|goes|stands|belongs)(?: (?:in|next|now))? (?:the following|this)(?=:)`, [1, ', add the following'],
    'After the first paragraph comes the following: X.', 'After the first paragraph, add the following: X.'),
  addsOfParts('beside a counted one another is put', `^(${side}) ${counted},? ${puts} ${another}(?: \\3)?`, ['insert a new ', 3, ' ', 1, ' the ', 2, ' ', 3],
    'After the second bullet we add another one: X.', 'Insert a new bullet after the second bullet: X.'),
  addsOfParts('a counted one is followed by another', `^(the ${rank} )(${part})(${within}) (?:is|should be|must be|is to be|has to be|shall be|will be)(?: now)? followed by (?:${another}|the following(?: one)?|this(?: one)?)(?: \\2)?`, ['insert a new ', 2, ' after ', 1, 2, 3],
    'The second bullet is followed by a new one: X.', 'Insert a new bullet after the second bullet: X.'),
  addsOfParts('a counted one is preceded by another', `^(the ${rank} )(${part})(${within}) (?:is|should be|must be|is to be|has to be|shall be|will be)(?: now)? preceded by (?:${another}|the following(?: one)?|this(?: one)?)(?: \\2)?`, ['insert a new ', 2, ' before ', 1, 2, 3],
    'The second paragraph is preceded by a new one: X.', 'Insert a new paragraph before the second paragraph: X.'),
  addsOfParts('follow a counted one with another', `^(?:please )?follow (the ${rank} )(${part})(${within}) (?:with|by) (?:${another}|the following(?: one)?|this(?: one)?|the)(?: \\2)?`, ['insert a new ', 2, ' after ', 1, 2, 3],
    'Follow the first paragraph with a new one: X.', 'Insert a new paragraph after the first paragraph: X.'),
  addsOfParts('precede a counted one by another', `^(?:please )?precede (the ${rank} )(${part})(${within}) (?:with|by) (?:${another}|the following(?: one)?|this(?: one)?|the)(?: \\2)?`, ['insert a new ', 2, ' before ', 1, 2, 3],
    'Precede the second paragraph by a new one: X.', 'Insert a new paragraph before the second paragraph: X.'),
  addsOfParts('a new one between two of its kind', `^${one} (${part}) (?:${isPut}|${comes})(?: in)? between the (${rank}) and (?:the )?(${rank})(?: (?:one|\\1s?))?`, ['insert a new ', 1, ' between the ', 2, ' and ', 3, ' ', 1, 's'],
    'A bullet now stands between the first and the second: X.', 'Insert a new bullet between the first and second bullets: X.'),
  addsOfParts('between two goes a new one', `^(?:in )?between the (?:(${rank}) and (?:the )?(${rank}) (${part})s|first two (${part})s),? ${puts} (?:${one}(?: (?:one|paragraph|sentence|bullet|item))?|${another})`, ['insert a new ', 3, ' between the ', 1, ' and ', 2, ' ', 3, 's'],
    'Between the first and second paragraphs there is now a new paragraph: X.', 'Insert a new paragraph between the first and second paragraphs: X.'),
  row('this between two', `^${put} (?:this|the following)(?: (?:one|paragraph|text))? between (¶+(?: and (?:¶+|\\d+))?|(?:the )?(?:paragraphs|bullets|sentences) (?:\\d+|one|two|three|four|five) and (?:\\d+|one|two|three|four|five|six))(?=:)`, ['between ', 1, ', add the following'],
    'Insert this between paragraphs 1 and 2: X.', 'Between paragraphs 1 and 2, add the following: X.'),
  row('words beside words, with a verb of its own', `^(?:please )?(?:tack|stick|hang|add|drop|fit|slot|work|slip|put|squeeze) (${quoted}) (?:in|on|onto|on to)(?: (after|before|behind|in front of|ahead of))? (${quoted})(?=\\.?$)`, ['insert ', 1, ' ', [2, ' '], 3],
    'Tack "y" on after "x".', 'Insert "y" after "x".'),
  row('words beside words, told behind', `^${put} (?:this|the following)(?: (?:sentence|words?|phrase|text|one))? (${side} ${quoted})(?=:)`, [1, ' add the following'],
    'Put this sentence after "x.": Y.', 'After "x." add the following: Y.'),
  row('work in beside words', `^(?:please )?(?:work|slot|slip|drop|fit|squeeze|put|write|set|place) (?:in )?(${side} ${quoted})(?=:)`, [1, ' add'],
    'Work in after "x.": Y.', 'After "x." add: Y.'),
  row('beside words, work in', `^(${side} ${quoted}),? (?:please )?(?:work|slot|slip|drop|fit|squeeze|put|write|set|place)(?: in)?(?=:)`, [1, ' add'],
    'Just before "x.", work in: Y.', 'Just before "x." add: Y.'),
  row('words come next', `^((?:the words? |the phrase |the sentence )?${quoted}) (?:comes? next|goes? next|should come next|must come next|is to come next|follows? next) (after|behind|before) (${quoted})(?=\\.?$)`, ['insert ', 1, ' ', 2, ' ', 3],
    'The words "y" come next after "x".', 'Insert the words "y" after "x".'),
  row('a sentence that is followed by', `^(?:the sentence )?(${quoted}) (?:is|should be|must be|is to be)(?: now)? followed by(?: (?:a new sentence|another sentence|the sentence|the following))?(?=: ${quoted}\\.?$)`, ['after ', 1, ' add'],
    'The sentence "x." is followed by: "Y."', 'After "x." add: "Y."'),
  row('follow words with', `^(?:please )?follow ((?:the sentence )?${quoted}) (?:with|by)(?=: )`, ['after ', 1, ' add'],
    'Follow the sentence "x." by: "Y."', 'After the sentence "x." add: "Y."'),
  row('we have', "^we've (?=[a-z]+(?:ed|en|put|set)(?![\\w-]))", ['we have '],
    'We\'ve added a fourth bullet: x', 'We have added a fourth bullet: x'),
  adds('of a part, beside a part', `^(¶+),? (${side} ¶+)(?:,|:| -)? ?(?:(?:please )?(?:${put}|${isPut})(?: ${one}(?: ${part})?)?)?`, ['in ', 1, ', ', 2, ', add'],
    'Second paragraph, after the first sentence: "X."', 'In Second paragraph, after the first sentence, add: "X."'),
  adds('of a part, beside words', `^(¶+),? (${side} ${quoted})(?:,|:| -)? ?(?:(?:please )?${put})?`, ['in ', 1, ', ', 2, ', add'],
    'Last paragraph, after "x": "y"', 'In Last paragraph, after "x", add: "y"'),
  adds('as a part of its own', `^${put},? as (?:an?|its own|one) (?:(?:new|separate) )*(${part})(?: (?:of its own|by itself|on its own))?,? (${side} ${anchor})`, ['insert a new ', 1, ' ', 2],
    'Insert, as a paragraph of its own, after the first: X.', 'Insert a new paragraph after the first: X.'),
  row('words as a part of their own', `^${put},? (?:as (?:an?|its own|one) (?:(?:new|separate) )*(${part})(?: (?:of its own|by itself|on its own))?,? (${quoted})|(${quoted}),? in (?:an?|its own|one) (?:(?:new|separate) )*(${part})(?: (?:of its own|by itself|on its own))?),? (${side} ${anchor})(?=\\.?$)`, ['insert a new ', 1, 4, ' ', 5, ': ', 2, 3],
    'Insert, as a paragraph of its own, "X." after the first paragraph.', 'Insert a new paragraph after the first paragraph: "X.".'),
];
