/** Ways of those who write as they talk: what we are doing, what is missing here, what gets a tail. */
import { any, rank } from '../../text-things.ts';
import { ingsOf, pastOf, formsOf } from '../../verbs.ts';
import { gone, is, orders, place, quoted, row, rowOfParts, wrong } from '../row.ts';
import type { Recasting } from '../row.ts';

/** What we are doing, and how it is ordered. */
const doing: readonly (readonly [ing: string, base: string, rest: string])[] = [
  ['changing', 'change', '"x" to "y"'], ['swapping', 'swap', '"x" for "y"'], ['exchanging', 'exchange', '"x" for "y"'], ['trading', 'trade', '"x" for "y"'], ['turning', 'turn', '"x" into "y"'], ['making', 'make', '"x" "y"'], ['correcting', 'correct', '"x" to "y"'],
  ['throwing out', 'throw out', '"x"'], ['taking out', 'take out', '"x"'], ['putting', 'put', '"x" after "y"'], ['amending', 'amend', '"x" to read "y"'],
];
const named = '(?:(?:name|word|figure|number|letter|date|digit|phrase|sentence)s?)';
const called = '(?:the )?(?:(?:words?|phrase|sentence|name|figure|number) )?';
const should = '(?:should|must|ought to|has to|have to|is to|needs to)';

/** Who disregards words leaves them in the text. */
const counts = /ignor|disregard/;
const taking = any([...ingsOf('delete').filter((word) => !counts.test(word)), 'pulling', 'losing', 'ditching', 'junking', 'throwing out', 'throwing away', 'tossing out', 'getting rid of']);
const took = any([...formsOf('base', 'delete').filter((word) => /^[a-z]+(?: out)?$/.test(word) && !counts.test(word)).map(pastOf).filter((word) => word.endsWith('ed') || word.endsWith('ed out')), 'took out', 'took away', 'left out', 'cut', 'cut out', 'struck', 'struck out', 'withdrew', 'threw out', 'got rid of']);
const little = '(?:(?:just|now|also|finally|simply|therefore|at last) )*';
const aim = any(['wanted', 'meant', 'hoped', 'wished', 'longed', 'planned', 'intended']);
/** What else we did, or are doing. */
const told: readonly (readonly [ing: string, past: string, base: string, rest: string])[] = [
  ['adding', 'added', 'add', '"x" after "y"'], ['inserting', 'inserted', 'insert', '"x" after "y"'], ['putting', 'put', 'put', '"x" after "y"'], ['sticking', 'stuck', 'insert', '"x" after "y"'], ['slipping', 'slipped', 'insert', '"x" after "y"'], ['tucking', 'tucked', 'insert', '"x" after "y"'],
  ['moving', 'moved', 'move', 'the last sentence to the end of the first paragraph'], ['bumping', 'bumped', 'move', 'the last bullet to the end of the list'], ['shifting', 'shifted', 'move', 'the last bullet to the end of the list'], ['splitting', 'split', 'split', 'the last paragraph before "x"'],
  ['merging', 'merged', 'merge', 'the last two paragraphs'], ['combining', 'combined', 'combine', 'the last two paragraphs'], ['joining', 'joined', 'join', 'the last two paragraphs'], ['replacing', 'replaced', 'replace', '"x" with "y"'], ['fixing', 'fixed', 'change', '"x" to "y"'], ['capitalizing', 'capitalized', 'capitalize', '"x"'],
];
/** What is wrong somewhere, one or several. */
const slips = '(?:(?:an?|the|one|two|three|some) )?(?:(?!of\\b|in\\b|for\\b)[a-z]+ )?(?:typo|slip|mistake|error|misprint|omission|blunder|inaccuracy|inconsistency)s?';
const itHas = '(?:it|this entry|the entry|the text)';

export const chatty: readonly Recasting[] = [
  row('we are taking it away', `^(?:so |and )?we(?: are|'re) ${little}(?:${taking})(?= (?:¶|["“]|the |this |that |those |these ))`, ['delete'],
    "We're pulling the last paragraph.", 'Delete the last paragraph.'),
  row('we took it away', `^(?:so |and )?(?:we|i) ${little}(?:${took})(?= (?:¶|["“]|the |this |that |those |these ))`, ['delete'],
    'We took out the last sentence.', 'Delete the last sentence.'),
  ...told.map(([ing, past, base, rest]) => row(`we ${past} it`, `^(?:so |and )?(?:(?:we|i)(?: have|'ve)? ${little}${past}|we(?: are|'re) ${little}${ing})(?= (?:¶|["“]|the |this |that |those |these |an? ))`, [base],
    `We ${past} ${rest}.`, `${base.charAt(0).toUpperCase()}${base.slice(1)} ${rest}.`)),
  row('we are saying it now', `^we(?:'re| are) (?:now )?(?:saying|using|writing|printing|going with) (${quoted})(?: now| from now on)?,? (?:instead of|rather than|in place of|and not|and no longer|not) (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    'We are now saying "y" instead of "x".', 'Replace "x" with "y".'),
  row('it said one thing when it should have said another', `^(?:${itHas}|this) (?:says|said|read|reads|had) (${quoted}),? (?:when|where|though|although|but|and) (?:it|this|we) (?:really )?(?:should|ought to|must|was (?:meant|supposed) to|were (?:meant|supposed) to) (?:have )?(?:say|said|read|be|been) (${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'It said "x" when it should have said "y".', 'Replace "x" with "y".'),
  row('it ended up where the other should be', `^(?:somehow,? )?(${called}${quoted}(?: ${place})?) (?:ended up|wound up|landed|got in|slipped in|crept in|was put|was printed) where (${called}${quoted}) (?:should|ought to|was (?:meant|supposed) to|belongs) ?(?:be|have been|stand|have stood|go|have gone)?(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'Somehow "x" ended up where "y" should be.', 'Replace "x" with "y".'),
  row('going forward', '^(?:from here on out|from this point on|going forward|moving forward|from today on|starting now|as of now|effective now),? ', ['from now on, '],
    'Going forward, it is "y", not "x".', 'From now on, it is "y", not "x".'),
  row('from now on one is another', `^from now on,? (${called}${quoted}(?: ${place})?) (?:is|are|reads?|says?) (${quoted})(?=\\.?$)`, [1, ' is now ', 2],
    'From now on, "x" is "y".', '"x" is now "y".'),
  row('it got done', `(?<=^(?:¶+|${called}${quoted}(?: ${place})?) )(?:got|just got) (?=(?:${gone}|replaced|changed|reworded|rewritten|corrected|fixed|moved|swapped|shortened|added)(?![\\w-]))`, ['is '],
    'The last sentence got rewritten: "x"', 'The last sentence is rewritten: "x"'),
  row('we have it, in short', "(?<=^[^:]*\\b(?:should|could|would|must|ought to|might))'ve(?= )", [' have'],
    '"x" should\'ve been "y".', '"x" should have been "y".'),
  row('what we long wanted to do', `^(?:we|i)(?: have|'ve)? (?:always|long|often) (?:${aim}) to ((?:${orders}) .*?),? and (?:now|at last|finally|today),? (?:we|i) (?:finally |at last )?(?:have|did|do)(?: it| so)?(?=\\.?$)`, [1],
    'I always wanted to drop the last sentence, and now we have.', 'Drop the last sentence.'),
  row('it is this now, where it used to be that', `^(?:it|that)(?:'s| is) (?:(${quoted}) (?:now|from now on)|now (${quoted})),? (?:where|when) ${itHas} (?:used to (?:be|say|read|have)|was|said|read|had) (${quoted})(?: before| until now)?(?=\\.?$)`, ['replace ', 3, ' with ', 1, 2],
    'It is "y" now where it used to be "x".', 'Replace "x" with "y".'),
  row('what said one thing says another', `^the (sentence|bullet|item|line|paragraph) (?:that|which) (?:said|read|ran) (${quoted}) (?:(?:just |simply |only )?now (?:just |simply |only )?(?:says?|reads?|runs?) (${quoted})|(?:just |simply |only )?(?:says?|reads?|runs?) (${quoted}) (?:now|from now on))(?=\\.?$)`, ['the ', 1, ' ', 2, ' should read ', 3, 4],
    'The bullet that said "x" just says "y" now.', 'The bullet "x" should read "y".'),
  row('a part is this now, and not that', `^(¶+) (?:is|are|reads?|says?) (?:now )?(${quoted})(?: now)?,? (?:not|and not|and no longer|instead of|rather than) (?:just |only |merely |simply )?(${quoted})(?=\\.?$)(?<=\\bnow\\b.*)`, ['in ', 1, ', replace ', 3, ' with ', 2],
    'The last bullet is "y" now, not just "x".', 'In the last bullet, replace "x" with "y".'),
  row('a part is this now', `^(¶+) (?:is|are|reads?|says?|runs?) (${quoted}) (?:now|from now on|henceforth)(?=\\.?$)`, [1, ' should read ', 2],
    'The last bullet is "x" now.', 'The last bullet should read "x".'),
  row('there is', "^there's (?=(?:now )?(?:an?|another|one more) )", ['there is '],
    "There's now a new bullet: \"x\".", 'There is now a new bullet: "x".'),
  row('a part has a slip in it, so', `^(¶+|the example) (?:has|had|contains|contained|gives|gave|shows|showed) (?:the wrong (?:price|number|figure|word|name|date|count|amount|spelling|total|sum|plural|tense)|${slips})(?: in it)?(?:,? (?:and )?so|:|;| -) (?=${called}${quoted} |(?:replace|change|delete|insert|add|strike|omit) )`, ['in ', 1, ', '],
    'The example has the wrong price in it, so "x" is now "y".', 'in The example, "x" is now "y".', 'place'),
  row('a slip in a part', `^(?:there (?:is|was|were|are) )?(?:${slips}(?: (?:had |has |have )?(?:crept|slipped))? (?:in|into)|an? (?:word|comma|space|letter|full stop|bracket|hyphen) (?:is|was) missing (?:in|from)) (¶+|the example)(?: here| of this entry)?(?: (?:has|have) been (?:corrected|fixed|mended|put right))?(?:,? (?:and )?so|:|;| -) (?=${called}${quoted} |(?:replace|change|delete|insert|add|strike|omit) |(?:after|before) ["“])`, ['in ', 1, ', '],
    'There was an error in the last paragraph: replace "x" with "y".', 'in the last paragraph, replace "x" with "y".', 'place'),
  rowOfParts('that part', `(?<=^[^:]*(?<=^|[ ,]))(?:that|those) (?=${rank} (?:(?:two|three|\\d+) )?(?:paragraph|sentence|bullet|item)s?(?![\\w-]))`, ['the '],
    'That second sentence is deleted.', 'The second sentence is deleted.'),
  row('to the end of where it is', `^(?:the sentence )?(${quoted}) (?:packs up and )?(?:goes|moves|slides|shifts|(?:is|has been|should be|must be|is to be) (?:now )?(?:moved|sent|shifted|taken|carried)) (?:up |down |back )?to the (?:very )?(end|beginning|start) of (?:its(?: own)? paragraph|the paragraph (?:that |which )?it(?:'s| is| stands| now stands) in)(?=\\.?$)`, ['the sentence ', 1, ' is moved to the ', 2, ' of its paragraph'],
    '"x" goes to the end of the paragraph it is in.', 'The sentence "x" is moved to the end of its paragraph.'),
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
