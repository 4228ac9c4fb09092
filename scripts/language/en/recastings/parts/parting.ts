/** Ways to say that paragraphs become one, or that one becomes two. */
import { rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const pairs = [['first', 'second'], ['second', 'third'], ['third', 'fourth'], ['fourth', 'fifth']] as const;
const join = '(?:join|merge|attach|append|add|run|combine|fold|connect|unite|fuse)';
const on = '(?:to|onto|on to|into|with|in with|on from|together with|up with)';
const begins = '(?:begins?|starts?|opens?|should (?:now )?(?:begin|start)|must (?:begin|start)|is to (?:begin|start)|now (?:begins|starts))';
const ownParagraph = '(?:an? |its )(?:new |separate |own |fresh )*paragraph(?: of its own| by itself| on its own)?';
const sentence = `(the ${rank} sentence (?:of|in) (?:the ${rank} paragraph|this entry|the entry))`;

export const parting: readonly Recasting[] = [
  rowOfParts('no break between them', `^(?:there (?:should|must|is to|ought to) be |have |print |put |leave )?no (?:paragraph )?breaks? between (the ${rank} and (?:the )?${rank} (?:paragraphs?|sentences?|bullets?)|the (?:last|first) two (?:paragraphs|sentences|bullets)|(?:paragraphs|bullets) \\d{1,2} and \\d{1,2})(?:(?:;|,)? (?:and )?(?:they|these|the two) (?:are|become|form|make|should be|must be|are now) (?:now )?(?:one|a single one|one paragraph|a single paragraph))?(?=\\.?$)`, ['join ', 1],
    'No break between the last two paragraphs; they are one.', 'Join the last two paragraphs.'),
  ...pairs.flatMap(([one, other]) => [
    rowOfParts(`the ${other} is joined to the ${one}`, `^(?:please )?${join}(?: up)? the ${other} paragraph(?: up)? ${on} the ${one}(?: one| paragraph)?${here}`, [`join the ${one} and ${other} paragraphs`],
      `Merge the ${other} paragraph into the ${one}.`, `Join the ${one} and ${other} paragraphs.`),
    rowOfParts(`the ${other} has been joined to the ${one}`, `^the ${other} paragraph (?:is|has been|should be|must be|is to be|are|shall be) (?:now )?(?:joined|merged|attached|run|run on|combined|folded|fused|united)(?: up)? ${on.replace('on from', 'on from|from')} the ${one}(?: one| paragraph)?${here}`, [`join the ${one} and ${other} paragraphs`],
      `The ${other} paragraph is merged with the ${one}.`, `Join the ${one} and ${other} paragraphs.`),
    rowOfParts(`no break between the ${one} and the ${other}`, `^(?:please )?(?:remove|delete|drop|take out|omit|strike|close up|eliminate|no) (?:the |any )?(?:paragraph |line )?break between the (?:${one} and (?:the )?${other} paragraphs?${one === 'first' ? '|first two paragraphs' : ''})${here}`, [`join the ${one} and ${other} paragraphs`],
      `Remove the paragraph break between the ${one} and ${other} paragraphs.`, `Join the ${one} and ${other} paragraphs.`),
    rowOfParts(`no break behind the ${one}`, `^(?:please )?(?:(?:remove|delete|drop|take out|omit|strike|eliminate) (?:the )?|no |there should be no |there is no longer a )(?:paragraph |line )?break (?:after|behind|at the end of) the ${one} paragraph${here}`, [`join the ${one} and ${other} paragraphs`],
      `No paragraph break after the ${one} paragraph.`, `Join the ${one} and ${other} paragraphs.`),
  ]),
  row('joined with a mark, and how that reads', `^((?:please )?${join} (?:¶+(?: and ¶+)?|(?:the|both|these) (?:two )?sentences) (?:with|by) (?:means of )?(?:an? )?semi-?colon)(?:,? ?\\(|:|,? (?:giving|yielding|to (?:read|give|form)|thus):?) ?${quoted}\\)?${here}`, [1],
    'Join the two sentences with a semicolon ("x").', 'Join the two sentences with a semicolon.'),
  row('joined into this one', `^(?:please )?${join}(?: up)? (¶+(?: and ¶+)?|the two sentences) (?:in|into|as|to form|to make) (?:one|a single)(?: sentence| paragraph| one)?(?:,? (?:reading|to read|which reads|that reads|as follows|thus|so|namely))?: ?(?=${quoted}\\.?$)`, ['replace ', 1, ' with '],
    'Combine the first two sentences into one: "x"', 'Replace the first two sentences with "x"'),
  row('two parts, to be joined', '^(¶+(?: and (?:¶+|\\d+))?)(?::|,| -|(?= (?:run|joined|merged|combined|made)(?![\\w-]))) (?:please )?(?:to be )?(?:run on|run together|run|joined?|merged?|combined?|made|as)(?: (?:on|together))?(?: (?:as|into|in))?(?: one(?: paragraph)?)?(?=\\.?$)(?<= (?:on|together|joined?|merged?|combined?|one|paragraph))', ['join ', 1],
    'The last two paragraphs: run on as one.', 'Join The last two paragraphs.'),
  row('joined up', '^(?:please )?(?:join|close|link|tie|knit|draw|bring|run) up (?=¶+(?: and ¶+)?\\.?$)', ['join '],
    'Close up the first two paragraphs.', 'Join the first two paragraphs.'),
  row('turned into one', '^(?:please )?(?:turn|make|convert|form|bring) (¶+(?: and ¶+)?) (?:in)?to (?:one|a single one|a single paragraph|one paragraph)(?=\\.?$)', ['join ', 1],
    'Turn the first two paragraphs into one.', 'Join the first two paragraphs.'),
  rowOfParts('swapped over', `^(?:please )?(?:swap|switch|turn|change) (?:over|round|around|about) (?=the ${rank} (?:and (?:the )?${rank}|two) (?:paragraphs|sentences|bullets)\\.?$)`, ['swap '],
    'Swap over the first and second paragraphs.', 'Swap the first and second paragraphs.'),
  row('their order inverted', '^(?:please )?(?:invert|turn round|turn around|flip|change|swap) the order of (?=¶+(?: and ¶+)?\\.?$)', ['reverse the order of '],
    'Invert the order of the first two paragraphs.', 'Reverse the order of the first two paragraphs.'),
  row('it is two now', `^(?:what (?:was|used to be) )?(¶+) (?:is|becomes|has become|should be|must be|is to be) (?:now )?two(?: paragraphs)?(?:[;,:]| -)? (?:and )?(?:the (?:new (?:one|paragraph)|second(?: one| of them| of which| paragraph)?|other(?: one)?) (?:now )?(?:starts|begins|opens|starting|beginning)|with the second (?:starting|beginning|opening))(?: at| with| from)? (${quoted})(?=\\.?$)`, ['split ', 1, ' before ', 2],
    'The second paragraph is now two paragraphs; the new one starts at "x".', 'Split The second paragraph before "x".'),
  row('it is split at words', `^(¶+) (?:is|has been|should be|must be|is to be) (?:now |hereby )?(?:split|divided|broken|cut)(?: up)?(?: (?:in|into) two(?: paragraphs| parts)?)? (?:at|just before|right before|in front of) (${quoted})${here}`, ['split ', 1, ' before ', 2],
    'The last paragraph has been split in two at "x".', 'Split The last paragraph before "x".'),
  row('split at words', `^(?:please )?(?:break up|break|split up|split|divide|cut|part) (¶+|the paragraph)(?: (?:in|into) two(?: paragraphs| parts)?)? (?:at|just before|right before|in front of) (${quoted})${here}`, ['split ', 1, ' before ', 2],
    'Break up the first paragraph at "x".', 'Split the first paragraph before "x".'),
  rowOfParts('broken up behind a sentence', `^(?:please )?(?:break up|split up|cut up|cut) (the ${rank} paragraph|paragraph \\d+)(?: (?:in|into) two)? (?=(?:after|behind) the ${rank} sentence\\.?$)`, ['split ', 1, ' '],
    'Break up the first paragraph after the second sentence.', 'Split the first paragraph after the second sentence.'),
  row('a paragraph begins with words', `^an? (?:new |fresh |separate )+paragraph (?:now )?${begins} (?:with|at|from|before) (?=${quoted}\\.?$)`, ['start a new paragraph at '],
    'A new paragraph begins with "x".', 'Start a new paragraph at "x".'),
  row('a paragraph begins behind words', `^an? (?:new |fresh |separate )+paragraph (?:now )?${begins} (?:after|behind) (?=${quoted}\\.?$)`, ['start a new paragraph after '],
    'A new paragraph starts after "x."', 'Start a new paragraph after "x."'),
  row('a break before words', `^(?:(?:a |the )?(?:new )?(?:par|para|paragraph)\\.? break (?:(?:is|has been|should be|must be|is to be) (?:now )?(?:inserted|added|put|made|placed) |goes |comes |belongs )?|there (?:is now|should be|must be|has to be|needs to be|is to be) a (?:new )?paragraph break )(before|after|at) (?=${quoted}\\.?$)`, ['insert a paragraph break ', 1, ' '],
    'There should be a paragraph break before "x".', 'Insert a paragraph break before "x".'),
  rowOfParts('a sentence alone', `^${sentence} (?:is now|becomes|should be|must be|is to be|should become|forms|should form|now forms|should stand alone as|stands alone as|now stands alone as|is set off as|should be set off as) ${ownParagraph}${here}`, ['make ', 1, ' a separate paragraph'],
    'The last sentence of the first paragraph is now a paragraph of its own.', 'Make the last sentence of the first paragraph a separate paragraph.'),
  rowOfParts('a sentence set off', `^(?:please )?(?:set off|separate|split off|break off|detach|put|set|print|move|turn) ${sentence} (?:as|into|in|off as|off into|apart as|to) ${ownParagraph}${here}`, ['make ', 1, ' a separate paragraph'],
    'Set off the last sentence of the first paragraph as a paragraph of its own.', 'Make the last sentence of the first paragraph a separate paragraph.'),
  rowOfParts('the last sentence begins one', `^(the (?:last|final|closing) sentence (?:of|in) the ${rank} paragraph) (?:now |should |must |is to )?(?:begins?|starts?|opens?) an? (?:new |fresh |separate )paragraph${here}`, ['make ', 1, ' a separate paragraph'],
    'The last sentence of the first paragraph begins a new paragraph.', 'Make the last sentence of the first paragraph a separate paragraph.'),
];
