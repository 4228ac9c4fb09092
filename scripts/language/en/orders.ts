/**
 * How to tell a sentence that may be an order to change text from one that only says how a rule is. It asks for two things:
 * a verb of change, and a thing that only a text has. Rules of play have the first ("replace the top card") and seldom both.
 *
 * This is wider than the grammar: what it finds and the grammar cannot read waits for a person.
 */
import type { Operation, Unit } from '../../../src/model/corpus.ts';
import { countedNouns, nouns } from './nouns.ts';
import { rankWords } from './numbers.ts';
import { turnings, uselessWords } from './turnings.ts';
import { changeNouns, formsOf, imperatives, ingsOf, looseImperatives, participles } from './verbs.ts';
import type { VerbFamily } from './verbs.ts';

const any = (words: readonly string[]): string => `(?:${words.join('|')})`;

/** "par." is found as "par" is; a sign stands for itself. */
const wordsOf = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.replace(/\.$/, '')))].filter((word) => /\w$/.test(word));
const signsOf = (words: readonly string[]): string[] => words.filter((word) => !/[\w.]$/.test(word));

const surely = nouns.flatMap((noun) => noun.surely);
/** Things that only a text has. */
const textThings = any([
  ...wordsOf(surely), 'full stops?', 'commas?', 'semicolons?', 'quotation marks?', 'parenthes[ei]s', 'brackets', 'in italics', 'in bold',
  '(?:the|these|this|those|all|following|new|existing|old|two|three|\\d+) (?:words?|text|lines?|examples?|exception|reference|language|portion)',
]);
/** Things that games have too, and that are a text's only where they are counted. */
const doubtfulThings = any([...nouns.flatMap((noun) => noun.perhaps), 'numerals?']);
const countedThings = any(wordsOf(countedNouns));
const rank = any([...rankWords, '\\d+(?:st|nd|rd|th)']);
const ranked = `(?:${rank}|(?:first|last) (?:two|three|four|\\d+)) ${doubtfulThings}`;
const quotation = '(?:["“][^"”]*["”]|(?<!\\w)\'[^\']+\'(?!\\w))';
const figure = '[+-]?\\d+';
const thing = `(?:(?:\\b${textThings}|\\b${ranked})\\b|${any(signsOf(surely))})`;
const adverbs = '(?:,? (?:now|often|usually|in part|hereby|also|therefore|thus|entirely|officially|permanently|since|no longer|not|to|further|then|alas|\\w+ly))*,?';
const been = '(?:is|are|was|were|be|been|being|stands?|gets?)';
const commandStarts = '(?:^|#\\d+ |[,;:)"”(-] ?|\\b(?:and|then|also|please|pls|plz|again|not|never|either|there|next|kindly|therefore|entry|we) )';
const perhaps = '\\b(?<!\\b(?:may|can|could|might|cannot|you|player|players|opponent|they|he|she|if) )';

/** Somebody wants something, or thinks of it. */
const wishes = '(?:ask|request|propos|suggest|recommend|advis|urg|consider|want|wish|intend|plan|decid|agree|need|like|hope)(?:e|ed|es|s|ing)?';

interface Sign {
  name: string;
  is: RegExp;
  /** A sentence that it finds. */
  example: string;
}

/** Each way in which a sentence may order a change; `is` is tried on one sentence, folded. */
export const signs: readonly Sign[] = [
  { name: 'command', is: new RegExp(`${commandStarts}${any(imperatives)}\\b[^.]*?(?:${thing}|\\brulings?\\b|\\bglossary\\b)`), example: 'Strike, for want of cats, the last sentence.' },
  { name: 'command about quoted words', is: new RegExp(`${commandStarts}${any(imperatives)}:? (?:[\\w'-]+ ){0,5}'?${quotation}`), example: 'Erase the rather tired "hum".' },
  { name: 'command that games do not give', is: /^(?:(?:please|pls|plz|kindly|now|also|and|then),? )*(?:delete|omit|expunge|excise|amend|revise|reword|rephrase|rewrite|repeal|rescind|append)\b(?![^.]*\b(?:you|your|opponents?|players?|cards?)\b) ?[^ .]/, example: 'Delete the warden.' },
  { name: 'report of what was done', is: new RegExp(`^(?:we (?:have |had )?(?:now |also |hereby )?)?${any(formsOf('past'))}:? (?:[\\w'-]+ ){0,5}(?:${thing}|${quotation})|^we (?:have |had )?(?:now |also |hereby )?${any([...formsOf('past'), ...formsOf('base')])} this (?:entry|definition)`), example: 'Added "or hum" after "sing".' },
  { name: 'there shall be', is: new RegExp(`\\bthere (?:shall|should|must|will|is|are)(?: to)?(?: be)? ${any(participles)}\\b`), example: 'After "sing" there shall be inserted "or hum".' },
  { name: 'loose command', is: new RegExp(`${commandStarts}${any(looseImperatives)} (?:[\\w'-]+ ){0,6}(?:${thing}|${doubtfulThings} ${quotation})`), example: 'Make the last sentence the first.' },
  { name: 'duty', is: new RegExp(`${perhaps}(?:should|must|shall|will|to|now) (?:be )?${any([...imperatives, ...participles])}\\b[^.,"“]*(?:${thing}|${quotation})|${thing}[^.]*?\\b(?:should|must|shall|will) (?:\\w+ )?(?:be )?${any([...imperatives, ...participles])}\\b`), example: 'One must now strike the last sentence.' },
  { name: 'place before a command', is: new RegExp(`^(?:in|at|from|to|after|before|under|within|between|on) [^.]*?(?:${thing}|(?<=after |before |between )${quotation})[^.]*${perhaps}${any(imperatives)}\\b`), example: 'In paragraph 2 of this entry let us strike a word.' },
  { name: 'report', is: new RegExp(`${thing}[^.]*?${perhaps}${been}${adverbs} ${any(participles)}\\b`), example: 'The sentence on cats is, alas, deleted.' },
  { name: 'report of words', is: new RegExp(`(?:^|[,;:] )(?:and )?(?:the )?(?:words? |phrase |number |\\w+ words )?${quotation},?(?: (?:in|from|at|on|of|and|or|,|the|"[^"]*"|\\w+)){0,8} (?:has |have )?(?:now )?${been}${adverbs} ${any(participles)}\\b(?! to \\w+ (?:at|by|when|if)\\b)`), example: 'The words "at dusk" are, alas, deleted.' },
  { name: 'report of words to come', is: new RegExp(`\\b${been}${adverbs} ${any(participles)}\\b[^.]*\\b(?:to|from|in|after|before|with|by|as|into) (?:\\w+ )?${thing}`), example: 'Cats are added to this entry.' },
  { name: 'should read', is: new RegExp(`\\b(?:should|instead|ought to|is to|are to|must|will|shall) (?:now |instead |rather |also |not |never |perhaps |probably )?(?:read|say|state)\\b|${quotation},? (?:\\w+ ){1,4}(?:read|be|say) (?:the \\w+ )?${quotation}|\\b(?:should|ought to|must|has to|is to|are to) (?:now |rather |instead )?be (?:the \\w+ )?${quotation}|\\bnow (?:also |instead )?(?:reads?|says?|states?)(?=:| as follows| thus| ${quotation})|\\b(?:should|now|must|shall) (?:now )?(?:begins?|starts?|ends?|opens?|closes?)\\b(?=:| with\\b| ${quotation})|\\b(?:reads?|says?) (?:as follows|thus|instead|now)\\b(?<!be read as follows)`), example: 'This should rather say “hum”.' },
  { name: 'read for', is: new RegExp(`(?:\\bfor|\\binstead of|\\bin place of|\\brather than|\\bin lieu of|\\bwherever|\\bwhere|\\bwhenever) (?:the \\w+ )?${quotation}[^.]*\\b(?:reads?|say|put|use|write|print|substitute|it is|it should)\\b|\\bfor ${figure}(?: \\w+)?,? (?:read|say|put|substitute|print|write) |\\b(?:read|say|put|use|write|print|substitute) (?:the \\w+ )?${quotation} (?:for|where|wherever|in place of|instead of)\\b`), example: 'Instead of "hum" put "sing".' },
  { name: 'one quotation for another', is: new RegExp(`${quotation},? (?:not|and not|rather than|instead of|in place of|→|->|-->|=>|⇒|=|should be|must be|is to be|is meant to be|should have been) (?:the \\w+ )?${quotation}|^(?:[\\w-]+ ){0,4}${quotation} (?:now )?(?:becomes?|is now|are now) ${quotation}\\W*$|\\b(?:read|treat|take|understand) (?:the \\w+ )?${quotation} as (?:meaning |if it were )?${quotation}|${quotation}[^.]*\\b(?:read|taken|understood) as (?:the \\w+ )?${quotation}|^(?:the \\w+ )?${quotation},? (?:is|was|should have been) an? (?:\\w+ )?(?:misprint|typo|slip|mistake|error) (?:for|of|:)`), example: '“Sing” instead of “hum”.' },
  { name: 'where it says', is: new RegExp(`\\bwhere(?:ver)? (?:\\w+ ){1,3}(?:says?|reads?|states?|has) ${quotation}[^.]*\\b(?:reads?|say|put|use|write|print|substitute|should)\\b`), example: 'Where it says "hum", read "sing".' },
  { name: 'change of a value', is: new RegExp(`\\b(?:${any([...formsOf('base', 'revise'), ...formsOf('past', 'revise')])}) (?:the [^.]{1,60} )?from (?:${quotation}|\\d[\\w ]{0,20}) (?:to|into) (?:${quotation}|\\d)`), example: 'The toll is changed from "two" to "three".' },
  { name: 'words beside words', is: new RegExp(`^(?:put|place|set|write|print) (?:the (?:\\w+ )?)?${quotation} (?:\\w+ ){0,2}(?:before|after|behind|between|in front of)\\b`), example: 'Put "old" before "cat".' },
  { name: 'promise', is: new RegExp(`^(?:please |kindly |now )?${any(imperatives)} (?:[\\w,]+ ){0,5}(?:the following|this)\\b[^.:"“]*:(?:\\W*$| ?${quotation})`), example: 'Add the following to your notes:' },
  { name: 'words that are added somewhere', is: new RegExp(`^(?:please |kindly |now )?${any(formsOf('base', 'add'))} [^.:"“]{1,80}: ?${quotation}`), example: 'Add at either end: "Hum."' },
  { name: 'ruling that is taken back', is: new RegExp(`\\bruling\\b[^."“]*${quotation}[^."“]*\\b(?:is|was|has been) (?:now |hereby )?(?:withdrawn|rescinded|reversed|revoked|void)\\b`), example: 'The old ruling, which spoke of "cats", is withdrawn.' },
  { name: 'entry that holds no more', is: /^(?:this|the) (?:entry|definition) (?:applies|holds|stands) no (?:longer|more)\b/, example: 'This entry applies no longer in races.' },
  { name: 'new text', is: /^\(?(?:the )?(?:new|revised|corrected|amended|updated|full|complete) (?:wording|text|version)\b[^.:]*:|^this is (?:now )?the (?:new|complete|whole|entire|full|revised)\b[^.:]*:|^the (?:entry|definition) (?:in full|in its new form|as amended|as revised)\b[^.]*:/, example: 'New wording of this entry:' },
  { name: 'addition described', is: /^(?:please )?(?:add|append|insert|include) (?:something|a (?:word|line|note|remark|reminder|few words))\b/, example: 'Add something about cats.' },
  { name: 'list that grows', is: /\blist\b[^.]*\b(?:now |also )+(?:includes?|contains?|has|holds?)\b/, example: 'The list now also includes:' },
  { name: 'ceases', is: new RegExp(`${thing}[^.]*?\\bceases? to (?:have|be|apply|hold)\\b`), example: 'The last paragraph shall cease to have effect.' },
  { name: 'no longer', is: new RegExp(`${thing}[^.]*?\\b(?:no longer|not|never) (?:applies|apply|valid|holds?|stands?|in force|in effect|(?:forms? )?(?:an? )?part|belongs?|appears?|true|used|needed|be used|be read|exists?)|^no longer (?:valid|applies|in force|in effect|true)`), example: 'The second sentence no longer holds.' },
  { name: 'hereby', is: /\bhereby\b/, example: 'The cats hereby take the place of the dogs.' },
  { name: 'report without its verb', is: new RegExp(`^(?:the |this |that )?(?:${textThings}) (?:\\w+ly )?${any(participles)}\\b(?! (?:on|upon|by|in|at|to) (?:a |an |the |your |any )?(?:cards?|ships?|players?|table)\\b)`), example: 'Definition entirely replaced by what stands below.' },
  { name: 'order of parts', is: new RegExp(`${thing}[^.]*\\b(?:trade|change|swap|switch|exchange)s? (?:places?|positions?)\\b|\\border of (?:the )?(?:\\w+ )*(?:paragraphs|sentences|bullets|sections|items)`), example: 'The first and the last paragraph trade places.' },
  { name: 'becomes a part', is: new RegExp(`\\b(?:becomes?|goes|belongs?|follows|precedes|moves|comes) (?:at |to |before |after |in |into |under |behind |now )*(?:the |a )?(?:new )?${thing}|${thing} (?:now )?(?:becomes?|goes|moves|comes) `), example: 'The last sentence goes before the first paragraph.' },
  { name: 'proposal', is: new RegExp(`\\b${wishes}\\b[^."“]*?(?:${thing}|${quotation})[^."“]*?\\b(?:be |being )?${any([...participles, ...imperatives])}\\b|\\b${wishes} (?:\\w+ ){0,2}(?:to )?(?:${any([...imperatives, ...ingsOf()])})\\b[^."“]*(?:${thing}|${quotation})`), example: 'Many have asked that the last sentence be deleted.' },
  { name: 'question', is: new RegExp(`\\b${any([...imperatives, ...participles])}\\b[^.?]*?(?:${thing}|${quotation})[^.]*\\?\\W*$`), example: 'Do we strike the last sentence?' },
  { name: 'edition that reads', is: new RegExp(`${quotation},? (?:reads?|says?) ${quotation}|\\bthis (?:entry|paragraph|sentence|definition) now (?:has|consists|contains|ends|begins|starts|lists|includes)\\b`), example: 'In the second edition, "hum" reads "sing".' },
  { name: 'as if', is: new RegExp(`\\bas (?:if|though)\\b[^."“]*${quotation} (?:reads?|said|says?|were|was|is) ${quotation}`), example: 'Play on as if "hum" read "sing".' },
  { name: 'signs of a change', is: new RegExp(`^[+±] ?${quotation}|^${quotation} (?:before|after|behind|between) ${quotation}|^(?:old|was|is|reads|before|previously|formerly|current(?:ly)?(?: reads)?|existing|original|proposed)(?: (?:text|wording|version|entry))?:|^(?:now|new)(?: (?:text|wording|version|entry))?: `), example: '+ "or hum" after "sing"' },
  { name: 'change as a noun', is: new RegExp(`\\b${any(changeNouns)} (?:of|from) (?:the \\w+ )?${quotation}|\\b${any(changeNouns)} (?:of|to|in|from) (?:\\w+ )*?${thing}|^${any(changeNouns)}\\b ?[:-][^.]*(?:${thing}|${quotation})`), example: 'Deletion of the last sentence.' },
  { name: 'words before a command', is: /^(?:do not |never |please |now |kindly )*(?:strike|delete|omit|expunge|excise|erase|scrap|suppress|cross out|strike out|leave out|edit out) (?:this|that|it|them|these|those)(?: (?:words?|sentence|phrase|line|clause|one))?\b(?! cards?\b)/, example: 'Strike this.' },
  { name: 'words no more', is: new RegExp(`^(?:no|no more|without replacement:?|without) (?:the words? )?${quotation}`), example: 'No "hum" any more.' },
  { name: 'words of no use', is: new RegExp(`${quotation},? (?:is|are|was|were) (?:\\w+ ){0,2}(?:${uselessWords.join('|')})\\b`), example: '"Hum" is quite superfluous.' },
  { name: 'mark beside words', is: new RegExp(`\\b(?:comma|full stop|colon|semicolon|brackets?|parenthes[ei]s|quotation marks?|hyphen) (?:\\w+ )?(?:before|after|behind|around|round|about) (?:the \\w+ )?${quotation}`), example: 'The comma after "hum" may go.' },
  { name: 'list to delete', is: /^(?:perhaps |maybe |please |now |kindly )*(?:delete|remove|strike|strike out|omit|drop|cut|erase|expunge|excise|leave out|cross out)(?: [^."“:]{1,40})?:\W*$/, example: 'Perhaps remove:' },
  { name: 'one quotation, then another', is: new RegExp(`${quotation}:?,? [^."“]{0,40}\\b(?:should|must|shall|ought to|is to|are to|may|might|could|can|would|will) [^."“]{0,30}${quotation}|${quotation}[^."“]{0,40}\\b(?:meant|intended|right|correct|wrong)\\b[^."“]{0,20}${quotation}|^(?:instead of|in place of|in lieu of) (?:the \\w+ )?${quotation}[^."“]*${quotation}`), example: '"Hum" might as well be "sing".' },
  { name: 'figure that may be another', is: new RegExp(`\\b(?:figure|number|numeral|digit) ${figure}\\b[^."“]*\\b(?:should|must|ought to|is now|becomes|may|might|could|is wrong)\\b`), example: 'The figure 5 might be 4.' },
  { name: 'part that may go', is: new RegExp(`^(?:the|this|that|these|those) (?:[\\w-]+ ){0,3}${textThings} (?:may|might|could|can|would) (?:\\w+ )?be ${any(participles)}\\b`), example: 'The bullets may be withdrawn.' },
  { name: 'part by its number', is: new RegExp(`\\b(?:${rank}|(?:first|last) (?:two|three|four|\\d+)) ${countedThings}\\b(?! of (?:a|an|any|each|every)\\b)|(?:\\b${countedThings}\\b|${any(signsOf(countedNouns))})[.#]? ?(?:#|no\\. ?)?(?:\\d|one|two|three|four|five)`), example: 'Away with the last sentence.' },
  { name: 'figures', is: /^(?:in [^,]*, )?(?:replace|change|correct|amend|alter) (?:the )?(?:\w+ )?"?[+-]?\d+"? (?:to|with|by|into) (?:the )?(?:\w+ )?"?[+-]?\d/, example: 'Change the 5 to 4.' },
  { name: 'another value', is: new RegExp(`^(?:change|reduce|raise|increase|lower|decrease|set) the (?:[\\w'-]+ ){1,5}(?:from \\S+ )?to ${figure}(?: \\w+)?\\W*$|^make (?:it|this|that) [+-]?\\d[^.]*\\b(?:instead of|rather than|not)\\b|\\bis now [+-]?\\d[^.]*\\b(?:instead of|rather than|not|no longer) ${figure}`), example: 'Reduce the toll to 3 marks.' },
  { name: 'one thing, not another', is: /\bshould (?:be|read|say) [^.,]{1,40}, (?:and )?not [^.,]{1,40}$|\bshould (?:be|read|say) [^.,]{1,40}, (?:and )?not [^.,]{1,40}\.$|^in the (?:\w+ )?(?:example|text|list|parenthesis|parenthetical|wording), [^.]{1,60} should be\b/, example: 'The toll should be 4, not 5.' },
  { name: 'out', is: new RegExp(`(?:${thing}|${quotation}|\\b(?:the|this|its) (?:\\w+ )?(?:list|examples?|notes?|remark))[^.]*?\\b(?:(?:is|are|goes|go|comes|come) (?:gone|out|away|wrong|obsolete|invalid|void|superfluous)|goes|go)\\W*$|(?:${thing}|${quotation})[^.]*\\b(?:is|are) (?:gone|out|wrong|obsolete|invalid|void|superfluous)\\b|(?:${thing}|${quotation})[^.]{0,40}\\bout\\W*$|${quotation} - out\\b`), example: 'The last sentence is out.' },
  { name: 'should be, cut short', is: /\b(?:s\/b|shd be|shld be|n\/c|c\/o)(?!\w)/, example: 'Bullet 2 s/b as in the almanac.' },
  { name: 'words beside a place', is: new RegExp(`^(?:in|at|from|to|after|before|between|behind|under) [^."“]{0,60}?${quotation}[^."“]{0,40}?\\b(?:put|place|write|print|set|read|say|goes|go|comes|come|belongs)\\b[^."“]*${quotation}|${quotation},? (?:now )?(?:goes|comes|belongs|must go|should go)\\b`), example: 'After "hum" put, softly, "or sing".' },
  { name: 'heading and command', is: new RegExp(`^(?:\\w+ ){0,3}(?:entry|definition)(?::| -) ?${any(imperatives)}\\b`), example: 'Entry: delete in races.' },
  { name: 'thing made to read', is: /^(?:please )?(?:make|let|have) (?:the|this|that|these) (?:\w+ ){1,4}(?:read|say):/, example: 'Make the card read: Cats hum.' },
  { name: 'made into', is: new RegExp(`^(?:please )?(?:make|turn|let|have|take|swap) ${quotation}`), example: 'Make "hum" something kinder.' },
  { name: 'verb with words', is: new RegExp(`^(?!(?:say|shout|call|cry|announce|declare|name|choose|any|each|every|all|both|the|a|an|no|in|on|at|to|of|from|by|per|under|over|during|after|before|once|until|unless|because|since|although|though|where|whenever|you|your|their|his|her|its|these|those|some|most|many|one|other|for|if|when|as|and|or|but|not|so|while|it|they|this|that|see|also|thus|with|only|even|such|two|three|neither|either)\\b)[a-z]+(?: (?:out|off|away|up|down))? (?:the (?:words?|phrase) )?${quotation}`), example: 'Nuke "hum".' },
  { name: 'entry that may go', is: new RegExp(`^(?:this|the) (?:entry|definition) (?:may|can|could|might|would) (?:\\w+ )?be ${any(participles)}\\b`), example: 'This entry may be deleted.' },
  { name: 'words and a command', is: new RegExp(`${quotation},? ?[-:(] ?${any([...imperatives, ...participles])}\\b`), example: '"hum": delete.' },
  { name: 'words that may go', is: new RegExp(`${quotation} (?:can|could|may|should|must|have|has|had|ought to|will) (?:now |also |simply |safely )?(?:go|gone|disappear|vanish|depart|be gone|have gone)\\b\\W*$`), example: 'The words "at dusk" can go.' },
  { name: 'words in error', is: new RegExp(`${quotation}[^.]*\\b(?:by mistake|in error|by accident|by an? \\w+ error|should never have|should (?:\\w+ )?(?:not|never) (?:\\w+ )?(?:appear|stand|be (?:there|here))|should not have been|do(?:es)? not belong (?:there|here))\\b`), example: 'The words "at dusk" were printed by mistake.' },
  { name: 'words for the time being', is: new RegExp(`^(?:for now|for the (?:moment|present|time being|while)|at present|at the moment|currently|provisionally|temporarily|until further notice|meanwhile),? (?:the \\w+ )?${quotation}[^.]*\\b${been}${adverbs} ${any(participles)}\\b`), example: 'For now "at dusk" is deleted.' },
  { name: 'words in another form', is: new RegExp(`${quotation} (?:should be |must be |is to be )?(?:${been}${adverbs} )?(?:put|set|printed|written|turned|changed|cast|made|spelt|spelled) (?:in|into|as|with) `), example: '"Bell" is put in the plural.' },
  { name: 'words beside words that stand', is: new RegExp(`${quotation},? (?:${been}${adverbs}|must be|should be|is to be) (?:followed|preceded|joined|supplemented|extended) by\\b|${quotation} (?:was|were|is|are) (?:\\w+ )?(?:printed|written|set|typed|put) (?:where|for|instead of) (?:the \\w+ )?${quotation}`), example: '"Ice" is followed by a full stop.' },
  { name: 'a part that begins', is: /^(?:please )?(?:begin|start|open|make|insert|set) (?:an?|no|another) new (?:paragraph|line|sentence|bullet|item|section)\b|\ban? new (?:paragraph|line|sentence|bullet|item|section) (?:now )?(?:begins|starts|opens|should (?:begin|start|open)|is begun|is started)\b/, example: 'Begin a new paragraph at “A captain”.' },
  { name: 'reference that leads elsewhere', is: /\b(?:the|this|its|an?|that) (?:[\w-]+ ){0,2}(?:reference|pointer|cross-reference)s? (?:to|for|at|in) [^.]{1,80}?\b(?:should|must|might|could|need not|ought|is|are|was|were|goes|stays|leads|points|falls|lapses|disappears|vanishes|becomes|would|can|may)\b/, example: 'The reference to fog falls away.' },
  { name: 'line of references', is: /\bsee(?: also)?["”']?[ -](?:line|list)\b|\b(?:list|line|row) of (?:cross-)?references\b|\b(?:cross-references|references|pointers) (?:at|in|that) |\b(?:closing|final|last|concluding) (?:cross-)?references\b|(?:^|, )(?:for|instead of|of|in|to|from) the (?:\w+ )?(?:cross-)?references?\b|\b(?:last|final|bottom) line\b[^.]*(?:["”:]|\b(?:should|must|no longer|loses?|gains?|also|becomes?|is|are)\b)/, example: 'The See line gains "fog".' },
  { name: 'reference that comes or goes', is: /(?:^|, )(?:new|another|further|additional) (?:cross-)?(?:reference|pointer)s?\b|\b(?:add|insert|append|include|put) (?:an?|the|another|one) (?:\w+ )?(?:cross-)?(?:reference|pointer)s? (?:to|for)\b|\breferences?,? (?:that|the one) to\b|\b(?:no longer|also|now) (?:refers?|points?|leads?) to\b|^(?:turn|make) this (?:entry|definition)\b|\bthis (?:entry|definition) (?:becomes|is reduced|shrinks|turns|is cut|should (?:\w+ )?(?:just|only|simply)|consists)\b|\b(?:the|this) entry should consist of\b/, example: 'This entry becomes a reference to fog.' },
  { name: 'somebody who might', is: new RegExp(`^(?:one|we|somebody|they) (?:might|could|may|should|ought to|must) (?:\\w+ )?${any(imperatives)} (?:the \\w+ )?${quotation}`), example: 'One might strike "hum".' },
  { name: 'mark beside words', is: new RegExp(`^(?:an? |the |no |one more )?(?:missing )?(?:comma|full stop|period|semicolon|colon|hyphen)\\b[^.]*\\b(?:after|before|behind|between) ${quotation}|^${quotation} (?:needs|wants|lacks|loses?|must be followed)\\b`), example: 'Comma after "dusk".' },
  { name: 'number that changes', is: /^(?:the )?(?:number |figure |value )[+-]?\d+ (?:becomes?|is|should|must|might|could|may)\b|^[+-]?\d+ becomes [+-]?\d|^(?:raise|lower|reduce|increase) (?:the )?(?:number |figure |value )?[+-]?\d+ (?:to|by)\b|^(?:neither|both|either) [“"]/, example: 'The number 20 becomes 30.' },
  { name: 'what was resolved', is: /^(?:be it )?resolved\b[,:]? (?:that )?/, example: 'Resolved, that cats be fed.' },
  { name: 'expression of an editor', is: /(?:^|\bnot |\bit )s\/[^/]+\/|^(?:sed|out|in)(?:,[^:]{1,20})?: ?[“"s]|^(?:rm|del) \S/, example: 's/hum/sing/' },
  { name: 'marks around words', is: /\b(?:quotation marks|quotes|brackets|parentheses) (?:a?round|from|off|about)\b/, example: 'The brackets round the first words are to go.' },
  { name: 'the right text', is: new RegExp(`^the (?:correct|corrected|right|proper|intended|true|accurate) (?:text|wording|version|reading|sentence|words?|phrase|term|number|form)\\b[^.]{0,40}(?:: ?|\\b(?:is|are|reads?|says?):? )(?:the \\w+ )?${quotation}|^the (?:correct|right|proper) (?:text|wording|version)\\b[^.:]{0,30}:`), example: 'The correct text is: “Cats hum.”' },
  { name: 'one amount for another', is: /^(?:the )?[+-]?\d+ (?:\w+ )?(?:should|must|ought to|has to|is to) (?:now )?(?:be|read|say) (?:the )?[+-]?\d+/, example: '5 marks should be 6 marks.' },
  { name: 'change of what stands somewhere', is: new RegExp(`\\b${any(changeNouns)} (?:of|to|in) (?:what|everything|all|anything|whatever)\\b[^.]*${quotation}`), example: 'Deletion of what follows "at dusk".' },
  { name: 'words that could stand', is: new RegExp(`\\b(?:could|might|would|may) (?:\\w+ )?(?:read|say|state) (?:the \\w+ )?${quotation}`), example: 'It says "hum"; it could say "sing".' },
  { name: 'words that are missing', is: new RegExp(`${quotation}[^.]{0,40}\\b(?:missing|left out|omitted|forgotten|dropped)\\b[^.]{0,20}\\b(?:after|before|behind|between|in|from) (?:the \\w+ )?${quotation}`), example: 'The word "old" may be missing before "cat".' },
  { name: 'addition somewhere', is: /^(?:small |new |further |minor )?(?:additions?|insertions?|supplement|addend(?:um|a))\b[^.:]{1,60}:/, example: 'Addition at the end of the entry: Cats hum.' },
  { name: 'without words', is: new RegExp(`\\bread (?:\\w+ ){0,5}without (?:the \\w+ )?${quotation}|^no more ${quotation}\\W*$`), example: 'Read the last paragraph without "at dusk".' },
  { name: 'stretch between words', is: new RegExp(`\\b(?:(?:everything|all|anything) (?:\\w+ )?(?:from|after|before|between|behind|up to)|what (?:\\w+ )?(?:follows|precedes|stands after|stands before|comes after|comes before)) (?:the \\w+ )?${quotation}[^.]*\\b${been}${adverbs} ${any(participles)}\\b`), example: 'Everything after "at dusk" is struck.' },
  { name: 'all of it', is: new RegExp(`^(?:all of (?:this|it)|everything (?:here|above|in it)|all the above|the whole of (?:this|it)|this whole thing)\\b[^.]{0,20}\\b${been}${adverbs} ${any(formsOf('past', 'delete', 'replace'))}\\b`), example: 'All of this is repealed.' },
  { name: 'list with one less', is: new RegExp(`^(?:please )?${any(formsOf('base', 'delete', 'add'))} [^.]{1,60} (?:from|to) (?:the|this|that) (?:\\w+ )?lists?\\b(?! of cards)`), example: 'Drop fog from the list.' },
  { name: 'part that grows', is: new RegExp(`${thing}[^.]*?\\b(?:gains?|gets?|receives?|acquires?|takes on|loses?) (?:an?|one|two|three|another|the following|its) |\\bthere (?:is|are|comes?|follows?|will be|should be|shall be)(?: now| to be)? (?:an?|one|two|three|another|the following)(?: \\w+)? (?:new |further |additional |more |last |first )${thing}`), example: 'The second paragraph gains one more sentence at its close.' },
  { name: 'part that can go', is: new RegExp(`${thing}[^.]*?\\b(?:can|may|must|should|has to|have to) go(?![\\w-])(?! (?:to|on|by|through|into|first|last|before|after)\\b)|${thing}[^.]*?\\b(?:is|are) (?:now )?(?:reduced|cut down|limited|shortened) to (?:the |its |their )?${rank}`), example: 'The last sentence can go.' },
  { name: 'mark that is missing', is: /\b(?:comma|full stop|period|semicolon|colon|hyphen|dash|apostrophe|bracket|parenthesis|quotation mark)s?\b[^.]{0,40}\b(?:missing|lost|left out|forgotten|dropped out)\b|\bthere (?:should|must|ought to|is to) be an? (?:comma|full stop|period|semicolon|colon|hyphen|dash|apostrophe|bracket|space)\b/, example: 'A comma is missing after "dusk".' },
  { name: 'addition as a label', is: /^(?:small |new |further |minor )?(?:additions?|insertions?|supplement|addend(?:um|a))(?: to (?:this|the) (?:entry|text|definition|glossary))?(?::| -) ?\S/, example: 'Addition: Cats hum.' },
  { name: 'arrow', is: /[^\s-]\s?(?:-{1,2}>|→|=>|⇒|>>)\s?\S/, example: 'hum -> sing' },
  { name: 'entry that ends', is: /\b(?:this|the) (?:entry|definition) (?:\w+ ){0,3}(?:retired|abandoned|no more|dead|closed|discontinued|dissolved|suspended)\b/, example: 'This entry has been retired.' },
  { name: 'entry that follows', is: /^(?:this|the) (?:entry|definition|paragraph)\b[^.:"“]{0,60}:/, example: 'This entry in its new form: Cats hum.' },
  { name: 'part that comes', is: new RegExp(`^(?:an?|one|another|then comes an?) (?:\\w+ )?${thing} (?:now )?(?:follows|comes|appears|joins|stands)\\b|\\blist (?:now )?(?:gains|gets|acquires|receives|grows)\\b`), example: 'The list gains an item.' },
  { name: 'same again', is: /^(?:do )?(?:the same|same|likewise|ditto) (?:for|in|to|at|with) [^.]{1,40}\W*$/, example: 'Same for the cats.' },
  { name: 'label with words', is: new RegExp(`^[\\w' ]{2,30}: ${quotation} (?:to|for|into) (?:${quotation}|\\w)`), example: 'Wording change: "hum" to something else.' },
  { name: 'words that may be added', is: new RegExp(`${quotation},? (?:\\w+ ){0,2}(?:could|might|may|would|can|should|must|has to|have to|is to|are to|will|shall) (?:\\w+ )?(?:be )?(?:${formsOf('past', 'add').map((word) => word.replace('.', '')).join('|')}|stand|go|come|follow|continue|go on)\\b(?=[^.]*${quotation}| with\\b)`), example: 'A word such as "old" could be added after "cat".' },
  { name: 'part with another beside it', is: new RegExp(`(?:${thing}|${quotation})[^.]*?\\b${been}${adverbs} (?:followed|preceded) by (?:an? |the |this |one )?(?:\\w+ ){0,3}(?::|${quotation})`), example: 'The last sentence is to be preceded by "Cats hum."' },
  { name: 'part made shorter', is: new RegExp(`${thing}[^.]*?\\b(?:${any(turnings.map(({ past }) => past))}) (?:down )?(?:in)?to\\b[^.]*(?:${thing}|:|${quotation})`), example: 'The last paragraph could be condensed to one sentence.' },
  { name: 'words for a part', is: new RegExp(`^${quotation},? (?:for|instead of|in place of|in lieu of|replaces|supersedes) (?:the|this) (?:[\\w'-]+ ){0,3}?(?:${thing}|entry|definition)`), example: '"Cats hum." for the last sentence.' },
  { name: 'text for a text', is: new RegExp(`^(?:the|this|these) (?:\\w+ )??(?:following|text|words|wording|sentence|paragraph|${textThings})\\b[^."“]{0,30}\\b(?:takes? the place|stands? in (?:the )?place|comes? in (?:the )?place|supplants?|(?:is|are) (?:\\w+ )?(?:substituted|put) (?:for|in (?:the )?place))\\b`), example: 'This text takes the place of the old one.' },
  { name: 'part, and what to do with it', is: new RegExp(`^(?:the|this|that|these|those) (?:[\\w-]+ ){0,3}?${textThings}\\b[^."“]*[;:,-] ?(?:please |so |then )?${any(formsOf('base', 'delete', 'replace', 'revise', 'move'))} (?:it|them|this|that)\\b`), example: 'This sentence is a good one; strike it.' },
  { name: 'what alone is left', is: new RegExp(`^of (?:the|these|its|all) (?:\\w+ ){0,3}?${textThings}\\b[^."“]*\\bonly\\b`), example: 'Of the two paragraphs only the first is kept.' },
  { name: 'wherever a part says', is: new RegExp(`^(?:wherever|where|whenever|each time|every time) [^."“]{1,60}? (?:says?|reads?|has|speaks of|mentions?) (?:the \\w+ )?${quotation}[^."“]*(?:${quotation}|\\binstead\\b)`), example: 'Wherever the poem says "cat", make it "kitten".' },
  { name: 'part that turns', is: new RegExp(`(?:${thing}|${quotation})[^.]*?${quotation},? (?:turns|changes|goes) (?:in)?to ${quotation}`), example: 'The last item, "cat", turns into "cats".' },
  { name: 'step', is: /\bsteps? (?:(?:is|are|has been|have been|should be|must be|shall be) (?:\w+ )?(?:added|inserted|moved)|(?:now )?(?:goes on|continues|runs|goes)(?= ?:| ["“]))\b|\b(?:before|after|above|below|in|to) steps? (?:#?\d|one|two|three|four|five)\b[^.]*\b(?:add|insert|put|print|write|delete|replace|change)\b/, example: 'A further step is added: hum.' },
  { name: 'list that is changed', is: new RegExp(`\\b${any(formsOf('base', 'delete', 'replace', 'revise', 'swap', 'renumber', 'split', 'join'))} (?:the|this|its|that|all|both|these) (?:whole |entire |following )?(?:lists?|bullets?|bullet points?|list items)\\b|(?:the|this|its|both|all) (?:lists?|bullets?) (?:${been}${adverbs} |should be |must be |shall be )(?:${any([...participles])}|numbered)\\b`), example: 'In races, replace the list with: cats.' },
  { name: 'new part somewhere', is: new RegExp(`^(?:after|before|below|above|behind|under|at the (?:end|start|beginning)(?: of)?) (?:the|this|that|its) [^.:"“]{1,60}?,? (?:${any(formsOf('base', 'add'))} )?an? (?:new|further|additional|extra|second|third) (?:\\w+ ){0,2}?${thing}`), example: 'After the list of cats, a new paragraph.' },
  { name: 'new part that closes', is: new RegExp(`^an? (?:new|further|additional|second|third) (?:\\w+ ){0,2}(?:${thing}|example|note|remark),? ${quotation}`), example: 'A new example, "Two cats hum.", closes this entry.' },
  { name: 'part that there is now', is: new RegExp(`^there (?:is|are|will be|shall be) (?:now |henceforth )(?:only |just )?(?:an? |another |one |two |three |four |\\d+ )(?:\\w+ ){0,2}(?:${thing}|steps?)\\b`), example: 'There is now a fourth sentence: "Cats hum."' },
  { name: 'entry that runs', is: /\b(?:this|the|our) (?:entry|text|definition|wording) (?:now |henceforth |simply |should |must |shall |will )*(?:runs?|goes)\b[^."“]*(?::|,? ["“])|^(?:it|this|the entry) (?:will|shall|should|must|is to) (?:now |henceforth |simply |just |only )*be:|\bforget the (?:old|former|present) (?:text|wording|entry)\b/, example: 'From today this entry runs: Cats hum.' },
  { name: 'part that vanishes', is: new RegExp(`(?:${thing}|\\bpassages?|\\bparenthes[ei]s|\\bbrackets)[^.]*?\\b(?:is|are|has|have|ought|needs?|should|must|shall|will)(?: to)? (?:disappear|vanish|go|fall away|drop out)\\b`), example: 'Both sentences in brackets are to disappear.' },
  { name: 'part that grows', is: new RegExp('\\b(?:list|bullets|steps)\\b[^."“]*\\b(?:must|should|shall|will|now)(?: now| henceforth)? (?:have|has|get|gets|take|takes) (?:an? |another |one |two |three |\\d+ )?(?:more|new|further|last|additional)?'), example: 'The list must now have two more bullets.' },
  { name: 'words that join a list', is: new RegExp(`${quotation},? (?:now |should |must |shall |is to |are to )?(?:joins?|enters?|swells?|completes?|heads?|closes?) (?:the |this |its |our )(?:\\w+ ){0,2}(?:lists?|bullets|items)\\b`), example: '"Hum" joins the list in races.' },
  { name: 'part that moves', is: new RegExp(`^(?:the|this|its|both|that) [^."“]{0,60}?${thing}[^."“]{0,80}\\b(?:moves?|goes|go|comes?) (?:up |down |back )?(?:to the|out of|behind|before|after|in front of|ahead of|into)\\b|\\bsentences?\\b[^."“]{0,40}\\bcomes? out of this\\b`), example: 'The paragraph on cats, the second of three, moves to the end of the entry.' },
  { name: 'step that falls away', is: /^(?:step|part|stage|point|rule) #?\w{1,5} (?:falls away|drops out|lapses|disappears|vanishes|goes|is (?:gone|out|dropped|void))\b/, example: 'Step 3 falls away.' },
  { name: 'name that is another', is: /^the (?:name|title|term) [^."“]{1,40} (?:is|has been|should be|must be|was) (?:now |hereby )?(?:changed|renamed|altered|corrected) (?:to|into)\b/, example: 'The name Bess is changed to Nell.' },
  { name: 'words that are placed', is: new RegExp(`${quotation} (?:is|are|should be|must be|was|were) (?:now |hereby )?(?:placed|put|set|printed|written) (?:behind|after|before|in front of|between|ahead of|beside)\\b`), example: 'To make it plain, "each" is placed behind "cat".' },
  { name: 'parts that are kept', is: new RegExp(`\\bonly the (?:\\w+ )?(?:${rank}|\\w+) of (?:the|these|those) (?:\\w+ ){0,2}(?:paragraphs|sentences|bullets|items)\\b`), example: 'Only the first of the two paragraphs is kept.' },
  { name: 'items that are numbered', is: new RegExp('\\b(?:items|bullets|paragraphs|steps)\\b[^."“]{0,30}\\b(?:gets?|have|has|bears?|receives?) (?:the )?numbers?\\b'), example: 'The three items get the numbers 1 to 3.' },
  { name: 'paragraph that goes on', is: /^no (?:new|separate) (?:paragraph|line|bullet)\b|\brun (?:it |this )?on from the (?:previous|last|first)\b/, example: 'No new paragraph at "Cats hum".' },
  { name: 'item by its number', is: /^(?:a )?new (?:item|bullet|step|point|line) (?:\d+|one|two|three|four|five|[a-h])\b/, example: 'New item 4: cats.' },
  { name: 'figure for a figure', is: /^(?:please )?(?:change|correct|alter|raise|lower|increase|reduce) \d+(?: [\w'-]+){0,3} (?:to|into|by) \d+\b/, example: 'Change 10 cats to 15 cats.' },
  { name: 'words where others stand', is: new RegExp(`${quotation}[^."“]*\\b(?:where|wherever|whenever|each time|every time) (?:\\w+ ){1,3}(?:says?|reads?|has|uses?|speaks of|mentions?) ${quotation}|\\bby ${quotation},? (?:\\w+ ){0,3}means? ${quotation}|${quotation} (?:throughout|everywhere|anywhere|in this entry|in all of it)[^."“]{0,20} means? ${quotation}`), example: 'It speaks of a "kitten" wherever it has "cat".' },
  { name: 'entry that is in another', is: /^this (?:entry|definition|text) (?:has been|is|was) (?:now |hereby )?(?:folded|absorbed|subsumed|taken up|included|worked|moved over) (?:in|into|by)\b/, example: 'This entry has been folded into cats.' },
  { name: 'rule that is none any more', is: /^(?:the (?:rule|exception|limit|ban|restriction|text|definition) (?:about|on|for|of|that|against)\b|(?:what|all that|everything that) (?:is|was|has been) (?:said|written|printed|ruled) )[^."“]{1,60} (?:no longer (?:exists?|applies|stands)|(?:is|are|was|has been|have been) (?:now |hereby )?(?:withdrawn|repealed|rescinded|abolished|lifted|gone|void|revoked|cancelled|canceled|overturned))\W*$/, example: 'What was said of cats is withdrawn.' },
  { name: 'part that is new', is: new RegExp(`^(?:add'l|addl|addt'l|extra|another|new) (?:\\w+ ){0,2}${thing}`), example: "Add'l para, somewhere: Ferries hum." },
];

/** Beginnings of sentences that tell how an order would look, or what players do. */
const tells = /^\(?(?:for example|for instance|e\.g\.|you |a player|your opponent|either player|each player|players |no player|if you|when you|(?:after|before|while|whenever|once) (?:you|a player|encountering|playing)\b)/;

/** What somebody wishes of the text is no order, and may have become one. */
const proposes = /^\(?(?:players?|some|many|you|several) (?:\w+ ){0,3}(?:ask|request|propos|suggest|recommend|want|wish)/;

/** A command about a part of a text behind a condition: a rule of play has conditions too, and never such a command. */
const commandBehind = new RegExp(`^\\(?(?:if|when|whenever|while|unless|where|for|once|after|before)\\b[^.]*?, (?:then |please )?${any(imperatives)} (?:[\\w'-]+ ){0,4}(?:entry|entries|definition|paragraphs?|sentences?|bullets?|cross-references?)\\b`);

/** "This entry is partly deleted": the thing itself is changed, so it is no reason for another change. */
const changesThis = new RegExp(`^\\(?th(?:is|ese) (?:entry|text|paragraph|sentence|section|wording|entries|sentences|paragraphs) (?:is|are|was|were|has been|have been)${adverbs} ${any([...participles, 'suspended'])}\\b`);

/** Whether a sentence reports that this text was changed. `sentence` is folded. */
export const reportsChange = (sentence: string): boolean => changesThis.test(sentence);

/** "You may delete this entry": no rule of play is about the entry that it stands in. */
const aboutThisEntry = new RegExp(`\\b${any(imperatives)} this (?:entry|definition|paragraph|sentence)\\b`);

/** "Players of the league delete "at dusk"": what nobody does with a game, whoever is told to. */
const onlyToText = new RegExp(`\\b(?:delete|omit|expunge|excise|reword|rephrase|append) (?:[\\w'-]+ ){0,4}(?:${quotation}|${any(['paragraphs?', 'sentences?', 'bullets?', 'cross-references?'])}\\b)`);

/** Whether a sentence may be an order to change text. `sentence` is folded. */
export function couldBeOrder(sentence: string): boolean {
  // A full stop that is quoted ends nothing: After "at dusk." insert ...
  const start = sentence.slice(0, 1500).replace(/["“][^"”]*["”]/g, (quoted) => quoted.replaceAll('.', ''));
  return aboutThisEntry.test(start) || onlyToText.test(start) || ((!tells.test(start) || proposes.test(start) || commandBehind.test(start)) && signs.some(({ is }) => is.test(start)));
}

const operations: readonly [Operation, VerbFamily[]][] = [
  ['repeal', ['delete']], ['insertion', ['add']], ['renumbering', ['move', 'split', 'join', 'swap', 'renumber']],
  ['formatting', ['format']], ['reversal', ['reverse', 'restore']], ['substitution', ['replace', 'revise', 'recase']],
];
const operationWords = operations.map(([operation, families]) => ({
  operation, is: new RegExp(`\\b${any([...formsOf('base', ...families), ...formsOf('past', ...families), ...formsOf('third', ...families)])}\\b`),
}));
const unitWords: readonly [Unit, RegExp][] = [
  ['sentence', /\bsentences?\b/], ['list item', /\b(?:bullets?|items?|points?)\b/], ['paragraph', /\bparagraphs?\b/],
  ['cross-reference', /\bcross-? ?references?\b/], ['section', /\bsections?\b/], ['entry', /^(?=[^"“]*$).*\bentry\b/],
];

/** The kind of change that an order which could not be read most likely gives: by its first verb of change, and the thing it names. */
export function guessOrder(sentence: string): { operation: Operation; unit: Unit } {
  const found = operationWords
    .map(({ operation, is }) => ({ operation, at: sentence.search(is) }))
    .filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at)[0];
  return { operation: found?.operation ?? 'substitution', unit: unitWords.find(([, is]) => is.test(sentence))?.[0] ?? 'text' };
}
