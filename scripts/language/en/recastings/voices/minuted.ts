/** How an order is said in minutes and letters: how the vote went, who is answered, both of what is quoted, which entry says it all. */
import { cardinalWords } from '../../numbers.ts';
import { adverbs, any } from '../../text-things.ts';
import { gone, is, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

const most = 12;
/** More votes for it than against it: with fewer, or as many, it is not carried. */
const majority = any(Array.from({ length: most }, (_, more) => more + 1).flatMap((more) => Array.from({ length: more }, (_, fewer) => fewer).flatMap((fewer) => {
  const said = (many: number): string[] => [String(many), ...many === 0 ? ['none', 'nil', 'nobody'] : [cardinalWords[many - 1] ?? '']].filter((word) => word !== '');
  return said(more).flatMap((one) => said(fewer).map((other) => `${one}(?: votes?)? (?:to|against) ${other}`));
})));
const agreed = any([
  'unanimously', 'nem\\.? con\\.?', 'by acclamation', 'on a show of hands', 'by common consent', '(?:by|in) (?:a )?unanimous (?:vote|consent|decision)',
  'without (?:any )?(?:dissent|division|opposition|objection|objections|a dissenting (?:vote|voice)|a division|a vote against|a single vote against)', 'with no(?:body)? (?:votes? )?against', 'with no (?:dissent|objections?|dissenting (?:votes?|voices?))', 'none (?:against|dissenting)', 'nobody (?:against|dissenting|objecting)', 'all in favou?r',
  `(?:by )?(?:a vote of )?${majority}`, 'by (?:a )?(?:large|clear|wide|great|two-thirds|narrow|bare|small|simple|overwhelming|comfortable) majority', 'by (?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) votes',
]);
const abstained = `(?:,? with (?:${any(cardinalWords.slice(0, most))}|\\d{1,2}) abstentions?)?`;
const vote = `(?:,? (?:${agreed}))?${abstained}`;
const carried = '(?:carried|adopted|agreed|passed|approved|accepted|voted|resolved|decided|so (?:resolved|ordered|decided))';

/** Those who write because they cannot read it, or because they copy it: they are told of the text, and are nobody for whom alone it holds. */
const writers = any(['translators?', 'printers?', 'proofreaders?', 'typesetters?', 'copyists?', 'archivists?', 'correspondents?', 'readers?', 'letter-?writers?', 'enquirers', 'inquirers', 'questioners']);
const letters = '(?:letters?|e-?mails?|messages?|questions?|enquir(?:y|ies)|inquir(?:y|ies)|quer(?:y|ies))';
const whose = '(?:(?:the|our|all|several|many|some|a|an|one|two|three|last|those) ){0,2}';
const answered = `(?:(?:in )?(?:answer|reply|response)|with thanks) to (?:${whose}(?:(?:french|german|foreign|careful|attentive|sharp-eyed|puzzled|other|many) )?${writers}(?: who (?:asked|wrote(?: in)?|wrote to us))?|everybody who (?:asked|wrote(?: in)?)|everyone who (?:asked|wrote(?: in)?)|those who (?:asked|wrote(?: in)?)|${whose}${letters}(?: (?:received|we (?:received|had|got)|from ${whose}${writers}))?)`;

/** A name of at most three words, none of which tells that there is no such entry, or which of several. */
const noNames = '(?:nothing|nobody|none|neither|no|not|never|it|this|that|they|these|those|we|you|one|some|any|all|who|what|which|whichever|whether|if|unless|until|when|where|perhaps|maybe|hardly|the|an|a|or|and|should|may|might|will|can|would|could|card|cards|lore|rulebook)';
const nameOf = `(?!(?:[a-z'-]+ ){0,2}?${noNames}(?: [a-z'-]+){0,2} (?:says|tells|covers|has|explains) )[a-z][a-z'-]+(?: [a-z'-]+){0,2}?`;

export const minuted: readonly Recasting[] = [
  row('resolved so, that', `^(be it |it (?:is|was) (?:hereby )?)?(?:resolved|decided|agreed)(?:,? (?:${agreed})${abstained}),? that (?=.* (?:be|is|are|shall|should) )`, [[1, ''], 'resolved, that '],
    'Resolved without dissent, that the last sentence be deleted.', 'Resolved, that the last sentence be deleted.'),
  row('resolved so', `^resolved${vote}(?::|;| -) (?=.* be )`, ['resolved, that '],
    'Resolved unanimously: the last sentence be deleted.', 'Resolved, that the last sentence be deleted.'),
  row('carried so', `^${carried}${vote}(?::|;| -) (?!.*\\bbe\\b)`, [],
    'Carried, 4 to 1: "x" becomes "y".', '"x" becomes "y".', 'reason'),
  row('by so many votes', `^(?:by )(?:a vote of )?(?:${majority})${abstained}(?::|,) (?!.*\\bbe\\b)`, [],
    'By five votes to two: replace "x" with "y".', 'Replace "x" with "y".', 'reason'),
  row('who is answered', `^${answered}(?::|,| -) (?=(?:[^"“¶]*)["“¶]|(?:this|the) entry )`, [],
    'Answer to the translators: replace "x" with "y".', 'Replace "x" with "y".', 'reason'),
  row('both of what is quoted', `^both (?:examples|words|phrases|passages|remarks|parentheses|parentheticals|mentions|clauses|expressions)( in ¶+),? (${quoted}) and (${quoted}),? (?=${is} ${adverbs}(?:${gone})\\.?$)`, [2, ' and ', 3, 1, ' '],
    'Both examples in the last paragraph, "x" and "y", are cut.', '"x" and "y" in the last paragraph are cut.'),
  row('which entry says it all', `^(?:the |this )?entry (?:(?:is|has been) )?(?:${gone})(?:;|:| -|,(?= (?:since|as|because|for)\\b)) ?(?:since |as |because |for )?(?:the entry (?:on|for) )?${nameOf} (?:says|tells|covers|has|explains) (?:already )?(?:it all|everything|all there is to (?:say|know|tell)|all that (?:is|was) (?:said|told) here|all of (?:it|this))(?: already)?(?=\\.?$)`, ['this entry is deleted'],
    'Entry dropped; towing says all there is to say.', 'This entry is deleted.', 'reason'),
  row('from now on it reads', '^(?:from now on|from here on|henceforth),? (?:this|the) entry (?:reads|says|runs)(?: as follows| thus| so)?(?=:)', ['this entry now reads'],
    'From now on this entry reads: X.', 'This entry now reads: X.'),
];
