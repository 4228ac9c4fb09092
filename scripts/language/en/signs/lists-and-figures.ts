/** What becomes of a list or of a figure, told as if it happened: how it is heard, so that it waits. */
import { quotation } from '../text-things.ts';
import type { Sign } from '../text-things.ts';

/** `is` is tried on one sentence, folded. */
export const listSigns: readonly Sign[] = [
  { name: 'what gives way to what follows', is: /^(?:this|these|the following(?: [\w-]+)?|what follows) (?:\w+ ){0,3}(?:replaced|superseded|supplanted|changed|gives? way|makes? way)\b[^."“:]*:\W*$/, example: 'The following cats give way to this:' },
  { name: 'list that has changed', is: /\b(?:list|enumeration)\b[^.:]{0,40}\b(?:is|are|shall be) (?:hereby )?(?:amended|changed|extended|enlarged|shortened)\b|\b(?:list|row) (?:of [^.:]{1,40} )?(?:has|have) (?:now )?(?:grown|shrunk|become (?:longer|shorter)|been (?:added|joined|left))\b|\b(?:has|have) (?:now )?(?:joined|left|made it onto|dropped off|fallen off) the list\b|\b(?:is|are|goes|taken|took [^.]{1,30}) (?:now )?off the list\b/, example: 'The list of tolls has grown by one.' },
  { name: 'one more, by its number', is: /^an? (?:second|third|fourth|fifth|sixth|seventh|eighth|further) (?:thing|one|reason|case|way|kind|exception)\b[^.:]*:/, example: 'A fourth thing now stops a barge: snow.' },
  { name: 'figure that has moved', is: /^(?:the|its|our) (?:[\w'-]+ ){1,3}(?:has|have) (?:now )?(?:gone (?:up|down)|come down|risen|fallen|dropped) (?:from [+-]?\d+ )?to [+-]?\d/, example: 'The toll has gone up to 6.' },
  { name: 'figures, and no verb', is: /^(?:\w[\w'-]* ){0,2}[+-]?\d+(?: [a-z'-]+)?,? (?:not|for|instead of|rather than|and not) [+-]?\d+(?: [a-z][a-z'-]*)?\.?$|^(?:make|let) (?:the )?[+-]?\d+ [a-z'-]+ (?:be )?[+-]?\d+|^(?:the )?[\w'-]+ (?:up|down|now up|now down) (?:from [+-]?\d+ )?to [+-]?\d|^[a-z'-]+ now [+-]?\d+\.?$/,
    example: 'Toll 6, not 5.' },
  { name: 'list that shall include', is: new RegExp(`\\blist (?:shall|should|must|is to|will) (?:now |also )?(?:include|contain|have|comprise)\\b[^.]*${quotation}`), example: 'The list shall include, as a fourth item, "hum".' },
  { name: 'list that others complete', is: new RegExp(`\\blist (?:is|has been|was|would be|will be) (?:now )?(?:completed|rounded off|joined|extended|lengthened|enlarged|supplemented) (?:with|by)\\b[^.]*${quotation}|\\b(?:include|place|put|write|print) (?:the \\w+ )?${quotation} (?:among|amongst) (?:the|its) bullets\\b|\\b(?:also|next|new) (?:on|in) (?:the|this) list: ${quotation}`), example: 'In races, the list is completed by "hum".' },
  { name: 'part that stands there now', is: /\b(?:an?|another|one) (?:new |further )?(?:bullet|paragraph|sentence)(?: point)?s? (?:now (?:stands|comes|goes|follows)|(?:is|was) to (?:stand|come|go|follow)|(?:should|must|shall) (?:stand|come|go|follow))\b[^.]*[:"“]/, example: 'In races, a bullet now stands after the first: "hum"' },
  { name: 'whole that loses', is: /^(?:the|this) (?:list|entry|definition|line|text)\b[^."“]*,? (?:now )?(?:loses|sheds|drops|gains) (?:the |its |an? |one )?(?:["“]|last\b|first\b|second\b|third\b)/, example: 'The list of three loses "ice".' },
  { name: 'kept, and more', is: /^(?:please )?(?:keep|leave|retain) [^."“]{2,40},? (?:and|but) (?:add|append|insert|delete|remove|strike|replace|change)\b/, example: 'Keep what stands and add: Cats hum.' },
  { name: 'references that are more', is: /^the (?:\w+ )?(?:cross-)?references?\b[^.:"“]*\b(?:is|are) now\b/, example: 'The reference that closes the entry is now two: See cats.' },
  { name: 'line that reads', is: /\bthe (?:line|list|row) (?:then |now |thus )?(?:reads|runs):? ["“]/, example: 'Without cats, the line reads "See dogs."' },
];
