/** Ways to say that a part goes elsewhere, whatever verb sends it there. */
import { any, rank } from '../../text-things.ts';
import { quoted, row, rowOfParts } from '../row.ts';
import type { Recasting } from '../row.ts';

const here = '(?=\\.?$)';
const told = `(?:,? (?:that |which )?(?:begins|starts|opens|beginning|starting|opening)(?: with)? ${quoted})`;
const paragraph = `(the (?:${rank} )?(?:paragraph|para\\.?)${told}?|(?:paragraph|para\\.?) \\d+)`;
/** Of what is only called an item it may be a rule. */
const item = `(the ${rank} (?:bullet point|bullet)|bullet \\d+)`;
const sentence = `(the sentence ${quoted}|the ${rank} sentence (?:of|in) the ${rank} (?:paragraph|bullet))`;
const send = `(?:please )?${any(['move', 'put', 'place', 'bring', 'take', 'shift', 'set', 'carry', 'push', 'transfer', 'relocate', 'reposition', 'send', 'have', 'let', 'drag', 'pull', 'bump'])}`;
const way = '(?: (?:up|down|back|forward|forwards|backwards))?';
/** What orders it; that it "now comes last" may be so because another part is gone. */
const must = '(?:(?:should|must|shall|ought to|has to|needs to|is to|to) (?:now )?(?:come|go|stand|move|be|appear|be put|be placed|be moved|lead)|moves|goes)';
const first = '(?:(?:to )?first(?: place)?|at the (?:very )?(?:beginning|start|top|head|front)|to the (?:very )?(?:beginning|start|top|head|front))';
const last = '(?:(?:to )?last(?: place)?|at the (?:very )?(?:end|bottom|foot|close)|to the (?:very )?(?:end|bottom|foot|close))';
const ofAll = '(?: of (?:the|this) (?:entry|text|list))?';
const behind = '(?:,? (?:to )?(?:follow|come after|stand after|go after|stand behind)|,? so (?:that )?(?:it )?(?:follows|comes after|stands after|goes after)|,? below|,? directly after|,? immediately after|,? right after|,? directly behind|,? behind)';

interface Kind { noun: string; one: string; whole: string; such: string }
const kinds: Kind[] = [
  { noun: 'paragraph', one: paragraph, whole: 'entry', such: 'last paragraph' },
  { noun: 'bullet', one: item, whole: 'list', such: 'third bullet' },
];

const twoByTwo = [['first', 'second'], ['second', 'third'], ['third', 'fourth'], ['fourth', 'fifth']] as const;

export const relocating: readonly Recasting[] = [
  ...kinds.flatMap(({ noun, one, whole, such }) => [
    rowOfParts(`a ${noun} is put first`, `^${send} ${one}${way},? (?:as |come |go |stand |so that it (?:comes|stands|goes|is) )?${first}${ofAll}${here}`, ['move ', 1, ` to the beginning of the ${whole}`],
      `Let the ${such} come first.`, `Move the ${such} to the beginning of the ${whole}.`),
    rowOfParts(`a ${noun} is put last`, `^${send} ${one}${way},? (?:as |come |go |stand |so that it (?:comes|stands|goes|is) )?${last}${ofAll}${here}`, ['move ', 1, ` to the end of the ${whole}`],
      `Put the ${such} last.`, `Move the ${such} to the end of the ${whole}.`),
    rowOfParts(`a ${noun} comes first`, `^${one} ${must}${way} (?:the )?${first}${ofAll}(?: now| from now on)?${here}`, ['move ', 1, ` to the beginning of the ${whole}`],
      `The ${such} should come first.`, `Move the ${such} to the beginning of the ${whole}.`),
    rowOfParts(`a ${noun} comes last`, `^${one} ${must}${way} (?:the )?${last}${ofAll}(?: now| from now on)?${here}`, ['move ', 1, ` to the end of the ${whole}`],
      `The ${such} should come last.`, `Move the ${such} to the end of the ${whole}.`),
    rowOfParts(`a ${noun} is put behind another`, `^${send} ${one}${way}${behind} (the ${rank})(?: one| ${noun})?${here}`, ['move ', 1, ' after ', 2, ` ${noun}`],
      `Move the ${such} up to follow the first.`, `Move the ${such} after the first ${noun}.`),
    rowOfParts(`let a ${noun} follow`, `^(?:please )?(?:let|have|make) ${one} (?:now )?(?:follow|come after|stand after|go after) (the ${rank})(?: one| ${noun})?${here}`, ['move ', 1, ' after ', 2, ` ${noun}`],
      `Let the ${such} follow the first.`, `Move the ${such} after the first ${noun}.`),
    rowOfParts(`a ${noun} goes beside another`, `^${one} (?:(?:should|must|shall|is to|to) (?:now )?(?:come|go|stand|be put|be placed|move|be moved)|is (?:now )?(?:put|placed|set|moved)|moves|to be (?:put|placed|moved))${way} (?:directly |immediately |right )?(before|after|behind|ahead of|in front of) (the ${rank})(?: one| ${noun})?${here}`, ['move ', 1, ' ', 2, ' ', 3, ` ${noun}`],
      `The ${such} is placed after the first.`, `Move the ${such} after the first ${noun}.`),
    rowOfParts(`a ${noun} is to follow`, `^${one} (?:is to|must|shall|to) (?:now )?follow (the ${rank})(?: one| ${noun})?${here}`, ['move ', 1, ' after ', 2, ` ${noun}`],
      `The ${such} is to follow the first.`, `Move the ${such} after the first ${noun}.`),
    ...twoByTwo.map(([before, after]) =>
      rowOfParts(`a ${noun} between the ${before} and the ${after}`, `^${send} ${one}${way} (?:to )?(?:a place )?(?:in )?between the ${before}(?: ${noun})? and (?:the )?${after}(?: ${noun}s?| ones?)?${here}`, ['move ', 1, ` after the ${before} ${noun}`],
        `Move the ${noun === 'bullet' ? 'fifth bullet' : such} between the ${before} and ${after}.`, `Move the ${noun === 'bullet' ? 'fifth bullet' : such} after the ${before} ${noun}.`)),
  ]),
  row('a sentence by its words is now found there', `^(the sentence,? (?:(?:that |which )?(?:begins|starts|opens|beginning|starting|opening)(?: with)? )?${quoted}) (?:is now (?:found|placed|put|printed|to be found)|now (?:stands|comes|appears)) at (the (?:very )?(?:end|beginning|start|top) of ¶+)${here}`, ['move ', 1, ' to ', 2],
    'The sentence that begins "x" is now found at the end of the first paragraph.', 'Move The sentence that begins "x" to the end of the first paragraph.'),
  row('a sentence by its words comes first', `^(?:the sentence )(${quoted}) ${must} (?:the )?${first}${here}`, ['make the sentence ', 1, ' the first'],
    'The sentence "x." should come first.', 'Make the sentence "x." the first.'),
  row('a sentence by its words comes last', `^(?:the sentence )(${quoted}) ${must} (?:the )?${last}${here}`, ['make the sentence ', 1, ' the last'],
    'The sentence "x." should come last.', 'Make the sentence "x." the last.'),
  row('moved to where it is better', `(?<=^${send} [^.]*),? where (?:it|they) (?:(?:really |properly |rightly |now )?(?:belongs?|fits?(?: better| best)?|reads? better|makes? (?:more|better) sense)|(?:is|are|will be) (?:less|more) (?:likely|easily|apt|readily|often) (?:to be )?(?:taken|read|seen|found|noticed|missed|overlooked|understood|misunderstood|misread|mistaken)(?: (?!(?:in|if|when|where|while|during|unless|until|only|at|under|within)\\b)[a-z]+){0,5}|(?:is|are|will be) (?:easier|harder) to (?:find|see|miss|overlook|notice|read|understand)|(?:will|can) be (?:found|seen|noticed)(?: (?:more easily|at once|sooner))?)${here}`, [],
    'Move the last sentence to the end of the entry, where it belongs.', 'Move the last sentence to the end of the entry.', 'reason'),
  rowOfParts('take it and put it there', `^(?:please )?(?:take|cut|lift|pull|pick) ${sentence}(?: out(?: of (?:the ${rank} paragraph|there|it))?)?,? and (?:then )?(?:put|place|paste|set|insert|move|add|append)(?: it| this| that)?(?: back| in)? (?:at|to) (the (?:very )?(?:end|beginning|start|top) of (?:the ${rank} paragraph|paragraph \\d+|this entry|the entry))${here}`, ['move ', 1, ' to ', 2],
    'Take the sentence "x." and place it at the end of the first paragraph.', 'Move the sentence "x." to the end of the first paragraph.'),
  rowOfParts('a ranked sentence comes first', `^(?:please )?(?:put|place|set|print|move) (the ${rank} sentence) (?:first|to the (?:very )?(?:beginning|start|front|top)|at the (?:very )?(?:beginning|start|front|top))${here}`, ['make ', 1, ' the first'],
    'Put the second sentence first.', 'Make the second sentence the first.'),
  rowOfParts('a sentence comes first there', `^(?:please )?(?:put|place|set) ${sentence} first${here}`, ['move ', 1, ' to the beginning of its paragraph'],
    'Put the last sentence of the first paragraph first.', 'Move the last sentence of the first paragraph to the beginning of its paragraph.'),
];
