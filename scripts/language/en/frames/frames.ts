/** What plain orders say, whatever their words: one frame a row, how the grammar of instructions says the same, and an example of both. */
import type { Recasting } from '../recastings/row.ts';
import { frame, frameOfParagraph, placed } from './frame.ts';

const said = (whole: 'part' | 'entry'): string => (whole === 'part' ? 'the last paragraph' : 'this entry');

const replacing = [
  placed('thing becomes thing', ['replace ', 1, ' with ', 2], 'The figure of "x" has been bumped up to "y".', 'replace "x" with "y".'),
  placed('thing ousts thing', ['replace ', 2, ' with ', 1], 'In the last sentence, "x" ousts "y".', 'in the last sentence, replace "y" with "x".'),
  placed('thing stoodThere thing stood', ['replace ', 2, ' with ', 1], '"x" now stands where "y" stood.', 'replace "y" with "x".'),
  placed('thing stoodThere weHad thing', ['replace ', 2, ' with ', 1], '"x" now stands where we used to have "y".', 'replace "y" with "x".'),
  placed('turn thing to thing', ['replace ', 1, ' with ', 2], 'Restyle "x" as "y".', 'replace "x" with "y".'),
  placed('shift thing upTo thing', ['replace ', 1, ' with ', 2], 'Push "x" up to "y".', 'replace "x" with "y".'),
  placed('turn from thing to thing', ['replace ', 1, ' with ', 2], 'Upgrade from "x" to "y".', 'replace "x" with "y".'),
  placed('replace thing withOrBy thing', ['replace ', 1, ' with ', 2], 'Oust "x" by "y".', 'replace "x" with "y".'),
  placed('trade thing for thing', ['replace ', 1, ' with ', 2], 'Trade in "x" for "y".', 'replace "x" with "y".'),
  placed('say thing instead thing', ['replace ', 2, ' with ', 1], 'Let us say "x" rather than "y".', 'replace "y" with "x".'),
  placed('instead thing say thing', ['replace ', 1, ' with ', 2], 'In lieu of "x" we now write "y".', 'replace "x" with "y".'),
  placed('wordIs thing not thing', ['replace ', 2, ' with ', 1], 'The word there is "x", not "y".', 'replace "y" with "x".'),
  // Without a place it may be said of a rule of play.
  frame('place itMustBe thing not thing', [1, ', replace ', 3, ' with ', 2], 'In the last sentence it must be "x", and not "y".', 'in the last sentence, replace "y" with "x".'),
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

const rewording = [
  frame('part becomes quote', [1, ' should read ', 2], 'The last sentence is ousted by "x".', 'the last sentence should read "x".'),
  frame('quote stoodThere part stood', [2, ' should read ', 1], '"x" now stands where the last sentence stood.', 'the last sentence should read "x".'),
  frame('trade part for quote', [1, ' should read ', 2], 'Swap out the last sentence for "x".', 'the last sentence should read "x".'),
  frame('replace part withOrBy quote', [1, ' should read ', 2], 'Displace the last sentence by "x".', 'the last sentence should read "x".'),
  frame('quote ousts part', [2, ' should read ', 1], '"x" supplants the last sentence.', 'the last sentence should read "x".'),
];

const deleting = [
  placed('cut thing', ['delete ', 1], 'Throw out "x" in the last sentence.', 'in the last sentence, delete "x".'),
  placed('thing goes', ['delete ', 1], '"x" is put out of force.', 'delete "x".'),
  placed('called quote lapses', ['delete ', 1], 'The clause "x" lapses.', 'delete "x".'),
  frame('part lapses', ['delete ', 1], 'The last sentence lapses.', 'delete the last sentence.'),
  placed('thing isCut', ['delete ', 1], '"x" has been snipped out.', 'delete "x".'),
  placed('have thing struck', ['delete ', 1], 'Have "x" removed.', 'delete "x".'),
  placed('seeTo thing isStruck', ['delete ', 1], 'See to it that "x" is removed.', 'delete "x".'),
  frame('take part', ['delete ', 1], 'Throw out the last sentence.', 'delete the last sentence.'),
  frame('part isRetired', ['delete ', 1], 'The last sentence has been retired.', 'delete the last sentence.'),
  frame('part goes', ['delete ', 1], 'The last sentence has been laid to rest.', 'delete the last sentence.'),
  frame('have part struck', ['delete ', 1], 'Have the last sentence removed.', 'delete the last sentence.'),
  frame('seeTo part isStruck', ['delete ', 1], 'Make sure that the last sentence is removed.', 'delete the last sentence.'),
  frame('take entry', ['delete ', 1], 'Throw out this entry.', 'delete this entry.'),
  frame('entry isRetired fromGlossary', ['delete ', 1], 'This entry has been retired from the Glossary.', 'delete this entry.'),
  frame('entry leaves', ['delete ', 1], 'This entry leaves the Glossary.', 'delete this entry.'),
  frame('entry isGone fromGlossary?', ['delete ', 1], 'This entry has been thrown out.', 'delete this entry.'),
  frame('have entry struck', ['delete ', 1], 'Have this entry removed.', 'delete this entry.'),
  frame('seeTo entry isStruck', ['delete ', 1], 'Make sure that this entry is removed.', 'delete this entry.'),
  frame('glossary losesIt entry', ['delete ', 1], 'The Glossary no longer has this entry.', 'delete this entry.'),
];

const inserting = (['after', 'before'] as const).flatMap((side) => {
  const [behind, come] = side === 'after' ? ['behind', 'come'] : ['ahead of', 'stand'];
  return [
    placed(`insert text in? ${side} thing`, ['insert ', 1, ` ${side} `, 2], `Slip "x" in ${behind} "y".`, `insert "x" ${side} "y".`),
    placed(`${side} thing insert text`, ['insert ', 2, ` ${side} `, 1], `${side} "y" slip in "x".`, `insert "x" ${side} "y".`),
    placed(`text stands ${side} thing`, ['insert ', 1, ` ${side} `, 2], `"x" is slipped in ${behind} "y".`, `insert "x" ${side} "y".`),
    placed(`${side} thing mustStand text`, ['insert ', 2, ` ${side} `, 1], `${side} "y" there now stands "x".`, `insert "x" ${side} "y".`),
    placed(`${side} thing text mustStand`, ['insert ', 2, ` ${side} `, 1], `${side} "y" "x" is to be set.`, `insert "x" ${side} "y".`),
    placed(`let text come ${side} thing`, ['insert ', 1, ` ${side} `, 2], `Let "x" ${come} ${behind} "y".`, `insert "x" ${side} "y".`),
    placed(`have text inserted ${side} thing`, ['insert ', 1, ` ${side} `, 2], `Have "x" slipped in ${behind} "y".`, `insert "x" ${side} "y".`),
  ];
});

const adding = [
  ...(['part', 'entry'] as const).flatMap((whole) => [
    frameOfParagraph(`${whole} opensNow with asSentence quote`, ['add a sentence at the beginning of ', 1, ': ', 2],
      `${said(whole)} now opens with the sentence "x".`, `add a sentence at the beginning of ${said(whole)}: "x".`),
    frameOfParagraph(`${whole} closesNow with asSentence quote`, ['add a sentence at the end of ', 1, ': ', 2],
      `${said(whole)} should close with the sentence "x".`, `add a sentence at the end of ${said(whole)}: "x".`),
    frameOfParagraph(`${whole} opens with newSentence quote`, ['add a sentence at the beginning of ', 1, ': ', 2],
      `${said(whole)} opens with a new sentence: "x".`, `add a sentence at the beginning of ${said(whole)}: "x".`),
    frameOfParagraph(`${whole} closes with newSentence quote`, ['add a sentence at the end of ', 1, ': ', 2],
      `${said(whole)} closes with a new sentence: "x".`, `add a sentence at the end of ${said(whole)}: "x".`),
    frameOfParagraph(`open ${whole} with asSentence quote`, ['add a sentence at the beginning of ', 1, ': ', 2],
      `Open ${said(whole)} with the sentence "x".`, `add a sentence at the beginning of ${said(whole)}: "x".`),
    frameOfParagraph(`close ${whole} with asSentence quote`, ['add a sentence at the end of ', 1, ': ', 2],
      `Close ${said(whole)} with the sentence "x".`, `add a sentence at the end of ${said(whole)}: "x".`),
    frameOfParagraph(`newSentence quote opens ${whole}`, ['add a sentence at the beginning of ', 2, ': ', 1],
      `A new sentence, "x", opens ${said(whole)}.`, `add a sentence at the beginning of ${said(whole)}: "x".`),
    frameOfParagraph(`newSentence quote closes ${whole}`, ['add a sentence at the end of ', 2, ': ', 1],
      `A further sentence, "x", closes ${said(whole)}.`, `add a sentence at the end of ${said(whole)}: "x".`),
    frameOfParagraph(`asSentence quote opensNow ${whole}`, ['add a sentence at the beginning of ', 2, ': ', 1],
      `The sentence "x" now opens ${said(whole)}.`, `add a sentence at the beginning of ${said(whole)}: "x".`),
    frameOfParagraph(`asSentence quote closesNow ${whole}`, ['add a sentence at the end of ', 2, ': ', 1],
      `The sentence "x" must close ${said(whole)}.`, `add a sentence at the end of ${said(whole)}: "x".`),
    frameOfParagraph(`${whole} gains newFirst quote`, ['add a sentence at the beginning of ', 1, ': ', 2],
      `${said(whole)} acquires a new first sentence: "x".`, `add a sentence at the beginning of ${said(whole)}: "x".`),
    frameOfParagraph(`${whole} gains newLast quote`, ['add a sentence at the end of ', 1, ': ', 2],
      `${said(whole)} acquires a new last sentence: "x".`, `add a sentence at the end of ${said(whole)}: "x".`),
  ]),
  frame('close entry with quote', ['add a sentence at the end of ', 1, ': ', 2], 'Finish this entry with "x".', 'add a sentence at the end of this entry: "x".'),
  frame('extendList quote', ['add ', 1, ' to the list'], 'Expand the list to include "x".', 'add "x" to the list.'),
  frame('listGrows quote too?', ['add ', 1, ' to the list'], 'The list is expanded to include "x" as well.', 'add "x" to the list.'),
  frame('insert quote onList', ['add ', 1, ' to the list'], 'Put "x" on the list.', 'add "x" to the list.'),
  frame('quote mustStand onList', ['add ', 1, ' to the list'], '"x" is put on the list.', 'add "x" to the list.'),
  frame('newBullet quote stands before thing', ['insert ', 1, ' as a new bullet before ', 2], 'A new bullet, "x", comes before "y".', 'insert "x" as a new bullet before "y".'),
  frame('newBullet quote stands after thing', ['insert ', 1, ' as a new bullet after ', 2], 'A new bullet, "x", comes after "y".', 'insert "x" as a new bullet after "y".'),
];

const betwixt = [
  placed('insert text betwixt thing and thing', ['insert ', 1, ' between ', 2, ' and ', 3], 'Slip "x" in between "y" and "z".', 'insert "x" between "y" and "z".'),
  placed('betwixt thing and thing insert text', ['insert ', 3, ' between ', 1, ' and ', 2], 'Between "y" and "z" slip "x".', 'insert "x" between "y" and "z".'),
  placed('text stands betwixt thing and thing', ['insert ', 1, ' between ', 2, ' and ', 3], '"x" is slipped in between "y" and "z".', 'insert "x" between "y" and "z".'),
  placed('betwixt thing and thing mustStand text', ['insert ', 3, ' between ', 1, ' and ', 2], 'Between "y" and "z" is slipped "x".', 'insert "x" between "y" and "z".'),
  placed('betwixt thing and thing text mustStand', ['insert ', 3, ' between ', 1, ' and ', 2], 'Between "y" and "z" "x" is to be set.', 'insert "x" between "y" and "z".'),
  placed('thing followed text', ['insert ', 2, ' after ', 1], '"x" is henceforth followed by "y".', 'insert "y" after "x".'),
  placed('thing preceded text', ['insert ', 2, ' before ', 1], '"x" is henceforth preceded by "y".', 'insert "y" before "x".'),
];

const moving = [
  frame('send part toBeginning ofEntry', ['move ', 1, ' to the beginning ', 2], 'Send the last sentence up to the head of the entry.', 'move the last sentence to the beginning of the entry.'),
  frame('send part toBeginning place', ['move ', 1, ' to the beginning ', 2],
    'Drag the last sentence to the top of the first paragraph.', 'move the last sentence to the beginning of the first paragraph.'),
  frame('send part toEnd ofEntry', ['move ', 1, ' to the end ', 2], 'Send the first sentence down to the foot of the entry.', 'move the first sentence to the end of the entry.'),
  frame('send part toEnd place', ['move ', 1, ' to the end ', 2], 'Drag the last sentence to the close of the first paragraph.', 'move the last sentence to the end of the first paragraph.'),
  frame('part moves toBeginning ofEntry', ['move ', 1, ' to the beginning ', 2],
    'What is now the last paragraph travels to the head of the entry.', 'move the last paragraph to the beginning of the entry.'),
  frame('part moves toBeginning place', ['move ', 1, ' to the beginning ', 2],
    'The last sentence is dragged to the head of the first paragraph.', 'move the last sentence to the beginning of the first paragraph.'),
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
  frame('join part asOne?', ['join ', 1], 'Fuse the first two paragraphs into one.', 'join the first two paragraphs.'),
  frame('part joined asOne?', ['join ', 1], 'The first two paragraphs are fused into one.', 'join the first two paragraphs.'),
  frameOfParagraph('part mustBe singleOne', ['join ', 1], 'The last two paragraphs should be a single paragraph.', 'join the last two paragraphs.'),
  frameOfParagraph('make part singleOne', ['join ', 1], 'Make the last two paragraphs a single paragraph.', 'join the last two paragraphs.'),
  frame('make part one', ['join ', 1], 'Make the first two paragraphs one.', 'join the first two paragraphs.'),
  frame('split part inTwo before thing', ['split ', 1, ' before ', 2], 'Cut the last paragraph in two right before "x".', 'split the last paragraph before "x".'),
  frame('split part inTwo after thing', ['split ', 1, ' after ', 2], 'Cut the last paragraph in two right behind "x".', 'split the last paragraph after "x".'),
  frame('part splits inTwo before thing', ['split ', 1, ' before ', 2], 'The last paragraph is cut in two before "x".', 'split the last paragraph before "x".'),
  frame('part splits inTwo after thing', ['split ', 1, ' after ', 2], 'The last paragraph is cut in two behind "x".', 'split the last paragraph after "x".'),
  frame('split part inTwo theSecond thing', ['split ', 1, ' before ', 2], 'Break the last paragraph into two, the second of which begins with "x".', 'split the last paragraph before "x".'),
  frame('part splits inTwo theSecond thing', ['split ', 1, ' before ', 2], 'The last paragraph is broken into two, the second beginning "x".', 'split the last paragraph before "x".'),
  frame('split entry inTwo theSecond thing', ['start a new paragraph at ', 2], 'Break this entry into two paragraphs, the second of which begins with "x".', 'start a new paragraph at "x".'),
  placed('start thing', ['start a new paragraph at ', 1], 'Open a fresh paragraph with "x".', 'start a new paragraph at "x".'),
  placed('thing starts', ['start a new paragraph at ', 1], '"x" becomes the start of a new paragraph.', 'start a new paragraph at "x".'),
  placed('let thing startOne', ['start a new paragraph at ', 1], 'Let "x" begin a paragraph of its own.', 'start a new paragraph at "x".'),
];

export const frames: readonly Recasting[] = [...replacing, ...rewording, ...deleting, ...inserting, ...adding, ...betwixt, ...moving, ...parting];
