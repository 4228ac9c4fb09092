/** Ways to say where, and where to. */
import { rank } from '../text-things.ts';
import { place, quoted, row, rowOfParts, subject } from './row.ts';
import type { Recasting } from './row.ts';

export const placing: readonly Recasting[] = [
  row('on the list', '(?<=¶|its (?:last|first) (?:item|bullet)) on the list(?![\\w-])', [' of the list'],
    'Delete the last item on the list.', 'Delete the last item of the list.'),
  row('words within words', `^((?:[^"“]*?)(?<!(?:with|by|to|into|read|say|be) ))(${quoted}),? (?:in|within|from|of) (?:the (?:phrase|words|clause|passage|sentence|expression) )?(${quoted})((?: [^"“]*?)?(?:(?:with|by|to|into|read|say|be) ${quoted})?\\.?)$`, ['in ', 3, ', ', 1, 2, 4],
    'Delete "x" in "x y z".', 'In "x y z", delete "x".'),
  row('where, said last', `^(?!(?:in|within|of|from)(?![\\w-]))([^¶]*?),? (${place}),?(?= (?:with|by|to|into|after|before|is|are|was|were|has|have|should|must|shall|reads?|becomes?) )(?!.*(?:¶|;| and | then | but ))`, [2, ', ', 1],
    'Replace "x" in the second paragraph with "y".', 'In the second paragraph, replace "x" with "y".'),
  row('another way to move', `^(?:bring|take|carry|pull|push|lift|transfer|transpose) (${subject})(?: up| down| back| forward)? (?=(?:to|before|after|behind|ahead of|in front of) )`, ['move ', 1, ' '],
    'Bring the last sentence up to the beginning of the entry.', 'Move the last sentence to the beginning of the entry.'),
  row('the order is reversed', '^the order of (¶+(?: and ¶+)?) (?:is|has been|should be|must be|is to be|shall be) (?:now |hereby )?(?:reversed|swapped|inverted|exchanged|switched|turned round|turned around)(?=\\.?$)', ['reverse the order of ', 1],
    'The order of the last two sentences is reversed.', 'Reverse the order of the last two sentences.'),
  row('where it goes', `^(${subject}) (?:(?:now|should|must|shall|is to|ought to|has to|needs to) (?:goes?|moves?|comes?|be moved|be put|be placed|is put|is placed|belongs?|stands?)|goes|moves|is put|belongs) (?=(?:to|at) the (?:very )?(?:beginning|end|start|top|bottom|head|foot|close) of (?:¶|this entry|the entry|the list))(?:to|at)`, ['move ', 1, ' to'],
    'The last sentence goes to the beginning of the first paragraph.', 'Move the last sentence to the beginning of the first paragraph.'),
  row('beside what it goes', '^(¶+) (?:now|should|must|shall|is to|ought to|has to|needs to) (?:goes?|moves?|comes?|be moved|be put|be placed|is put|is placed|belongs?|stands?)(?: up| down)? (?=(?:before|after|behind|ahead of|in front of) ¶)', ['move ', 1, ' '],
    'The third bullet now goes before the first bullet.', 'Move the third bullet before the first bullet.'),
  row('they are one', '^(¶+(?: and ¶+)?) (?:are now|become|form|have become|should be|should become|should form|must become|shall be|are to be|are to form|should now be)(?: now)? (?:one|a single one)(?=\\.?$)', ['join ', 1],
    'The first two paragraphs are now one.', 'Join the first two paragraphs.'),
  row('where a paragraph begins', `^(${quoted}) (?:now |should |must |shall |is to )?(?:begins?|starts?|opens?) (?:a |the )?new paragraph(?=\\.?$)`, ['start a new paragraph at ', 1],
    '"x" begins a new paragraph.', 'Start a new paragraph at "x".'),
  rowOfParts('first or last of a list', `^(?:put|place|list|set|print|move) the (${rank}) (bullet|item|bullet point) first(?=\\.?$)`, ['the ', 1, ' ', 2, ' moves up to become the first'],
    'Put the third bullet first.', 'The third bullet moves up to become the first.'),
  rowOfParts('it comes first', `^the (${rank}) (bullet|item|bullet point) (?:now|should|must|shall|is to) (?:comes?|goes?|stands?|is put|is placed|be|be put|is listed|be listed) first(?=\\.?$)`, ['the ', 1, ' ', 2, ' moves up to become the first'],
    'The third bullet now comes first.', 'The third bullet moves up to become the first.'),
  rowOfParts('a sentence comes first', `^the (${rank}) sentence (?:now|should|must|shall|is to) (?:comes?|goes?|stands?|is put|is placed|be|be put|be placed) first(?=\\.?$)`, ['move the ', 1, ' sentence to the beginning of its paragraph'],
    'The second sentence now comes first.', 'Move the second sentence to the beginning of its paragraph.'),
  row('the reference at the end', '^(the (?:cross-)?references?) at the (?:very )?(?:end|bottom|foot)(?: of (?:this|the) entry)?(?= (?:is|are|was|were|has been|have been|should be|must be) )', [1],
    'The cross-reference at the end is deleted.', 'The cross-reference is deleted.'),
  row('where a new paragraph is', `^an? (?:new|fresh|separate) paragraph (?:now )?(?:starts|begins|opens|should start|should begin|is to start|is to begin|must start|must begin) (?:at|from|before) (?=${quoted}\\.?$)`, ['start a new paragraph at '],
    'A fresh paragraph starts at "x".', 'Start a new paragraph at "x".'),
  row('it moves to open', `^(${subject}) (?:moves?|is moved|should move|must move)(?: up)? to (?:open|begin|start|head) (its paragraph|this entry|the entry|¶+)(?=\\.?$)`, ['move ', 1, ' to the beginning of ', 2],
    'The last sentence moves up to open its paragraph.', 'Move the last sentence to the beginning of its paragraph.'),
  row('it moves to close', `^(${subject}) (?:moves?|is moved|should move|must move)(?: down)? to (?:close|end|conclude) (its paragraph|this entry|the entry|¶+)(?=\\.?$)`, ['move ', 1, ' to the end of ', 2],
    'The first sentence moves down to close its paragraph.', 'Move the first sentence to the end of its paragraph.'),
];
