/**
 * What may stand around quoted words in an order that follows no pattern: "The toll wrongly has "two". Make it "three"."
 * The quotations say what goes and what comes; the words around may say how, where in the text, and nothing more. Every
 * one of them is looked up here. `q` stands for a quotation, and the words are folded.
 */
import { clauseKind } from './clauses.ts';
import { leadsUp, onlyPrepares, onlyTells } from './narrating.ts';
import { nouns } from './nouns.ts';
import { cardinalWords, rankWords } from './numbers.ts';
import { formsOf, ingsOf } from './verbs.ts';

interface Cue {
  is: RegExp;
  example: string;
}

/** Between what goes and what comes. */
const onward: readonly Cue[] = [
  { is: /(?:^|\b)(?:into|becomes?|make (?:it|that|this)|makes way for|gives? way to|turns? to)\W*(?:q|$)/, example: 'q becomes q' },
  { is: /\b(?:should|must|shall|ought to|is to|are to|has to|was to|were to|has been|have been|is|are|now|it) (?:\w+ ){0,3}(?:be|been|read|say|said|reads|says|become|stand as|printed as|printed|written)(?: (?:of course|rather|just|simply|correctly|now|instead))?\W*$/, example: 'q is wrong. It should read q' },
  { is: /\b(?:is|are|gets?|gets? a|grows?|becomes?|put|set|turned|changed|reduced|cut|brought|worded|spelt|written|corrected) (?:\w+ ){0,3}(?:to|into|in|as|shorter|longer|simpler|clearer|anew|plural|singular|past|present|future|tense|case)\W*$/, example: 'q gets shorter: q' },
  { is: /^(?: (?:is|are|was|were|wrong|mistaken|a|slip|misprint|typo|error)\b)*[.:;,]? ?(?:read|say|print|write|put|have|use) ?:? ?$/, example: 'q was wrong. Read q' },
  { is: /^ ?(?:->|=>|→) ?$/, example: 'q -> q' },
  { is: /\b(?:exchanged|swapped|traded) for\W*$|\bin favou?r of\W*$/, example: 'q is exchanged for q' },
  { is: /\bwere meant to be\W*$|\bwas meant to be\W*$|\bwas meant to (?:read|say)\W*$/, example: 'q was meant to be q' },
];

/** Between what comes and what goes. */
const back: readonly Cue[] = [
  { is: /\b(?:instead of|rather than|in lieu of|in place of|in the place of|and not|, not)\W*$/, example: 'q rather than q' },
  { is: /^\W*(?:it )?(?:was|formerly|previously|before|old|not)\W*$/, example: 'q (was: q)' },
];

/** Between words and what is put behind or before them. */
const behind: readonly Cue[] = [
  { is: /\b(?:is|are|should be|must be|shall be) (?:now |henceforth |also )?followed by\W*$/, example: 'q is followed by q' },
  { is: /\b(?:should|shall|must|is to|now)? ?(?:continues?|goes on|go on)(?: with| thus| as follows)?\W*$/, example: 'where it says q, it should continue q' },
];
const ahead: readonly Cue[] = [
  { is: /\b(?:is|are|should be|must be|shall be) (?:now |henceforth |also )?preceded by\W*$/, example: 'q is preceded by q' },
];

/** What is done with words that go without others coming. */
const away = new RegExp(`\\b(?:${[...formsOf('base', 'delete'), ...formsOf('past', 'delete'), ...formsOf('third', 'delete')].join('|')})\\b|\\bq (?:is|are) no more\\b|\\b(?:comes?|goes|go|falls?|drops?|lifted|thrown) out\\b|\\bleaves? it\\b|\\bno longer forms? (?:a )?part of (?:this|the) (?:entry|text)\\b|\\bshould not (?:be there|stand there|be here|have been printed)\\b|\\bwithout (?:replacement|a replacement|substitute)\\b|\\b(?:lapses?|vanish(?:es)?|disappears?)\\b|\\baway with\\b|\\b(?:goes|is gone)\\b`);

/** Where new words stand beside quoted ones: "Behind q is to insert q". */
const besides = /\b(?<side>after|behind|following|before|in front of)(?: the)?(?: words?| phrase)? q\b/;
const inserts = new RegExp(`\\b(?:${[...formsOf('base', 'add'), ...formsOf('past', 'add'), ...formsOf('third', 'add')].join('|')}|put|comes?|goes|belongs?|follows?|stands?|write|print|there (?:is|should be|must be))\\b`);

const list = (words: string): string[] => words.split(' ');

/** Words that say how a text is worded, and by whom, and nothing of when, where or for whom it holds. */
const plain = new Set([
  ...list('q a an the this that these those its their his her it they them we our us i one ones here there where'),
  ...list('is are was were be been being has have had having do does did done get gets got getting'),
  ...list('should must shall ought now henceforth hereby again already of to into in from at by with and also as than for not no more so just simply rather instead too please kindly thus therefore accordingly hence'),
  ...list('wrongly wrong mistaken mistakenly erroneously incorrectly correct correctly correctly right rightly properly incorrect behind before after front lieu favour date without up down through including fall falls misprinted mistyped misspelt misspelled superfluous redundant obsolete needless unnecessary outdated'),
  ...list('shorter longer simpler clearer plainer short long new old former previous present current full whole entire opening closing final own better-worded anew afresh plural singular past tense case capital capitals small letter letters spelling grammar grammatical'),
  ...list('accidentally inadvertently obviously evidently plainly clearly exactly merely finally previously formerly regrettably sadly unfortunately gladly hopelessly wholly fully entirely completely'),
  ...list('verb noun adjective adverb pronoun article aside bracket brackets parenthesis parentheses quotation comma commas stop mark marks number numbers figure figures digit digits name title-case example examples sample remark note comment text wording words word phrase phrases passage clause line term'),
  ...list('make makes made making put puts set sets setting turn turns turned give gives given way gives take takes taken out come comes goes go stand stands stood stays-out write writes written print prints printed printing printer printers typed typing typesetter typist copyist read reads reading say says said saying speak speaks spoken begin begins began end ends ended open opens close closes continue continues contain contains have use uses used call calls called mean-to meant follow follows followed precede precedes preceded replace replacing insert add added mention mentions name-is'),
  ...list('error errors mistake mistakes slip slips misprint misprints typo typos omission fault faults erratum correction corrections amendment amendments change changes course indeed again thanks sorry apologies regret regrets'),
  ...list('both twice instances instance occurrences occurrence times time places place each first second third fourth fifth last'),
  ...list('get rid shortened lengthened sentence sentences paragraph paragraphs bullet bullets item items point entry definition list lists section step steps cross-reference cross-references see-reference reference references'),
  ...list('two corrections changes fixes things everything said replacement substitute speaks refers'),
  ...rankWords.flatMap((rank) => rank.split(' ')), ...cardinalWords,
  ...nouns.flatMap(({ surely, perhaps }) => [...surely, ...perhaps]).flatMap((noun) => noun.split(' ')),
  ...formsOf('base').flatMap((word) => word.split(' ')), ...formsOf('past').flatMap((word) => word.split(' ')), ...formsOf('third').flatMap((word) => word.split(' ')), ...ingsOf().flatMap((word) => word.split(' ')),
]);
for (const word of list('restore restored restores revert reverted title only void ignore ignored disregard disregarded include included includes join joined')) plain.delete(word);

/** Words that make a rule, a thought or a wish of a sentence, or put another thing in the place of this text. */
const forbids = /\b(?:entries|definitions|(?:entry|definition) (?:on|for|of|about)|cards?|lore|rulebook|glossary|heading|headword|title|almanac|draft|would|could|might|may|can|cannot|if|unless|when|whenever|once|until|perhaps|maybe|probably|possibly|consider\w*|propos\w*|suggest\w*|better|discuss\w*|ask\w*|wonder\w*|mean|means|meaning|defin\w*|interpret\w*|treat\w*|count\w*|understood|taken to|taken for|takes? q to|will|you|your|players?|opponents?|next|temporar\w*|other|others)\b|\?|\bfor (?!q\b|the (?:words?|phrase|number|figure|name|verb|noun))\w|\b(?:with|under|during|among|between|as of|as from|from) (?!q\b|the (?:words?|phrase|text|list|entry|(?:[\w-]+ ){0,2}(?:paragraph|sentence|bullet|item|parenthesis|parentheses|brackets|example))|this |its |it\b|here\b|now on\b|paragraph|sentence|bullet|item|sentence|them\b)\w|\bin (?!q\b|its|it\b|this |here\b|both\b|each\b|place\b|lieu\b|paragraph|sentence|bullet|item|step|favou?r of|full\b|capital|the (?:[\w-]+ ){0,4}(?:paragraphs?|sentences?|bullets?|items?|point|list|entry|definition|text|parenthes[ie]s|brackets?|example|note|remark|line|section|middle|past|present|future|plural|singular|step|words?|phrase)\b)\w|\b(?:at|on) (?!q\b|its\b|the (?:very )?(?:end|start|beginning|close|foot|top|bottom|head)\b|the advice of|the suggestion of|reflection)\w/;

export interface Relation {
  is: 'onward' | 'back' | 'behind' | 'ahead';
}

const cued = (cues: readonly Cue[], between: string): boolean => cues.some(({ is }) => is.test(between));

/** "Was never right", "is no longer right": said of the words that go. */
const wrong = /\b(?:is|are|was|were) (?:never|not|no longer) (?:quite |really )?(?:right|correct|meant|wanted|needed|true)(?: to be (?:there|here|printed))?\b/g;

/** "The second q": the one of several places where it stands. Only where a part opens or closes is no such number. */
const numbered = new RegExp(`\\b(?:${rankWords.filter((rank) => rank !== 'opening' && rank !== 'closing').join('|')}|next|other) (?:(?:occurrence|instance|mention|word|phrase|use|time)s? (?:of )?(?:the )?(?:words? )?)?q\\b`);

/** What the words between two quotations say of them; null where they say nothing, or two things. */
export function relationOf(words: string): Relation['is'] | null {
  const between = words.replace(wrong, 'is wrong');
  const denied = /\b(?:never|no|no longer)\b|\bnot\b(?!\W*$)/.test(between);
  if (denied) return null;
  const kinds = ([['onward', onward], ['back', back], ['behind', behind], ['ahead', ahead]] as const).filter(([, cues]) => cued(cues, between)).map(([is]) => is);
  const [only, ...others] = kinds;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Whether the words say that something goes. */
export const goesAway = (words: string): boolean => away.test(words);

/** On which side of the first quotation the second is put: "behind q is to insert q". */
export function sideOfInsertion(words: string): 'after' | 'before' | null {
  const side = besides.exec(words)?.groups?.['side'];
  // "Add a new after q: q": a word is lost, and with it what is added.
  if (side === undefined || !inserts.test(words) || /\bnew\b(?! (?:words?|phrase|text|clause|passage)\b)/.test(words)) return null;
  return side === 'before' || side === 'in front of' ? 'before' : 'after';
}

/** What people say before an order, to nobody's harm. */
const harmless = /^(?:thanks to [\w' ]+? (?:we know|we noticed|we learnt) that|on the advice of [\w' ]+|at the suggestion of [\w' ]+|of course|indeed|and the \w+ takes effect with this document|with immediate effect|effective immediately|after all|we regret|sorry|with thanks to [\w' ]+)$/;

/** A clause with a quotation in it: each of its words is one that only speaks of words. */
function speaksOfWords(told: string): boolean {
  const clause = told.replace(wrong, 'is wrong');
  return !forbids.test(clause) && !numbered.test(clause) && clause.split(/[^\w'-]+/).filter((word) => /\w/.test(word)).every((word) => plain.has(word) || /^\d+$/.test(word));
}

/** What a clause without a quotation may say of the rest of the text, or of the order. */
const ofTheRest = /\b(?:stands?|stood|not|never|no|meant|mean|already|again|same|also|too|this|that|these|those|left|used|use)\b/;

/** Whether the words around some quotations say nothing but what becomes of these. `skeleton` is the ruling with `q` for each quotation. */
export function onlyOfQuotations(skeleton: string): boolean {
  const clauses = skeleton.split(/[.;:!]+(?=\s|$)|\s-\s|[()[\]]/).flatMap((part) => part.split(/,(?=\s(?:and|so|which|that is)\b)/)).map((clause) => clause.replace(/^[\s,"']+|[\s,"']+$/g, '')).filter((clause) => clause !== '');
  const last = clauses.findIndex((clause) => /\bq\b/.test(clause));
  return clauses.every((clause, at) => ((at < last && onlyPrepares(clause)) || (/\bq\b/.test(clause) ? speaksOfWords(withoutOpening(clause)) : harmless.test(clause) || onlyTells(clause) || (at < last && leadsUp(clause) && onlyPrepares(clause)) || (speaksOfWords(clause) && !ofTheRest.test(clause.replace(wrong, 'is wrong'))))));
}

/** "On the advice of Bess, q becomes q", "Effective immediately, and with thanks to Bess, ...": what opens a clause and limits nothing. */
function withoutOpening(clause: string): string {
  const bare = clause.replace(/^(?:on the advice of|at the suggestion of|with thanks to|thanks to) [\w' ]+?,\s/, '').replace(/^thanks to [\w' ]{2,30}? we (?:now )?(?:know|saw|noticed) that /, '')
    .replace(/^with (?:immediate )?effect(?: from the (?:date|day) of this document)?,? /, '');
  const [lead = '', ...rest] = bare.split(/,\s/);
  const kind = rest.length > 0 && !/\bq\b/.test(lead) ? clauseKind(lead.replace(/^and /, '')) : null;
  return kind === 'reason' || kind === 'politeness' ? withoutOpening(rest.join(', ')) : bare;
}
