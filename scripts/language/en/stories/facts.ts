/**
 * Facts that a rules team tells behind a deletion: what the words that go had become, where else the rule stands now, what
 * became of the card or the term that they speak of. Each row reads one whole clause, of closed words; none says where, when
 * or for whom anything holds.
 */
import { any } from '../text-things.ts';
import { isQuiet } from './words.ts';

interface Row {
  /** Tried on one sentence, folded, without its stop. */
  is: RegExp;
  example: string;
}

const row = (is: string, example: string): Row => ({ is: new RegExp(`^\\W*(?:${is})\\W*$`), example });

const noun = any(['sentence', 'paragraph', 'bullet', 'item', 'passage', 'remark', 'example', 'note', 'clause', 'line', 'bit', 'part', 'point', 'wording', 'rule', 'words', 'text', 'statement', 'exception', 'warning', 'reminder', 'advice', 'explanation', 'definition']);
/** What goes. "That" by itself may be the order. */
const it = `(?:it|they|(?:this|that|the|these|those|the old|the deleted) ${noun})`;
/** None of them says of how much it is true: what is largely obsolete is not. */
const now = '(?:(?:now|already|also|long|since|fully|wholly|in full|exactly|flatly|clearly|by now|meanwhile|anyway) )*';
const only = '(?:(?:only|merely|simply|just) )?';
const anyMore = '(?:,? (?:any ?more|any longer|now|nowadays|these days|today|since|at all|anyway|in any case|by now))?';
const ago = '(?: (?:last (?:year|month|spring|summer|autumn|winter)|(?:a|two|three|some|many) (?:years?|months?) ago|long ago|some time ago|in \\d{4}|in the meantime|meanwhile|since))?';
const rules = '(?:the (?:basic |main |core |current |new |latest )?(?:rulebook|rule book|rules|rules of play|rules sheet|handbook|manual)|chapter \\d+ of the rulebook|page \\d+ of the rulebook|section \\d+ of the rulebook)';
const elsewhere = '(?:another entry|other entries|the other entries|a later entry|an earlier entry|the entry (?:for|on|about) (?<name>[a-z][a-z\' -]{1,30})|the glossary entry (?:for|on|about) (?<name2>[a-z][a-z\' -]{1,30}))';
const above = '(?:the (?:first|second|third|last|next|previous|other)(?: (?:one|sentence|paragraph|bullet|item))?|the (?:sentence|paragraph|bullet) (?:before|after|above|below)(?: it)?|what (?:stands|is said|was said|is told) (?:above|below|before|already|elsewhere)|itself|the obvious|the rest of the (?:paragraph|entry))';
const what = `(?:${rules}|${elsewhere}|${above}|the card(?: itself|'s (?:own )?text)?|the text (?:of|on) the card|what the (?:rulebook|card|first|second|next|previous)(?: (?:sentence|paragraph|one))? (?:says|said))`;
const card = '(?:(?:the|that|this) card(?: in question)?|that (?:other )?entry|the cards? (?:it|that it) (?:mentions|mentioned|names|named|refers to|referred to|speaks of|spoke of|explains|explained|concerns|concerned))';
const term = '(?:(?:the|that|this) (?:old )?(?:term|word|name|phrase|expression|keyword|icon|symbol|phase|ability|action|card type|abbreviation)|the (?:rule|term|card|action|phase|word) (?:(?:that )?it (?:explains|explained|refers to|referred to|mentions|mentioned|names|named|rests on|rested on|speaks of|spoke of)|behind it))';
const somebody = '(?:nobody|no one|no player|hardly anybody|hardly anyone)';
const point = '(?:it|this|that|the (?:matter|point|question|rule|case|same)|all (?:of )?(?:this|that)|everything (?:in it|it said|it says)|what it (?:says|said))';

export const facts: readonly Row[] = [
  // what it said, and where that stands
  row(`${it} ${only}${now}(?:duplicate[sd]?|repeat(?:s|ed)?|restate[sd]?|echoe[sd]|copie[sd]|mirror(?:s|ed)?|contradict(?:s|ed)?|(?:clash|conflict|disagree|overlap)(?:es|s|ed|d|ped|ing)? with|(?:is|was|were|has been|had been) (?:at odds|in conflict|in contradiction|out of step) with|(?:says?|said) ${now}the same as|(?:is|was|were) ${now}(?:a (?:mere )?(?:copy|repetition|duplicate) of|the same as|identical (?:to|with))) ${what}`, 'It duplicated the rulebook.'),
  row(`${it} (?:only |merely |just )?(?:repeated|repeats|said|says|told|tells) (?:only )?what (?:the )?(?:first|second|third|last|next|previous|rulebook|rules|card|(?:first|second|last|next|previous) (?:sentence|paragraph|bullet))(?: (?:already|also))? (?:says?|said|tells?|told)(?: anyway| already)?`, 'It told what the first already says.'),
  row(`${it} (?:adds?|added) nothing(?: new| useful| of use)?(?: to ${what})?${anyMore}`, 'It added nothing to the first.'),
  row(`${it} (?:(?:serves?|served|has|had) no (?:further |useful |real )?(?:purpose|use|meaning|point|function)|no longer (?:serves?|has|had|served) (?:a|any) (?:purpose|use|meaning|point|function)|(?:has|had|have) (?:lost|outlived) its (?:purpose|use|meaning|point|function|usefulness))${anyMore}`, 'It served no purpose.'),
  row(`${it} (?:(?:has |have |had )?(?:only |merely )?(?:led|gave rise|given rise) to (?:some |much |a lot of |endless |constant |no end of )?(?:confusion|arguments|quarrels|questions|misunderstandings|mistakes|misreadings|disputes)|(?:has |have |had )?(?:only |merely )?caused (?:some |much |a lot of |endless |constant |no end of )?(?:confusion|arguments|quarrels|questions|misunderstandings|mistakes|disputes|trouble|grief))`, 'It led to confusion.'),
  row(`${it} (?:is|was|were|has become|had become|have become|has long been|had long been) ${now}(?:obsolete|out of date|outdated|redundant|superfluous|unnecessary|needless|pointless|meaningless|useless|irrelevant|moot|a relic|a leftover|a remnant|dead weight|out of place(?: here)?|badly worded|poorly worded|unclear|untrue|incorrect|inaccurate|mistaken)${anyMore}`, 'It is obsolete.'),
  row(`${it} (?:was|were|had) (?:never|not) (?:been )?(?:correct|right|true|accurate|needed|necessary|clear|of any use|of much use|helpful)(?: (?:anyway|in the first place|to begin with|at all))?`, 'It was never correct.'),
  row(`${it} (?:dates?|dated|stems?|stemmed|comes?|came|is left over|was left over|is a leftover|was a leftover|is a relic|was a relic|had been left over|survived|was taken over|was carried over) (?:back )?(?:from|to|of) (?:the (?:first|second|old|older|very first|earliest|original|playtest) (?:edition|set|rulebook|rules|printing|days|glossary)|an? (?:old|older|earlier|former) (?:edition|set|rulebook|printing|version|glossary|version of the (?:rules|card|text))|the days (?:before|of) the (?:first|old|new|second) (?:edition|rulebook|rules|set)|times long past)`, 'It dates from the first edition.'),
  row(`${it} (?:was|were|had been) (?:written|made|meant|worded|printed|added) (?:for|with) an? (?:older|earlier|old|former) (?:card|set|rule|version|edition|rulebook|text)(?: in mind)?`, 'It was meant for an older card.'),
  row(`${point} (?:is|are|has been|was) ${now}(?:covered|explained|dealt with|treated|settled|given|stated|told|contained|found|repeated|said|answered|printed)(?: ${now.trim().replace(/\*$/u, '?')})? ?(?:elsewhere|by ${rules}|in ${rules}|(?:by|in|under) ${elsewhere.replaceAll('name', 'called')}|on the card(?: itself)?|by the card itself|well enough elsewhere)`, 'This is covered by the rulebook.'),
  row(`(?:the (?:rule|point|matter|text|same rule|substance)|it|what it said) (?:(?:is|stands|can be found|is found|appears) (?:now|already|also)|(?:now|already) (?:stands|appears|is|is found)|has (?:now |since |meanwhile )?(?:moved|been moved|gone)|was moved) (?:in|into|to) ${rules}${anyMore}`, 'The rule is now in the rulebook.'),
  row(`${rules} ${now}(?:cover|explain|treat|say|state|tell|contain|have|answer|settle|deal with|print)s? ${now}(?:this|it|that|so|as much|the (?:matter|point|same|rule|same thing)|all (?:of )?(?:this|that))(?: (?:now|already|anyway|in full|better|more clearly|at length))*`, 'The rulebook now covers this.'),
  row(`${rules} has ${now}(?:it|this|that|the rule|the same rule)(?: (?:now|already|anyway|in full))*`, 'The rulebook has it.'),
  row(`the (?:matter|point|question|case) (?:is|was|has been) ${now}(?:settled|decided|answered|closed|moot)(?: elsewhere)?|the (?:question|case|matter|problem|situation) (?:has not|has never|never) (?:come up|arisen|been asked|occurred)${anyMore}|the (?:question|case|matter|problem|situation) (?:can no longer|cannot|can not) (?:come up|arise|occur)${anyMore}`, 'The question has not come up since.'),

  // what became of the card
  row(`${card} (?:no longer exists?|does not exist${anyMore}|was never (?:printed|published|released|issued)|has never been (?:printed|published|released|issued)|never (?:came out|existed|appeared)|is (?:long )?out of print)`, 'The card was never printed.'),
  row(`${card} (?:no longer (?:concerns|mentions|refers to|speaks of|has|uses|needs|names|involves|affects|counts|gives|makes|bears|says anything (?:about|of)|has anything to do with|deals with)|does not (?:concern|mention|refer to|speak of|use|need|name|involve) any ?more) (?<topic>[a-z][a-z' -]{1,40})`, 'That card no longer concerns tolls.'),
  row(`${card} (?:has|had|have) ${now}(?:been (?:(?:re-?printed|re-?issued|reworded|rewritten|corrected|changed|revised|redone|redesigned|renamed|retired|withdrawn)(?: with (?:(?:an?|the) )?(?:other|another|new|different|corrected|revised|clearer|better|shorter) (?:text|wording|name|words|title))?|given (?:an? )?(?:other|another|new|different|corrected|clearer) (?:text|wording|name|title))|(?:received|got|gotten) (?:(?:an? )?(?:new |other |another |different |clearer )?(?:text|wording|errat(?:um|a)|name))|changed)${ago}`, 'The card has been reprinted with other text.'),
  row(`${card} was ${now}(?:re-?printed|re-?issued|reworded|rewritten|corrected|changed|redone|renamed|retired|withdrawn)(?: with (?:(?:an?|the) )?(?:other|another|new|different|corrected|clearer|shorter) (?:text|wording|name|words))?${ago}`, 'The card was reworded last year.'),
  row('(?:the|that|this) card(?: itself)? (?:now |already |itself )*(?:says|tells|explains|states) (?:so|it|this|that|as much|the same|all (?:of )?this)(?: (?:itself|now|already|well enough|clearly enough|in full))*', 'The card says so itself.'),
  row(`(?:the|that|this) card's (?:own )?(?:text|wording|name) (?:has (?:since |now |meanwhile |also )*(?:changed|been (?:changed|corrected|reworded|revised))|is (?:now )?(?:another|different|clear|clear enough|plain|plain enough)(?: now)?|was (?:changed|corrected|reworded))${ago}`, "The card's text has changed."),
  row(`there (?:is|was|are|were) (?:no|no longer (?:an?|any)) (?:such )?(?:card|rule|thing|term|word|action|phase|icon|symbol|ability|entry)s?(?: (?:called|named) (?:so|that|like that)| of that name| of this name)?${anyMore}`, 'There is no such card.'),
  row(`no such (?:card|rule|thing|term|word|action|phase|icon|symbol|ability) (?:was ever (?:printed|published|released|made|issued)|has ever (?:been (?:printed|published|released|made|issued)|existed)|ever existed|exists|is printed|is left)${anyMore}`, 'No such card was ever printed.'),

  // what became of the term
  row(`${term} (?:is|was|are) (?:no longer|not|never|hardly ever|hardly) (?:used|in use|needed|printed|found|defined)${anyMore}(?: (?:on (?:any|a) cards?|by any card|anywhere))?|${term} (?:is|was|has been|had been|are|have been) (?:gone|(?:long |since |now )*(?:dropped|retired|abandoned|renamed|abolished|changed|replaced|given up))${ago}|${term} (?:no longer (?:exists|occurs|appears)|does not (?:exist|occur|appear)${anyMore}|has (?:gone|fallen|passed) out of use)(?: anywhere| on any card)?`, 'That term is not used any more.'),
  row(`(?:nothing|no (?:card|rule|entry|other entry|other rule|sentence)) (?:${now}(?:refers? to|depends? on|rests? on|mentions?|needs?|uses?|points? to|leads? to|speaks? of) (?:it|them))${anyMore}`, 'Nothing refers to it any more.'),
  row(`(?:no card|no cards|no rule|none of the cards|no card in print|no card or rule) ${now}(?:uses?|has|have|bears?|carr(?:y|ies)|mentions?|names?|needs?|shows?) (?:(?:this|that|the|such an?|these|those) )?(?:term|word|text|name|icon|symbol|ability|phrase|wording|keyword|words|card type|expression|it)${anyMore}`, 'No card uses this term any more.'),
  row(`${somebody} (?:plays?|uses?|owns?|asks? about|remembers?|needs?|misses) (?:this|that|the|such an?) (?:card|term|word|rule|phrase|name|icon)${anyMore}`, 'Nobody plays this card any more.'),
  row('(?:(?:many|some|most|several) )?(?:players|readers|people|judges|newcomers) (?:always |often |have |rightly |kept |keep )*(?:found|find|finding|thought|think) (?:it|the (?:sentence|wording|text|paragraph|remark)) (?:very |rather |quite |more |most )?(?:confusing|misleading|unclear|puzzling|odd|ambiguous|hard to (?:read|follow|understand)|confusing than helpful)', 'Players found it confusing.'),
];

const parts = /^\W*(?:this|that|the|these|those) (?:(?:old|deleted) )?(?<noun>sentence|paragraph|bullet|item|point(?! (?:is|are|was|has been) (?:(?:now|already|also) )*(?:covered|explained|settled|dealt with|treated)\b))s?\b/;
const unitOf: Readonly<Record<string, string>> = { sentence: 'sentence', paragraph: 'paragraph', bullet: 'list item', item: 'list item', point: 'list item' };

/** The unit that a fact tells of by its name: "The bullet is obsolete."; null where it names none. `sentence` is folded. */
export const unitTold = (sentence: string): string | null => unitOf[parts.exec(sentence)?.groups?.['noun'] ?? ''] ?? null;

/** Whether a sentence only tells such a fact. `sentence` is folded. */
export function tellsAFact(sentence: string): boolean {
  const bare = sentence.trim().replace(/^\(|[.!)]+$/gu, '');
  return bare.length < 160 && facts.some(({ is }) => {
    const groups = is.exec(bare)?.groups;
    return is.test(bare) && Object.values<string | undefined>(groups ?? {}).every((words) => words === undefined || (isQuiet(words) && !/\b(?:entry|this|that|these|those|text|rules?)\b/.test(words)));
  });
}
