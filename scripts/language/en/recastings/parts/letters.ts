/** Ways to speak of the letter with which words begin. */
import { place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const first = '(?:the )?(?:first|initial|opening) (?:letter|character)';
const firstWord = '(?:the )?(?:first|opening) word';
const ought = '(?:should|must|shall|ought to|has to|needs to|is to|is now to)';
const words = `(?:the (?:words?|phrase|sentence|text) )?${quoted}`;
/** "Be a capital", "be capitalized", "become a capital letter". */
const capital = '(?:(?:be|become|have|be printed as|be written as|be set as) an? (?:(?:initial )?capital|capital letter|upper-case letter|uppercase letter)|be (?:capitali[sz]ed|in upper case|upper-case|uppercase|a capital one)|(?:start|begin) with an? (?:capital|capital letter))';
const small = '(?:(?:be|become|have|be printed as|be written as|be set as) an? (?:small|lower-case|lowercase)(?: letter)?|be (?:in lower case|lower-case|lowercase|uncapitali[sz]ed|decapitali[sz]ed|a small one)|(?:start|begin) with an? small letter)';

export const letters: readonly Recasting[] = [
  row('print it with a capital', `^(?:please )?(?:print|write|spell|set|begin|start|give) (${words}(?: ${place})?) (?:with )?an? (?:(?:initial )?capital(?: letter| initial| first letter)?|upper-case (?:letter|initial))(?=\\.?$)`, [1, ' should begin with a capital letter'],
    'Print "x" with a capital initial.', '"x" should begin with a capital letter.'),
  row('print it with a small letter', `^(?:please )?(?:print|write|spell|set|begin|start|give) (${words}(?: ${place})?) (?:with )?an? (?:(?:initial )?small letter|small initial|lower-case (?:letter|initial))(?=\\.?$)`, [1, ' should begin with a small letter'],
    'Print "x" with a small initial.', '"x" should begin with a small letter.'),
  row('in it, the first letter a capital', `^(?:in|at) (${words}(?: ${place})?),? (?:(?:${first}|${firstWord}) ${ought} ${capital}|${first} (?:needs|wants|takes|gets) a capital|${first} is (?:now |hereby )?(?:capitali[sz]ed|made a capital|changed to a capital))(?=\\.?$)`, [1, ' should begin with a capital letter'],
    'In "x" the first letter should be a capital.', '"x" should begin with a capital letter.'),
  row('in it, the first letter a small one', `^(?:in|at) (${words}(?: ${place})?),? (?:(?:${first}|${firstWord}) ${ought} ${small}|${first} is (?:now |hereby )?(?:made|changed to|changed into) a (?:small|lower-case) letter)(?=\\.?$)`, [1, ' should begin with a small letter'],
    'In "x" the first letter must be a small one.', '"x" should begin with a small letter.'),
  row('its first letter a capital', `^${first} (?:of|in) (${words}(?: ${place})?) (?:${ought} ${capital}|(?:is|has been) (?:now |hereby )?(?:capitali[sz]ed|made a capital|changed to a capital|changed into a capital)|needs a capital)(?=\\.?$)`, [1, ' should begin with a capital letter'],
    'The first letter of "x" should be a capital.', '"x" should begin with a capital letter.'),
  row('its first letter a small one', `^${first} (?:of|in) (${words}(?: ${place})?) (?:${ought} ${small}|(?:is|has been) (?:now |hereby )?(?:made|changed to|changed into) a small letter)(?=\\.?$)`, [1, ' should begin with a small letter'],
    'The first letter of "x" should be a small letter.', '"x" should begin with a small letter.'),
  row('written with capitals, so many times', `^(?:please )?(?:capitali[sz]e|decapitali[sz]e|lowercase|write) (${words}) as (${quoted})(?: throughout(?: (?:the|this) (?:entry|text))?|,? (?:each|every) time(?: it (?:occurs|appears|is used))?|,? (?:wherever|everywhere(?: that)?) it (?:occurs|appears|stands|is used)(?: (?:here|in (?:this|the) (?:entry|text)))?),? \\((?:all )?(two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:times|places|occurrences|instances)(?: in all)?\\)(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' in all ', 3, ' places'],
    'Capitalize "x" as "X" wherever it occurs (three times).', 'Replace "x" with "X" in all three places.'),
  row('written with capitals', `^(?:please )?(?:capitali[sz]e|decapitali[sz]e|lowercase) (${words}) as (${quoted})((?: throughout|,? (?:each|every) time|,? (?:wherever|everywhere(?: that)?))?)(?: it (?:occurs|appears|stands|is used))?(?: (?:here|(?:in )?(?:this|the) (?:entry|text)))?(?=\\.?$)`, ['replace ', 1, ' with ', 2, ' throughout'],
    'Capitalize "x" as "X" throughout this entry.', 'Replace "x" with "X" throughout.'),
  row('it takes a capital', `^(${words}(?: ${place})?) (?:takes|gets|has|needs|wants|should (?:have|take|get)|must (?:have|take|get)|is to (?:have|take)|now (?:takes|has|gets)) an? (?:(?:initial |big )?capital|upper-case|big)(?: letter| initial| [a-z])?(?=\\.?$)`, [1, ' should begin with a capital letter'],
    '"x" takes a capital X.', '"x" should begin with a capital letter.'),
  row('it takes a small letter', `^(${words}(?: ${place})?) (?:takes|gets|has|needs|wants|should (?:have|take|get)|must (?:have|take|get)|is to (?:have|take)|now (?:takes|has|gets)) an? (?:initial )?(?:small|lower-case|lowercase)(?: letter| initial| [a-z])?(?=\\.?$)`, [1, ' should begin with a small letter'],
    '"X" takes a small x.', '"x" should begin with a small letter.'),
  row('capitalize its first letter', `^(?:please )?(?:capitali[sz]e|put a capital for|print a capital for) ${first} (?:of|in) (${words}(?: ${place})?)(?=\\.?$)`, [1, ' should begin with a capital letter'],
    'Capitalize the first letter of "x".', '"x" should begin with a capital letter.'),
];
