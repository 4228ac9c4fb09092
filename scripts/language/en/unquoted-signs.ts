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
  { name: 'part that is struck', is: new RegExp(`^(?:strike|scrap|drop|cut|delete|kill|forget|ignore|disregard|do away with|clear away) the (?:\\w+ ){0,2}${part}\\b|^the (?:\\w+ )?${part} (?:goes|is dead|is gone|is out)\\W*$|${quotation}.{0,12}(?:is dead|disappears|vanishes|is no more)\\W*$`), example: 'Scrap the cat rule.' },
  { name: 'steps that change places', is: /^step \d+ (?:is now|becomes) step \d+/, example: 'Step 2 is now step 3.' },
  { name: 'quotation that nothing closes', is: /^(?:replace|delete|change|insert|strike) ["“][^"”]*$/, example: 'Replace "cat with dog.' },
  { name: 'references told', is: /^the (?:\w+ ){0,2}(?:cross-)?references? (?:is|are|change|changes|trade|swap|should|go|goes|come|comes|becomes?)\b|^(?:cross-)?references: (?:add|delete)\b|^alphabeti[sz]e the\b|\bjoins the (?:cross-)?references\b|^the last reference should\b/, example: 'The two references change places.' },
];
