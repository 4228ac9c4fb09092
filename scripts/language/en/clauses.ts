/**
 * What stands beside a command in a ruling: why, when, for whom. Each row has a sentence that shows it; the first row whose
 * words open the clause says what it is. A clause that no row knows is not understood, and its order waits.
 */

import { thanksOnly } from './greetings.ts';
import { misplaced } from './misplaced.ts';
import { isNoReason } from './no-reason.ts';
import { uselessWords } from './turnings.ts';
import { formsOf } from './verbs.ts';
import { months } from './calendar-words.ts';

export type ClauseKind = 'reason' | 'time' | 'scope' | 'politeness';

interface Clause {
  is: ClauseKind;
  opens: RegExp;
  example: string;
}

/** What an order is called, and what becomes of it: a clause about that gives no reason for it. */
const callsTheOrder = 'orders?|rulings?|instructions?|changes?|decisions?|deletions?|amendments?|corrections?|revisions?|replacements?|insertions?|additions?|updates?';
const ofTheOrderItself = `${callsTheOrder}|documents?|bound|binding|final|operative|valid|void|struck|deleted|exempt|optional|official`;
/** What a thing no longer does that once stood in a text for a reason. */
const ceases = 'exists?|has|have|says?|said|mentions?|mentioned|names?|makes?|needs?|uses?|matters?|works?|does|do|refers?|requires?|fits?|agrees?|applies|apply|lists?|shows?|allows?|counts?|appears?|stands?|costs?|gives?|holds?|plays?|speaks?|is|are|serves?';

export const clauses: readonly Clause[] = [
  { is: 'scope', opens: /^as an? (?:example|illustration|test|joke)\b/, example: 'Delete the last sentence as an example.' },
  { is: 'scope', opens: new RegExp(`^(?:because|since|as|now that|given that|which|so that) (?:the|this|that|our|its) (?:\\w+ )?(?:${callsTheOrder})\\b.*\\b(?:not|no longer|never|only|withdrawn|undone|reversed|rescinded)\\b`),
    example: 'Delete the last sentence, as the decision is no longer final.' },
  { is: 'scope', opens: /^(?:because of|due to|as a result of|given|now that|following|after|since|with|upon|on) (?:the |an? |its |our )?(?:\w+ )?(?:release|arrival|publication|introduction|start|opening|appearance|ban|coming)\b.* (?:for|in|during|at) (?:[\w-]+ ){0,2}(?:tournaments?|leagues?|formats?|events?|competitions?|races?|games?|matches|play|players?|clubs?|members)$/,
    example: 'Because of the release of High Water for tournaments, delete the last sentence.' },
  { is: 'scope', opens: /^to (?!the\b|this\b|our\b|its\b)[a-z]+ .* (?:for|in|during|at) (?:[\w-]+ ){0,2}(?:tournaments?|leagues?|formats?|events?|competitions?|races?|games?|matches|players?|clubs?|members)$/,
    example: 'To match the map in races, delete the last sentence.' },
  { is: 'reason', opens: /^(?:thus |thereby )?leaving(?: just| only| simply)?:? ["“][^"”]*["”]$/, example: 'Delete ", or a barge", leaving "a ferry".' },
  { is: 'reason', opens: /^(?:because|due to|in order to|so as to|so that|as a result|now that)\b/, example: 'Delete the last sentence, because ferries moor at dusk now.' },
  { is: 'scope', opens: /^as (?:it|they|this|that|these|those|the \w+) (?:then |once |still |first |originally )?(?:stood|stands?|reads?|appears?|appeared|looked|ran|had (?:stood|been)|(?:is|are|was|were)(?: printed)?) (?:in(?! error\b)|on|at|before|until|then|under|since|originally|formerly|when|after|\d)/,
    example: 'Delete the last sentence as it stood in the first almanac.' },
  { is: 'reason', opens: /^(?:since|as) (?:it|they|there|we)\b|^(?:since|as) (?:this|that|these|those|the|no|all)\b(?=.* (?:is|are|was|were|has|have|had|does|do|did|can|cannot|could|may|must|will|would|repeats?|says?|tells?|covers?|contradicts?|duplicates?|adds?|means?|belongs?|appl(?:y|ies)|needs?|stands?|reads?|explains?|holds?|makes?|uses?|works?|follows?|refers?|confuses?|misleads?|came|arose|led|made|kept|lost|\w{3,}ed|(?:mentions?|lists?|names?|gives?|prevents?|requires?|allows?|permits?|shows?|states?|describes?|defines?|treats?|calls?|takes?) (?!(?:it|this|that|so|them)\b)\w+)\b)/, example: 'Delete the last sentence, since it repeats the first.' },
  { is: 'reason', opens: /^since (?!(?:the |last |this )?(?:release|arrival|start|beginning|end|publication|month|year|\d|january|february|march|april|may \d|june|july|august|september|october|november|december))(?=.*\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot)\b)/,
    example: 'Delete the last sentence, since ferries are moored at dusk now.' },
  { is: 'reason', opens: /^since (?!(?:the |last |this )?(?:release|arrival|start|beginning|end|publication|month|year|then|\d|january|february|march|april|may \d|june|july|august|september|october|november|december)\b)(?!.*\b(?:in|for|during|at|under|with|among) (?!the\b|this\b|that\b|its\b|all\b))(?=.*\b(?:no longer|never|now|already)\b)/,
    example: 'Delete the last sentence, since ferries now moor.' },
  { is: 'reason', opens: /^as (?!(?:far|long|soon|much|well|if|though|when|in|on|at|of|to|for|follows|printed|below|above|amended|revised|is|are|was|were|has|have|had|do|does|did|you|your|each|any)\b)\w+(?: \w+){0,4} (?:is|are|was|were|has|have|had)\b/,
    example: 'Delete the last sentence, as ferries are moored at dusk now.' },
  { is: 'reason', opens: new RegExp(`^(?:as|since|because|now that|which)(?! (?:long|soon|far|much|often|well|some|nobody|no one|many|will|would|may|might|we|you|they|players|people)\\b) (?!.*\\b(?:in|for|during|at|under|among|on|with|by|until|before|after|to|within|beyond|near|outside|next|this (?:year|season|month|week)|whether|if|${ofTheOrderItself})(?![\\w-]))(?:[\\w'’ -]+ )?no longer (?:${ceases})(?: [\\w'’-]+){0,4}$`),
    example: 'Delete the last sentence, as that card no longer mentions her.' },
  { is: 'reason', opens: new RegExp(`^(?:as |since |because |now that )?(?!it\\b|they\\b|this\\b|that\\b|these\\b|those\\b|the (?:${ofTheOrderItself})\\b)(?!.*\\b(?:paragraphs?|sentences?|bullets?|entry|entries|wrong|incorrect|mistaken|false|misleading|superfluous|redundant|useless|confusing|outdated|obsolete|unclear|a mistake|an error|current|ordered|cop(?:y|ies)|printings?|glossar(?:y|ies)|not|nobody|none)\\b)[\\w'’ -]{3,40} (?:is|are) no longer (?:treated|considered|counted|regarded|handled|seen|classed|ruled|thought of) (?!.*\\b(?:in|for|during|at|under|among|on|by|until|before|after|within|with|if|when|only|next|${ofTheOrderItself})(?![\\w-]))[\\w'’ -]+$`),
    example: 'Delete "barges or"; barges are no longer treated as moving like ferries.' },
  { is: 'reason', opens: /^(?:as |since |because )?(?:the|its|his|her|their|that) (?:card|card text|map|rule|rules) (?:now |already |itself )*(?:says?|states?|tells?|explains?|covers?) (?:so|this|it|as much|that|all of this)(?: itself| already| now| anyway)*$/,
    example: 'Delete the last sentence; the card now says so itself.' },
  { is: 'reason', opens: /^to (?:avoid|clarify|simplify|correct|match|make|keep|prevent|reflect|fix|bring|conform|remove|shorten|agree with|accord with|align|harmoni[sz]e)\b/,
    example: 'To avoid a repetition, delete the last sentence.' },
  { is: 'reason', opens: /^(?:who|which) (?:has|have|had) (?:since|meanwhile|already|in the meantime) (?:been |become |had )?(?!.*\b(?:for|during|in|under|among|if|when|on|at|withdrawn|reversed|rescinded|revoked|done|undone|restored|corrected|cancelled|canceled)\b)\w+(?: [\w'-]+){0,5}$/,
    example: 'Replace "Bess" with "Nell", who has since been given a lamp.' },
  { is: 'reason', opens: /^which (?:(?:could|can) (?:not|never) be (?:enforced|applied|used|met|fulfilled|satisfied|verified|checked|followed|carried out)|(?:has|had|serves|served) no (?:purpose|use|meaning))$/,
    example: 'Delete the last sentence, which could not be enforced.' },
  { is: 'reason', opens: new RegExp(`^(?:which|as it|since it|because it|as they|since they) ${misplaced}$`), example: 'Delete the last sentence, which contradicts the card.' },
  { is: 'reason', opens: /^as (?:discussed|agreed|decided|requested|suggested|announced|pointed out|proposed|promised|voted)\b(?!.*\b(?:for|during|in|under|among|if|when)\b)/,
    example: 'Delete the last sentence, as discussed on the board.' },
  { is: 'reason', opens: /^per (?:the |our |last month's |an? )?(?:talk|discussion|vote|decision|request|suggestion|errat\w+|committee|forum|board|mailing list|rules team|designers?|publisher|faq|questions?|reports?|feedback)\b/,
    example: 'Delete the last sentence per talk.' },
  { is: 'reason', opens: /^for (?:the )?avoidance of (?:any )?(?:doubt|confusion|misunderstandings?)$/, example: 'For the avoidance of doubt, delete the last sentence.' },
  { is: 'reason', opens: /^for (?:(?:greater|more|better|the sake of|the sake of greater|the sake of better) )?(?:clarity|consistency|simplicity|brevity|completeness|accuracy|precision|correctness|uniformity|readability|economy|understanding)(?:'s sake)?\b(?!.*\bof\b)/,
    example: 'For clarity, delete the last sentence.' },
  { is: 'reason', opens: /^after (?:(?:much|long|some|further|careful|due|lengthy|more|a long|a lengthy|considerable|thorough|years of|months of|weeks of|a lot of|lots of|endless|many|the many) )+(?:discussions?|consideration|thought|debates?|deliberation|review|reflection|study|testing|arguments?|quarrels|quarrelling|head-scratching|hand-wringing|soul-searching|confusion|questions|letters)$/,
    example: 'After much discussion, delete the last sentence.' },
  { is: 'reason', opens: /^(?:following|after|because of|owing to|thanks to|on account of|in response to|in answer to|in view of|in light of|in the light of) (?:(?:the|our|some|many|several|recent|repeated|numerous|your|last month's|popular|your many) )*(?:(?:players?'?|judges?'?|readers?'?|forum|community|reader) )?(?:feedback|questions|reports|complaints|requests|letters|suggestions|comments|confusion|misunderstandings|queries|demand|mail|e-mails|enquiries)$/,
    example: 'Following player feedback, delete the last sentence.' },
  { is: 'reason', opens: /^to (?:put an end to|end|stop|settle|spare (?:us|you|everybody|everyone|all)|forestall|head off|guard against|rule out|preclude|do away with|cut short) (?:all |an? |the |some |these |those |further |more |endless |any |possible |common |frequent |popular |widespread |recurring |persistent )*(?:arguments?|quarrels?|questions?|confusion|discussions?|debates?|misunderstandings?|misreadings?|misinterpretations?|mistakes?|errors?|slips?|doubts?|ambiguity|letters)(?: about (?:the |a )?[\w' -]{2,30})?$/,
    example: 'To put an end to the quarrels, delete the last sentence.' },
  { is: 'reason', opens: /^as (?:being )?(?:redundant|superfluous|unnecessary|obsolete|outdated|incorrect|misleading|no longer needed)$/, example: 'The last sentence is deleted as superfluous.' },
  { is: 'reason', opens: new RegExp(`^(?:(?:as|being|which (?:is|are|was|were)(?! (?:wrong|incorrect|misleading|mistaken|an error|a mistake)\\b)|it is|they are|it was|they were|now|quite|simply) )*(?:${uselessWords.join('|')})$`),
    example: 'Delete the last sentence, being superfluous.' },
  { is: 'reason', opens: /^(?:as|by way of) an? (?:mere |gentle |simple )?(?:clarification|correction|simplification|reminder|precaution)$/, example: 'As a clarification, delete the last sentence.' },
  { is: 'reason', opens: /^(?:in (?:line|step|keeping|accordance|agreement|harmony) with|by (?:popular|general) (?:demand|request|wish)|at (?:popular|general) (?:demand|request))\b|^on (?:reflection|second thoughts?)$/,
    example: 'By popular demand, delete the last sentence.' },
  { is: 'reason', opens: /^(?:its|their|the|that|this) (?:matter|text|content|contents|subject|rule|rules|substance|point|words) (?:now )?(?:being|having been) (?:now |already |elsewhere )?(?:dealt with|covered|explained|treated|told|given|moved|stated|contained|repeated)\b/,
    example: 'Delete the last sentence, its matter being dealt with under tolls.' },
  { is: 'reason', opens: new RegExp(`^(?:the|its|their|this|that) (?!(?:[a-z'-]+ )*(?:players?|captains?|opponents?|judges?|${callsTheOrder}|substitutions?|proposals?|latter|former|new|leagues?|tournaments?|races?|seasons?|if|when)\\b)[a-z'-]+(?: [a-z'-]+){0,2}(?: of (?:the |its )?[a-z'-]+)? (?:being (?:(?:now|quite|wholly|long|plainly) )?(?:immaterial|irrelevant|beside the point|superfluous|redundant|obsolete|outdated|misleading|unclear|ambiguous|of no (?:moment|consequence|importance|use))|having (?:(?:now|since|long|already|at last|meanwhile) )?(?:been (?:in doubt|in dispute|disputed|settled|decided|resolved|superseded|questioned|misread|misunderstood)(?: (?:in (?:the )?(?:spring|summer|autumn|winter)|long ago|elsewhere|last (?:year|month|spring|summer|autumn|winter)))?|(?:acquired|received|got|gained|been given) (?:its|an|their) (?:own )?entr(?:y|ies)(?: of (?:its|their) own)?))$`),
    example: 'Delete "by night", the colour of the sky being immaterial.' },
  { is: 'reason', opens: /^(?:just |exactly )?(?:as|like|the same as) (?:(?:it|they) (?:is|are|stands?|reads?) )?(?:elsewhere|everywhere else)(?: in (?:the|this) glossary)?$/, example: 'Replace "x" with "y", as elsewhere in the glossary.' },
  { is: 'reason', opens: /^where (?:it|they) (?:only |merely |just )?(?:repeated|duplicated|doubled|restated|echoed) (?:the |its )?(?!.*\b(?:in|for|during|on|at|by|under)\b)[^,;]+$/,
    example: 'Delete "by night", where it repeated the word before it.' },
  { is: 'reason', opens: /^(?:(?:which|this|that|it) (?:is|being|was) |as (?:is )?|being )?(?:our|the) (?:(?:more )?(?:usual|customary|preferred|normal|standard|regular|ordinary|common|established|modern|current|familiar|accepted)(?: and (?:usual|preferred|shorter|plainer|clearer|simpler))?|shorter|plainer|simpler|clearer) (?:wording|form|terms?|words?|phrase|phrasing|spelling|style|expression|formula|usage)(?: (?:for (?:it|this|that)|throughout|elsewhere|everywhere|now|these days))?$/,
    example: 'Replace "x" with "y", our usual wording.' },
  { is: 'politeness', opens: new RegExp(`^(?:please|pls|plz|kindly)(?:,? (?:please|kindly))*$|^${thanksOnly}[.!]?$`), example: 'Please delete the last sentence.' },
  { is: 'politeness', opens: /^(?:in (?:its|their) entirety|in full|altogether|entirely|completely|as a whole|once and for all)$/, example: 'The last sentence is deleted in its entirety.' },
  { is: 'politeness', opens: /^(?:with )?nothing of the (?:former|old|previous|present|existing|earlier|current) (?:text|wording|entry|version|words) (?:remaining|remains|left|being kept|kept|staying|surviving)$|^(?:in place of|instead of|replacing) (?:all of |the whole of )?(?:the|its) (?:former|old|previous|present|existing|earlier|current|entire|whole) (?:text|wording|entry|version)$/,
    example: 'This entry should read as follows, nothing of the old text remaining: Ferries hum.' },
  { is: 'politeness', opens: /^(?:leaving|keeping) (?:the rest|everything else|all else|the other words?|the (?:quotation marks?|brackets|parentheses|comma|stop|full stop|space|marks) (?:around|round|behind|before|after) (?:it|them))(?: (?:of (?:the|this) (?:entry|paragraph|sentence|list)))?(?: (?:as (?:it is|they are|it was|they were)|unchanged|untouched|alone|in place|where (?:it is|they are)))?$|^the rest (?:being |remaining |staying )?(?:unchanged|untouched|as (?:it is|before))$/,
    example: 'Change "two" to "three", leaving the rest as it is.' },
  { is: 'politeness', opens: new RegExp(`^(?:the|this|our) (?:entry|text|glossary|definition|wording) (?:is|has been|was|stands) (?:(?:now|hereby|therefore|thus|accordingly) )?(?:${formsOf('past', 'revise').join('|')})(?: accordingly| thus)?$|^(?:accordingly|correct both|sic)$`),
    example: 'Change "two" to "three"; the entry is corrected accordingly.' },
  { is: 'politeness', opens: /^(?:(?:without|with no|no) (?:any )?(?:replacement|substitution|substitute)|(?:without (?:any |further )?|with no (?:other |further )?)changes? (?:of|in|to) (?:the |its |their )?(?:wording|words|text|meaning|sense|substance|content))$/, example: 'The last sentence is deleted without replacement.' },
  { is: 'politeness', opens: /^(?:effective immediately|with immediate effect|immediately|at once|forthwith|(?:as of|as from|(?:effective|starting|beginning)(?: with| from| as of| as from)|with effect (?:from|as of)|from) this (?:document|ruling|update)(?: on| onwards?)?)$/,
    example: 'The last sentence is deleted with immediate effect.' },
  { is: 'politeness', opens: /^(?:(?:effective|with effect|as|starting|beginning) )?(?:from|as of|of|on|with)? ?(?:the )?(?:(?:date|day) of (?:this (?:document|update|publication|release|ruling)|publication)|today|now on|this (?:date|day)|now)(?: (?:on|onwards?))?$|^(?:henceforth|henceforward|hereafter|hereby|permanently)$/,
    example: 'The last sentence is deleted with effect from the date of this document.' },
  { is: 'time', opens: /^(?:effective|upon|as of|starting|beginning|with effect|until|till|from|through|after|following|once|by|not before)\b/,
    example: 'Delete the last sentence, effective upon release of High Water.' },
  { is: 'time', opens: /^(?:at|with|on|since) (?:the )?(?:release|arrival|start|beginning|end|publication|\d|january|february|march|april|may \d|june|july|august|september|october|november|december)/,
    example: 'On the release of High Water, delete this entry.' },
  { is: 'time', opens: /^for (?:this|the (?:next|coming)(?: \w+)?|one|two|three|\d+) (?:days?|weeks?|months?|years?|season|quarter)\b/, example: 'For this month only, delete the last sentence.' },
  { is: 'scope', opens: /^(?:if|unless|except|excepting|excluding|but|only|for|in|during|when|whenever|where|wherever|while|under|at|on|with|without|within|however|provided|providing|assuming|as long as|so long as|among|between|not|even|although|though|whether|in case|apart|save|other than)\b/,
    example: 'In a race of two ferries, delete the last sentence.' },
];

/** Words by which any clause limits what stands beside it, even a reason or a remark. */
export const limiting = /\b(?:only|but|except|excepting|excluding|unless|until|till|if|when|whenever|where|wherever|while|during|however|although|though|otherwise|solely|merely|apart|provided|nor|neither|temporarily|optional(?:ly)?)\b/;

/** "For clarity in leagues", "to avoid confusion on cards": a reason that says where. */
const elsewhereToo = /\b(?:on|in|for|at|during) (?:the |a |an |our |your )?(?:[\w-]+ ){0,2}(?:cards?|tournaments?|leagues?|formats?|events?|competitions?|races?|matches|editions?|printings?|sheets?|quick-start rules|beginners|newcomers|(?:organi[sz]ed|solo|online) play|website|copies|copy|demand|germany|france|spain|italy|europe|america|(?:two|three|four|more) players)$|\bwith (?:two|three|four|more|fewer) players$/;
/** "To correct the card", "due to its release next month": another text is to be mended, or the day is told in passing. */
const ofAnotherText = /^(?:to|in order to|so as to) (?:correct|fix|shorten|update|amend|revise|mend|repair|simplify|bring) (?:the |a |an |our |your (?:own )?|older |old )?(?:[\w-]+ ){0,2}(?:cards?(?! (?:reference|name))|rulebook|book|copy|copies|printings?|editions?|translation|map|sheet|website|solo play|game with|faq|(?:french|german|spanish|italian|english) (?:text|version))\b|^(?:to|in order to) make (?:a|an|the) (?:\w+ )?(?:variant|version|demo)\b/;
/** "Given that both players agree", "in agreement with your opponent", "in order to play the short game", "per FAQ (leagues)": conditions that begin as reasons do. */
const upToPlayers = /\b(?:both|all|your|the|any|other) (?:other )?(?:players?|captains?|opponents?|judges?|sides?|teams?|organi[sz]ers?)\b.*\b(?:agrees?|consents?|wish|wishes|wants?|allows?|permits?|likes?)\b|\bagreement with (?:your|the|an?|all|other) (?:\w+ )?(?:opponents?|judges?|players?|organi[sz]ers?|captains?)\b|^(?:in order )?to (?:play|keep|speed|have) (?:\w+ ){0,3}(?:short|shorter|fast|faster|alone|solo|quick|quicker|easy|easier|games?)\b|\([^)]*\b(?:leagues?|tournaments?|casual|solo|teams?|variants?)\b[^)]*\)/;

/** "So that it may be tried for a month", "as the keeper likes": a reason that says how long, or that somebody may choose. */
const forATime = /\bfor (?:an?|one|two|three|this|the|the next|the coming|another|some) (?:\w+ )?(?:trial|months?|weeks?|seasons?|years?|while|time|test|days?|evening)\b|\b(?:tried|tested) (?:out )?(?:first|for)\b|\bas a (?:trial|test|try)\b|^as (?:\w+ ){1,5}(?:likes?|wish(?:es)?|pleases?|prefers?|chooses?|decides?|sees? fit|wants?|finds? best|thinks? best|sees? it|may (?:choose|decide|wish|like|prefer))$|\b(?:is|are|was|were|has|have|do|does|did)(?: not)?$|^(?!as (?:discussed|agreed|decided|requested|suggested|announced|pointed out|proposed|promised|voted)\b).*\b(?:drafts?|tests?|tested|testing|try|tries|tried|trial|proposals?|undecided|votes?|pending|house rules?)\b/;

const dayInPassing = new RegExp(String.raw`\b(?:next|this|coming) (?:month|week|year|season)\b|\bcoming (?:in|on|soon)\b|\b(?:in|on) (?:${months})$`);

/** "... as it only repeats the first", "since neither was a rule": what it does is little, not where it holds. */
const neitherIs = /^ neither (?=(?:of (?:them|these|the two) )?(?:is|was|were|are) (?:an? )?(?:rules?|needed|necessary|of (?:any )?use|true|correct|in use|used)$)/;
const onlyRepeats = /\b(?:only|merely|just) (?=(?:repeat|restate|duplicate|echo|confirm|explain|clarifie)s?\b)/;

/** Remarks in brackets that change nothing about the order beside them; every other one may. */
export const harmlessRemarks: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:from|since|as of|as in|of) (?:the )?(?:last|previous|earlier)(?: (?:month|document|update|update document|rulings document))?(?:,? \d{4})?$/, example: '(from last month)' },
  { is: /^(?:from|as in|of) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: (?:document|update|update document|rulings document))?(?:,? \d{4})?$/,
    example: '(from August)' },
  { is: /^(?:new|newly|older|recent|further|additional|updated|repeated|corrected|revised|clarified|reworded|amended)(?: (?:changes?|items?|additions?|this month|wording))?$/,
    example: '(older changes)' },
  { is: /^(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? (?:\d{4}|'\d\d))?|\d{1,2}[./]\d{1,4}(?:[./]\d{2,4})?|\d{4}(?:-\d\d){0,2})$/,
    example: '(March)' },
  { is: /^(?:the )?(?:new |revised |changed |corrected )?(?:text|words?|wording|paragraphs?|sentences?|version) (?:in|on|follows?|is|below|under)(?: in| on| the| a)*(?: next| following| new| own)?(?: lines?| paragraphs?)?$/,
    example: '(new text in next line)' },
  { is: /^(?:a )?(?:correction|fix|repair) of an? (?:typo|misprint|slip|error|mistake|typing error|printing error|spelling mistake)$/, example: '(correction of a typo)' },
  { is: /^and re-?(?:number|order) the (?:others|rest|remaining \w+|following \w+)(?: accordingly)?$/, example: '(and re-number the others)' },
  { is: /^which (?:only |merely |just )?(?:clarifies|explains|repeats|confirms|corrects|restates|gathers|collects|combines|simplifies|shortens) [^.;]+$/, example: '(which clarifies the limit)' },
  { is: new RegExp(`^(?:(?:being|which (?:is|are)|it is|they are|now) )?(?:${uselessWords.join('|')}|sic|no replacement|without replacement)$`), example: '(superfluous)' },
  { is: /^(?:with )?(?:the )?same (?:rule|meaning|sense|thing|idea|effect|substance)s?(?:,? (?:but |only |just )?(?:in )?(?:fewer|shorter|plainer|simpler|clearer|better|other|different|less) (?:words|wording|ink|fuss|text))?$/, example: '(same rule, fewer words)' },
  { is: /^(?:a )?(?:typo|typographical error|misprint|slip|clarification|correction|formality)(?: only)?$/, example: '(a formality)' },
  { is: /^(?:which is |this is )?(?:now|already) (?:covered|treated|explained|dealt with|contained|told|stated|given) (?:elsewhere|(?:by|in|under|at) (?:the (?:new )?entry (?:on|for|about) )?(?!.*\b(?:in|for|during|by|under|with|at|of|on|and|or|some|only|part(?:ly)?)\b)[^.;,()]+)$/,
    example: '(now covered by barge)' },
  { is: /^on (?:a|its) (?:new |own |separate )?line(?: by itself| of its own)?$|^as a (?:separate )?paragraph(?: of its own)?$/, example: '(on a line by itself)' },
  { is: /^this is (?:redundant|superfluous|obsolete|unnecessary|outdated|a repetition|a duplicate)$/, example: '(this is a repetition)' },
  { is: new RegExp(`^(?:with )?${thanksOnly}$`), example: '(with thanks to Bess)' },
  { is: /^(?:sic|so printed|as printed|thus printed|thus|emphasis ours|our emphasis)!?$/, example: '(so printed)' },
  { is: /^(?:(?:source|per|so|by|from|decided by|agreed by|ruled by|voted by): ?|(?:decided|agreed|ruled|voted|resolved|announced|published|posted) (?:by|on|in) )?(?:the |our )?(?:(?!tournament|league)\w+ )?(?:committee|council|board|forum|meeting|minutes|mailing list|rules team|rules group|office|secretary|editors?|publishers?|guild)(?:'s)?(?: (?:meeting|minutes|vote|decision|post))?,? (?:of |on )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?$/,
    example: '(ferry committee, 3 May)' },
  { is: /^[a-z]{1,4} ?= ?(?:by (?:the|our|an?) |per |according to |source\b|ruled by |decided by )(?!.*\b(?:only|tournaments?|leagues?|drafts?|proposed|proposals?|pending|optional|tests?|play|rules?|casual|variants?|beginners?|house|open|solo|teams?|formats?|games?)\b)[^.;]+$/,
    example: '(P = by the printed captain)' },
];

/** What somebody made of words, rightly or wrongly. */
export const mistaken = '(?:read|taken|took|understood|misread|misunderstood|interpreted|construed|mistook|mistaken)';
/** ", which some players have read as excluding the sides": how words were misread limits nothing. */
const readAs = `${mistaken} (?:as|to mean|for|to be) [^,;:?"]{3,60}`;
const somebodyRead = new RegExp(`^which (?:(?:some|many|several|most|a few|quite a few|a number of|too many|certain|more than one|one|two) (?:of (?:the|our|you) ?)?)?(?:players?|readers?|judges?|people|newcomers|directors?)? ?(?:have |had |has |always |often |sometimes )*${readAs}$`);

/** "... if it rains" may be said of the order; "as their turn begins" tells when. */
export const limitsReading = /\b(?:only|but|except|unless|until|if|when|whenever|where|while|during|though|although|begins?|ends|starts?|void|withdrawn|deleted|struck|binding|optional|valid|official|proposals?|orders?)\b|\bas (?:they|he|she|it|we|you|their|his|her|its|our|your)\b/u;

const kindOf = (bare: string): ClauseKind | null => clauses.find(({ opens }) => opens.test(bare))?.is ?? null;

/** Whether a clause that opens as a reason or a politeness does says where, how long or for whom something holds. */
function isLimited(kind: 'reason' | 'politeness', bare: string, told: string): boolean {
  const isNone = kind === 'reason' && (isNoReason(bare) || forATime.test(bare));
  return isNone || limiting.test(told) || upToPlayers.test(bare) || ofAnotherText.test(bare) || (/^(?:for|by|in|to|per|at|as|since) /.test(bare) && elsewhereToo.test(told));
}

/** What a clause beside a command is; null where no row knows it. `words` are folded. */
export function clauseKind(words: string): ClauseKind | null {
  const bare = words.replace(/^[\s,;:(-]+/, '').replace(/[\s.,;:!)]+$/, '');
  if (somebodyRead.test(bare)) return limitsReading.test(bare) ? null : 'reason';
  const kind = kindOf(bare);
  if (kind !== 'reason' && kind !== 'politeness') return kind;
  // ... because it rhymes, in races; please, but not in races
  const behind = bare.split(/[,;] | - /).slice(1).map(kindOf).find((one) => one === 'scope' || one === 'time');
  const told = bare.replace(/^\S+/, '').replace(onlyRepeats, '').replace(neitherIs, '');
  if (behind !== undefined) return behind;
  if (/^(?:due to|because of|following|given|with|now that|as a result of) /.test(bare) && dayInPassing.test(bare)) return 'time';
  return isLimited(kind, bare, told) ? 'scope' : kind;
}

/** Whether a bracketed remark is one of those that change nothing. `words` are folded, with or without the brackets. */
export function isHarmlessRemark(words: string): boolean {
  const bare = words.replace(/^[\s([]+/, '').replace(/[\s.)\]:]+$/, '');
  const only = /\bonly$/.test(bare) ? bare.replace(/ only$/, '') : bare.replace(/^which (?:only|merely|just) /, 'which ');
  return harmlessRemarks.some(({ is }) => is.test(bare)) && !limiting.test(only);
}
