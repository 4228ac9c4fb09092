/**
 * The words of plain orders, by what they do in one: whatever verb a sentence chose, its frame (`frames.ts`) is read, and
 * not its phrasing. A frame is made of these words and of nothing else, so that nothing that limits an order is passed over.
 */
import { any, rank } from '../text-things.ts';
import { turnings } from '../turnings.ts';
import { formsOf } from '../verbs.ts';
import type { VerbFamily } from '../verbs.ts';
import { quoted } from '../recastings/row.ts';

/** A verb as a command, and in its past; games may have it, too: only what is done with it makes an order of it. */
type Verb = readonly [base: string, past: string];

const verbs = (list: string): Verb[] => list.split('|').map((one) => {
  const [base = '', past = ''] = one.split('/');
  return [base, past];
});
const dots = (word: string): string => word.replaceAll('.', String.raw`\.`);
const longestFirst = (words: readonly string[]): string => any([...new Set(words)].filter((word) => word !== '').toSorted((one, other) => other.length - one.length).map(dots));
const known = (form: 'base' | 'past', family: VerbFamily): string[] => formsOf(form, family);
const basesOf = (family: VerbFamily, more: readonly Verb[]): string => longestFirst([...known('base', family), ...more.map(([base]) => base)]);
const pastsOf = (family: VerbFamily, more: readonly Verb[]): string => longestFirst([...known('past', family), ...more.map(([, past]) => past)]);

/** Words beside a verb that change nothing of what it says. */
const adverb = any(['now', 'hereby', 'herewith', 'henceforth', 'hereafter', 'from now on', 'therefore', 'thus', 'hence', 'accordingly', 'simply', 'duly', 'formally', 'officially', 'of course', 'then', 'finally', 'altogether', 'entirely', 'completely', 'wholly', 'once and for all', 'for good', 'forthwith']);
const adverbs = `(?: ${adverb})*`;
const ought = `${any(['should', 'must', 'shall', 'ought to', 'has to', 'have to', 'needs to', 'need to', 'is to', 'are to'])}${adverbs}`;
const be = `(?:${any(['is', 'are', 'has been', 'have been', 'gets', 'get', 'was', 'were'])}|${ought} (?:be|get))${adverbs}`;
/** "Goes", "now goes", "should go": what a text does by itself. */
const does = (base: string, third: string): string => `(?:(?:${adverb} )?(?:${third})|${ought} (?:${base}))`;

/** What is done to a whole, and not to its length. */
const taken = verbs('throw out/thrown out|throw away/thrown away|clear away/cleared away|root out/rooted out|get rid of/got rid of|do away with/done away with|put out of force/put out of force|take out of force/taken out of force|lay to rest/laid to rest');
/** The same, where games do it, too: with a counted part of a text, and no thing of a game. */
const retired = verbs('retire/retired|ditch/ditched|purge/purged|junk/junked|toss out/tossed out|dispose of/disposed of');
const clipped = verbs('pull/pulled|lift out/lifted out|cut out/cut out|cut away/cut away|snip out/snipped out|strip out/stripped out|prune/pruned|trim away/trimmed away');
const turned = [...turnings.map(({ base, past }): Verb => [base, past]), ...verbs('render/rendered|bump/bumped|push/pushed|bring/brought|set/set|reset/reset|transform/transformed|relabel/relabeled|relabel/relabelled|restyle/restyled|double/doubled|triple/tripled|halve/halved|expand/expanded|limit/limited|reformulate/reformulated|put right/put right|set right/set right|mend/mended|upgrade/upgraded|downgrade/downgraded')];
const put = verbs('put/put|place/placed|set/set|slip/slipped|slot/slotted|work/worked|write/written|print/printed|squeeze/squeezed|interpose/interposed|interject/interjected|introduce/introduced|supply/supplied|stick/stuck|tuck/tucked|fit/fitted|sandwich/sandwiched|wedge/wedged|inject/injected|enter/entered|interpolate/interpolated');
const sent = verbs('send/sent|carry/carried|bring/brought|take/taken|put/put|place/placed|set/set|pull/pulled|push/pushed|lift/lifted|transpose/transposed|drag/dragged|promote/promoted|demote/demoted|reposition/repositioned|bump/bumped');
const fused = verbs('fuse/fused|unite/united|amalgamate/amalgamated|weld/welded|consolidate/consolidated|blend/blended|roll/rolled');
const broken = verbs('cut/cut|part/parted|break up/broken up');

/** What quoted words are called, where it says nothing of how they are found. */
const called = any(['figures?', 'numbers?', 'values?', 'amounts?', 'sums?', 'limits?', 'maximum', 'minimum', 'spans?', 'range', 'rate', 'price', 'costs?', 'dates?', 'year', 'count', 'total', 'quantity', 'size', 'distance', 'time limit', 'score', 'length', 'formula', 'reading', 'combination', 'string', 'spelling', 'form']);
/** What they are called that the grammar of instructions knows, too. */
const noun = any(['words?', 'phrases?', 'passage', 'wording', 'expression', 'term', 'text', 'sentences?', 'clause', 'name', 'abbreviation', 'title', 'bullet point', 'bullet', 'item', 'subheading', 'heading', 'paragraph']);
const entry = '(?:this|the) (?:whole |entire |glossary )?(?:entry|definition|article)';
const somewhere = `${adverb}|please|kindly|here|the ${called}(?: of| is)?(?= ${quoted})|what is (?:now|currently|at present)(?= (?:the )?¶)|(?:of|in|from|within|out of) (?:(?:this|the) (?:entry|text|definition)|(?:the|this|our) glossary)`;

/** What may stand between the words of a frame, before and behind it: what changes nothing of what they say. */
export const between = `,?(?: (?:${somewhere}),?)* `;
export const ahead = `(?:(?:${somewhere}),? )*`;
export const behind = `(?:,? (?:${somewhere}))*(?=\\.?$)`;

const way = '(?: up| down| back| forward| over)?';
const to = '(?:to|into|as)(?: (?:read|say|be|become))?';
const next = '(?:directly |right |immediately |just |straight |close )?';
const instead = any(['instead of', 'in (?:the )?place of', 'rather than', 'in lieu of', '(?:and|but) (?:not|no longer)', 'no longer', 'where (?:it|this entry|the entry|the text|we) (?:now |currently |once )?(?:says?|said|has|have|had|reads?|used to (?:say|have|read))']);

/** The words of a frame by their names; those of `kept` are found again in what the frame says. */
export const words = {
  thing: `(?:(?:the|this|that|these) )?(?:${noun} (?:(?:reading|that reads|which reads) )?)?${quoted}`,
  part: '¶+',
  entry,
  place: '(?:in|within|of|from) (?:¶+|the list|the cross-references)',
  quote: quoted,
  asSentence: '(?:the|this|one) (?:following |new |additional |further )?sentence(?: as follows)?:?',
  newSentence: '(?:an? |one )(?:new|further|additional|extra|fresh)(?: first| last| opening| closing)? sentence:?',
  newBullet: '(?:an? |one )(?:new|further|additional|extra|fresh) (?:bullet point|bullet|item):?',
  newFirst: 'a new (?:first|opening|initial) sentence:?',
  newLast: 'a new (?:last|closing|final) sentence:?',
  aFourth: `an?(?: new)?(?= ${rank} )`,
  ranked: `${rank} (?:bullet point|bullet|item)`,
  list: '(?:the|this|its) (?:bulleted )?list(?: of bullets| of items)?',
  onList: '(?:on|onto|in|into|to) (?:the|this|its) (?:bulleted )?list',
  extend: '(?:expand|extend|enlarge|lengthen|broaden|widen) (?:the|this|its) (?:bulleted )?list (?:to include|so as to include|so that it includes|by|with)',
  isExtended: `(?:the|this|its) (?:bulleted )?list (?:${be} (?:expanded|extended|enlarged|lengthened|broadened|widened) (?:to include|so as to include|so that it includes|by|with)|${ought}(?: also)? (?:include|contain|hold|have))`,
  tooAtEnd: '(?:as well|too|also)',
  opens: `(?:(?:now|henceforth) (?:opens|begins|starts)|${ought} (?:now )?(?:open|begin|start))`,
  closes: `(?:(?:now|henceforth) (?:closes|ends|concludes)|${ought} (?:now )?(?:close|end|conclude))`,
  opensAny: `(?:(?:now )?(?:opens|begins|starts)|${ought} (?:now )?(?:open|begin|start))`,
  closesAny: `(?:(?:now )?(?:closes|ends|concludes)|${ought} (?:now )?(?:close|end|conclude))`,
  open: '(?:open|begin|start|head)',
  close: '(?:close|end|conclude|finish)',
  with: 'with',
  gains: `(?:(?:now )?(?:acquires|gains|gets|receives|is given|has)|${ought} (?:now )?(?:acquire|gain|get|receive|have|be given))`,
  take: basesOf('delete', [...taken, ...retired]),
  cut: basesOf('delete', [...taken, ...clipped]),
  taken: pastsOf('delete', [...taken, ...retired]),
  isGone: `${be} (?:${pastsOf('delete', taken)})`,
  fromGlossary: '(?:from|out of) (?:the|this|our) glossary',
  leaves: `(?:${adverb} )?leaves? (?:the|this|our) glossary`,
  isTaken: `${be} (?:${pastsOf('delete', retired)})`,
  clipped: pastsOf('delete', [...taken, ...clipped]),
  isCut: `${be} (?:${pastsOf('delete', clipped)})`,
  goes: `(?:${be} (?:${pastsOf('delete', taken)}|taken(?= (?:from|out of|off) ))|${does('go|go away|disappear|vanish|lapse|drop out|fall away|come out|go out|fall out|be gone|be no more', 'goes away|go away|goes out|go out|goes|go|disappears?|vanish(?:es)?|lapses?|drops? out|falls? away|comes? out|falls? out|is gone|are gone|is no more|are no more|is out|are out')}|(?:${adverb} )?(?:leaves?|departs? from) (?:the|this) (?:entry|text|glossary|list))`,
  becomes: `(?:${be} (?:retitled|renamed|relabell?ed|rechristened)|${be} (?:${pastsOf('revise', turned)})${way} (?:${to}|so as to (?:read|say)|so that it (?:now )?(?:reads|says)|and now reads)|${be} (?:replaced|superseded|supplanted|displaced|ousted) (?:by|with)|${be} (?:traded in|traded|exchanged|swapped out|swapped|switched out|switched|given up) for|${does('become|turn into|give way to|make way for|make room for|rise to|grow to|fall to|drop to|change to|read|say|be|stand at', 'becomes?|has become|have become|turns? into|changes? (?:in)?to|gives? (?:way|place) to|makes? (?:way|room|place) for|cedes? its place to|rises? to|goes up to|goes down to|falls? to|drops? to|grows? to|shrinks? to|climbs? to')}|(?:is|are) (?:now|henceforth|hereby|from now on)|(?:now|henceforth|from now on) (?:reads?|says?|is|are|stands? at|runs?)|(?:should|ought to) have (?:been|read|said))`,
  ousts: `(?:${does('replace|take the place of|take over from|supersede|supplant|displace|oust|stand in place of|stand instead of|stand in for', 'replaces?|takes? the place of|takes? over from|supersedes?|supplants?|displaces?|ousts?|stands? in (?:the )?place of|stands? instead of|comes? in (?:the )?place of|steps? in for|stands? in for')}|${be} (?:substituted for|(?:read|put|printed|used|said|written|set) (?:instead of|in place of|in the place of|in lieu of|rather than))|(?:is|are) (?:now |henceforth |to be )preferred to)`,
  stoodThere: `(?:${does('stand where|be where', 'stands? where|is where|are where')})`,
  weHad: '(?:we|this entry|the entry|it|the text) (?:used to (?:have|say|read)|had|said|read|has had)',
  stood: '(?:stood|was|were|used to stand|used to be|had stood)(?: before| so far| until now)?',
  turn: `(?:(?:we )?(?:${basesOf('revise', turned)}|make)${way})`,
  replace: any(['replace', 'supplant', 'displace', 'supersede', 'oust']),
  trade: any(['trade in', 'trade', 'exchange', 'swap out', 'swap', 'switch out', 'switch']),
  for: 'for',
  to: `(?:${to}|up to|down to|so as to (?:read|say|be)|so that it (?:reads|says|is))`,
  from: 'from',
  withOrFor: '(?:with|by|for)',
  say: any(['read', 'say', 'print', 'write', 'use', 'have', 'put', 'let us (?:say|read|write|have|use|print)', 'we (?:now )?(?:say|read|write|print|prefer|use|have)']),
  says: `(?:(?:now|henceforth|from now on) (?:says?|reads?|has|uses?|speaks? of|runs?)|${ought} (?:now )?(?:say|read|have|use|speak of))`,
  saysNot: '(?:no longer (?:says?|reads?|has|uses?|speaks? of)|(?:should|must|shall|is to) no longer (?:say|read|have|use|speak of))',
  instead,
  insteadOrNot: `(?:${instead}|not)`,
  insteadOrFor: `(?:${instead}|for)`,
  but: 'but(?: rather| now| instead)?',
  have: any(['have', 'get', 'let us have', 'see']),
  seeTo: any(['see to it that', 'see that', 'make sure that', 'make sure', 'be sure that', 'ensure that', 'ensure', 'take care that']),
  insert: `(?:${basesOf('add', put)})(?: in| down)?`,
  inserted: `(?:${pastsOf('add', put)})(?: in)?`,
  in: '(?:in|down)',
  after: `(?:in )?${next}(?:after|behind|following)`,
  before: `(?:in )?${next}(?:before|ahead of|in front of|preceding)`,
  betwixt: '(?:in )?(?:in )?between',
  and: 'and',
  stands: `(?:${be} (?:${pastsOf('add', put)})(?: in)?|(?:there )?${does('come|go|stand|follow|belong|appear|be', 'comes?|goes|go|stands?|follows?|belongs?|fits|slips')}(?: in)?)`,
  mustStand: `(?:${be} (?:${pastsOf('add', put)})(?: in)?|(?:there )?(?:${ought} (?:come|go|stand|follow|belong|appear)|now (?:comes?|goes|go|stands?|follows?|belongs?))(?: in)?)`,
  followed: `(?:(?:is|are) (?:now|henceforth|to be) followed by|${ought} be followed by)`,
  preceded: `(?:(?:is|are) (?:now|henceforth|to be) preceded by|${ought} be preceded by)`,
  let: 'let',
  come: '(?:come|go|stand|follow|be (?:inserted|added|put|placed|set))(?: in)?',
  follow: 'follow',
  precede: 'precede',
  send: `(?:${basesOf('move', sent)})${way}`,
  moves: `(?:${be} (?:${pastsOf('move', sent)})${way}|${does('move|go|come|stand|belong', 'moves?|goes|go|comes?|travels?|shifts?|belongs?|slides?')}${way})`,
  mustMove: `(?:${be} (?:${pastsOf('move', sent)})|${ought} (?:move|go|come|stand|belong)|now (?:goes|comes|stands))${way}`,
  toBeginning: '(?:up |back |forward )?(?:to|at) the (?:very )?(?:beginning|start|top|head|front)',
  toEnd: '(?:down |back )?(?:to|at) the (?:very )?(?:end|bottom|foot|close|tail|back)',
  ofEntry: 'of (?:this|the) (?:entry|text|definition)',
  turnRound: '(?:reverse|invert|turn (?:round|around)|switch (?:round|around)|swap (?:round|around)|flip|flip round|turn over)',
  turnsRound: `(?:${be} (?:reversed|inverted|turned (?:round|around)|switched (?:round|around)|swapped (?:round|around)|flipped)|(?:${ought} (?:come|stand|go|be|follow)|now (?:come|stand|go|are|follow)) (?:in|into) (?:the )?(?:opposite|reverse|reversed|other) order)`,
  turn2: '(?:turn|switch|swap|flip)',
  round: '(?:round|around|about)',
  pair: '(?:¶+(?: and ¶+)?|the two (?:sentences|paragraphs|bullets|items)(?: (?:of|in) (?:¶+|this entry|the entry|the list))?)',
  start2: '(?:begin|start|open) an? (?:new |fresh |separate )?paragraph(?: of its own)?',
  fuse: `(?:${basesOf('join', fused)})`,
  fuses: `${be} (?:${pastsOf('join', fused)})`,
  asOne: '(?:together )?(?:(?:into|to form|to make|in|as) (?:one|a single one|a single)(?: paragraph| sentence| bullet| item)?|together)',
  one: '(?:one|a single one|a single paragraph|one paragraph)',
  make: 'make(?: of)?',
  where: 'where',
  said: '(?:said|has said|used to say|read|had|says|reads|has)',
  itSays: `it (?:${adverb} )?(?:now |should |must |is to |henceforth )(?:says?|reads?|has|have)`,
  thereWas: 'there (?:was|were|used to be|stood)',
  wordIs: '(?:the (?:right|correct|proper) |the )?(?:word|wording|phrase|text|name|number|figure)(?: there| here)? (?:is|should be|must be|ought to be)',
  noMore: '(?:nothing remains of|nothing is left of)',
  glossary: '(?:the|this) glossary',
  losesIt: '(?:no longer (?:has|holds|contains|includes)|loses|drops)',
  thereIs: 'there (?:is|are|stands?|should be|must be|shall be)(?: now)?',
  doWithout: '(?:we (?:now )?do without|away with)',
  split: `(?:${basesOf('split', broken)})`,
  splits: `${be} (?:${pastsOf('split', broken)})`,
  inTwo: '(?:in|into) two(?: paragraphs| parts)?',
  theSecond: '(?:with |and )?the second (?:of (?:which|them|these|the two) |one |part |half |paragraph )?(?:begins|beginning|starts|starting|opens|opening|to begin|to start|should begin|is to begin|shall begin|must begin)(?: with| at)?',
  start: '(?:begin|start|open|make) an? (?:new |fresh |separate )?paragraph (?:with|at|before|from)',
  starts: '(?:(?:now |should |must |shall |is to )?(?:begins?|starts?|opens?) an? (?:new |fresh |separate )?paragraph(?: of its own)?|becomes the (?:start|beginning) of an? (?:new |fresh |separate )?paragraph)',
} as const;

export type Word = keyof typeof words;

/** Those of which what was found is said again. */
export const kept: ReadonlySet<string> = new Set<Word>(['thing', 'part', 'entry', 'place', 'ofEntry', 'pair', 'quote', 'ranked']);
