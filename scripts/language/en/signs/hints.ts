/** Orders that hint at what is to be done, and hardly name it: how they are heard, so that they wait. */
import { any, quotation, textThings, thing } from '../text-things.ts';
import type { Sign } from '../text-things.ts';
import { amounts } from '../turnings.ts';
import { formsOf } from '../verbs.ts';

const references = '(?:cross-)?(?:references?|refs?|xrefs?|x-refs?)';
/** What a word is written with. */
const mark = '\\b(?:question mark|exclamation mark|exclamation point|apostrophe|comma|full stop|semicolon|colon|hyphen|bracket|parenthesis|line break|page break|new line|blank line)';
const letters = '(?:plural \\w|final \\w|letters?|capitals?|articles?|plural|space|words?|apostrophe|comma|hyphen|accent|digit)';
const changes = any([...formsOf('base', 'delete'), ...formsOf('base', 'add'), ...formsOf('base', 'replace'), 'change', 'put', 'print', 'write']);
const missing = '(?:missing|lacking|lost|left out|forgotten|too many|too much|superfluous|swapped|doubled|transposed|wrong|misplaced)';

const faulty = '(?:wrong|faulty|bad|doubled|transposed|missing|swapped|stray|odd)';
/** What words have, and a game's other things have not. */
const partOfWord = '(?:spelling|ending|verb|noun|article|initial|tense|plural)';
const ofWords = `(?:${partOfWord}|letters?|words?|singular|case|number|preposition|punctuation|comma|capitals?|grammar|form|space|hyphen|apostrophe|order|name|figure|digit|accent|mark)`;
/** Where words stand, and nothing that is played. */
const textWord = `(?:${textThings}|text|lore|wording|phrase|headword|passage|remark|footnote)`;

/** `is` is tried on one sentence, folded. */
export const hintingSigns: readonly Sign[] = [
  { name: 'pointer that makes way', is: new RegExp('^(?:the|this|our) (?:\\w+ )?(?:pointer|signpost|cross-reference|reference|headword)s?\\b[^."“:]{0,30}\\b(?:makes? (?:way|room)|gives? (?:way|place)|yields?|retires?|steps? aside)\\b|^(?:in place of|instead of|in lieu of) (?:the|this) (?:\\w+ )?(?:pointer|signpost|cross-reference|reference|entry|text)\\b[^."“:]{0,40}:'),
    example: 'The pointer makes way for a real entry: Cats hum.' },
  { name: 'place, and words for it', is: new RegExp(`^(?:at|in|to|from|on|under|within) (?:the|this|its) (?:[^."“:]{1,50} )??${textWord}\\b[^."“:]{0,40}?,? (?:please )?${changes} (?:the (?:words?|phrase|sentence) )?${quotation}`),
    example: 'At the end of the game text add "or a cat".' },
  { name: 'place of a list, and a verb of adding', is: /^(?:after|before|behind|below|above|under) (?:the|this|its) (?:\w+ )?(?:list|bullets|items)\b[^."“:]{0,30}?,? (?:please )?(?:add|insert|append|put)\b[^."“]*:/,
    example: 'After the list add in races: Cats hum.' },
  { name: 'text that lacks words', is: new RegExp(`^(?:the|this|its) (?:[\\w'-]+ ){0,3}?${textWord}(?: [\\w'-]+){0,3} (?:lacks?|lacked|misses|missed|is missing|is short of|needs|wants) (?:the (?:words?|phrase|sentence) )?${quotation}`),
    example: 'The lore lacks "or a cat" at its end.' },
  { name: 'letter in words', is: new RegExp(`\\b${letters}\\b[^."“]{0,24}\\b${missing}\\b[^."“]{0,12}\\b(?:in|at|of|from|after|before|behind) ${quotation}|^(?:there is |there's )?an? \\w{1,12} ${missing} in ${quotation}\\W*$`),
    example: 'Plural s missing in "two cat".' },
  { name: 'fault of words', is: new RegExp(`^(?:the |an? )?(?:${faulty} (?:[\\w'-]+ ){0,2}?${ofWords}|${ofWords} ${missing}) in ${quotation}\\W*$`), example: 'Wrong tense in "cats hum".' },
  { name: 'order of references', is: new RegExp(`\\b${references}\\b[^."“]{0,30}\\b(?:in(?:to)?|out of|wrong) (?:\\w+ )*order\\b|\\b${references} (?:are |is )?(?:unsorted|jumbled)\\b|\\b(?:sort|alphabeti[sz]e|reorder|re-order|order) (?:the |all |both )?${references}`),
    example: 'References should be in alphabetical order.' },
  { name: 'mark at words', is: new RegExp(`(?:${mark}|\\bnew line)s?\\b[^."“]{0,24}\\b(?:before|after|behind|between|at|in) ${quotation}(?:,? (?:and )?${quotation})?(?:\\W*$|,? (?:(?:is|are|was|were) (?:\\w+ )?(?:missing|lost|gone|wrong|superfluous|redundant|too many|needed|wanted|misplaced|${any(formsOf('past'))})\\b|should|must|ought to|has to|needs to|is to|shall|belongs?|goes|stays?))|^(?:no|an?|one|new|extra) (?:\\w+ )?(?:${mark}|space|break|dash|period)s?\\b (?:\\w+ )?(?:before|after|behind|between|in) ${quotation}\\W*$|^(?:before|after|behind|between|at) ${quotation}[^."“]{0,30}\\b(?:${mark}\\b|(?:an? |one |no )space\\W*$)`),
    example: 'There stays a question mark before "cats hum".' },
  { name: 'parts that have swapped', is: new RegExp(`${thing}[^."“]*\\b(?:traded|changed|swapped|switched|exchanged) (?:their )?(?:places?|positions?)\\b`),
    example: 'The two bullets have swapped places.' },
  { name: 'what stands in words', is: new RegExp(`\\bthe (?:\\w+ )?(?:${partOfWord} (?:in|of|at) ${quotation},? (?:should|must|ought to|has to|is to|needs to|shall|may|might|be|needs|is (?:now |hereby )?(?:${any(formsOf('past'))}|wrong|incorrect))|(?:number|figure|letter|word|digit) (?:in|of|at) ${quotation},? (?:should|ought to|be an? |(?:must|has to|is to|needs to|shall) (?:now )?(?:be|read|say) (?:${quotation}|\\d|an? |in )|is (?:now |hereby )?(?:changed|corrected|replaced|altered|wrong|incorrect)\\b))|^(?:in|at) ${quotation},? (?:the )?(?:[\\w-]+ ){0,3}(?:letter|initial|digit|syllable)s?\\b[^."“]*\\b(?:should|must|may|might|could|is to|are to|ought to|has to|needs?|takes?)\\b`),
    example: 'The first letter of "cats hum" should be a capital.' },
  { name: 'this goes somewhere', is: new RegExp(`^(?![^:]*\\b(?:your|his|her|their|players?|opponents?|deck|hand|pile|turn|play)\\b)[^."“:]{0,50}\\b(?:this|these|the following|what follows)(?: (?:new )?(?:${textThings}|text))? (?:should |must |is to |are to |now |to )*(?:goes|go|comes|come|belongs?|fits?|stands?) (?:in |on |up )?(?:at|to|before|after|ahead of|behind|onto|into|below|above|under|between|in|as)\\b[^."“]*(?:\\b(?:end|beginning|top|bottom|start|head|foot|last|first)\\b|${thing}|${textWord}|entry|list|${quotation})[^."“]*:(?:\\W*$| ?${quotation})`),
    example: 'As agreed, this goes in ahead of the list:' },
  { name: 'whole text, under a label', is: /^(?:the |this )?(?:whole|entire|full|complete|correct|corrected|proper|right) (?:entry|text|definition|wording)(?: \w+)?: ?\S|^line \d+: ?\w+(?: \w+)?[.!?]?$|^line \d+: [^."“]*["“]|^wrong (?:cross-)?reference\b/,
    example: 'Correct text: See cats.' },
  { name: 'nothing but a reference', is: /^(?:(?:from now on|from today|henceforth|now)\b,? ?)?(?:only|just|simply|merely|nothing but)(?: an?| the)?(?: mere| bare| single)?(?:: ?["“]?see\b| (?:cross-)?(?:reference|pointer) to\b)|^now see (?!if\b|whether\b|that\b|how\b|what\b|who\b|which\b|where\b|when\b|to\b|the\b|your\b)\w+(?: \w+){0,3}[.!?]?$/,
    example: 'From now on simply: See cats.' },
  { name: 'entry that is none', is: /^(?:this is )?no (?:longer|more) an? (?:entry|definition)(?:\W*$| (?:here|in|of its own)\b)|^(?:this is )?no (?:entry|definition)\W*$|^(?:this )?entry (?:\w+ ){0,2}(?:dead|renamed|now under|now in|now at|absorbed|merged)\b|^(?:gone|void|obsolete|superseded|no longer needed|not needed any ?more|no longer used|no longer correct)\W*$/,
    example: 'No longer an entry.' },
  { name: 'part that ought to stand elsewhere', is: new RegExp(`\\b(?:${textThings}\\b|(?:part|bit|remark|passage|note|piece)s? (?:(?:about|concerning|dealing with|in brackets|in parentheses)\\b|(?:that|which) (?:says?|tells?|speaks?|reads?|begins?)\\b)|(?:bit|remark|passage)s? on\\b)[^."“]{0,50}\\b(?:should|must|ought to|has to|have to|needs to|need to|is to|are to) (?:now )?(?:be |come |stand |go |appear )(?:put |placed |moved |printed )?(?:last|first|elsewhere|earlier|later|higher up|further (?:up|down)|at the (?:very )?(?:end|beginning|top|bottom|start)|an? (?:\\w+ )?(?:sentence|paragraph|bullet))\\b`),
    example: 'The bit about cats ought to come last.' },
  { name: 'references with one more or less', is: new RegExp(`^(?:please |also )?${changes} [^."“]{1,40} (?:to|from|in|among|in the) (?:the |its |our )?${references}\\b|\\b(?:missing|absent|left out|forgotten) (?:from|in|among|of) (?:the |its |our )?${references}\\b|^(?:the |an? |new |further )?${references} to [^."“]{1,40} (?:is |was |has been )?(?:missing|forgotten|left out|lacking|wrong|dead|gone)\\b|\\bin the ${references} (?:should|must|ought to)\\b|^(?:should |must |ought )?(?:the|this|its) (?:\\w+ )?${references}(?: (?:on|in|at|of|to) [^."“]{1,30})? (?:(?:should|must|ought to|has to|is to|might|could|may)(?! (?:\\w+ )?be to (?:an?|any|each|every|your|some|one)\\b)|be) `),
    example: 'Add cats to the references.' },
  { name: 'figure in brackets', is: /^(?![^(]*\b(?:has|have|had|gets?|deals?|takes?|loses?|gains?|suffers?|pays?)\b).*\b\d+ ?(?:[a-z]+ )?\((?:was|formerly|previously|before|not|instead of|up from|down from) [+-]?\d+\b/,
    example: 'Toll: 6 marks (was 5).' },
  { name: 'spelling of words', is: new RegExp(`\\b(?:should|must|is to|are to|ought to|has to) be (?:(?:spelt|spelled)(?! (?:out|aloud)\\b)|capitali[sz]ed|hyphenated|written (?:as (?:one|two)\\b|as ${quotation}|(?:in|with) (?:an? )?(?:capitals?|italics|small|lower|upper|hyphen|bold|initial)))\\b|^spelling: ?\\S|^(?:please )?(?:spell (?:${quotation}|(?:the )?[\\w'-]+ (?:with|without|as|like|in|throughout|properly|correctly|right)\\b)|(?:hyphenate|capitali[sz]e) )|${quotation} ?[(\\[]?sic\\b`),
    example: 'Captain should be spelt with a capital.' },
  { name: 'words that might stand in marks', is: new RegExp(`${quotation},? (?:\\w+ )?(?:may|might|could|can|would) (?:\\w+ )?(?:be|stand|go) (?:\\w+ )?in (?:parentheses|brackets|quotation marks|italics|bold|capitals)\\b|\\bin (?:parentheses|brackets) (?:is |are |was |were |has been )?${any(formsOf('past', 'delete', 'replace'))}\\b|^(?:please )?(?:supply|restore|reinstate|put back) [^."“]{0,40}(?:before|after|behind|between) ${quotation}`),
    example: '"Cats hum" might stand in brackets.' },
  { name: 'words that come back', is: new RegExp(`^(?:please |kindly )?(?:bring back|supply|restore|reinstate|put back|work in|write in|slip in) (?:the |this )?(?:words?|phrase|sentence|text|paragraph|bullet|item)s? ${quotation}`),
    example: 'Bring back the words "and dogs" after "cats" until May.' },
  { name: 'text that goes somewhere, told beside', is: new RegExp(`^(?:the following|this|these) (?:\\w+ )?(?:${textThings}|text|words?), [^."“:,]{1,60}, (?:now |should |must |shall |is to |are to )*(?:goes|go|comes|come|belongs?|(?:is|are|be) (?:\\w+ )?(?:${any(formsOf('past', 'add'))}|put|placed|restored))\\b[^."“]*:`),
    example: 'The following sentence, lost in print, goes at the end: Cats hum.' },
  { name: 'one word, not another', is: /^(?:please )?(?:say|read|print|write) (?!no\b|it\b|what\b|yes\b|aloud\b|your\b)\w[^."“,]{0,30}, (?:and )?not (?!no\b|yes\b|to\b|your\b)\w/,
    example: 'Say dog, not cat.' },
  { name: 'rule that is to go', is: new RegExp(`^(?!(?:if|when|whenever|while|unless|where|once|as|after|before|an?|any|each|every)\\b).*\\b(?:out of date|obsolete|superfluous|redundant|outdated|wrong|stale)\\b[^."“]{0,20}(?:,|;| -| and| so)(?: so| and| please)* (?:${any(formsOf('base', 'delete'))}) (?:it|them|this)\\W*$`),
    example: 'The rule on cats is out of date, drop it.' },
  { name: 'order of parts, by number', is: new RegExp(`^(?:new |correct |right )?(?:${textThings}|item) order\\b|^${textThings} instead of \\w|(?:${thing}[^."“]*|:) ?\\b(?:the )?other way (?:round|around|about)\\W*$`),
    example: 'Sentence order: 2, 1, 3.' },
  { name: 'what it holds now', is: new RegExp(`^(?:now|henceforth) (?:also )?(?:includes?|contains?)\\b|^(?:(?:this|the) (?:entry|text|definition)|it)? ?(?:now|henceforth) (?:also )?(?:includes?|contains?|holds|has|gains)\\b[^."“]{0,20}${quotation}[^."“]{0,30}\\b(?:after|before|following|behind|preceding|ahead of|between|at|in)\\b`),
    example: 'Now includes, oddly, "or hum" after the verb.' },
  { name: 'what gains words beside words', is: new RegExp(`\\b(?:gains?|gets|receives|acquires) ${quotation} [^."“]{0,20}\\b(?:after|before|following|behind|between) [^."“]{0,20}${quotation}`),
    example: 'The account of tolls, alas, gains "or hum" after "sing".' },
  { name: 'what was one and is another', is: new RegExp(`\\bwhat (?:was|were|has been|had been|used to be|used to read|once was) [^."“]{0,20}${quotation}[^."“]*\\b(?:now|henceforth|becomes?)\\b[^."“]{0,20}${quotation}`),
    example: 'What has been a "cat" toll is now a "dog" one.' },
  { name: 'fix of some kind', is: new RegExp(`^(?:an? |the )?(?:\\w+ ){0,2}(?:fix|correction|repair|tweak|edit)\\b[^.:"“]{0,40}(?::| -) [^."“]{0,20}${quotation}`),
    example: 'Grammar fix: "cats" up to "dogs".' },
  { name: 'words at an edge, in few words', is: new RegExp(`^(?:(?:also|now|please|kindly|then|next),? )*(?:open|lead|end|start|begin|finish|close|conclude|preface|introduce|tag|make|head|top)(?: (?!your\\b|his\\b|her\\b|their\\b)[\\w'-]+){0,4} ${quotation}\\W*$`),
    example: 'Lead with "Cats hum."' },
  { name: 'words that are not there', is: new RegExp(`^(?:still )?(?:missing|lost|left out|forgotten|lacking|wanting|absent)\\b[^."“]{0,30}[:-] ?${quotation}`), example: 'Missing: "Cats hum." at the end.' },
  { name: 'what a part mentions', is: new RegExp(`^(?:please |also )*(?:mention|cite|name) ${quotation} (?:in|among|under|after|before|beside)\\b|^(?:the|this|its|our) (?:\\w+ )?(?:${textThings}|list|examples?) (?:now |also |henceforth )+(?:mentions?|names?|cites?|lists?) ${quotation}`),
    example: 'Also mention "cats" in the list.' },
  { name: 'how many there are, and the last of them', is: new RegExp(`^(?:the|its|these) (?:\\w+ )?(?:list|bullets|items|points|steps|examples|references)\\b[^."“]{0,20}\\b(?:one short|too short|one more|now (?:two|three|four|five|six|seven|eight|nine|ten|\\d+))\\b[^."“]{0,40}[:;][^."“]{0,40}${quotation}|^(?:now )?${quotation} makes (?:it )?(?:two|three|four|five|six|seven|eight|nine|ten|\\d+)\\W*$`),
    example: 'The list is one short: "cats".' },
  { name: 'amount that rises or falls', is: new RegExp(`\\b(?:raise|raised|lower|lowered|increase|increased|decrease|decreased|reduce|reduced|cut|drop|dropped|goes|rises|falls|drops|changes|climbs)\\b[^."“:;]{0,50} from \\d+(?: [a-z]+)? to \\d|^(?:the|its) (?:[a-z'-]+ )?(?:${any(amounts)})\\b[^."“:;]{0,30} (?:is|are) now (?:only |just )?\\d`),
    example: 'The toll is now 7 marks.' },
  { name: 'words that go after all', is: new RegExp(`^(?:if |when )?(?:the (?:words?|phrase|sentence) )?${quotation}[^."“]{0,80}(?:,| and| so)(?: it| they)? (?:is|are|has been|have been) (?:now |hereby |therefore )?(?:${any(formsOf('past', 'delete'))})\\b|${quotation}[^."“]{0,80}(?:;|:|,| -) ?(?:please |kindly |so )?(?:${any([...formsOf('base', 'delete'), 'take', 'throw'])}) (?:it|them|this|that)\\b|${quotation} (?:no longer|never|does not|do not|should not) (?:belongs?|be) here\\b|^(?:the|this|that) (?:\\w+ )?(?:cross-)?reference\\b[^."“]{0,80} and (?:is|has been) (?:now |hereby )?(?:${any(formsOf('past', 'delete'))})\\b`),
    example: '"Cats hum" confuses readers only when they are tired, and is struck.' },
];
