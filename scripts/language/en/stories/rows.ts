/**
 * How people tell what led to an order: what they were asked, what somebody noticed, whose fingers slipped, how a text was
 * found. Each row reads one whole clause; what it leaves open has to be of nothing else (`words.ts`).
 */
import { any } from '../text-things.ts';
import { fault, faulty, have, it, nobody, people, peopleOrWe, subject, topic, untilThen } from './words.ts';

interface Row {
  /** Tried on one clause, folded, without what it quotes and when it was. */
  is: RegExp;
  example: string;
  /** What is said of a text that nobody has changed yet: behind an order it may be said of what that brought. */
  ahead?: true;
}

const row = (is: string, example: string): Row => ({ is: new RegExp(`^\\W*${is}\\W*$`), example });
const ahead = (is: string, example: string): Row => ({ ...row(is, example), ahead: true });

const us = '(?: (?:us|me|the editors?|the office|the team))?';
const degree = '(?:(?:always|long|often|rather|a bit|a little|a trifle|somewhat|far|much|quite|very|too|simply|plainly|downright|just|really|needlessly|unnecessarily) )*';
const bothered = any(['confused', 'puzzled', 'baffled', 'bewildered', 'misled', 'annoyed', 'irritated', 'bothered', 'amused', 'troubled', 'irked', 'mystified', 'tripped up', 'caused (?:some|much|a lot of|lots of|no end of|endless|nothing but|more) (?:confusion|trouble|arguments?|quarrels|questions|grief|head-scratching|puzzlement|merriment)', 'led to (?:some|much|a lot of|no end of|endless|many)? ?(?:confusion|trouble|arguments?|quarrels|questions)', 'raised (?:some|many|a few|more) (?:questions|eyebrows)', 'made (?:no|little) sense']);
const whom = `(?:(?:${people}|everybody|us all|all of us|more (?:${any(['players', 'readers', 'people', 'judges'])}) than it (?:has |ever )?helped)(?: no end| to no end| a lot)?)`;

/** What somebody does with a text, and neither for an order nor against it: who vetoes, enjoys or shelves something takes a stand. */
const reads = any(['heard(?: of)?', 'seen', 'read', 'found', 'noticed', 'remarked(?: on)?', 'misread', 'misunderstood', 'mistaken', 'laughed', 'giggled', 'chuckled', 'smiled', 'winced', 'frowned', 'sighed', 'groaned', 'grumbled', 'moaned', 'despaired', 'lost', 'slept', 'stared', 'gaped', 'marvelled', 'marveled', 'blinked', 'sung', 'joked', 'mocked', 'teased', 'spent', 'sat', 'fallen', 'commented', 'mumbled', 'muttered', 'shaken', 'shrugged', 'looked', 'searched', 'hunted', 'guessed', 'debated', 'discussed', 'pondered', 'mentioned']);

export const stories: readonly Row[] = [
  // what became of the entry that is referred to
  ahead('(?:the|that) entry (?:(?:that |to which )?(?:it|this entry|this one) (?:refers|points|leads)(?: to)?|referred to|pointed to|named (?:here|there)|of that name) (?:has|had) (?:(?:since|now|meanwhile|recently) )?been (?:retitled|renamed|given (?:another|a new) (?:name|title))', 'The entry referred to has been retitled.'),
  // what they were asked, and told
  row(`${people} ${have}(?:been )?(?:wrote|written|writing)(?: in)?(?: to (?:us|me|the editors?|the office|the team))?(?: about ${topic})?`, 'Many of you wrote to us about the toll.'),
  row(`${people} ${have}(?:been )?(?:asked|asking|wondered|wondering|inquired|enquired)${us} (?:about|over) ${topic}`, 'A surprising number of players have asked about the toll.'),
  ahead(`${people} ${have}(?:been )?(?:asked|asking|wondered|wondering|inquired|enquired)${us} (?=(?:what|why|how|who|which)\\b)${topic}`, 'Some players have wondered what the bell is for.'),
  ahead(`${people} ${have}(?:wanted to know|been wanting to know|could not tell|did not know|never knew) (?=(?:what|why|how|who)\\b)${topic}`, 'Some of you wanted to know why a cat whistles.'),
  ahead(`${people} ${have}(?:been )?(?:complained|complaining|argued|arguing|quarrelled|quarreled|quarrelling|stumbled|tripped|laughed|puzzled|scratched their heads|racked their brains)(?: (?:about|over|at) ${topic})?`, 'Three readers have stumbled over the bell.'),
  row(`(?:the |many |endless |a few |several |some )?(?:letters?|questions?|mails?|e-mails|messages|notes|reports)(?: (?:about|on|over) ${topic})? (?:kept coming(?: in)?|came in|arrived|reached us|have reached us|piled up|poured in|have piled up)`, 'Letters about the bell kept coming in.'),
  ahead('(?:the|this) (?:question|matter|issue|problem) (?:of|about|as to|over) (?<topic>[^,;:?]{2,60}?) (?:(?:has|had) )?(?:often |repeatedly |regularly )*(?:come up|came up|arisen|arose|been (?:asked|raised))(?: (?:often|repeatedly|regularly|again and again|more than once|time and again))?', 'The question of who pays has come up often.'),
  row('(?:the |endless |all the )?(?:arguments|quarrels|questions|discussions|jokes) (?:about|over) (?<topic>[^,;:?]{2,60}?) (?:went on|never stopped|never ended|dragged on|had no end)', 'The quarrels over the toll went on.'),
  ahead(`(?:we|i) (?:have been|were|had been|keep being|get|got) asked (?:(?:many|a hundred|a dozen|so many|countless|several) times |again and again )?(?:about |(?=(?:what|why|how|who|which)\\b))${topic}`, 'We have been asked a hundred times what the bell is for.'),
  row(`(?:we|i) (?:get|got|keep getting|have had|had|have received|received|have lost count of|lost count of) (?:many |a lot of |lots of |more |enough |too many |the )?(?:letters|questions|mails|e-mails|messages) (?:about|on|over) ${topic}`, 'I have lost count of the letters about the toll.'),
  ahead(`(?:we|i) (?:have )?(?:had second thoughts|changed our minds?|been thinking|thought again) about ${topic}`, 'We have had second thoughts about the toll.'),
  // what else they did with it
  ahead(`${people} (?:has|have|had)(?: (?:now|since|all|also|long|often|always|already|by now))? (?<topic>${reads}\\b[^,;:?]{0,60})`, 'Everybody has heard the joke about the bell.'),

  // what somebody noticed, and when
  row(`${peopleOrWe} ${have}(?:finally |at last |eventually )?(?:noticed|spotted|found|caught|missed) (?:the|a|that|this) (?:missing|extra|stray|double|doubled|superfluous|misspelled|misspelt|forgotten|lost|wrong|misplaced) (?:word|letter|comma|digit|mark|article|space|hyphen|bracket|full stop|period|plural|apostrophe)`, 'Somebody finally noticed the missing word.'),
  row(`${peopleOrWe} ${have}(?:noticed|spotted|found|caught|discovered|reported|saw|seen|pointed out|pointed) ${it}(?: out)?(?: to us)?`, 'A sharp-eyed reader spotted it.'),
  ahead(`${people} ${have}(?:(?:pointed out|noticed|remarked|observed|discovered|reported)(?: to us)?|told us|reminded us|informed us) that (?!(?:it|this|that|these|those|they)\\b)${topic}`, 'A reader pointed out that cats have tails.'),
  ahead(`it (?:has|had) (?:(?:now|often|rightly|lately|repeatedly|recently|kindly|quite rightly) )?been (?:(?:put|pointed out|represented|remarked|objected|observed|reported|brought home) (?:to (?:us|me|the editors) )?|(?:brought|drawn) to our (?:attention|notice) )that (?!(?:it|this|that|these|those|they)\\b)${topic}`, 'It has been put to us that cats have tails.'),
  row(`${peopleOrWe} ${have}(?:let|let us let) (?:${it}) (?:pass|slip|slip by|slip through|go by|through)`, 'Two judges have let it pass.'),
  row(`${peopleOrWe} ${have}(?:overlooked|missed|never noticed|did not notice|failed to notice|looked past|read past) ${it}${untilThen}`, 'We overlooked the slip.'),
  row(`${nobody} (?:has |had |have )?(?:ever )?(?:noticed|spotted|caught|saw|seen|found|reported)(?: ${it})?${untilThen}`, 'Nobody noticed it until last week.'),
  row(`${it} (?:has |had )?(?:went|gone|passed|escaped) (?:unnoticed|undetected|unseen|everybody|everyone|us all|us|our notice)${untilThen}`, 'It went unnoticed.'),

  // whose hand it was
  row(`(?:somebody|someone|the (?:printer|typist|typesetter|copyist|editor|scribe|clerk|webmaster|proofreader)|an? (?:printer|typist|typesetter|copyist|editor|clerk))(?:'s|s') (?:fingers?|hands?|pen|pencil|keyboard|eyes?|mind|attention|cat|cuff|sleeve) (?:slipped|wandered|jumped|strayed|skipped a line|intervened|interfered|got in the way|walked over the keyboard|sat on the keyboard)`, "Somebody's fingers slipped."),
  row(`(?:somebody|someone|the (?:printer|typist|typesetter|copyist|editor|scribe|clerk|webmaster|proofreader)|we|i) ${have}(?:fell asleep|fallen asleep|nodded off|dozed off|was asleep|were asleep|was half asleep|were half asleep|was tired|were tired|was daydreaming|hit the wrong key|miscounted|slipped)(?: at the (?:keyboard|press|desk)| over the proofs)?`, 'The typist fell asleep over the proofs.'),
  ahead(`(?:somebody|someone|the (?:printer|typist|typesetter|copyist|editor|scribe|clerk|webmaster|proofreader)|we|i) ${have}(?:misspelled|misspelt|mistyped) ${it}`, 'The typist mistyped it.'),
  ahead(`(?:we|i) ${have}(?:got|gotten|had) (?!the (?:date|day|week|month|year|season)s?\\b)(?<topic>[^,;:?]{2,40}?) (?:wrong|the wrong way (?:round|around)|backwards|upside down)`, 'We got the toll wrong.'),
  row(`(?:an? |the |this |some )?(?:silly |old |little |small |stupid |embarrassing |unfortunate )?${fault} (?:crept|slipped|sneaked|found its way) (?:in|into (?:the|this) (?:text|entry|print))(?: here)?`, 'A silly slip crept in here.'),

  // how the text was found
  ahead(`${subject} (?:has |have |had )?(?:long |always |often |only |also |apparently |clearly |repeatedly )*(?:${bothered})(?: ${whom})?`, 'The bit about the toll confused more players than it helped.'),
  ahead(`(?:the|that|this) (?:list|row|line|enumeration)(?: of (?<topic>[^,;:?]{2,40}?))? (?:was|were|had been|has been|is|had become|has become|got|had got|had grown|has grown) ${degree}(?:running |getting |growing )?${degree}(?:long|unwieldy|crowded|cluttered|lengthy|untidy|hard to read)`, 'That list of tolls was running long.'),
  ahead(`${subject} (?:(?:has |have |had )?(?:turned out(?: to be)?|proved(?: to be)?)|was|were|had been|has been|have been|seemed|sounded|looked|felt) ${degree}${faulty}(?: to (?:many|most|some)(?: of (?:you|us))?| to say the least)?`, 'One toll a day turned out to be rather stingy.'),
  ahead(`${subject} (?:was|were|has been|have been|had been) (?:misprinted|mistyped|miscopied|misread|miscounted|garbled|smudged|smeared|misspelled|misspelt)(?: here| in print)?`, 'The toll was misprinted.'),
  ahead(`${nobody} (?:has |had |have )?(?:ever )?(?:used|read|remembered|understood|understands|knew|liked|believed|grasped) (?!(?:it|this|that|them)\\b)${topic}`, 'Nobody ever understood the bell.'),
  ahead('(?:this|that|it) was (?:never|not|hardly|surely not|certainly not|of course not) (?:the idea|our idea|the intention|our intention|the plan|the point|intended|meant|what (?:we|anybody|anyone) (?:meant|intended|had in mind))', 'That was never the idea.'),
  ahead(`${nobody} (?:ever )?(?:meant|intended) (?:this|that|it)`, 'Nobody meant that.'),
  ahead('(?:this|that|it) (?:has |had )?(?:been )?(?:bothered|bothering|nagged|nagging|annoyed|annoying|irked|puzzled|puzzling|baffled|confused|confusing) (?:us|everybody|everyone|us all|many(?: of you)?|some of you|people|players|readers)(?: no end)?', 'It has been bothering us.'),
];
