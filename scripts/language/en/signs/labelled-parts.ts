/** Orders of few words, heard so that they wait: a part and a text, a reference in quotation marks, words that stay, and words that may be had here. */
import { any, quotation, rank } from '../text-things.ts';
import type { Sign } from '../text-things.ts';

const part = '(?:step|point|item|bullet|number|no\\.|stage|line|rule)';
const number = '#?(?:\\d{1,2}|one|two|three|four|five|six)';
const maybe = any(['may', 'might', 'could', 'can', 'should', 'must', 'shall', 'will', 'now']);
const here = '(?:here|there|in (?:this|the) (?:entry|list|text|sentence|paragraph|bullet))';

/** `is` is tried on one sentence, folded. */
export const labelledPartSigns: readonly Sign[] = [
  { name: 'a part by its number, and words', is: new RegExp(`^(?:the |in )?(?:${part} ${number}|${rank} ${part})(?: (?:now|is now|reads))?[:,]? ${quotation}`), example: 'Step 3: "Cats hum."' },
  { name: 'a number, and words', is: new RegExp(`^(?:\\d{1,2}[.)]|[a-h]\\)|#\\d{1,2}:?) ${quotation}\\W*$`), example: '2. "Cats hum."' },
  { name: 'a step that comes', is: new RegExp(`^(?:an?|another|one|one more) (?:new |further |additional |extra )?(?:step|stage) (?:now |may |might |could |can |should |must )?(?:follows?|precedes?|comes?|goes?|stands?|is|be)\\b|^(?:the )?(?:step|stage) ${number} (?:now )?(?:follows|comes after|goes after) (?:the )?(?:step|stage) ${number}:`), example: 'A new step follows step 2: "Cats hum."' },
  { name: 'a step that goes elsewhere', is: new RegExp(`^(?:the )?(?:(?:step|stage|point|item) ${number}|${rank} (?:step|stage|point)) (?:(?:now|should|must|is to|shall)(?: now)? (?:precedes?|follows?|comes?|goes?|stands?)|moves)\\b`), example: 'Step 3 now precedes step 2.' },
  { name: 'beside a step, words', is: new RegExp(`^(?:after|before|behind|between|below|above) (?:the )?(?:steps? ${number}(?: and ${number})?|${rank} (?:step|stage)),? ${quotation}\\W*$`), example: 'After step 2, "cats hum".' },
  { name: 'a reference in quotation marks', is: /^["“'‘]see (?:also )?[^"“”]{1,160}["”'’](?: (?:here|now|instead|only))?\W*$/, example: '"See cats, dogs."' },
  { name: 'few words, and a reference in quotation marks', is: /^(?:(?:now|then|once|not|only|just|simply|merely|perhaps|maybe|henceforth|from now on|instead|today),? )+["“'‘]see /, example: 'Now perhaps "See cats."' },
  { name: 'words that stay', is: new RegExp(`^(?:[^.:;"“]{1,40}, )?(?:the (?:words?|phrase|sentence|term|bullet) )?${quotation}(?:, however,)? (?:stays?|remains?|stands?|survives?|is (?:kept|retained|unchanged|left alone))(?: (?:here|as (?:it|before) ?(?:is|was)?|in place|after all|unchanged|${here}))?\\W*$`), example: 'Nevertheless, "cats" stays.' },
  { name: 'words that may be had here', is: new RegExp(`^(?:here,? )?(?:we|you|one|there|it|readers?) (?:${maybe} )+(?:have|read|say|find|be|stand|print|put|write|see) (?:the \\w+ )?${quotation} (?:now )?${here}(?: now)?\\W*$|^here,? (?:we|you|one|there) (?:${maybe} )+(?:have|read|say|find|be|print|put|write) (?:the \\w+ )?${quotation}\\W*$`), example: 'We may now have "cats" here.' },
  { name: 'words that may stand here', is: new RegExp(`^${quotation} (?:${maybe} )+(?:stand|be|appear|come|go|be had|be read) ${here}\\W*$`), example: '"Cats" may now stand here.' },
  { name: 'a text before the references', is: /^(?:an?|the following|this) (?:\w+ ){0,2}(?:definition|explanation|description|text|sentence|introduction|note|remark) [^.:"“]{0,30}\b(?:before|above|ahead of|in front of|precedes?) (?:the|its|this) (?:cross-)?(?:references?|pointer)\b|^(?:an?|the) definition [^.:"“]{0,20}\b(?:before|above|precedes?) (?:each|every|any|all) (?:cross-)?references?\b|\bbefore (?:the|its|this) (?:cross-)?(?:references?|pointer)\b[^.:"“]{0,30}\b(?:definition|explanation|text|sentence)s?\b/, example: 'A definition might stand before the reference.' },
  { name: 'words that may go elsewhere', is: new RegExp(`^(?:the (?:words?|sentence|bullet|item) )?${quotation} (?:(?:${maybe} )+(?:go|move|come|stand|be)|moves|goes) (?:up |down )?(?:first\\b|last\\b|to the (?:end|beginning|start|top|bottom|head) of (?:its|the|that|this) (?:paragraph|list|entry|sentence)\\b)`), example: '"Cats hum." may move to the end of its paragraph.' },
  { name: 'the one before the last', is: /^the (?:sentence|paragraph|bullet) before the last\b/, example: 'The sentence before the last may be removed.' },
  { name: 'what alone is kept', is: /\b(?:keep|retain|leave) only (?:the |one )(?:[\w-]+ ){0,2}(?:references?|cross-references?|bullets?|sentences?|paragraphs?)\b/, example: 'You may keep only the first bullet.' },
  { name: 'an example that may be another', is: /^(?:the|its|this) (?:\w+ )?example (?:may|might|could|can) (?:\w+ )?(?:be|go|read|say|run)\b/, example: 'The example may be deleted.' },
  { name: 'a name that the list is to have', is: /^(?:please |perhaps )?(?:include|enter|put|list) [^.:"“]{1,40} (?:in|into|on) (?:the|this|that) (?:bulleted )?list\b(?! of)/, example: 'Include cats in the list.' },
];
