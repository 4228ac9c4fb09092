/** The words of sentences that tell how an order came about: who did something, when that was, and what it was about. */
import { limiting } from '../clauses.ts';
import { months } from '../calendar-words.ts';
import { anotherObject, toldOfTheOrder } from '../narrating.ts';
import { otherObjects } from '../objects.ts';
import { any } from '../text-things.ts';
import { formsOf } from '../verbs.ts';

const howMany = any(['many', 'some', 'several', 'various', 'numerous', 'countless', 'a few', 'quite a few', 'a good few', 'not a few', 'a good many', 'very many', 'so many', 'too many', 'most', 'half', 'half the', 'a couple', 'a handful', 'a (?:surprising |large |great |fair |considerable |growing |good |small |remarkable |astonishing )?number',
  'hundreds', 'dozens', 'scores', 'lots', 'a lot', 'plenty', 'enough', 'more than one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'a dozen', 'an?', 'the', 'our']);
const what = any(['sharp-eyed', 'eagle-eyed', 'attentive', 'careful', 'puzzled', 'kind', 'helpful', 'friendly', 'alert', 'patient', 'keen', 'observant', 'confused', 'bewildered', 'experienced', 'young', 'old', 'faithful', 'regular']);
const crowd = any(['players?', 'readers?', 'judges?', 'people', 'persons?', 'folks?', 'fans?', 'correspondents?', 'users?', 'friends?']);

/** People of whom nobody says where they play, or what. */
export const people = `(?:${howMany}(?: of)?(?: the| our| you| us)?(?: ${what})?(?: ${crowd})?(?: of you| among you| out there)?|(?:${what} )?(?:players|readers|judges|people|folks|fans|correspondents)|somebody|someone|everybody|everyone|they)`;
/** The same, and those who print the text. */
export const peopleOrWe = `(?:we|i|${people})`;
export const nobody = '(?:nobody|no one|none of us|not one of us|hardly anybody|hardly anyone)';
export const have = '(?:(?:have|has|had)(?: (?:now|since|all|also|long|often|always|recently|lately|rightly|quite rightly|understandably|kindly|repeatedly|already))? |(?:rightly |quite rightly |understandably |kindly |repeatedly |often |always |recently |even |also )?)';
export const fault = '(?:slip|slips|mistake|mistakes|error|errors|typo|misprint|gap|contradiction|discrepancy|omission|oversight|inconsistency|loophole)';
export const it = `(?:it|this|that|them|the ${fault}|this ${fault}|an? ${fault})`;

const past = ['(?:many |some |several |a few |two |three |\\d+ )?(?:years|months|weeks|days|ages) ago', 'a (?:year|month|week|long time|while) ago', 'long ago', `last (?:week|month|year|night|spring|summer|autumn|fall|winter|${months})`, 'the other day', 'one day', 'recently', 'lately', 'of late', 'over the (?:years|months|weeks)', 'over the last (?:few )?(?:years|months|weeks)', 'for (?:years|months|weeks|ages|a long time|a long while)', 'for years and years',
  'by now', 'by this time', 'meanwhile', 'in \\d{4}', 'again and again', 'time and again', 'more than once', 'once more', 'all along', 'from the start', 'from the beginning', 'ever since', 'since then', 'at once', 'straight away', 'this (?:week|month|year|spring|summer|autumn|winter)', '(?:at|since) (?:the|our) (?:(?:spring|summer|autumn|winter|last|annual) )?(?:meeting|fair|gathering)', 'to this day', 'by (?:letter|mail|post|e-mail)', 'by way of the (?:forum|mailing list)'];
const when = any(past);
/** When a thing was noticed at last. */
export const untilThen = `(?: (?:until|till|before) (?:now|recently|today|yesterday|${when.replace(/^\(\?:|\)$/gu, '')}))?`;

const isWhen = [new RegExp(`^${when}(?:, ?| )`), new RegExp(`(?<!\\b(?:until|till|before)),? ${when}$`)];

/** A clause without what only says when something of the past was. */
export const timeless = (clause: string): string => isWhen.reduce((words, is) => words.replace(is, ''), clause);

/** What something is about: any words, which are looked at by themselves. */
export const topic = '(?<topic>[^,;:?]{2,90})';
/** The same as the subject of its sentence. */
export const subject = '(?<topic>(?:(?:the|this|that|these|those|its|our|an?|one|two|three|four|five|\\d+|so|such) [^,;:?]{2,60}?|""))';

/** What is said of a text that did not do its work; of an order it is not said. */
export const faulty = any(['stingy', 'miserly', 'mean', 'generous', 'harsh', 'severe', 'steep', 'confusing', 'puzzling', 'baffling', 'misleading', 'clumsy', 'awkward', 'vague', 'cryptic', 'obscure', 'opaque', 'odd', 'silly', 'absurd', 'unclear', 'ambiguous', 'long-winded', 'wordy', 'cumbersome', 'dull', 'ugly', 'quaint', 'old-fashioned', 'hard to (?:follow|read|understand|remember|grasp|swallow)', 'easy to (?:miss|overlook|misread|misunderstand|mistake)', '(?:running|getting|growing) (?:rather |too |very |a (?:bit|little) )?long', 'too (?:low|high|small|large|short|long|few|many|little|much)', 'a puzzle', 'a riddle', 'a nuisance', 'a mouthful', 'a stumbling block', 'a trap', 'an eyesore', 'a mystery']);

const undoing = ['delete', 'reverse', 'restore', 'replace', 'revise'] as const;

/** Words by which it would tell where, for whom, until when, or of the order itself. */
const loud = new RegExp([
  limiting.source, anotherObject.source, toldOfTheOrder.source, ...otherObjects.map(({ is }) => is.source),
  `\\b(?:${[...formsOf('past'), ...[...formsOf('base', ...undoing), ...formsOf('third', ...undoing)]].map((word) => word.replace('.', String.raw`\.`)).join('|')})\\b`,
  String.raw`\b(?:will|would|shall|should|may|might|must|could|can|cannot|ought|needs?|let|please|want\w*|wish\w*|hope\w*|holds?|lasts?|lasted|counts?|counted|applies|apply|stays?|stands?|remains?|waits?|waited)\b|n't\b`,
  String.raw`\b(?:in|for|at|on|during|under|among|between|within|without|with|from|since|by|into|through|per|as)\b(?! (?:this|the) (?:entry|text|glossary|wording)\b)(?! ?$)`,
  // what it would be about is the order
  String.raw`\b(?:it|them|they)\b(?<!^(?:what|why|how) (?:it|they))|\b(?:this|that|these|those)(?= ?$| (?:is|was|are|were|has|have|to|of|and|or)\b)|\b(?:took|takes?|taken|taking|put) \w+ back\b|\bhow to (?!read\b|understand\b|pronounce\b|spell\b|count\b)`,
  String.raw`\b(?:proposals?|suggestions?|plans?|votes?|ideas?|jokes?|review|approval|consent|publishers?|board|committee|council|we|us|you|your|i|thinks?|bother|decides?|allows?|agrees?|exempts?)\b`,
  String.raw`\b(?:german|french|spanish|italian|dutch|japanese|portuguese|polish|english|swedish|danish|norwegian|finnish|greek|russian|czech|hungarian|turkish|chinese|korean|latin|british|american|translat\w+|leaflets?|printed)\b`,
  String.raw`\b(?:before|after|beyond|above|below|behind|beside|near|outside|inside|across|against|alone|solo|solitaire|abroad|seasonal|optional)\b|\bof (?:an?|old|young|small|large|big) `,
  // when and by whom it would be played, and what has words or pictures of its own
  String.raw`\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|holidays?|summer|winter|spring|autumn|daytime|express|teams?|(?:\w+-)?players?|multiplayer|advanced|basic|experts?|local)\b`,
  String.raw`\b(?:apps?|videos?|cover|packaging|captions?|pictures?|artwork|demo|tutorials?|scenarios?|campaigns?|expansions?|sequels?|flavou?r|reminder|adverts?|brochures?|flyers?)\b`,
  // what the order brings, where it was told, and that all is well as it was
  String.raw`\b(?:rises?|rose|raises?|raising|increas\w+|decreas\w+|reduc\w+|lower(?:s|ing)?|higher|dearer|cheaper|hikes?|updates?|fix(?:es)?|edits?|errat(?:a|um)|news|articles?|posts?|bulletins?|newsletters?|postings?|threads?)\b`,
  String.raw`\b(?:right|correct|unchanged|fine|enough|off|illegal|undecided|expires?|mistaken|fools?|moot|disagrees?|doubts?|exceptions?|vary|varies|differs?|differently|otherwise|prevails?|pranks?|exempt|free|moratorium|grace|postpon\w+|delays?|hands|patience)\b`,
  String.raw`\b(?:races?|clubs?|events?|beginners?|newcomers|veterans|crews? of|competitions?|championships?|matches|playtest\w*|online|official\w*|unofficial\w*)\b`,
  String.raw`\b(?:paragraphs?|para|sentences?|bullets?|items?|sections?|lists?|examples?|headings?|steps?|footnotes?|first|second|third|fourth|fifth|last|final|former|new|newer|revised|proposed|latest|current|next|soon|later|now|today|still|again|tomorrow|other|others|another|half|part|partly|whether|or not)\b`,
].join('|'));

/** Whether what something is about tells of nothing else. */
export const isQuiet = (words: string): boolean => !/^(?:(?:it|they|them|so|which)\b|(?:this|that|these|those)(?: ones?)?\W*$)/.test(words) && !loud.test(words);
/** The same of a subject, which has no verb of its own. */
export const isQuietSubject = (words: string): boolean => isQuiet(words) && !/\b(?:is|are|was|were|has|have|had|does|do|did|that|which|who)\b/.test(words.replace(/^that /, ''));
