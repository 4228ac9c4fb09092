/**
 * Why words should not stand where they do, said in passing of words that go: "is merely advice", "was put here by mistake",
 * "contradicts the card". Each is a whole predicate of a closed list: what would limit an order is none.
 */
import { any } from './text-things.ts';

/** What words are that are no rule. */
export const adviceWords: readonly string[] = ['a piece of advice', 'good advice', 'friendly advice', 'strategic advice', 'tactical advice', 'advice',
  'a suggestion', 'a recommendation', 'a hint', 'a tip', 'a comment', 'an opinion', 'a commentary', 'commentary', 'decoration', 'padding', 'no rule',
  'no rule of play', 'not a rule', 'not a rule of play', 'not really a rule'];

/** How they came there: with `byMistakeWords`. */
export const strayedWords: readonly string[] = ['put', 'placed', 'printed', 'inserted', 'added', 'included', 'kept', 'left', 'left in',
  'left standing', 'copied', 'carried over', 'repeated', 'entered', 'set'];
export const byMistakeWords: readonly string[] = ['by mistake', 'by accident', 'by oversight', 'by an oversight', 'by error', 'in error', 'through an oversight', 'through a mistake'];

const textElsewhere = ['the card', 'its card', 'the text of the card', 'the card text', 'the card\'s text', 'the card\'s game text', 'the game text',
  'the rulebook', 'the rules', 'the other entries', 'other entries', 'the rest of this entry', 'the rest of the entry', 'itself'];

/** What they do, or no longer do. */
export const strayPredicates: readonly string[] = [
  ...['contradicts', 'contradict'].flatMap((verb) => textElsewhere.map((text) => `${verb} ${text}`)),
  ...['no longer agrees with', 'no longer agree with', 'no longer matches', 'no longer match', 'does not agree with', 'do not agree with',
    'does not match', 'do not match', 'disagrees with',
    'disagree with'].flatMap((verb) => textElsewhere.filter((text) => text !== 'itself').map((text) => `${verb} ${text}`)),
  ...['belongs', 'belong'].flatMap((verb) => ['no longer', 'never'].map((when) => `${when} ${verb} here`)), 'does not belong here',
  'do not belong here', 'has no place here', 'have no place here', 'no longer has a place here', 'no longer have a place here',
  'has no business here', 'have no business here',
  ...['is', 'are'].flatMap((verb) => ['out of place', 'out of place here', 'no longer of any use', 'of no use to anybody',
    'of historical interest only', 'a relic', 'a remnant', 'an anachronism'].map((what) => `${verb} ${what}`)),
  'dates from an older rule', 'goes back to an older rule', 'belongs to an older rule', 'was overtaken by events', 'were overtaken by events',
  'has been overtaken by events', 'have been overtaken by events', 'has long been overtaken', 'have long been overtaken', 'has had its day',
  'have had their day',
];

const be = '(?:is|are|was|were)';
const merely = '(?:(?:now|always|merely|only|just|simply|mere|really|plainly|nothing but) )*';

/** The same, for the tables of expressions. */
export const misplaced = `(?:${be} ${merely}${any(adviceWords)}|(?:was|were|had been|has been|have been) (?:${any(strayedWords)})(?: (?:here|there|in this entry))? ${any(byMistakeWords)}|(?:now )?${any(strayPredicates)})`;
