/** Ways to say that a text lacks a word or a letter, or has one too many. */
import { place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const word = '(?:the )?(?:(?:little |short )?words? )?';
const mishap = '(?:(?:accidentally|inadvertently|mistakenly|unfortunately) )?';
const isLost = `(?:(?:was|were|has been|have been|had been|got) ${mishap}(?:left out|omitted|lost|dropped|forgotten|skipped)|(?:is|are|was|were) ${mishap}(?:missing|lacking)|fell out|dropped out|went missing)(?: by (?:mistake|accident)| in error)?`;
const supply = '(?:please )?(?:supply|insert|add|put|restore|print|write)';
const fault = '(?:misspelled|misspelt|misprinted|mistyped|garbled)';

export const lacking: readonly Recasting[] = [
  row('it is missing beside it; supply it', `^(${word}${quoted}) ${isLost} (after|before|behind) (${quoted}(?: ${place})?)(?:[;:,.-]+| and)? ${supply} (?:it|them)(?: there| in)?(?=\\.?$)`, ['insert ', 1, ' ', 2, ' ', 3],
    'The word "x" was left out after "y"; supply it.', 'Insert the word "x" after "y".', 'reason'),
  row('beside it it is missing; supply it', `^(after|before|behind) (${quoted}(?: ${place})?),? (${word}${quoted}) ${isLost}(?:[;:,.-]+| and)? ${supply} (?:it|them)(?: there| in)?(?=\\.?$)`, ['insert ', 3, ' ', 1, ' ', 2],
    'After "y" the word "x" was left out; supply it.', 'Insert the word "x" after "y".', 'reason'),
  row('it loses a word of its own', `^(?:an? (?:stray|superfluous|doubled|spare|needless|surplus) (?:word|letter|comma|article)(?::| -) )?(${quoted}(?: ${place})?) (?:(?:should|must|shall|is to|has to|ought to) (?:now )?lose|loses|now loses) (?:its|the) (${quoted})(?=\\.?$)`, ['in ', 1, ', delete ', 2],
    'A stray word: "x y" should lose its "x".', 'In "x y", delete "x".', 'reason'),
  row('it lacks a letter; make it so', `^(${quoted}(?: ${place})?) (?:lacks|lacked|wants|is missing|misses|needs) (?:an?|the|its|one) (?:(?:letter )?${quoted}|letter|character|word)[;:,.-]+ (?:please )?(?:make it|make that|read|print|it should be|it should read|it must be|correct is) (?=${quoted}\\.?$)`, [1, ' should read '],
    '"x y" lacks an "s": make it "x ys".', '"x y" should read "x ys".', 'reason'),
  row('misspelt; spell it so', `^(${quoted}(?: ${place})?) (?:is|was|came out|has been) ${fault}[;:,.-]+ (?:please )?(?:(?:spell|write|print|make|read) it|it is (?:spelled|spelt|written)|correct is|the (?:correct|right|proper) (?:spelling|form) is|it should be|make that)(?: as)? (?=${quoted}\\.?$)`, [1, ' should read '],
    '"x" is misspelled; spell it "y".', '"x" should read "y".', 'reason'),
  row('it loses a word', `^(both times (?:it|this) (?:occurs?|stands|appears),? )?(${quoted}(?: ${place})?) (?:loses|sheds|drops|should lose|must lose|is to lose) (?:its |the )?(?:words? )?(${quoted})(?=\\.?$)`, [1, 'in ', 2, ', delete ', 3],
    '"x y" sheds the word "x".', 'In "x y", delete "x".'),
  row('misspelt, and put right', `^(${quoted}(?: ${place})?) (?:is|was|came out|has been) ${fault},? (?:and )?(?:it )?(?:(?:is|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:put right|corrected|changed|mended|amended|set right) (?:as|to|into)|should (?:be|read)|must (?:be|read)) (?=${quoted}\\.?$)`, [1, ' should read '],
    '"x" is misspelled and is put right as "y".', '"x" should read "y".', 'reason'),
];
