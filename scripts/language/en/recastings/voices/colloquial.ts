/** More of those who write as they talk: what somebody is asked to do with a pencil, what gets the axe, what is popped in. */
import { any } from '../../text-things.ts';
import { changed, orders, place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const called = '(?:the )?(?:(?:words?|phrase|sentence|name|figure|number) )?';
const asks = any(['(?:please )?(?:just|simply)', '(?:please )?go ahead and', 'do us (?:all )?a favou?r and', '(?:please )?be so (?:kind|good) as to', 'would you (?:please|kindly)', '(?:could|would) (?:everyone|everybody|you all) (?:please|kindly)', '(?:everyone|everybody|all of you),? (?:please|kindly)', '(?:please )?(?:take|grab|get|fetch) (?:a|the|your) (?:(?:red|blue|sharp) )?(?:pencil|pen|eraser|rubber|marker|scissors) and', "(?:please )?(?:do not|don't) forget to", '(?:please )?(?:remember|make sure|be sure) to']);
const should = '(?:is now|should (?:be|have been)|must be|has to be|ought to (?:be|have been)|was meant to be|was supposed to be)';

const crowd = '(?:folks|everyone|everybody|gang|friends|people|team|guys)';

export const colloquial: readonly Recasting[] = [
  row('folks', `^(?:(?:hey|hi|hello|ok|okay|well|all right|so),? )?(?:${crowd}|hey all|hi all|hello all)(?:,|!| -) `, [],
    'Folks, delete "x".', 'Delete "x".', 'politeness'),
  row('folks, said last', `(?<=^[^:]*(?:¶|["”]|[a-z])), ${crowd}(?=[.!]?$)`, [],
    'Delete "x", folks.', 'Delete "x".', 'politeness'),
  row("let's do it", "^let(?:'s| us) (?:just |now |simply )?(?=(?:make|put|stick|lose|turn|bring|slip|tack|throw) )", [],
    'Let\'s make "x" "y".', 'Make "x" "y".'),
  row('asked kindly', `^(?:${asks}) (?=(?:${orders}) )`, [],
    'Do us a favour and delete "x".', 'Delete "x".'),
  row("we've done it", `^(?:we've|i've|i have|i) (?:(?:just|now|also|hereby) )*(?=(?:${changed}) )`, ['we have '],
    "We've deleted \"x\".", 'We have deleted "x".'),
  row('taken the liberty', "^(?:we|i)(?: have|'ve)? (?:taken|took) the liberty of (?=changing |swapping |exchanging |turning |correcting |throwing out |taking out |putting |amending )", ['we are '],
    'I have taken the liberty of changing "x" to "y".', 'We are changing "x" to "y".'),
  row('that one should have been another', `^(?:that|this|those|these) (?=${quoted}(?: ${place})? (?:${should}) )`, [],
    'That "x" should have been "y".', '"x" should have been "y".'),
  row('that should have been one, not the other', `^(?:so )?(?:(?:it|that|this) (?:is now|should have been|ought to have been|was (?:meant|supposed) to be)|from now on,? (?:it|that|this)(?:'s| is)|(?:it|that|this)(?:'s| is) (?:meant|supposed) to (?:be|say|read)|(?:it|that|this)(?:'s| is)(?= ${quoted} now)) (${quoted})(?: now)?,? (?:not|and not|and no longer|instead of|rather than) (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    'That should have been "y", not "x".', 'Replace "x" with "y".'),
  row('this should say one, not just a part of it', `^((?:in ¶+,? )?)(?:(?:this|it|the (?:text|entry|sentence|example)|this entry) (?:should|must|ought to|has to|is to) (?:now )?(?:say|read|have|be|have said|have read)|(?:say|read|print|write|put)) (${quoted}),? not (?:just|only|merely|simply) (?:plain )?(${quoted})(?=\\.?$)`, [1, 'expand ', 3, ' to ', 2],
    'This should say "x y", not just "x".', 'Expand "x" to "x y".'),
  row("let's make it another", `^let(?:'s| us) (?:just |simply )?(?:make (?:that|it)|call it|have|say|put) (${quoted}) (?:instead of|rather than|and not|in place of) (${quoted})(?=\\.?$)`, ['replace ', 2, ' with ', 1],
    'Let us make that "y" instead of "x".', 'Replace "x" with "y".'),
  row('it gets the axe', `^(${called}${quoted}(?: ${place})?) (?:(?:gets|got|has got) the (?:axe|chop|boot|push|sack)|(?:has |have )?had to go|is one word too many and (?:goes|is gone)|(?:is not|isn't) needed here and (?:goes|is gone))(?=\\.?$)`, ['delete ', 1],
    '"x" gets the axe.', 'Delete "x".'),
  row('one goes out and another comes in', `^(?:out with|exit|off with|away with|goodbye,?|farewell,?) (${called}${quoted})[,;:]? (?:and )?(?:in with|enter|on with|hello,?|welcome,?) (${called}${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'Out with "x", in with "y".', 'Replace "x" with "y".'),
  row('out goes one and in comes the other', `^(?:and )?out (?:goes?|comes?|with) (${called}${quoted}(?: ${place})?)(?:,? and|[,;:])? in (?:comes?|goes?|with) (?:an? )?(${called}${quoted})(?=\\.?$)`, ['replace ', 1, ' with ', 2],
    'Out goes "x" and in comes "y".', 'Replace "x" with "y".'),
  row('out goes one and in comes another somewhere', `^(?:and )?out (?:goes?|comes?) (${called}${quoted}(?: ${place})?)(?:,? and|[,;:]) in (?:comes?|goes?) (?:an? )?(${called}${quoted}) ((?:right |just )?(?:before|after|behind) ${called}${quoted})(?=\\.?$)`, ['delete ', 1, ' and insert ', 2, ' ', 3],
    'Out goes "x" and in comes "y" before "z".', 'Delete "x" and insert "y" before "z".'),
  row('out goes this', `^(?:and )?(?:out|away|off) (?:goes?|comes?) (${called}${quoted}(?: ${place})?|¶+)(?=\\.?$)`, ['delete ', 1],
    'Out goes "x".', 'Delete "x".'),
  row('in goes this', `^(?:and )?in (?:goes?|comes?|slips?) (?:an? )?(${called}${quoted}) ((?:right |just )?(?:before|after|behind|between)) (?=${called}${quoted})`, ['insert ', 1, ' ', 2, ' '],
    'In goes "x" before "y".', 'Insert "x" before "y".'),
  row('a word of them', `(?<=^(?:please )?(?:insert|add|put|slip|stick) )an? (?:(?:little|small|new) )?(?=${quoted} (?:right |just )?(?:before|after|between|behind|in front of|ahead of) )`, [],
    'Insert an "x" after "y".', 'Insert "x" after "y".'),
  row('popped in', `^(?:please |just )?(?:stick|pop|throw|plug|sneak|squeeze|shove|drop|slip) (?:in )?(?:an? (?:little )?(?=["“]))?(${called}${quoted})(?: in)? ((?:right |just )?(?:after|before|behind|between)) (?=${called}${quoted})`, ['insert ', 1, ' ', 2, ' '],
    'Pop "x" in after "y".', 'Insert "x" after "y".'),
  row('tacked onto the end', `^(?:please |just )?(?:tack|stick|hang|bolt) (${called}${quoted}) on ?to (the end of (?:¶+|this entry))(?=\\.?$)`, ['add ', 1, ' to ', 2],
    'Tack "x" onto the end of the last paragraph.', 'Add "x" to the end of the last paragraph.'),
];
