/** What plain orders say, whatever their words: one frame a row, how the grammar of instructions says the same, and an example of both. */
import type { Recasting } from '../recastings/row.ts';
import { frame, placed } from './frame.ts';

const replacing = [
  placed('thing becomes thing', ['replace ', 1, ' with ', 2], 'The figure of "x" has been bumped up to "y".', 'replace "x" with "y".'),
  placed('thing ousts thing', ['replace ', 2, ' with ', 1], 'In the last sentence, "x" ousts "y".', 'in the last sentence, replace "y" with "x".'),
  placed('thing stoodThere thing stood', ['replace ', 2, ' with ', 1], '"x" now stands where "y" stood.', 'replace "y" with "x".'),
  placed('thing stoodThere weHad thing', ['replace ', 2, ' with ', 1], '"x" now stands where we used to have "y".', 'replace "y" with "x".'),
  placed('turn thing to thing', ['replace ', 1, ' with ', 2], 'Push "x" up to "y".', 'replace "x" with "y".'),
  placed('turn from thing to thing', ['replace ', 1, ' with ', 2], 'Bump up from "x" to "y".', 'replace "x" with "y".'),
  placed('replace thing withOrFor thing', ['replace ', 1, ' with ', 2], 'Oust "x" by "y".', 'replace "x" with "y".'),
  placed('trade thing for thing', ['replace ', 1, ' with ', 2], 'Trade in "x" for "y".', 'replace "x" with "y".'),
  placed('say thing instead thing', ['replace ', 2, ' with ', 1], 'Let us say "x" rather than "y".', 'replace "y" with "x".'),
  placed('instead thing say thing', ['replace ', 1, ' with ', 2], 'In lieu of "x" we now write "y".', 'replace "x" with "y".'),
  placed('wordIs thing insteadOrNot thing', ['replace ', 2, ' with ', 1], 'The word there is "x", not "y".', 'replace "y" with "x".'),
  placed('make thing thing', ['replace ', 1, ' with ', 2], 'Make "x" in the last sentence "y".', 'in the last sentence, replace "x" with "y".'),
  placed('where thereWas thing thereIs thing', ['replace ', 1, ' with ', 2], 'Where there was "x", there is now "y".', 'replace "x" with "y".'),
  frame('where part said thing itSays thing', ['in ', 1, ', replace ', 2, ' with ', 3], 'Where the last sentence said "x", it now says "y".', 'in the last sentence, replace "x" with "y".'),
  frame('where entry said thing itSays thing', ['replace ', 2, ' with ', 3], 'Where this entry said "x", it now says "y".', 'replace "x" with "y".'),
  frame('part says thing insteadOrFor thing', ['in ', 1, ', replace ', 3, ' with ', 2], 'The last sentence now has "x" for "y".', 'in the last sentence, replace "y" with "x".'),
  frame('instead thing part says thing', ['in ', 2, ', replace ', 1, ' with ', 3], 'In place of "x" the last sentence now has "y".', 'in the last sentence, replace "x" with "y".'),
  frame('part saysNot thing but thing', ['in ', 1, ', replace ', 2, ' with ', 3], 'The last sentence no longer says "x" but "y".', 'in the last sentence, replace "x" with "y".'),
  frame('entry says thing insteadOrFor thing', ['replace ', 3, ' with ', 2], 'This entry now says "x" instead of "y".', 'replace "y" with "x".'),
  frame('entry saysNot thing but thing', ['replace ', 2, ' with ', 3], 'This entry no longer says "x" but "y".', 'replace "x" with "y".'),
];

const deleting = [
  placed('cut thing', ['delete ', 1], 'Throw out "x" in the last sentence.', 'in the last sentence, delete "x".'),
  placed('doWithout thing', ['delete ', 1], 'We do without "x" from now on.', 'delete "x".'),
  placed('noMore thing', ['delete ', 1], 'Nothing remains of "x".', 'delete "x".'),
  placed('thing goes', ['delete ', 1], '"x" is put out of force.', 'delete "x".'),
  placed('thing isCut', ['delete ', 1], '"x" has been snipped out.', 'delete "x".'),
  placed('have thing clipped', ['delete ', 1], 'Have "x" removed.', 'delete "x".'),
  placed('seeTo thing goes', ['delete ', 1], 'See to it that "x" is removed.', 'delete "x".'),
  frame('take part', ['delete ', 1], 'Throw out the last sentence.', 'delete the last sentence.'),
  frame('noMore part', ['delete ', 1], 'Nothing remains of the last sentence.', 'delete the last sentence.'),
  frame('part isTaken', ['delete ', 1], 'The last sentence has been retired.', 'delete the last sentence.'),
  frame('part goes', ['delete ', 1], 'The last sentence has been laid to rest.', 'delete the last sentence.'),
  frame('have part taken', ['delete ', 1], 'Have the last sentence removed.', 'delete the last sentence.'),
  frame('seeTo part goes', ['delete ', 1], 'Make sure that the last sentence is removed.', 'delete the last sentence.'),
  frame('take entry', ['delete ', 1], 'Throw out this entry.', 'delete this entry.'),
  frame('entry isTaken fromGlossary', ['delete ', 1], 'This entry has been retired from the Glossary.', 'delete this entry.'),
  frame('entry leaves', ['delete ', 1], 'This entry leaves the Glossary.', 'delete this entry.'),
  frame('entry isGone', ['delete ', 1], 'This entry has been thrown out of the Glossary.', 'delete this entry.'),
  frame('have entry taken', ['delete ', 1], 'Have this entry removed.', 'delete this entry.'),
  frame('seeTo entry isGone', ['delete ', 1], 'Make sure that this entry is removed.', 'delete this entry.'),
  frame('glossary losesIt entry', ['delete ', 1], 'The Glossary no longer has this entry.', 'delete this entry.'),
];

const inserting = (['after', 'before'] as const).flatMap((side) => {
  const [behind, come] = side === 'after' ? ['behind', 'come'] : ['ahead of', 'stand'];
  return [
    placed(`insert thing in? ${side} thing`, ['insert ', 1, ` ${side} `, 2], `Slip "x" in ${behind} "y".`, `insert "x" ${side} "y".`),
    placed(`${side} thing insert thing`, ['insert ', 2, ` ${side} `, 1], `${side} "y" slip in "x".`, `insert "x" ${side} "y".`),
    placed(`thing stands ${side} thing`, ['insert ', 1, ` ${side} `, 2], `"x" is slipped in ${behind} "y".`, `insert "x" ${side} "y".`),
    placed(`${side} thing mustStand thing`, ['insert ', 2, ` ${side} `, 1], `${side} "y" there now stands "x".`, `insert "x" ${side} "y".`),
    placed(`let thing come ${side} thing`, ['insert ', 1, ` ${side} `, 2], `Let "x" ${come} ${behind} "y".`, `insert "x" ${side} "y".`),
    placed(`have thing inserted ${side} thing`, ['insert ', 1, ` ${side} `, 2], `Have "x" slipped in ${behind} "y".`, `insert "x" ${side} "y".`),
  ];
});

const betwixt = [
  placed('insert thing betwixt thing and thing', ['insert ', 1, ' between ', 2, ' and ', 3], 'Slip "x" in between "y" and "z".', 'insert "x" between "y" and "z".'),
  placed('betwixt thing and thing insert thing', ['insert ', 3, ' between ', 1, ' and ', 2], 'Between "y" and "z" slip "x".', 'insert "x" between "y" and "z".'),
  placed('thing stands betwixt thing and thing', ['insert ', 1, ' between ', 2, ' and ', 3], '"x" is slipped in between "y" and "z".', 'insert "x" between "y" and "z".'),
  placed('betwixt thing and thing mustStand thing', ['insert ', 3, ' between ', 1, ' and ', 2], 'Between "y" and "z" is slipped "x".', 'insert "x" between "y" and "z".'),
  placed('thing followed thing', ['insert ', 2, ' after ', 1], '"x" is henceforth followed by "y".', 'insert "y" after "x".'),
  placed('thing preceded thing', ['insert ', 2, ' before ', 1], '"x" is henceforth preceded by "y".', 'insert "y" before "x".'),
];

const moving = [
  frame('send part toBeginning ofEntry', ['move ', 1, ' to the beginning ', 2], 'Send the last sentence up to the head of the entry.', 'move the last sentence to the beginning of the entry.'),
  frame('send part toBeginning place', ['move ', 1, ' to the beginning ', 2], 'Drag the last sentence to the top of the first paragraph.', 'move the last sentence to the beginning of the first paragraph.'),
  frame('send part toEnd ofEntry', ['move ', 1, ' to the end ', 2], 'Send the first sentence down to the foot of the entry.', 'move the first sentence to the end of the entry.'),
  frame('send part toEnd place', ['move ', 1, ' to the end ', 2], 'Drag the last sentence to the close of the first paragraph.', 'move the last sentence to the end of the first paragraph.'),
  frame('part moves toBeginning ofEntry', ['move ', 1, ' to the beginning ', 2], 'What is now the last paragraph travels to the head of the entry.', 'move the last paragraph to the beginning of the entry.'),
  frame('part moves toBeginning place', ['move ', 1, ' to the beginning ', 2], 'The last sentence is dragged to the head of the first paragraph.', 'move the last sentence to the beginning of the first paragraph.'),
  frame('part moves toEnd ofEntry', ['move ', 1, ' to the end ', 2], 'The first paragraph is carried to the foot of the entry.', 'move the first paragraph to the end of the entry.'),
  frame('part moves toEnd place', ['move ', 1, ' to the end ', 2], 'The last sentence is dragged to the close of the first paragraph.', 'move the last sentence to the end of the first paragraph.'),
  frame('send part after part', ['move ', 1, ' after ', 2], 'Drag the last sentence in behind the first sentence.', 'move the last sentence after the first sentence.'),
  frame('send part before part', ['move ', 1, ' before ', 2], 'Drag the last sentence ahead of the first sentence.', 'move the last sentence before the first sentence.'),
  frame('part mustMove after part', ['move ', 1, ' after ', 2], 'The last sentence is dragged in behind the first sentence.', 'move the last sentence after the first sentence.'),
  frame('part mustMove before part', ['move ', 1, ' before ', 2], 'The last sentence is dragged ahead of the first sentence.', 'move the last sentence before the first sentence.'),
  frame('turnRound pair', ['swap ', 1], 'Flip the last two sentences.', 'swap the last two sentences.'),
  frame('turn2 pair round', ['swap ', 1], 'Turn the last two sentences round.', 'swap the last two sentences.'),
  frame('pair turnsRound', ['swap ', 1], 'The two bullets now come in the opposite order.', 'swap the two bullets.'),
];

const parting = [
  frame('fuse part asOne?', ['join ', 1], 'Fuse the first two paragraphs into one.', 'join the first two paragraphs.'),
  frame('part fuses asOne?', ['join ', 1], 'The first two paragraphs are fused into one.', 'join the first two paragraphs.'),
  frame('make part one', ['join ', 1], 'Make the first two paragraphs one.', 'join the first two paragraphs.'),
  frame('split part inTwo before thing', ['split ', 1, ' before ', 2], 'Cut the last paragraph in two right before "x".', 'split the last paragraph before "x".'),
  frame('split part inTwo after thing', ['split ', 1, ' after ', 2], 'Cut the last paragraph in two right behind "x".', 'split the last paragraph after "x".'),
  frame('part splits inTwo before thing', ['split ', 1, ' before ', 2], 'The last paragraph is cut in two before "x".', 'split the last paragraph before "x".'),
  frame('part splits inTwo after thing', ['split ', 1, ' after ', 2], 'The last paragraph is cut in two behind "x".', 'split the last paragraph after "x".'),
  frame('split part inTwo theSecond thing', ['split ', 1, ' before ', 2], 'Break the last paragraph into two, the second of which begins with "x".', 'split the last paragraph before "x".'),
  frame('part splits inTwo theSecond thing', ['split ', 1, ' before ', 2], 'The last paragraph is broken into two, the second beginning "x".', 'split the last paragraph before "x".'),
  frame('split entry inTwo theSecond thing', ['split ', 1, ' before ', 2], 'Break this entry into two paragraphs, the second of which begins with "x".', 'split this entry before "x".'),
  placed('start thing', ['start a new paragraph at ', 1], 'Open a fresh paragraph with "x".', 'start a new paragraph at "x".'),
  placed('thing starts', ['start a new paragraph at ', 1], '"x" becomes the start of a new paragraph.', 'start a new paragraph at "x".'),
  placed('let thing start2', ['start a new paragraph at ', 1], 'Let "x" begin a paragraph of its own.', 'start a new paragraph at "x".'),
];

export const frames: readonly Recasting[] = [...replacing, ...deleting, ...inserting, ...betwixt, ...moving, ...parting];
