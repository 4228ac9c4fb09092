/** Ways to say what words were and what they are now, how many of them, in which number, and what the whole entry is to be. */
import { cardinalWords } from '../../numbers.ts';
import { any } from '../../text-things.ts';
import { place, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const was = '(?:was|were|used to (?:be|read|say)|has been|have been|had been|once (?:was|read|said)|read|said)';
const untilNow = '(?:,? (?:before|until now|so far|up to now|hitherto|till now|formerly|once))?';
const isNow = '(?:(?:is|are|reads?|says?) (?:now|henceforth)|(?:now|henceforth) (?:is|are|reads?|says?)|(?:shall|should|must|is to|are to|has to) (?:now )?(?:be|read|say|become)|becomes?|has (?:now )?become)';
const mentions = '(?:mentions|occurrences|instances|uses|appearances)';
const become = '(?:(?:now )?become|are now|are to be|now read|(?:should|must|shall) (?:now )?(?:be|read|become)|change to|turn into|(?:are|have been|should be|must be) (?:now |hereby )?(?:changed|corrected|amended|altered) to|(?:are|have been|should be|must be) (?:now |hereby )?replaced (?:with|by))';
const called = '(?:the (?:words?|phrase|name|term|number|figure) )?';
/** The end of a part, or a part, before an order about words in it. */
const placeBefore = `(?:(?:at|near|towards) the (?:very )?(?:end|beginning|start|close|top|bottom) of ¶+|${place}),? `;

export const beingNow: readonly Recasting[] = [
  row('what was one is now another', `^what ${was}${untilNow} ${called}(${quoted})(?: (${place}))?${untilNow},? ${isNow} ${called}(${quoted})(?=\\.?$)`, [[2, ', '], 'replace ', 1, ' with ', 3],
    'What used to be "x" is now "y".', 'Replace "x" with "y".'),
  row('it is another from now on', `^(${called}${quoted}(?: ${place})?) (?:is|are|reads?|says?) (${quoted}) (?:now|from now on|from here on|henceforth)(?:,?( (?:both times|in both places|throughout|everywhere)))?(?=\\.?$)`, [1, ' is now ', 2, 3],
    '"x" is "y" from now on, both times.', '"x" is now "y" both times.'),
  row('as many as there are become', `^(?:(?:all|each|every one) (?:of )?(?:the )?|the )(${any(cardinalWords)}|\\d{1,2}) ${mentions} of ${called}(${quoted})(?: (?:in|within|throughout) (?:this|the) (?:entry|text)| here| (in ¶+))? ${become} ${called}(${quoted})(?=\\.?$)`, [[3, ', '], 'replace ', 2, ' with ', 4, ' in ', 1, ' places'],
    'All eight occurrences of "x" in this entry become "y".', 'Replace "x" with "y" in eight places.'),
  row('replace as many as there are', `^(?:replace|change|correct|turn) (?:(?:all|each) (?:of )?(?:the )?|the )(${any(cardinalWords)}|\\d{1,2}) ${mentions} of ${called}(${quoted})(?: (?:in|within|throughout) (?:this|the) (?:entry|text)| here| (in ¶+))? (?:with|by|to|into) ${called}(${quoted})(?=\\.?$)`, [[3, ', '], 'replace ', 2, ' with ', 4, ' in ', 1, ' places'],
    'Replace all eight occurrences of "x" with "y".', 'Replace "x" with "y" in eight places.'),
  row('in the other number, which is told', `^(${placeBefore})?(?:please )?(?:make|put|set|print) ${called}(${quoted})(?: (${place}))? (?:(?:a|in|into) )?(?:the )?(?:singular|plural),? ?\\(?(?:that is,? |i\\.e\\.,? |namely,? )?(${quoted})\\)?(?=\\.?$)`, [1, [3, ', '], 'replace ', 2, ' with ', 4],
    'In the last sentence, make "x" singular ("y").', 'In the last sentence, replace "x" with "y".'),
  row('put in the other number, which is told', `^(${placeBefore})?${called}(${quoted})(?: (${place}))?,? (?:(?:is|are|has been|have been) )?(?:now )?(?:made|put|set|printed|turned) (?:(?:a|in|into) )?(?:the )?(?:singular|plural)[,:]? ?\\(?(?:that is,? |i\\.e\\.,? |namely,? )?(${quoted})\\)?(?=\\.?$)`, [1, [3, ', '], 'replace ', 2, ' with ', 4],
    '"x" made singular: "y".', 'Replace "x" with "y".'),
  row('new text for the entry', '^(?:here is |this is )?(?:the |an? )?(?:new|replacement|updated|corrected|rewritten) (?:text|wording|version|definition) (?:for|of) (?:this|the) (?:(?:whole|entire) )?entry(?:,? (?:is|reads|follows|as follows|below))?(?=:$)', ['this entry reads as follows'],
    'New text for this entry:', 'This entry reads as follows:'),
];
