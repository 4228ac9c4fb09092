/** Ways to say that a part becomes a part of another: a paragraph the end of the one before it, a sentence the beginning of the next. */
import { any, rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const pairs = [['first', 'second'], ['second', 'third'], ['third', 'fourth'], ['fourth', 'fifth']] as const;
const becomes = any(['becomes', 'is now', 'should be', 'must be', 'is to be', 'shall be', 'should become', 'must become', 'is to become', 'is made', 'is made into', 'is turned into', 'has become']);
const make = '(?:please )?(?:make|turn|let)';
const into = '(?: into| become| be)?';
const lastOf = '(?:the (?:last|final|closing) sentence|(?:a )?part|the end|the last part)';
const ofThe = (one: string): string => `(?:of|at the end of) the ${one}(?: one| paragraph)?`;
const join = any(['join', 'merge', 'attach', 'append', 'add', 'combine', 'fold', 'connect', 'unite', 'fuse', 'move']);
const joined = any(['joined', 'merged', 'attached', 'appended', 'added', 'combined', 'folded', 'connected', 'united', 'fused', 'moved', 'run on']);
const onto = '(?:with|to|onto|into|together with|to the (?:very )?end of|at the (?:very )?end of|on at the end of)';
const sentence = `(the ${rank} sentence (?:of|in) (?:the ${rank} paragraph|paragraph \\d+))`;
/** A sentence by its words. */
const quotedSentence = `(?:the sentence )?(${quoted})`;
const part = `(the ${rank}(?: paragraph| one)?|paragraph \\d+)`;
const whole = (name: string, first: string): string => (name === 'first' ? first : 'last|final|closing');
const edges = [['first', 'beginning'], ['last', 'end']] as const;
const ownParagraph = '(?:an? |its )(?:new |separate |own |fresh )*paragraph(?: of its own| by itself| on its own)?';
const joinParts = '(?:join|merge|combine|unite|fuse|consolidate|condense|collapse)';
const asOne = '(?: together)?(?: (?:in)?to (?:one|a single one|a single (?:bullet|item|paragraph)|one (?:bullet|item|paragraph)))?';
const given = ',?(?: as follows| which reads| that reads| reading| to read| so that (?:it reads|they read))?(?::|(?= ["“][^"”]*["”]\\.?$))';
const someItems = `the ${rank}(?: (?:two|three))? (?:bullets|items|bullet points)|the ${rank} and (?:the )?${rank} (?:bullets|items|bullet points)|bullets \\d+ and \\d+`;

export const partOfAnother: readonly Recasting[] = [
  ...pairs.flatMap(([one, other]) => [
    rowOfParts(`the ${other} becomes the end of the ${one}`, `^(?:the ${other} paragraph ${becomes}|${make} the ${other} paragraph${into}) ${lastOf} ${ofThe(one)}${here}`, [`join the ${one} and ${other} paragraphs`],
      `The ${other} paragraph becomes the last sentence of the ${one}.`, `Join the ${one} and ${other} paragraphs.`),
    rowOfParts(`the ${other} is put to the ${one}`, `^(?:please )?${join} the ${other} paragraph(?: up)? ${onto} the ${one}(?: one| paragraph)?${here}`, [`join the ${one} and ${other} paragraphs`],
      `Attach the ${other} paragraph to the end of the ${one}.`, `Join the ${one} and ${other} paragraphs.`),
    rowOfParts(`the ${other} has been put to the ${one}`, `^the ${other} paragraph (?:is|has been|should be|must be|is to be|shall be) (?:now )?${joined}(?: up)? ${onto} the ${one}(?: one| paragraph)?${here}`, [`join the ${one} and ${other} paragraphs`],
      `The ${other} paragraph is moved to the end of the ${one}.`, `Join the ${one} and ${other} paragraphs.`),
    rowOfParts(`the ${one} with the ${other}`, `^(?:please )?(?:join|merge|combine|unite|fuse) the ${one} paragraph (?:with|and) the ${other}(?: one| paragraph)?${here}`, [`join the ${one} and ${other} paragraphs`],
      `Merge the ${one} paragraph with the ${other}.`, `Join the ${one} and ${other} paragraphs.`),
  ]),
  ...edges.flatMap(([name, edge]) => [
    rowOfParts(`make it the ${name} of another`, `^${make} ${sentence}${into} the (?:${whole(name, 'first|opening')}) sentence of ${part}${here}`, ['move ', 1, ` to the ${edge} of `, 2],
      `Make the last sentence of the first paragraph the ${name} sentence of the second paragraph.`, `Move the last sentence of the first paragraph to the ${edge} of the second paragraph.`),
    rowOfParts(`a sentence by its words becomes the ${name}`, `^(?:${quotedSentence} ${becomes}|${make} ${quotedSentence}${into}) the (?:${whole(name, 'first|opening')}) sentence of (the ${rank} paragraph|paragraph \\d+)${here}`, ['move the sentence ', 1, 2, ` to the ${edge} of `, 3],
      `Make the sentence "X." the ${name} sentence of the first paragraph.`, `Move the sentence "X." to the ${edge} of the first paragraph.`),
  ]),
  row('a sentence by its words, alone', `^(?:please )?(?:make|set|print|put|turn) (?:the sentence )?(["“]¤+["”])(?: into| as| in)? ${ownParagraph}${here}`, ['the sentence ', 1, ' becomes a paragraph of its own'],
    'Make "X." a separate paragraph.', 'The sentence "X." becomes a paragraph of its own.'),
  row('words that are to be a paragraph', `^(["“]¤+["”]) ${becomes} ${ownParagraph}${here}`, ['the sentence ', 1, ' becomes a paragraph of its own'],
    '"X." becomes a paragraph of its own.', 'The sentence "X." becomes a paragraph of its own.'),
  rowOfParts('a step before a step', `^(?:please )?(?:move|put|place|bring|shift) step (\\d+)(?: up| down| back)?,? (?:to (?:come )?|so that it comes )?(before|after|behind|ahead of|in front of) step (\\d+)${here}`, ['move item ', 1, ' ', 2, ' item ', 3],
    'Move step 3 before step 1.', 'Move item 3 before item 1.'),
  rowOfParts('items in one, which is given', `^(?:please )?${joinParts} (${someItems})${asOne}${given}`, ['replace ', 1, ' with the following bullet:'],
    'Join the second and third bullets into one: X', 'Replace the second and third bullets with the following bullet: X'),
  rowOfParts('items that become one, which is given', `^(${someItems}) (?:become|are (?:now )?(?:one|joined|merged|combined|united|condensed|collapsed)|should (?:become|be (?:joined|merged|combined))|must become)(?: into)?(?: (?:one|a single one|a single (?:bullet|item)|one (?:bullet|item)))?${given}`, ['replace ', 1, ' with the following bullet:'],
    'The second and third bullets become one: X', 'Replace the second and third bullets with the following bullet: X'),
];
