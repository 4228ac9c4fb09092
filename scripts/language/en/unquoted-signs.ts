/** Orders that quote nothing, and labels that stand alone above what is to be changed: how they are heard, so that they wait. */
import { quotation } from './text-things.ts';
import type { Sign } from './text-things.ts';

const named = '(?!the\\b|your|you\\b|an?\\b|that\\b|this\\b|each\\b|any\\b|one\\b|it\\b|them\\b|all\\b)[a-z][a-z\'-]*(?: [a-z][a-z\'-]*)?';
const part = '(?:bit|part|rule|line|stuff|remark|passage|exception|mention|piece|sentence|bullet)';

/** "You should replace "cat" with "dog" here": no rule of play, though it tells somebody what to do. */
export const toldToChange = new RegExp(`\\b(?:you|players|everybody|everyone|readers) (?:should|must|are to|have to) (?:now )?(?:replace|delete|strike|change|insert|add|read)\\b[^.]*(?:${quotation}|\\b(?:entry|paragraph|sentence|bullet)\\b)`);

/** `is` is tried on one sentence, folded. */
export const unquotedSigns: readonly Sign[] = [
  { name: 'label alone', is: /^(?:replace|change|substitute|delete|deleted|deletions?|additions?|added|append|with|read|becomes|should be|should read|out|old text|new text|(?:new )?at (?:the )?end|add at the end|before the list|after the list|new example|use this instead|from now on|for|to|instead of|where you read|the following is (?:wrong|new|deleted))\W*$/, example: 'New text' },
  { name: 'label and words', is: /^(?:change|to|wrong|incorrect|error|right|correct|correction|where you read|instead of|read|new example|append|deletions?|additions?|deleted|old text|new text|our new (?:wording|text)): ?\S/, example: 'Wrong: a cat. Right: a dog.' },
  { name: 'text that is marked as changed', is: /^[([]revised\b[^)\]]*[)\]]|^changes (?:are )?in (?:bold|italics|red)\b|^note the following change\b|^\| ?old ?\| ?new ?\|/, example: '(Revised) A cat hums.' },
  { name: 'arrow', is: /\S (?:->|=>|→|⇒) \S/, example: 'A cat hums -> a cat sings.' },
  { name: 'new text announced', is: /^(?:here|below|this) (?:is|follows|comes) (?:now )?the (?:new|revised|corrected|amended) (?:text|entry|wording|version)\b|^(?:this|the) entry is as follows\b|^(?:from now on|use this instead): ?/, example: 'Here is the new text: Cats hum.' },
  { name: 'told to change the text', is: toldToChange, example: 'You should replace "cat" with "dog" here.' },
  { name: 'told of a slip', is: /^we (?:meant|forgot|omitted|left out|overlooked|should have|misprinted|mistyped)\b|^["“][^"”]*["”] (?:was|were|is) (?:forgotten|left out|omitted|overlooked)\W*$/, example: 'We forgot a bullet: cats.' },
  { name: 'list that lacks', is: /\b(?:the|this|our|its) list (?:is missing|lacks|is incomplete|order is|is now)\b|\b(?:missing|left off|left out|absent|forgotten|omitted) (?:from|of|in|off)? ?(?:the|this) list\b|\b(?:is|are) (?:now )?(?:added to|taken off|struck from) the list\b|^bullets,? in this order\b/, example: 'The list lacks cats.' },
  { name: 'figures told', is: /^the (?:[\w-]+ ){1,4}of \d+ (?:\w+ )?(?:is|are) (?:now|henceforth) \d+(?: [a-z]+)?\W*$|\b(?:is|are|was|were) (?:now )?(?:raised|lowered|increased|reduced|changed|corrected) (?:from \d+ to \d+|to \d+ \w+\W*$)|^the (?:[\w-]+ ){1,4}is \d+, not \d+|\bof \d+ should be \d+|^change \d+\S{0,3} (?:\w+ )?to \w+|^the (?:first|second|third|last) \d+ (?:becomes|is now|should be) \d+|^the (?:[\w-]+ ){1,3}should be \d+ \w+\W*$/, example: 'The toll is raised from 5 to 6.' },
  { name: 'word without quotation marks', is: /^(?:the |all )?(?:words?|phrases?|terms?|mentions?|names?) (?:of )?[\w' -]{1,40} (?:becomes?|is removed|are removed|is deleted|are deleted|goes|is dropped|are dropped)\b|^all mentions? of [\w ]{1,30} (?:is|are)\b/, example: 'The word cat becomes dog.' },
  { name: 'letter that is missing', is: new RegExp(`\\bthere is an? \\w{1,5} missing\\b|^an? \\w{1,12} is missing (?:in|from|after|before)\\b|^no space (?:after|before)\\b|^${quotation} without (?:the )?(?:quotes|quotation marks|brackets|capitals?)\\b`), example: 'No space after "cat".' },
  { name: 'beginning or name that is another', is: /^the (?:opening|ending|beginning|title|heading|headword) is now\b|^this is now called\b|^(?:rename|renamed|retitle|retitled) (?:this )?(?:entry )?to\b|^(?:merge|combine) this (?:entry )?with\b|^moved to [\w ]{1,30}\W*$/, example: 'Renamed to cats.' },
  { name: 'bare words for bare words', is: new RegExp(`^(?:replace|change) ${named} (?:with|by|to) ${named}[.!]?$|^substitute ${named} for ${named}[.!]?$|^for ${named},? read ${named}[.!]?$|^${named} becomes ${named}[.!]?$|^${named} should be ${named}[.!]?$`), example: 'Replace cat with dog.' },
  { name: 'words in other marks', is: /^(?:replace|change|delete|strike) [[<{][^\]>}]{2,60}[\]>}]/, example: 'Replace [cat] with [dog].' },
  { name: 'ruling that is taken back', is: /^(?:the )?(?:[\w' -]{1,40} )?(?:rulings?|changes?|amendments?|decisions?|corrections?|updates?)(?: (?:of|from|in|announced|made|published|on)\b[\w', -]{1,40})? (?:(?:is|are|was|were|has been|have been) )?(?:hereby |now )?(?:withdrawn|rescinded|revoked|cancell?ed|undone|reversed|retracted|postponed|suspended|lifted|annulled)\b|^(?:undo|withdraw|rescind|revoke|cancel|postpone|revert)\b|^revert to\b/, example: 'The ruling of March is withdrawn.' },
  { name: 'text that comes back', is: /^(?:the )?(?:previous|earlier|old|former|original|\d{4}) (?:text|wording|version|rule) (?:is|are|was) (?:back|in force again|to be used)\b|^(?:the )?\d{4} (?:text|wording|version) (?:stands|holds|applies)\b|^(?:the )?(?:text|wording|entry|rule|paragraph) restored\b/, example: 'The previous wording is back.' },
  { name: 'day that is another', is: /\bwill not (?:take effect|come into (?:force|effect))\b|\bnow (?:takes effect|comes into force) (?:in|on|from)\b/, example: 'The new toll will not take effect before September.' },
  { name: 'ruling that should have said', is: /\b(?:rulings?|documents?|updates?|lists?) should have (?:said|read|been|stated|mentioned|listed)\b/, example: 'The last ruling should have said otherwise.' },
  { name: 'figure that is not the one printed', is: /\b\d+ [a-z]+,? \(?(?:and )?not \d+\)?\W*$|\b\d+ [a-z]+ instead of \d+\b/, example: 'Towing costs 3 marks, not 2.' },
  { name: 'name that is another', is: /\b(?:is|are|shall be|will be) now (?:called|named|known as|termed)\b|^read \w[\w-]*(?: \w[\w-]*)? for \w[^.,;:]{0,30}\.?$/, example: 'Barges are now called rafts.' },
  { name: 'print without quotation marks', is: /^(?:capitali[sz]e|italici[sz]e|hyphenate|uncapitali[sz]e) \w/, example: 'Capitalize Pilot throughout.' },
  { name: 'announced as a change', is: /^(?:this is )?to be (?:added|deleted|inserted|removed|struck)\b|^[\w' -]{1,40}: (?:delete|strike|remove|omit)d?\W*$|^this entry should (?:also )?(?:mention|say|state|note|explain)\b/, example: 'To be added: a cat hums.' },
  { name: 'rule that is none any more', is: /^(?:this|the) (?:rule|entry|definition|ruling|text) is no longer (?:in effect|in force|valid|official|correct)\W*$/, example: 'This rule is no longer in effect.' },
  { name: 'references that lead elsewhere', is: /^(?:all |both )?(?:cross-)?references? to .{1,40} (?:(?:should|must|shall) (?:now )?(?:be |read )?|(?:are|is) now )(?:to )?\w|^this entry refers to .{1,40} instead of\b/, example: 'All references to toll should be to tax.' },
  { name: 'list that is another', is: /^(?:please )?(?:replace|delete|change|swap|reorder|sort|renumber|alphabeti[sz]e) the (?:\w+ )?(?:lists?|references|steps)\b|\b(?:both|the|this|all) (?:lists?|bullets?|entry|entries) gains?\b/, example: 'Both lists gain a bullet.' },
  { name: 'part that is struck', is: new RegExp(`^(?:strike|scrap|drop|cut|delete|kill|forget|ignore|disregard|do away with|clear away) the (?:\\w+ ){0,2}${part}\\b|^the (?:\\w+ )?${part} (?:goes|is dead|is gone|is out)\\W*$|${quotation}.{0,12}(?:is dead|disappears|vanishes|is no more)\\W*$`), example: 'Scrap the cat rule.' },
  { name: 'steps that change places', is: /^step \d+ (?:is now|becomes) step \d+/, example: 'Step 2 is now step 3.' },
  { name: 'quotation that nothing closes', is: /^(?:replace|delete|change|insert|strike) ["“][^"”]*$/, example: 'Replace "cat with dog.' },
  { name: 'references told', is: /^the (?:\w+ ){0,2}(?:cross-)?references? (?:is|are|change|changes|trade|swap|should|go|goes|come|comes|becomes?)\b|^(?:cross-)?references: (?:add|delete)\b|^alphabeti[sz]e the\b|\bjoins the (?:cross-)?references\b|^the last reference should\b/, example: 'The two references change places.' },
];
