/** Orders of few words, heard so that they wait: a part and a text, a reference in quotation marks, words that stay, and words that may be had here. */
import { any, quotation, rank } from '../text-things.ts';
import type { Sign } from '../text-things.ts';

const part = '(?:step|point|item|bullet|number|no\\.|stage|line|rule)';
const number = '#?(?:\\d{1,2}|one|two|three|four|five|six)';
const maybe = any(['may', 'might', 'could', 'can', 'should', 'must', 'shall', 'will', 'now']);
const here = '(?:here|there|in (?:this|the) (?:entry|list|text|sentence|paragraph|bullet))';

/** `is` is tried on one sentence, folded. */
export const labelledPartSigns: readonly Sign[] = [
  { name: 'a part by its number, and words', is: new RegExp(`^(?:the |in )?(?:${part} ${number}|${rank} ${part})(?: (?:now|is now|reads))?[:,]? ${quotation}\\W*$`), example: 'Step 3: "Cats hum."' },
  { name: 'a number, and words', is: new RegExp(`^(?:\\d{1,2}[.)]|[a-h]\\)|#\\d{1,2}:?) ${quotation}\\W*$`), example: '2. "Cats hum."' },
  { name: 'a step that comes', is: new RegExp(`^(?:an?|another|one|one more) (?:new |further |additional |extra )?(?:step|stage) (?:now )?(?:follows|precedes|comes|goes|stands|is)\\b|^(?:the )?(?:step|stage) ${number} (?:now )?(?:follows|comes after|goes after) (?:the )?(?:step|stage) ${number}:`), example: 'A new step follows step 2: "Cats hum."' },
  { name: 'a step that goes elsewhere', is: new RegExp(`^(?:the )?(?:(?:step|stage|point|item) ${number}|${rank} (?:step|stage|point)) (?:(?:now|should|must|is to|shall)(?: now)? (?:precedes?|follows?|comes?|goes?|stands?)|moves)\\b`), example: 'Step 3 now precedes step 2.' },
  { name: 'beside a step, words', is: new RegExp(`^(?:after|before|behind|between|below|above) (?:the )?(?:steps? ${number}(?: and ${number})?|${rank} (?:step|stage)),? ${quotation}\\W*$`), example: 'After step 2, "cats hum".' },
  { name: 'a reference in quotation marks', is: /^["“'‘]see (?:also )?[^"“”]{1,160}["”'’](?: (?:here|now|instead|only))?\W*$/, example: '"See cats, dogs."' },
  { name: 'words that stay', is: new RegExp(`^(?:[^.:;"“]{1,40}, )?(?:the (?:words?|phrase|sentence|term|bullet) )?${quotation}(?:, however,)? (?:stays?|remains?|stands?|survives?|is (?:kept|retained|unchanged|left alone))(?: (?:here|as (?:it|before) ?(?:is|was)?|in place|after all|unchanged|${here}))?\\W*$`), example: 'Nevertheless, "cats" stays.' },
  { name: 'words that may be had here', is: new RegExp(`^(?:here,? )?(?:we|you|one|there|it|readers?) (?:${maybe} )+(?:have|read|say|find|be|stand|print|put|write|see) (?:the \\w+ )?${quotation} (?:now )?${here}(?: now)?\\W*$|^here,? (?:we|you|one|there) (?:${maybe} )+(?:have|read|say|find|be|print|put|write) (?:the \\w+ )?${quotation}\\W*$`), example: 'We may now have "cats" here.' },
  { name: 'words that may stand here', is: new RegExp(`^${quotation} (?:${maybe} )+(?:stand|be|appear|come|go|be had|be read) ${here}\\W*$`), example: '"Cats" may now stand here.' },
  { name: 'a text before the references', is: /^(?:an?|the following|this) (?:\w+ ){0,2}(?:definition|explanation|description|text|sentence|introduction|note|remark) [^.:"“]{0,30}\b(?:before|above|ahead of|in front of|precedes?) (?:the|its|this) (?:cross-)?(?:references?|pointer)\b|\bbefore (?:the|its|this) (?:cross-)?(?:references?|pointer)\b[^.:"“]{0,30}\b(?:definition|explanation|text|sentence)\b/, example: 'A definition might stand before the reference.' },
];
