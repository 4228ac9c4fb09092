/**
 * The words of plain orders, by what they do in one: whatever verb a sentence chose, its frame (`frames.ts`) is read, and
 * not its phrasing. A frame is made of these words and of nothing else, so that nothing that limits an order is passed over.
 *
 * What only tells how a text is, or what became of it once, is none of them: "is used instead of", "was moved".
 */
import { any } from '../text-things.ts';
import { quoted } from '../recastings/row.ts';
import { clips, deletes, deletesParts, deletesWords, inserts, joins, moves, retires, shifts, splits, strikes, turns } from './doing.ts';

/** Words beside a verb that change nothing of what it says. */
export const adverb = any(['now', 'hereby', 'herewith', 'henceforth', 'hereafter', 'from now on', 'therefore', 'thus', 'hence', 'accordingly', 'simply', 'duly', 'formally', 'officially', 'of course', 'then', 'finally', 'altogether', 'entirely', 'completely', 'wholly', 'once and for all', 'for good', 'forthwith']);
const adverbs = `(?: ${adverb})*`;
const ought = `${any(['should', 'must', 'shall', 'ought to', 'has to', 'have to', 'needs to', 'need to', 'is to', 'are to'])}${adverbs}`;
const be = `(?:${any(['is', 'are', 'has been', 'have been', 'gets', 'get'])}|${ought} (?:be|get))${adverbs}`;
const now = any(['now', 'henceforth', 'from now on', 'hereby']);
/** "Now stands", "should stand": no mere "stands". */
const nowOrOught = (base: string, third: string): string => `(?:${now} (?:${third})|${ought} (?:${base}))`;
/** "Goes", "now goes", "should go": what a text does by itself. */
const does = (base: string, third: string): string => `(?:(?:${adverb} )?(?:${third})|${ought} (?:${base}))`;

/** What quoted words are called, where it says nothing of how they are found; "of" only where nothing else than words has one. */
const called = `the (?:${any(['figures?', 'numbers?', 'values?', 'amounts?', 'sums?', 'limits?', 'range', 'date', 'year', 'total', 'time limit', 'reading', 'string', 'spelling', 'form'])}|${any(['figures?', 'spans?', 'formula', 'combination'])} of)(?= ${quoted})`;
const plainNoun = any(['words?', 'noun', 'verb', 'adjective', 'phrases?', 'passage', 'wording', 'expression', 'term', 'text', 'clause', 'name', 'abbreviation', 'number']);
/** What they are called that the grammar of instructions knows, too. */
const noun = any([plainNoun, 'sentences?', 'title', 'bullet point', 'bullet', 'item', 'subheading', 'heading', 'paragraph']);
const somewhere = `${adverb}|please|kindly|here|${called}|what is (?:now|currently|at present)(?= (?:the )?¶)|(?:of|in|from|within|out of) (?:this|the) (?:entry|text|definition)`;

/** What may stand between the words of a frame, before and behind it: what changes nothing of what they say. */
export const between = `,?(?: (?:${somewhere}),?)* `;
export const ahead = `(?:(?:${somewhere}),? )*`;
export const behind = `(?:,? (?:${somewhere}))*(?=\\.?$)`;

const to = '(?:to|into|as)(?: (?:read|say|be|become))?';
const next = '(?:directly |right |immediately |just |straight |close )?';
const determined = '(?:(?:the|this|that|these) )?';
const theList = '(?:the|this|its) (?:bulleted )?list';
const newOne = '(?:an? |one )(?:new|further|additional|extra|fresh)';
const paragraphOfItsOwn = 'an? (?:new |fresh |separate )?paragraph(?: of its own)?';
const instead = any(['instead of', 'in (?:the )?place of', 'rather than', 'in lieu of', '(?:and|but) (?:not|no longer)', 'no longer', 'where (?:it|this entry|the entry|the text|we) (?:now |currently |once )?(?:says?|said|has|have|had|reads?|used to (?:say|have|read))']);

/** The words of a frame by their names; those of `kept` are found again in what the frame says. */
export const words = {
  // what an order is about
  thing: `${determined}(?:${noun} (?:(?:reading|that reads|which reads) )?)?${quoted}`,
  text: `${determined}(?:${plainNoun} )?${quoted}`,
  quote: quoted,
  called: `(?:the|this) (?:${any(['words?', 'phrase', 'passage', 'wording', 'clause', 'remark'])})`,
  part: '¶+',
  pair: '(?:¶+(?: and ¶+)?|the two (?:sentences|paragraphs|bullets|items)(?: (?:of|in) (?:¶+|this entry|the entry|the list))?)',
  entry: '(?:this|the) (?:whole |entire |glossary )?(?:entry|definition)',
  place: `(?:in|within|of|from) (?:¶+(?: under (?:the heading |the subheading |the title )?${quoted})?|the list|the cross-references)`,
  ofEntry: 'of (?:this|the) (?:entry|text|definition)',
  glossary: '(?:the|this) glossary',

  // one becomes another
  becomes: `(?:${ought} be read as|${be} (?:retitled|renamed|relabell?ed|rechristened)|${be} (?:${turns.past}) (?:${to}|so as to (?:read|say)|so that it (?:now )?(?:reads|says|runs)|and now reads)|${be} (?:${shifts.past}|${turns.past}) (?:up|down) to|${be} (?:replaced|superseded|supplanted|displaced|ousted) (?:by|with)|${be} (?:traded in|traded|exchanged|swapped out|swapped|switched out|switched) for|${does('become|turn into|give way to|make way for|make room for|rise to|grow to|fall to|drop to|change to|read|say|be|stand at', 'becomes?|has become|have become|turns? into|changes? (?:in)?to|gives? (?:way|place) to|makes? (?:way|room|place) for|cedes? its place to|rises? to|goes up to|goes down to|falls? to|drops? to|grows? to|shrinks? to|climbs? to')}|(?:is|are) ${now}|${now} (?:reads?|says?|is|are|stands? at|runs?)|(?:should|ought to) have (?:been|read|said))`,
  ousts: `(?:${does('replace|take the place of|take over from|supersede|supplant|displace|oust|stand in place of|stand instead of', 'replaces?|takes? the place of|takes? over from|supersedes?|supplants?|displaces?|ousts?|stands? in (?:the )?place of|stands? instead of|(?:comes?|goes) in (?:the )?place of')}|${be} substituted for|(?:(?:is|are) (?:${now}|to be)|${ought} be) (?:read|put|printed|used|said|written|set) (?:instead of|in place of|in the place of|in lieu of|rather than))`,
  stoodThere: nowOrOught('stand where|be where', 'stands? where|is where|are where'),
  weHad: '(?:we|this entry|the entry|it|the text) (?:used to (?:have|say|read)|had|said|read|has had)',
  stood: '(?:stood|was|were|used to stand|used to be|had stood)(?: before| so far| until now)?',
  turn: `(?:${turns.base}|make)`,
  shift: shifts.base,
  upTo: '(?:up|down) to',
  to: `(?:${to}|so as to (?:read|say|be)|so that it (?:reads|says|is|runs))`,
  from: 'from',
  replace: any(['replace', 'supplant', 'displace', 'supersede', 'oust']),
  withOrBy: '(?:with|by)',
  trade: any(['trade in', 'trade', 'exchange', 'swap out', 'swap', 'switch out', 'switch']),
  for: 'for',
  say: any(['read', 'say', 'print', 'write', 'use', 'have', 'put', 'let us (?:say|read|write|have|use|print)', 'we now (?:say|read|write|print)']),
  says: nowOrOught('say|read|have|use|speak of', 'says?|reads?|has|uses?|speaks? of|runs?'),
  saysNot: '(?:no longer (?:says?|reads?|has|uses?|speaks? of)|(?:should|must|shall|is to) no longer (?:say|read|have|use|speak of))',
  but: 'but(?: rather| now| instead)?',
  instead,
  insteadOrFor: `(?:${instead}|for)`,
  wordIs: '(?:the (?:right|correct|proper) |the )?(?:word|wording|phrase|text|name|number|figure)(?: there| here)? (?:is|should be|must be|ought to be)',
  itMustBe: `it (?:${ought} (?:be|read|say|run)|(?:should|ought to) have (?:been|read|said))`,
  not: '(?:and )?not',
  make: 'make',
  where: 'where',
  said: '(?:said|has said|used to say|read|had|says|reads|has)',
  itSays: `it (?:${adverb} )?(?:now |should |must |is to |henceforth |will (?:now |henceforth )?)(?:says?|reads?|has|have)`,
  thereWas: 'there (?:was|were|used to be|stood)',
  thereIs: `there (?:(?:is|are|stands?) now|now (?:is|are|stands?)|${ought} be)`,

  // one goes
  cut: deletesWords.base,
  take: deletesParts.base,
  goes: `(?:${be} (?:${deletes.past})|${does('go|go away|disappear|vanish|lapse|drop out|fall away|come out|go out|fall out|be gone', 'goes away|go away|goes out|go out|goes|go|disappears?|vanish(?:es)?|drops? out|falls? away|comes? out|falls? out|is gone|are gone|is out|are out')})`,
  lapses: does('lapse', 'lapses?|(?:has|have) lapsed'),
  isCut: `${be} (?:${clips.past})`,
  isRetired: `${be} (?:${retires.past})`,
  isGone: `${be} (?:${deletes.past})`,
  isStruck: `${be} (?:${strikes.past})`,
  struck: strikes.past,
  have: any(['have', 'get', 'let us have']),
  seeTo: any(['see to it that', 'see that', 'make sure that', 'make sure', 'be sure that', 'ensure that', 'ensure', 'take care that']),
  fromGlossary: '(?:from|out of) (?:the|this|our) glossary',
  leaves: `(?:${adverb} )?leaves? (?:the|this|our) glossary`,
  losesIt: '(?:no longer (?:has|holds|contains|includes)|loses|drops)',

  // one comes
  insert: `${inserts.base}(?: in| down)?`,
  inserted: `${inserts.past}(?: in)?`,
  in: '(?:in|down)',
  after: `(?:in )?${next}(?:after|behind|following)`,
  before: `(?:in )?${next}(?:before|ahead of|in front of|preceding)`,
  betwixt: '(?:in )?(?:in )?between',
  and: 'and',
  stands: `(?:${be} ${inserts.past}(?: in)?|(?:there )?${does('come|go|stand|follow|belong|appear|be', 'comes?|goes|go|stands?|follows?|belongs?|fits|slips')}(?: in)?)`,
  mustStand: `(?:(?:there )?${be} ${inserts.past}(?: in)?|(?:there )?${nowOrOught('come|go|stand|follow|belong|appear', 'comes?|goes|go|stands?|follows?|belongs?')}(?: in)?)`,
  followed: `(?:(?:is|are) (?:now|henceforth|to be) followed by|${ought} be followed by)`,
  preceded: `(?:(?:is|are) (?:now|henceforth|to be) preceded by|${ought} be preceded by)`,
  let: 'let',
  come: '(?:come|go|stand|follow|be (?:inserted|added|put|placed|set))(?: in)?',

  // a sentence or an item comes
  asSentence: '(?:the|this|one) (?:following |new |additional |further )?sentence(?: as follows)?:?',
  newSentence: `${newOne} sentence:?`,
  newFirst: 'a new (?:first|opening|initial) sentence:?',
  newLast: 'a new (?:last|closing|final) sentence:?',
  newBullet: `${newOne} (?:bullet point|bullet|item):?`,
  opensNow: nowOrOught('open|begin|start', 'opens|begins|starts'),
  closesNow: nowOrOught('close|end|conclude', 'closes|ends|concludes'),
  opens: does('open|begin|start', 'opens|begins|starts'),
  closes: does('close|end|conclude', 'closes|ends|concludes'),
  open: '(?:open|begin|start|head)',
  close: '(?:close|end|conclude|finish)',
  with: 'with',
  gains: `(?:(?:now )?(?:acquires|gains|gets|receives|is given)|now has|${ought} (?:acquire|gain|get|receive|have|be given))`,
  onList: `(?:on|onto|in|into|to) ${theList}`,
  extendList: `(?:expand|extend|enlarge|lengthen|broaden|widen) ${theList} (?:to include|so as to include|so that it includes|by|with)`,
  listGrows: `${theList} ${be} (?:expanded|extended|enlarged|lengthened|broadened|widened) (?:to include|so as to include|so that it includes|by|with)`,
  too: '(?:as well|too|also)',

  // parts go elsewhere, change places, are joined and split
  send: `${moves.base}(?: up| down| back| forward)?`,
  moves: `(?:${be} ${moves.past}|${does('move|go|come|stand|belong', 'moves?|goes|go|travels?|shifts?|belongs?|slides?')})(?: up| down| back| forward)?`,
  mustMove: `(?:${be} ${moves.past}|${nowOrOught('move|go|come|stand|belong', 'goes|comes|stands')})(?: up| down| back| forward)?`,
  toBeginning: '(?:up |back |forward )?(?:to|at) the (?:very )?(?:beginning|start|top|head|front)',
  toEnd: '(?:down |back )?(?:to|at) the (?:very )?(?:end|bottom|foot|close|tail|back)',
  turnRound: '(?:reverse|invert|turn (?:round|around)|switch (?:round|around)|swap (?:round|around)|flip|flip round)',
  turnsRound: `(?:${be} (?:reversed|inverted|turned (?:round|around)|switched (?:round|around)|swapped (?:round|around)|flipped)|${nowOrOught('come|stand|go|be|follow', 'come|stand|go|are|follow')} (?:in|into) (?:the )?(?:opposite|reverse|reversed|other) order)`,
  turn2: '(?:turn|switch|swap|flip)',
  round: '(?:round|around|about)',
  join: joins.base,
  joined: `${be} ${joins.past}`,
  asOne: '(?:together )?(?:(?:into|to form|to make|in|as) (?:one|a single one)|together)',
  one: '(?:one|a single one)',
  mustBe: `(?:${ought} (?:be|form|become)|${now} (?:are|form|become)|are now)`,
  singleOne: '(?:one|a single|just one) paragraph',
  split: splits.base,
  splits: `${be} ${splits.past}`,
  inTwo: '(?:in|into) two(?: paragraphs| parts)?',
  theSecond: '(?:with |and )?the second (?:of (?:which|them|these|the two) |one |part |half |paragraph )?(?:begins|beginning|starts|starting|opens|opening|to begin|to start|should begin|is to begin|shall begin|must begin)(?: with| at)?',
  start: '(?:begin|start|open|make) an? (?:new |fresh |separate )paragraph (?:with|at|before|from)',
  starts: `(?:${nowOrOught('begin|start|open', 'begins?|starts?|opens?')} ${paragraphOfItsOwn}|(?:begins?|starts?|opens?) a(?:n additional| new| fresh| further) paragraph|becomes the (?:start|beginning) of ${paragraphOfItsOwn})`,
  startOne: `(?:begin|start|open) ${paragraphOfItsOwn}`,
} as const;

export type Word = keyof typeof words;

/** Those of which what was found is said again. */
export const kept: ReadonlySet<string> = new Set<Word>(['thing', 'text', 'quote', 'part', 'pair', 'entry', 'place', 'ofEntry']);
