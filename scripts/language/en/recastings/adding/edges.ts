/** New text at an end of a part, of the entry or of the list: how a text is rounded off, or opened. */
import { any, rank } from '../../text-things.ts';
import { quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';
import { adds, addsOfParts, addsQuoted, comes, end, isPut, one, part, put, puts, start, whole } from './words.ts';

const ought = '(?:(?:now|should(?: now)?|must(?: now)?|shall(?: now)?|is to|ought to|will now|will) )';
const close = any(['end', 'close', 'conclude', 'finish', 'finish off', 'round off', 'round out', 'complete', 'close off', 'wind up', 'cap', 'continue']);
const closes = any(['ends?', 'closes?', 'concludes?', 'finishes', 'rounds off', 'completes?', 'is rounded off', 'is completed', 'is closed', 'is concluded']);
const opens = any(['begins?', 'opens?', 'starts?', 'is opened', 'is introduced', 'is headed', 'is prefaced']);
const open = any(['begin', 'open', 'start', 'head', 'lead off', 'preface', 'introduce']);
const grows = any(['gains?', 'gets?', 'receives?', 'acquires?', 'is given', 'takes on', 'is extended by', 'is extended with', 'is expanded by', 'is expanded with', 'is supplemented by', 'is supplemented with', 'is enlarged by', 'is enlarged with', 'is lengthened by', 'is lengthened with', 'is augmented by', 'is augmented with', 'is completed by', 'is completed with', 'now has', 'now gains', 'must have', 'should have', 'has a new']);
const grow = any(['extend', 'expand', 'supplement', 'enlarge', 'lengthen', 'augment', 'continue', 'complete', 'amplify']);
const last = '(?:last|final|closing|concluding)';
const first = '(?:first|opening|initial|introductory)';
const the = '(?:an?|the|this|one) ';
const atEnd = `(?:at|to|on|onto|on to) (?:the|its) (?:very )?(?:${end})`;
const atStart = `(?:at|to) (?:the|its) (?:very )?(?:${start})`;
/** An item that now ends with words may have others that go. */
const ofParagraphs = (one: Recasting): Recasting => ({ ...one, partsAre: /\bpara(?:graph)?s?\b|¶/ });

interface Edge { name: string; words: string; at: string; do: string; does: string; rank: string; from: string; verb: string; says: string; newest: string }

const edges: Edge[] = [
  { name: 'end', words: end, at: atEnd, do: close, does: closes, rank: last, from: 'foot', verb: 'Round off', says: 'rounds off', newest: 'closing' },
  { name: 'beginning', words: start, at: atStart, do: open, does: opens, rank: first, from: 'head', verb: 'Lead off', says: 'opens', newest: 'opening' },
];

export const atEdges: readonly Recasting[] = edges.flatMap((edge) => {
  const at = ` at the ${edge.name} of `;
  return [
    adds(`a part is put at the ${edge.name}`, `^${put} ${one} (${part})(?: of its own)?(?: in)?,? ${edge.at} of (${whole})`, ['add a ', 1, at, 2],
      `Put a new paragraph at the ${edge.from} of the entry: X.`, `Add a paragraph${at}the entry: X.`),
    adds(`at the ${edge.name} a part is put`, `^${edge.at} of (${whole}),? (?:${puts} )?${one} (${part})`, ['add a ', 2, at, 1],
      `At the ${edge.from} of the last paragraph goes a new sentence: X.`, `Add a sentence${at}the last paragraph: X.`),
    adds(`at the ${edge.name}, words`, `^${edge.at} of (¶+|th(?:is|e) entry)(?:,? (?:please |kindly |we )?(?:put|say|state|write|print|read|tack on|tag on|put in|have|there is now|comes|goes|stands|now comes|now stands|add|insert|append))?`, ['add', at, 1],
      `At the ${edge.from} of the last paragraph, say: "X."`, `Add${at}the last paragraph: "X."`),
    row(`this goes at the ${edge.name}`, `^(?:${put} )?(?:this|the following)( ${part})? (?:(?:${isPut}|${comes}|goes) )?${edge.at} of (${whole})(?=:)`, ['add the following', [1, ''], at, 2],
      `This sentence goes at the ${edge.from} of the entry: X.`, `Add the following sentence at the ${edge.name} of the entry: X.`),
    adds(`a part stands at the ${edge.name}`, `^${one} (${part}) (?:${isPut}|${comes}) ${edge.at} of (${whole})`, ['add a ', 1, at, 2],
      `A new sentence comes at the ${edge.from} of the last paragraph: X.`, `Add a sentence${at}the last paragraph: X.`),
    adds(`it is there at the ${edge.name}`, `^(?:there (?:is|are) (?:now )?)?${one} (${part})(?: ${comes}| follows)? ${edge.at}`, ['add a ', 1, ` at the ${edge.name}`],
      `There is a new paragraph at the ${edge.from}: X.`, `Add a paragraph at the ${edge.name}: X.`),
    adds(`it ${edge.says} with a part`, `^(?:let |have |make )?(${whole}) ${ought}?(?:${edge.does}|${edge.do}) (?:with|by) ${one} (${part})`, ['add a ', 2, at, 1],
      `The entry now ${edge.says} with this paragraph: X.`, `Add a paragraph${at}the entry: X.`),
    adds(`${edge.verb} with a part`, `^(?:please )?${edge.do} (${whole}) (?:with|by) ${one} (${part})`, ['add a ', 2, at, 1],
      `${edge.verb} the entry with a paragraph reading "X."`, `Add a paragraph${at}the entry: "X."`),
    ofParagraphs(adds(`${edge.verb} with words`, `^(?:please )?${edge.do} (¶+|th(?:is|e) entry) (?:with|by)(?: the (?:sentence|words?))?`, ['add a sentence', at, 1],
      `${edge.verb} the last paragraph with: "X."`, `Add a sentence${at}the last paragraph: "X."`)),
    ofParagraphs(addsQuoted(`let it be ${edge.name}`, `^(?:please )?(?:let|have) (¶+|th(?:is|e) entry) (?:now )?${edge.do}(?: (?:with|by))?(?: the sentence)?`, ['add a sentence', at, 1],
      `Let the last paragraph ${edge.name === 'end' ? 'close with' : 'open with'}: "X."`, `Add a sentence${at}the last paragraph: "X."`)),
    adds(`a part that ${edge.says} it`, `^(?:${one}|the(?: (?:new|following))*) (${part}) (?:now |will |should |must |is to )?(?:${edge.does}|${edge.do}) (${whole})`, ['add a ', 1, at, 2],
      `The following new paragraph ${edge.name === 'end' ? 'ends' : 'opens'} the entry: X.`, `Add a paragraph${at}the entry: X.`),
    row(`a quoted part that ${edge.says} it`, `^(?:the (?:new )?(sentence|paragraph) )(${quoted}) (?:now |will |should |must |is to )?(?:${edge.does}|${edge.do}) (${whole})(?=\\.?$)`, ['add the ', 1, ' ', 2, at, 3],
      `The sentence "X." now ${edge.name === 'end' ? 'rounds off' : 'opens'} the last paragraph.`, `Add the sentence "X."${at}the last paragraph.`),
    row(`a sentence that ${edge.says} it`, `^(${quoted}) (?:now|will|should|must|is to) (?:${edge.does}|${edge.do}) (${whole})(?=\\.?$)`, ['add the sentence ', 1, at, 2],
      `"X." should ${edge.name === 'end' ? 'close' : 'open'} the last paragraph.`, `Add the sentence "X."${at}the last paragraph.`),
    adds(`the ${edge.name} gains a part`, `^(${whole}) (?:${grows}) (?:an?|one|this|the following)?(?: ?(?:new|further|additional|extra))* ?${edge.rank} (${part})`, ['add a ', 2, at, 1],
      `The last paragraph acquires a new ${edge.newest} sentence: X.`, `Add a sentence${at}the last paragraph: X.`),
    adds(`give it a part at the ${edge.name}`, `^(?:please )?give (${whole}) ${the}(?:(?:new|further|additional|extra) )*${edge.rank} (${part})`, ['add a ', 2, at, 1],
      `Give the second paragraph a new ${edge.newest} sentence: X.`, `Add a sentence${at}the second paragraph: X.`),
    adds(`a part for the ${edge.name}`, `^(?:an? )?(?:new |further |additional )?${edge.rank} (${part}) (?:for|to|of) (${whole})`, ['add a ', 1, at, 2],
      `A ${edge.newest} sentence for the last paragraph: "X."`, `Add a sentence${at}the last paragraph: "X."`),
    addsOfParts(`a part as its ${edge.name}`, `^${put},? (?:(?:this|the following)(?: (?:sentence|text))? )?as (?:the|its|an?) (?:new )?${edge.rank} (sentence) of (the ${rank} paragraph|paragraph \\d+)`, ['add a ', 1, at, 2],
      `Add as the ${edge.newest} sentence of the second paragraph: "X."`, `Add a sentence${at}the second paragraph: "X."`),
    adds(`${edge.name}, in a word`, `^(?:the )?(?:very )?(?:${edge.words}) of (¶+|th(?:is|e) entry|entry)(?:,| -|:)? ?(?:(?:please )?(?:add|insert|put|append))?(?: the following)?`, ['at the ', edge.name, ' of ', 1, ', add'],
      `${edge.name === 'end' ? 'End' : 'Start'} of last paragraph: "X."`, `At the ${edge.name} of last paragraph, add: "X."`),
    adds(`${edge.name}, in brackets`, `^(¶+) \\((?:at )?(?:the )?(?:${edge.words})\\):? (?:add|insert|put|append)`, ['at the ', edge.name, ' of ', 1, ', add'],
      `Last paragraph (${edge.name}): add "X."`, `At the ${edge.name} of last paragraph, add: "X."`),
  ];
});

export const grown: readonly Recasting[] = [
  adds('to close it, add', '^to (?:close|conclude|finish|end|complete|round off|finish off) (¶+|th(?:is|e) entry),? (?:please )?(?:add|append|insert|put)(?: (?:the|this) sentence)?', ['add a sentence at the end of ', 1],
    'To finish the first paragraph, add "X."', 'Add a sentence at the end of the first paragraph: "X."'),
  adds('to open it, add', '^to (?:open|begin|start|introduce|head) (¶+|th(?:is|e) entry),? (?:please )?(?:add|insert|put)(?: (?:the|this) sentence)?', ['add a sentence at the beginning of ', 1],
    'To open the second paragraph, add "X."', 'Add a sentence at the beginning of the second paragraph: "X."'),
  addsOfParts('as what it is, add', `^as (?:the|an?) ((?:new )?${rank} (?:sentence|paragraph|bullet|item)(?: (?:of|in) (?:the ${rank} paragraph|paragraph \\d+|the list|th(?:is|e) entry))?),? (?:please )?(?:add|insert|append|put)`, ['add as the ', 1],
    'As the closing sentence of the first paragraph, add "X."', 'Add as the closing sentence of the first paragraph: "X."'),
  adds('to be added', `^to be (?:inserted|placed|added|put|appended)(?: in)? (?=(?:${atEnd}|${atStart}|after|before|below|above|between)(?![\\w-])[^:"“]*:)([^:"“]*)`, ['add ', 1],
    'To be inserted after the first paragraph: X.', 'Add after the first paragraph: X.'),
  adds('it grows by a part', `^(${whole}) (?!now has|must have|should have|has a new)(?:${grows}) ${one} (${part})(?: at (?:its|the) (?:end|close))?`, ['add a ', 2, ' at the end of ', 1],
    'The entry is extended by one sentence: X.', 'Add a sentence at the end of the entry: X.'),
  addsQuoted('it grows by words', '^(¶+|th(?:is|e) entry) (?:is (?:extended|expanded|supplemented|enlarged|lengthened|augmented|completed)(?: (?:by|with)(?: the (?:sentence|words?))?)?)', ['add at the end of ', 1],
    'The last paragraph is extended with: "X."', 'Add at the end of the last paragraph: "X."'),
  row('ahead of the old ones', '(?<=(?:begins|opens|starts) with an? (?:new |further )?(?:sentence|paragraph|bullet)),? (?:ahead of|before|in front of) (?:the|its) (?:old|other|existing|present) (?:ones?|text|sentences?)(?=:)', [],
    'The first paragraph now begins with a new sentence, ahead of the old ones: "X."', 'The first paragraph now begins with a new sentence: "X."'),
  addsQuoted('let it grow', `^(?:please )?${grow} (¶+|th(?:is|e) entry) (?:with|by)(?: adding)?(?: the (?:sentence|words?))?`, ['add at the end of ', 1],
    'Supplement the entry with: "X."', 'Add at the end of the entry: "X."'),
  row('words before its full stop', `^(?:(¶+|the sentence|this entry) (?:needs|wants|lacks|should have|must have|gets|takes|should get|must get) ((?:the words? )?${quoted})(?: added| inserted)? (?:just |right |immediately )?(?:before|ahead of) (?:its|the) (?:final |closing |last )?(?:full stop|period|stop)|(?:please )?(?:insert|add|put|place) ((?:the words? )?${quoted}) (?:just |right |immediately )?(?:before|ahead of) the (?:final |closing |last )?(?:full stop|period|stop) (?:of|at the end of|that ends|in) (¶+|the sentence))(?=\\.?$)`, ['add ', 2, 3, ' at the end of ', 1, 4],
    'The last sentence needs "x" before its full stop.', 'Add "x" at the end of The last sentence.'),
];
