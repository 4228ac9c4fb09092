/** Words before a dash or colon that are no topic: labels, and beginnings of sentences. */

/** Labels inside a text. */
const LABEL = /^(?:examples?|for example|e\.g|i\.e|note|notes|n\.b|errata|exceptions?|effective|question|answer|q|a|rulings?|clarification|new text|also|then|targets?|to|from|subject|date)$/iu;

/** First words of a sentence that the beginning of a topic is not. */
const PROSE = /^(?:if|when|whenever|while|because|since|although|unless|you(?! \p{Lu})|your(?! \p{Lu})|they|their|it|its|we|however|therefore|thus|also|then|for example|note that|in other words|this \p{Ll}|these \p{Ll}|those \p{Ll}|there (?:is|are)|each \p{Ll}+ \p{Ll}|any of|all of)\b/iu;

/** Words that no topic has in its middle: a sentence is under way. */
const SENTENCE = /[.!?]["”)]?\s+\p{Lu}\p{Ll}+\s+\p{Ll}|\b(?:must|may not|cannot|will be|has been|have been|should|would|does not|do not|is not)\b/u;

/** How far from a topic a phrase is: 0 for nothing against it, up to 5 for a label. */
export function doubtsAboutTopic(phrase: string): number {
  if (LABEL.test(phrase)) return 5;
  return (PROSE.test(phrase) ? 2 : 0) + (SENTENCE.test(phrase) ? 3 : 0) + (/[.!?;]$/u.test(phrase) && !/\b(?:etc|\p{Lu})\.$|!$/u.test(phrase) ? 2 : 0);
}
