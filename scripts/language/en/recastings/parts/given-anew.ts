/** Ways to give a whole part anew: a label, the new words, and no verb; or a verb of giving. */
import { rank } from '../../text-things.ts';
import { quoted, row, takes } from '../row.ts';
import type { Recasting } from '../row.ts';
import { adds, addsOfParts } from '../adding/words.ts';

const one = '(¶+)';
const list = '(?:the|this) (?:bulleted |whole |entire )?list';
const text = '(?:text|wording|form|version|reading)';

/** What follows is all that the part will say. */
const becomes = (name: string, is: string, part: number | string, from: string, to: string): Recasting => adds(name, is, ['replace ', part, ' with the following'], from, to);

const only = '(?:the|its) (?:only|sole|single|one and only) sentence (?:of|in) (?:this|the) (?:entry|text|definition)';

export const anew: readonly Recasting[] = [
  adds('the only sentence goes, and another comes', `^(?:please )?(?:${takes}) ${only},? and (?:substitute|insert|put|write|print)(?: (?:the following|this))?(?: (?:instead|in its place|in place of it))?`, ['replace the sentence of this entry with the following'],
    'Delete the only sentence of this entry and substitute: Cats hum.', 'Replace the sentence of this entry with the following: Cats hum.'),
  adds('another for the only sentence', `^(?:please )?(?:replace|change|rewrite|reword) ${only}(?: (?:with|by|to|to read|to say|as)(?: (?:the following|follows|this))?)?`, ['replace the sentence of this entry with the following'],
    'Replace the only sentence of this entry with: Cats hum.', 'Replace the sentence of this entry with the following: Cats hum.'),
  adds('the only sentence is another', `^${only} (?:is|has been|should be|must be|now) (?:now |hereby )?(?:replaced (?:with|by)(?: the following| this)?|(?:revised|changed|reworded|rewritten|amended|to read)(?: to read)?(?: as follows)?|reads(?: as follows)?)`, ['replace the sentence of this entry with the following'],
    'The only sentence of this entry is replaced with: Cats hum.', 'Replace the sentence of this entry with the following: Cats hum.'),
  becomes('now, and the words', `^${one}(?:,|:)? (?:now|now in full|new ${text}|revised ${text}|in full|complete|now reads|will now read|from now on|henceforth)`, 1,
    'Second paragraph now: "X."', 'Replace Second paragraph with the following: "X."'),
  becomes('revised', `^${one},? (?:\\((?:revised|new ${text}|amended|reworded|rewritten|replaced|corrected|in full|replacement)\\)|(?:is |has been )?(?:revised|reworded|rewritten|replaced|amended|recast|redrafted)(?: (?:in full|in its entirety|entirely|completely|wholly|altogether))?)`, 1,
    'Second paragraph (revised): X.', 'Replace Second paragraph with the following: X.'),
  addsOfParts('a revised one', `^(?:the )?(?:revised|amended|rewritten|reworded|replacement|corrected|updated) ((?:${rank}) (?:paragraph|sentence|bullet|bullet point)|paragraph \\d+|bullet \\d+)(?: (?:is|reads|now reads))?`, ['replace the ', 1, ' with the following'],
    'Revised last paragraph: X.', 'Replace the last paragraph with the following: X.'),
  becomes('its new text is', `^(?:the|its) (?:new|revised|amended|full|complete|correct) ${text} (?:of|for) ${one}(?: (?:is|is now|now is|reads|now reads|will be|is to be))?(?: as follows| this| the following)?`, 1,
    'The new text of the second paragraph is as follows: X.', 'Replace the second paragraph with the following: X.'),
  becomes('it is worded so', `^${one} (?:is now|is henceforth|should be|must be|is to be|will be|will now be) (?:worded|phrased|written|printed|rendered|given)(?: as follows| thus| so)?`, 1,
    'The second paragraph is now worded: "X."', 'Replace the second paragraph with the following: "X."'),
  becomes('in full it reads', `^${one},? (?:in full|as a whole|in its entirety|as amended|as revised),? (?:now |should now |should |will now |must |is to )?(?:reads?|says?|runs?|be)(?: as follows)?`, 1,
    'The second paragraph in full now reads: X.', 'Replace the second paragraph with the following: X.'),
  becomes('it takes a form', `^${one} (?:now |should |will |must )?(?:takes?|has|gets|receives|is given|be given|have|assumes?) (?:the following|this|a new|the new) ${text}(?: as follows)?`, 1,
    'The second paragraph takes the following form: X.', 'Replace the second paragraph with the following: X.'),
  becomes('give it a text', `^(?:please )?give ${one} (?:the following|this|a new|new) ${text}`, 1,
    'Give the second paragraph new text: "X."', 'Replace the second paragraph with the following: "X."'),
  becomes('read it as', `^(?:please )?(?:read|rephrase|render|word|print|phrase|write|restate) ${one} (?:as|thus|so|as follows|like this)`, 1,
    'Read the second paragraph as: X.', 'Replace the second paragraph with the following: X.'),
  becomes('this replaces it', `^(?:this|the following|what follows)(?: (?:paragraph|sentence|bullet|text|wording))? (?:replaces|supersedes|takes the place of|is to replace|should replace|now replaces|stands in place of) ${one}`, 1,
    'This replaces the second paragraph: X.', 'Replace the second paragraph with the following: X.'),
  becomes('substitute for it', `^(?:please )?(?:substitute|put|read|print|use) (?:for|in place of|instead of|in lieu of) ${one}`, 1,
    'Substitute for the second paragraph: X.', 'Replace the second paragraph with the following: X.'),
  becomes('here it is', `^(?:here is|here's|here comes|below is|below you find|this is) (?:the |its )?(?:new|revised|amended|full|complete|correct|corrected) ${text} (?:of|for) ${one}`, 1,
    'Here is the new text of the second paragraph: X.', 'Replace the second paragraph with the following: X.'),
  addsOfParts('here is the new one', `^(?:here is|here's|here comes|below is) the (?:new|revised|amended|corrected|rewritten|reworded) (?!last|final|closing)((?:${rank}) (?:paragraph|sentence|bullet|bullet point))`, ['replace the ', 1, ' with the following'],
    'Here is the new second paragraph: X.', 'Replace the second paragraph with the following: X.'),
  addsOfParts('a new one, by its rank', `^(?:the )?(?!last|final|closing)((?:${rank}) (?:paragraph|sentence|bullet|bullet point)),? \\((?:new|added|inserted|addition)\\)`, ['add a new ', 1],
    'Second paragraph (new): X.', 'Add a new second paragraph: X.'),
  row('a part, and its words alone', `^(¶+): (${quoted})(?=\\.?$)`, [1, ' should read ', 2],
    'Third bullet: "x".', 'Third bullet should read "x".'),
  row('a part of a part, and its words alone', `^(¶+), (${rank} (?:sentence|bullet|item)|¶+): (${quoted})(?=\\.?$)`, [1, ', ', 2, ', should read ', 3],
    'First paragraph, second sentence: "X."', 'First paragraph, second sentence, should read "X."'),
  row('the list anew', `^(?:the )?(?:(?:new|revised|amended|corrected|updated|complete|full) (?:bulleted )?list(?: (?:is|reads|now reads|is as follows))?|(?:the following|this)(?: new)? (?:bulleted )?list (?:replaces|supersedes|takes the place of) (?:the (?:old|existing|present|current) (?:one|list)|${list})|the following bullets (?:replace|take the place of) (?:those|the ones|the old ones|the bullets)(?: (?:in|of) (?:this|the) (?:entry|list))?)(?=:$)`, ['replace the list with the following'],
    'The following list replaces the old one:', 'Replace the list with the following:'),
];
