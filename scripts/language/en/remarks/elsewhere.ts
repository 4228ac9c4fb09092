/** Where else that stands, or follows from, which an order takes away. */
import { anyMore, row, textNoun } from './words.ts';
import type { Remark } from './words.ts';

const already = '(?:(?:already|also|now|now also|both|fully|plainly|clearly|simply|itself|long since|anyway|alone) )*';
const text = `(?:the (?:general|basic|main|usual|normal|ordinary|common|core|plain|first|other|broader|wider) rules?|the (?:rulebook|rules|definition|heading|title|context|introduction|rest of the (?:entry|paragraph|list)|remaining (?:words|text|sentences?)|previous sentence|preceding (?:sentence|paragraph)|(?:first|second|third|fourth|fifth|last|next|other|opening) (?:sentence|paragraph|bullet|item|example)|(?:sentence|paragraph|list|rule) (?:above|below|before|after)(?: it)?)|another (?:entry|paragraph|rule)|(?:the )?other entries|common sense|the entry on (?<entry>[a-z][a-z' -]{1,30})|what (?:stands|is said) (?:above|below|elsewhere))`;
const point = '(?:(?:it|this|that|as much|so|the same(?: (?:thing|rule))?|(?:this|that|the|such a) (?:case|point|matter|rule|situation|question|ground|possibility|exception)|all (?:of )?(?:it|this|that)|everything(?: (?:it said|in it|it says|said here))?|what (?:it|they) (?:said|says)|such cases|(?:these|those|both|all) cases))';
const well = '(?: (?:(?:just )?as well|already|better|well enough|anyway|in full|more (?:clearly|plainly|fully)|at length|(?:quite |perfectly )?well|in (?:fewer|plainer|better|other) words|now|too|by itself|alone))*';
const place = `(?:there|elsewhere|above|below|in ${text}|by ${text.replaceAll('<entry>', '<entry1>')}|in (?:this|the) (?:glossary|game)|under (?<under>[a-z][a-z' -]{1,30})|in both(?: (?:entries|places))?)`;

export const elsewhereSaid: readonly Remark[] = [
  row(`${text} ${already}(?:covers?|explains?|says?|tells?|answers?|settles?|handles?|treats?|contains?|has|have|includes?|implies|imply|deals? with|takes? care of|provides? for|sees? to|states?|makes? (?:this|it|that) clear|makes?|teach(?:es)?|shows?|gives?|puts?|governs?|suffices?|does|do) ?${point}?${well}`, 'The general rule covers it.'),
  row(`${text} (?:is|are) ${already}(?:quite |clear |surely |perfectly )*(?:enough|sufficient|clear enough|clear|plain enough|plain)${well}`, 'The general rule is enough.'),
  row(`${point} (?:is|are|was|were|has been|have been|can be|may be) ${already}(?:covered|explained|dealt with|treated|settled|stated|said|answered|handled|included|implied|taken care of|provided for|governed|described|defined)(?: ${already.replaceAll('(?:(?:', '(?:(?:')})?${well} ?(?:${place})${well}`, 'The case is dealt with under tolls.'),
  row(`(?:how|what|which|who|why) (?<asked>[a-z' -]{3,70}?) (?:is|are|was|were|has been|have been) ${already}(?:covered|explained|dealt with|treated|settled|stated|told|answered|handled|described|defined) (?:elsewhere|under (?<under2>[a-z][a-z' -]{1,30})|in ${text.replaceAll('<entry>', '<entry4>')})`, 'How long a ferry hums is covered under humming.'),
  row(`(?:the )?(?:rule itself|substance|rule|matter|text itself|content|definition|explanation|details?|everything (?:it said|that it said|in it|of substance)|all (?:it said|that it said|of it|of this)|what (?:it|they) said) (?:is|are|stands?|can be found|is found|are found|is to be found|are to be found)(?: now| already)? (?:elsewhere|in ${text.replaceAll('<entry>', '<entry3>')}|under (?<under1>[a-z][a-z' -]{1,30}))${anyMore}`, 'The rule itself is in the rulebook.'),
  row(`(?:it|this|that|the (?:same|point|sense)) (?:(?:is clear|is plain|is obvious|is evident|goes without saying|is implied)(?: (?:anyway|already))?|(?:follows|is clear|is plain|can be inferred|can be seen) (?:(?:anyway|already) )?from (?:${text.replaceAll('<entry>', '<entry2>')}|the context|the rest))`, 'It follows from the first sentence.'),
  row(`(?:both|they|these entries|the two entries|those entries|the two|each of them|either of them|the (?:entries|entry) (?:it|they) (?:names?|point[s]? to|leads? to)) (?:now |already |between them |together |fully )*(?:covers?|explains?|says?|tells?|contains?|has|have|deals? with|treats?|gives?) ${point}${well}`, 'Both cover it.'),
  row(`(?:neither|no one|nobody|none of us|no reader|nothing) (?:needs|missed|misses|will miss|looks for|depends on|rests on|hangs on|refers to|points to) (?:it|them|the ${textNoun})(?: here)?${anyMore}`, 'No one needs it any more.'),
];

/** What is told in an entry of its own now. */
export const hasItsOwn: readonly Remark[] = [
  row("there(?: is|'s) (?:now |already )?an? (?:separate |whole |special )+entry (?:on|for|about) (?<entry>[a-z][a-z' -]{1,30}?)(?: now| already)?", 'There is a separate entry on meetings now.'),
  row("(?<entry>[a-z][a-z' -]{1,30}?) (?:now )?(?:has|have) (?:now )?(?:an? (?:separate |whole )entry|(?:its|their|an?) own (?:separate )?entry|an entry of (?:its|their) own)(?: now| already)?", 'Meetings have a separate entry.'),
];
