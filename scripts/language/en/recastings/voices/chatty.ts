/** Ways of those who write as they talk: what we are doing, what is missing here, what gets a tail. */
import { any } from '../../text-things.ts';
import { is, quoted, row, wrong } from '../row.ts';
import type { Recasting } from '../row.ts';

/** What we are doing, and how it is ordered. */
const doing: readonly (readonly [ing: string, base: string, rest: string])[] = [
  ['changing', 'change', '"x" to "y"'], ['swapping', 'swap', '"x" for "y"'], ['exchanging', 'exchange', '"x" for "y"'], ['trading', 'trade', '"x" for "y"'], ['turning', 'turn', '"x" into "y"'], ['making', 'make', '"x" "y"'], ['correcting', 'correct', '"x" to "y"'],
  ['throwing out', 'throw out', '"x"'], ['taking out', 'take out', '"x"'], ['putting', 'put', '"x" after "y"'], ['amending', 'amend', '"x" to read "y"'],
];
const named = '(?:(?:name|word|figure|number|letter|date|digit|phrase|sentence)s?)';
const called = '(?:the )?(?:(?:words?|phrase|sentence|name|figure|number) )?';
const should = '(?:should|must|ought to|has to|have to|is to|needs to)';

export const chatty: readonly Recasting[] = [
  row('just a little extra', '^(?:just )?(?:a|one|another) (?:little|small|tiny|quick|short) (?:extra|addition|supplement|clarification|insertion)(?: (in (?:¶+|the example)))?(?::| -) (?=.*["“])', [[1, ', ']],
    'Just a little extra in the last sentence: after "x", insert "y".', 'In the last sentence, after "x", insert "y".'),
  row('tacked on behind it', `^(in (?:¶+|the example),? )?((?:right |just )?(?:after|behind|before|following) ${quoted}),? (?:we've|we have|i've|i have|we) (?:now |just )?(?:tacked|stuck|popped|put|squeezed|slipped|added|inserted|hung|bolted)(?: on| in)? (${quoted})(?=\\.?$)`, [1, 'insert ', 3, ' ', 2],
    'Right after "x" we have tacked on "y".', 'Insert "y" Right after "x".'),
  ...doing.map(([ing, base, rest]) => row(`we are ${ing}`, `^(?:so )?we(?: are|'re) (?:(?:now|hereby|also|finally|therefore|simply|just) )*${ing}(?= )`, [base],
    `We are ${ing} ${rest}.`, `${base.charAt(0).toUpperCase()}${base.slice(1)} ${rest}.`)),
  row('it gets a tail', `^(${called}${quoted}) (?:gets|receives|is given|acquires|grows|gains) (?:an?|its|some) (?:new |longer |better |different )?(?:tail|ending|end|addition|rider|postscript|extension|continuation|beginning|head|start|opening) (?:and|so that it) (?:now )?(becomes|reads|is now) (?=${quoted}\\.?$)`, [1, ' ', 2, ' '],
    'The sentence "x" gets a tail and becomes "x y".', 'The sentence "x" becomes "x y".'),
  row('brackets included', '(?<=¶(?: (?:of|in) (?:this|the) (?:entry|text))?), (?:(?:with |and )?(?:its |the )?(?:parentheses|brackets) (?:included|and all|too|as well)|(?:including|together with) (?:its|the) (?:parentheses|brackets)),?(?= )', [],
    'The last sentence, parentheses included, is deleted.', 'The last sentence is deleted.'),
  row('brackets included, said last', '(?<=(?:parentheses|brackets|parenthetical)(?: (?:in|of) ¶+)? (?:is|are|has been|have been) (?:now |hereby )?(?:deleted|removed|struck|omitted|dropped|cut)), (?:with )?(?:(?:its|the|their) )?(?:parentheses|brackets) (?:included|and all|too|as well)(?=\\.?$)', [', brackets and all'],
    'The words in parentheses are deleted, parentheses included.', 'The words in parentheses are deleted, brackets and all.'),
  row('quoted words without an article', `^(sentence|word|words|phrase|paragraph) (?=${quoted} )`, ['the ', 1, ' '],
    'Sentence "x" comes out.', 'The sentence "x" comes out.'),
  row('something is misspelled there', `^an? ${named} (?:is|was|has been) (?:${wrong}|wrongly (?:spelled|spelt|printed|given))(?: (in ¶+)| here| in this entry)?(?::|;|,| -) (?=${called}${quoted}(?: in ¶+)? ${should} (?:be|read|say|have been) ${called}${quoted}\\.?$)`, [[1, ', ']],
    'A name is misspelled in the last sentence: "x" should be "y".', 'In the last sentence, "x" should be "y".', 'reason'),
  row('something is missing here', `^(?:there (?:is|was) |there's )?(?:an?|one) (?:(?:letter )?${quoted}|letter|word|comma|digit) (?:(?:is|was) )?(?:missing|too many|too much|lacking|lost)(?: here| in this entry| (in ¶+))?(?:, and|, so|:|;|,| -| and) (?=${called}${quoted}(?: in ¶+)? ${should} (?:be|read|say|have been) ${called}${quoted}\\.?$)`, [[1, ', ']],
    'There is an "s" missing here, and "x" has to be "xs".', '"x" has to be "xs".', 'reason'),
  row('the part about words', `(?<=^|[ ,])(in|of|from|within) the (paragraph|sentence|bullet) (?:about|on|with|concerning|that (?:mentions|has|speaks of)|which (?:mentions|has)|mentioning) (?:the )?(?:words? )?(${quoted}),? `, [1, ' the ', 2, ' containing ', 3, ', '],
    'In the paragraph about the "x", strike "y".', 'In the paragraph containing "x", strike "y".'),
  row('it has to be another', `^(${called}${quoted}(?: in ¶+)?) (?:has|have) (?:got )?to be (?=${called}${quoted}\\.?$)`, [1, ' should be '],
    '"x" has to be "y".', '"x" should be "y".'),
  row('a mishap, and it is out', `^(${called}${quoted}),? (?:which |that )?(?:${is}) (?:never|not) (?:meant|supposed|intended) to (?:be|stand|appear) (?:here|there|in this entry),? (?:and )?(?:${any(['goes', 'is out', 'is gone', 'comes out', 'goes out', 'has to go'])})(?=\\.?$)`, ['delete ', 1],
    '"x" was never meant to be there and is out.', 'Delete "x".', 'reason'),
];
