/** Ways to say that quoted words lack one, and how they read with it: "Supply the missing word in "x z", which should be "x y z"." */
import { lost, thing } from '../../missing.ts';
import { quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const supply = '(?:please )?(?:supply|insert|add|restore|put in|fill in|provide)';
const from = '(?:in|from|of|to|within)';
const isLost = `(?:is|was|has been|are|were|have been) ${lost}`;
const ought = '(?:should|must|shall|ought to|is to|has to)(?: now)? (?:be|read|say|run)';
const told = `(?:which|this|it|that|and it) (?:${ought}|now reads)|${ought}`;
const reads = `(?:${told}|so that (?:it|this) (?:now )?(?:reads|says|is)|to read)(?: as)?:?`;
/** "So that it reads" would tell there what came of the loss. */
const readsWhole = `(?:${told})(?: as)?:?`;
const joint = '[,;:.]?(?: and| so)? ';

/** What is given itself; whether a letter is a word of its own, or words are an article, is another question. */
const itself = '(?:words? |phrase |text )?';
/** Words that are given themselves, and where they go. */
const given = `(?:the |an? )?${lost} ${itself}(?=${quoted} (?:before|after|between|behind|in front of|at|to|in|into)\\b)`;

export const missingWords: readonly Recasting[] = [
  row('put in the missing words', `^${supply} ${given}`, ['insert '],
    'Supply the missing word "x" before "z".', 'Insert "x" before "z".', 'reason'),
  row('the missing words are put in', `^(?:the |an? )?${lost} ${itself}(${quoted}) (?:is|are|has been|have been|should be|must be|is to be) (?:now |hereby )?(?:inserted|added|supplied|restored|put in|put back) (?=(?:before|after|between|behind|in front of|at|to|in)\\b)`, ['insert ', 1, ' '],
    'The missing word "x" should be inserted before "z".', 'Insert "x" before "z".', 'reason'),
  row('supply what is missing', `^${supply} (?:the|a) ${lost} ${thing} ${from} (${quoted})${joint}${reads} (?=${quoted}\\.?$)`, [1, ' should read '],
    'Supply the missing word in "x z", which should be "x y z".', '"x z" should read "x y z".', 'reason'),
  row('supply what is missing there', `^${supply} (?:the|a) ${thing},? (?:that is |which is )?${lost} ${from} (${quoted})${joint}${reads} (?=${quoted}\\.?$)`, [1, ' should read '],
    'Supply the word missing from "x z": it should read "x y z".', '"x z" should read "x y z".', 'reason'),
  row('what is missing there is supplied', `^(?:the|an?) (?:${lost} ${thing}|${thing} ${lost}|${thing} that is ${lost}) ${from} (${quoted}) (?:is|has been|should be|must be) (?:now |hereby )?(?:supplied|inserted|added|restored|put in|filled in)(?::|[,;] (?:which|it) (?:now |should |must )?reads?:?|, giving|, to read) (?=${quoted}\\.?$)`, [1, ' should read '],
    'The missing word in "x z" is supplied: "x y z".', '"x z" should read "x y z".', 'reason'),
  row('they lack it, and become', `^(${quoted}) (?:is missing|lacks|is short of|wants|has lost|misses) (?:an?|one) ${thing},? and (?:becomes|${ought}|now reads|is to become|should become) (?=${quoted}\\.?$)`, [1, ' should read '],
    '"x" is missing a letter and becomes "xy".', '"x" should read "xy".', 'reason'),
  row('it is missing there', `^(?:an?|one) ${thing} ${isLost} ${from} (${quoted})${joint}${readsWhole} (?=${quoted}\\.?$)`, [1, ' should read '],
    'A word is missing from "x z", which should read "x y z".', '"x z" should read "x y z".', 'reason'),
  row('there it is missing', `^(?:in|from) (${quoted}),? (?:an?|one) ${thing} ${isLost}${joint}${readsWhole} (?=${quoted}\\.?$)`, [1, ' should read '],
    'In "x z" a word is missing; it should read "x y z".', '"x z" should read "x y z".', 'reason'),
  row('come, left out before', '^(?!.*\\b(?:delet|remov|str[iu]ck))((?:.*\\b)?(?:insert|add|comes?|goes|put|inserted|added)\\b.*?),? which (?:had|has) been (?:left out|omitted|forgotten|dropped|lost|skipped)(?: (?:by (?:accident|mistake|oversight|an oversight)|in error|here|in printing|so far|until now))?(?=\\.?$)', [1],
    'After "x" come the words "y", which had been left out by accident.', 'After "x" come the words "y".', 'reason'),
];
