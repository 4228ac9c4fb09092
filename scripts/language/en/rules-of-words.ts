/**
 * Rules of play about words and numbers: a card may change what is printed on others. Examples of such a rule say what
 * becomes of quoted words, as an order to change the text would.
 */
import { quotation } from './text-things.ts';

/** What changes words while a game is played. */
const actors = '(?:cards?|effects?|abilit(?:y|ies)|events?|powers?|spells?|players?|you|whoever|anything|whatever)';
const changes = '(?:increas|rais|chang|alter|modif|affect|replac|doubl|tripl|halv|reduc|lower|decreas|turn|count|rewrit)(?:e|es|s|ies|y)?';

/** How such a rule begins. Tried on one sentence, folded. */
export const rulesOfWords: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`^(?:(?:an?|any|all|each|every|some|such|other|the|this|these|your|if|when|whenever) ){0,2}(?:[\\w-]+ ){0,2}${actors} (?:that|which|who) (?:can |may |would )?(?:[\\w-]+ ){0,2}${changes}\\b`),
    example: 'Cards that raise each "number of tolls" change all of its forms.' },
  { is: new RegExp(`^(?:if|when|whenever|while|where|wherever) (?:[\\w-]+ ){0,3}${actors} (?:can |may |would )?(?:[\\w-]+ ){0,1}${changes}\\b`),
    example: 'When a card raises a number, all of its forms rise.' },
];

/** Two pairs or more, each of quoted words of which one becomes the other, and nothing beside them. */
const series = new RegExp(`^(?:(?:for example|for instance|e\\.g\\.|thus|so)[,:]? )?${quotation} becomes ${quotation}(?:[,;]? (?:and )?${quotation} becomes ${quotation})+\\W*$`);

/**
 * Whether a sentence gives examples of the rule that stands right before it. Both are folded. What an entry itself says
 * in such words is not asked here: who quotes it is heard later (`consolidate/rulings/unheard-orders.ts`).
 */
export const isExampleOf = (rule: string, sentence: string): boolean => series.test(sentence.trim()) && rulesOfWords.some(({ is }) => is.test(rule.trim()));
