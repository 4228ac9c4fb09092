/** Ways to tell of a misprint: which words were printed, and which were meant. */
import { any } from '../../text-things.ts';
import { faults, place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const called = '(?:the (?:words?|phrase|name|term|number|figure|numeral|wording|expression|text|passage|clause|sentence) )?';
const words = `${called}${quoted}(?: ${place})?`;
/** That it was nobody's intention. */
const byMistake = any(['by mistake', 'by error', 'by oversight', 'by accident', 'in error', 'mistakenly', 'wrongly', 'erroneously', 'incorrectly', 'falsely', 'inadvertently', 'accidentally']);
const text = 'this entry|the entry|the text|this text|it|the glossary|the definition';
const says = '(?:says?|reads?|has|prints?|gives?|said|read|had)';
const insteadOf = '(?:instead of|in place of|rather than|for|where it should (?:say|read|be|have))';
const meant = '(?:should (?:be|stand|appear|have been|have stood|be read)|must (?:be|stand)|ought to (?:be|stand|have been|have stood)|(?:was|is|were) (?:meant|intended|wanted|correct|right)|belongs)';
const printed = '(?:(?:is|was|are|were|has been|have been) (?:printed|written|given|set|used|typed)|stands?|appears?|occurs?|is|are)';

export const printedFor: readonly Recasting[] = [
  row('printed for the other', `^(${words}) (?:is|are|was|were|has been|have been) (?:(?:${byMistake}) )?(?:printed|misprinted|mistyped|written|set|typed)(?: (?:${byMistake}))? (?:for|instead of) (?:the (?:words?|phrase) )?(?=${quoted}\\.?$)`, [1, ' is a misprint for '],
    '"x" has been misprinted for "y".', '"x" is a misprint for "y".'),
  row('stands for the other by mistake', `^(?:(?:${byMistake}),? )?(${words}) (?:stands|appears|occurs|is printed|was printed|is written|was written) (?:for|in place of|instead of) (${quoted})(?: (?:${byMistake}))(?=\\.?$)`, [1, ' is a misprint for ', 2],
    '"x" stands for "y" by mistake.', '"x" is a misprint for "y".'),
  row('printed where the other was meant', `^(${words}) ${printed} where (?:the (?:words?|phrase) )?(${quoted}) ${meant}(?=\\.?$)`, [1, ' is a misprint for ', 2],
    '"x" stands where "y" should stand.', '"x" is a misprint for "y".'),
  row('the right one, misprinted', `^(?:(?:${byMistake}),? )?${called}(${quoted}) (?:is|was|are|were|has been|have been|came out|got) (?:here )?(?:misprinted|misspelled|misspelt|mistyped|miswritten|wrongly (?:printed|written|spelled|spelt|given)|(?:printed|written|given) (?:wrongly|mistakenly|erroneously|by mistake|in error))(?: (?:as|by))? (?:the (?:words?|phrase) )?(${quoted})(?: (${place}))?(?=\\.?$)`, [[3, ', '], 'replace ', 2, ' with ', 1],
    'The word "y" was misprinted as "x".', 'Replace "x" with "y".'),
  row('it has one where it should have another', `^(?:${text}) (?:(?:now|currently|${byMistake}) )?${says} (${quoted})(?: (?:${byMistake}))? where (?:it|we|this) (?:should|must|ought to|is to|has to) (?:say|read|have|be|print|use|give)(?: instead)? (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The entry has "x" where it ought to have "y".', 'Replace "x" with "y".'),
  row('a part has one where it should have another', `^(¶+) (?:(?:now|currently|${byMistake}) )?${says} (${quoted})(?: (?:${byMistake}))? where (?:(?:it|we|this) (?:should|must|ought to|is to|has to) (?:say|read|have|be|print|use|give)(?: instead)? (${quoted})|(${quoted}) ${meant})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3, 4],
    'The first sentence has "x" where "y" is meant.', 'In the first sentence, replace "x" with "y".'),
  row('it has one where another is meant', `^(?:${text}) (?:(?:now|currently|${byMistake}) )?${says} (${quoted})(?: (?:${byMistake}))? where (${quoted}) ${meant}(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The entry has "x" where "y" is meant.', 'Replace "x" with "y".'),
  row('it wrongly has one', `^(?:${text}) (?:(?:${byMistake}) ${says} (${quoted})|${says} (?:${byMistake}) (${quoted})|${says} (${quoted}) (?:${byMistake})),? (?:${insteadOf}) (${quoted})(?=\\.?$)`, ['replace ', 1, 2, 3, ' with ', 4],
    'The entry wrongly says "x" instead of "y".', 'Replace "x" with "y".'),
  row('a part wrongly has one', `^(¶+) (?:(?:${byMistake}) ${says} (${quoted})|${says} (?:${byMistake}) (${quoted})|${says} (${quoted}) (?:${byMistake})),? (?:${insteadOf}) (${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, 3, 4, ' with ', 5],
    'The last sentence mistakenly reads "x" instead of "y".', 'In the last sentence, replace "x" with "y".'),
  row('it has one: read the other', `^(?:${text}) (?:(?:now|currently|${byMistake}) )?${says} (${quoted})(?: (?:${byMistake}))?(?:;|,|:| -) (?:please )?(?:read|print|put|substitute|make it|make that|change (?:it|this|that) to|correct (?:it|this|that) to) (${quoted})(?: instead)?(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The entry has "x"; read "y".', 'Replace "x" with "y".'),
  row('a part has one: read the other', `^(¶+) (?:(?:now|currently|${byMistake}) )?${says} (${quoted})(?: (?:${byMistake}))?(?:;|,|:| -) (?:please )?(?:read|print|put|substitute|make it|make that|change (?:it|this|that) to|correct (?:it|this|that) to) (${quoted})(?: instead)?(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'The last sentence has "x"; read "y".', 'In the last sentence, replace "x" with "y".'),
  row('printed, and meant', `^(${quoted}) is what (?:was|is|stands) (?:printed|written|there)(?:;|,|,? and|,? but) (${quoted}) (?:is )?what (?:was|is) (?:meant|intended)(?=\\.?$)`, [1, ' is a misprint for ', 2],
    '"x" is what was printed; "y" is what was meant.', '"x" is a misprint for "y".'),
  row('it has a word that should be another', `^(?:${text}) (?:contains|has|uses|says) ${called}(${quoted}),? (?:which|this|that|it) (?:should|must|ought to) (?:be|read|say|have been) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'The entry contains the word "x", which should be "y".', 'Replace "x" with "y".'),
  row('a part has a word that should be another', `^(¶+) (?:contains|has|uses|says) ${called}(${quoted}),? (?:which|this|that|it) (?:should|must|ought to) (?:be|read|say|have been) (${quoted})(?=\\.?$)`, ['in ', 1, ', replace ', 2, ' with ', 3],
    'The last sentence contains the word "x", which should be "y".', 'In the last sentence, replace "x" with "y".'),
  row('it should properly read', '(?<= (?:should|must|ought to|has to|is to) )(?:correctly|properly|rightly|actually|of course|by rights) (?=(?:be|read|say|have been|have read) )', [],
    '"x" should properly read "y".', '"x" should read "y".'),
  row('a misprint, as a label: one for the other', `^(?:(?:please )?note |there is |there was |we found |this has )?(?:an? |the |one |another )?(?:${faults})(?: (in ¶+|in (?:this|the) entry))?(?::|,| -)? ${called}(${quoted}) (?:for|instead of|in place of) ${called}(${quoted})(?=\\.?$)`, [[1, ', '], 2, ' is a misprint for ', 3],
    'A misprint in the last sentence: "x" for "y".', 'In the last sentence, "x" is a misprint for "y".', 'reason'),
];
