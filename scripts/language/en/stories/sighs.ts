/**
 * What is said beside an order to have said something: sighs, praise, good news, a shrug. Each row reads one whole clause,
 * and leaves nothing open but a name.
 */
import { any } from '../text-things.ts';
import { fault, people } from './words.ts';

interface Row {
  /** Tried on one clause, folded. */
  is: RegExp;
  example: string;
  /** Behind an order it may be said of that. */
  ahead?: true;
}

const row = (is: string, example: string): Row => ({ is: new RegExp(`^\\W*(?:and |well, |oh, )?${is}\\W*$`), example });
const ahead = (is: string, example: string): Row => ({ ...row(is, example), ahead: true });

const name = "(?<name>(?!(?:and|or|but|not|if|who|when|in|for|at|on)\\b)[a-z][a-z.'-]+(?: (?!(?:and|or|but|not|if|when|in|for|at|on)\\b)[a-z][a-z.'-]*){0,2})";
const found = `(?:(?:found|spotted|noticed|saw|reported|caught) (?:it|this|that|the ${fault}))`;
const hands = '(?:editors?|printers?|typists?|typesetters?|copyists?|scribes?|webmasters?|proofreaders?|clerks?)';
const quarrels = '(?:arguments?|quarrels?|questions?|confusion|discussions?|debates?|misunderstandings?|letters|matter)';

export const sighs: readonly Row[] = [
  row(any(['believe it or not', 'needless to say', 'it goes without saying(?: that)?', 'that goes without saying', 'which goes without saying', 'of course', 'obviously', 'plainly', 'not surprisingly', 'unsurprisingly', "to (?:nobody's|no one's) (?:great )?surprise", "to (?:everyone's|everybody's) (?:great )?relief", 'to (?:cut|make) a long story short', 'long story short', 'in short', 'by the way', 'incidentally', "while (?:we are|we're|i am|i'm) at it", "since (?:we are|we're) here anyway", 'last but not least', 'sad to say', 'strange to say',
    "(?:(?:i am|i'm|we are|we're) )?sorry to say", 'to tell the truth', 'truth to tell', 'truth be told', "for what it's worth", 'joking apart', 'all jokes aside', 'without further ado', '(?:as )?(?:everyone|everybody) knows(?: by now)?', 'as (?:you|many of you|some of you) (?:(?:may|might|will) have (?:noticed|heard|seen|guessed)|(?:may|might|will) know|know)']), 'Needless to say.'),
  row(any(['guilty as charged', 'red faces all round', 'egg on our faces?', '(?:silly|stupid) (?:us|me)', 'ouch', 'ahem', 'alas', 'oh dear', 'dear me', 'rejoice', 'hooray', 'hurrah', 'hallelujah', 'surprise(?:, surprise)?', 'good news(?: everyone|, everyone)?', 'great news', 'at (?:long )?last', 'phew', 'here goes', 'here we go', 'there we go', '(?:blame|shame on) (?:the|our) ' + hands, 'blame (?:it|this) on the (?:heat|weather|season|cat|printer|keyboard)', 'blush', 'facepalm']), 'Red faces all round.'),
  row(any(["(?:(?:it is|it's|this is|just) )?a (?:small|little|tiny|minor|mere) (?:thing|point|matter|detail|nitpick|trifle)", 'one more thing', "this(?: one)?(?: is|'s) (?:an )?(?:easy|simple|quick|short|obvious)(?: one)?", '(?:this is )?an easy one', '(?:here is |here\'s )?another one(?: for the collection)?', '(?:here is |here\'s )another', '(?:here is|here\'s) one (?:that )?(?:we|everybody) (?:missed|overlooked|forgot)', 'this(?: one)? slipped through', 'it has been a while', 'hand on heart', '(?:get|sharpen) (?:out )?your pencils(?: out)?', 'pencils (?:out|ready)', 'off with (?:its|their) heads?', 'small but important', 'small thing', '(?:nitpick|slip|howler|blunder|typo|embarrassment|error) of the (?:month|week|year|day)', '(?:(?:a bit of|some|more) )?(?:housekeeping|spring cleaning|nitpicking|pedantry)', 'and now for something completely different', 'now for something completely different', 'this one is embarrassing', 'this one has a long history']), 'Nitpick of the month.'),
  row(`(?:(?:well|nicely) (?:spotted|caught|observed)|good (?:catch|eye|spot)|well done|bravo|kudos|hats off|three cheers|full marks|credit(?: for this(?: one)?)?(?: goes)?)(?:,| by| from| to| for)? (?:${name}|(?:the |our |an? )?(?:\\w+ )?(?:reader|player|judge|friend|translator|referee)s?(?: (?:in|from|of) (?<place>[a-z][a-z.'-]+(?: [a-z][a-z.'-]+)?))?)(?: (?:who|for having) ${found}| for (?:spotting|finding|noticing) (?:it|this|that))?`, 'Well spotted, Bess!'),
  ahead(any(['(?:yep|yes|yeah|okay|ok|right|right then|well|all right|alright|so)', '(?:oops|whoops|oopsie|my bad|our bad|mea culpa|our mistake|my mistake|our fault)', '(?:we|i) (?:goofed|blundered|slipped up|messed up|nodded|dozed)(?: here| on this one)?', '(?:it is|it\'s|this is) (?:on us|our fault|my fault|our mistake)', '(?:typo|comma|hyphen|spelling|misprint|grammar|pedant|apostrophe|capital|nitpick) alert', 'moving day', '(?:two|three) for the price of one(?: here| today)?', '(?:a )?(?:twofer|double feature|double act)', 'same (?:old )?(?:rule|thing|idea|meaning|story)(?:,| but| in| with)* (?:better|fewer|plainer|simpler|new|other|shorter|clearer) (?:words|wording|clothes)', 'duly noted', 'sorry(?:,? about (?:that|this))?', `(?:(?:fair|good) (?:point|question)|point taken|sorry)(?:,? (?:everyone|everybody|folks|all|${name}))?`]), 'Typo alert.'),
  ahead("(?:it|this|that)(?: has|'s| had)? been (?:wrong|like (?:this|that)|this way|that way|backward|backwards|the wrong way round|off|there) (?:all along|for (?:years|ages|months|far too long|a long time|too long)|from the (?:start|beginning|very start|very beginning)|since (?:forever|the start|the beginning|the first edition))|(?:here is|here's|this is|we have|we've got|we've)? ?(?:an? )?(?:old |long-standing |little |embarrassing )*(?:one|slip|mistake|error|oversight) we (?:should have|ought to have|had) (?:caught|noticed|spotted|seen|fixed)(?: (?:long ago|years ago|sooner|earlier))?|let(?:'s| us) (?:head off|clear up|settle|end|avoid|prevent|nip in the bud|put an end to|stop) (?:an? |the |some |one |this |that |any )?(?:(?:common|old|frequent|needless|possible|perennial|silly|long|further|more) )*(?:mistakes?|confusion|misunderstandings?|misreadings?|questions?|arguments?|quarrels?|disputes?|debates?)(?: here| now| before (?:it|they) starts?)?", 'It has been wrong all along.'),
  ahead('(?:you were right(?:,? and we were wrong)?|we were wrong|we stand corrected|you asked|you spoke|you wrote|we (?:have )?(?:listened|heard you)|we hear you|we take the blame|we plead guilty|we blush|we meant well)', 'We listened.'),
  row(`(?:somebody|someone|we|i|the ${hands}|our ${hands}) (?:have |has )?(?:forgot|forgotten|dropped|swallowed|lost|skipped|left out) (?:a|one|two|the) (?:words?|letters?|commas?|digits?|marks?)`, 'We forgot a word.'),
  row('(?:a|one) (?:word|letter|comma|digit|mark) (?:went|had gone|has gone|got) (?:missing|lost|astray)(?: (?:between the press and the page|in the post|on the way|on its way to the printer|in the works))?', 'A word went missing on the way.'),
  row(`(?:our|the) ${hands} (?:was|were|must have been|had been) (?:asleep|on holiday|half asleep|daydreaming|out to lunch|on leave|tired|elsewhere|in love)`, 'Our proofreader was on holiday.'),
  row(`it took (?:us|${people}|an? [a-z-]+)(?: (?:\\w+ )?(?:days|weeks|months|years|a year|ages|a while|forever))? to (?:notice|see|find|spot)(?: (?:it|this|that|the ${fault}))?`, 'It took us two years to notice.'),
  row(`how (?:it|this|that|the ${fault}) (?:got|slipped|went|came|crept) (?:past|by|through|in|into print)(?: (?:us|everybody|everyone|(?:two|three|four|five|our|the|so many|all those) (?:${hands}|readers|editions|pairs of eyes))| there| here)? is (?:anybody's guess|anyone's guess|a mystery|beyond us|a riddle|a long story)`, 'How this got past three proofreaders is a mystery.'),
  ahead('we (?:have )?(?:thought|argued|brooded|pondered) (?:long and hard |for a long time |a lot )?(?:about|over) (?:this one|this|it)', 'We thought long and hard about this one.'),
  row('(?:it (?:was|is) )?(?:(?:about|high) time(?:,? too)?|long overdue)', 'And about time, too.'),
  row(any(["(?:that's|that is) that", "(?:that's|that is) all there is to it", 'be done with it', '(?:nobody|no one) will (?:miss|mourn) (?:it|them)', 'not a moment too soon', 'good riddance(?: to (?:it|them))?', 'enough said', '(?:we )?hope (?:this|that|it) helps', 'no, really', 'really', 'seriously', 'no joke', 'no more, no less', 'how about that', `(?:that|this) should (?:end|settle|stop) (?:the|all|all the) ${quarrels}`]), "And that's that."),
];
