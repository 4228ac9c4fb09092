/** Words before a dash or colon that are no topic: labels, and beginnings of sentences. */

/** Labels inside a text. */
const LABEL = /^(?:examples?|for example|e\.g|i\.e|note|notes|n\.b|errata|exceptions?|effective|question|answer|q|a|rulings?|clarification|new text|also|then|to|from|subject|date)\d*(?:\s+\d[\d/.-]*)?$/iu;

/** Titles and labels of a document's head. */
const FRONT = /\b(?:customizable|collectible|trading) card game\b|\b(?:glossary|current rulings)(?:\s*[-–—:].{0,3})?$|^(?:how to use|using this|(?:current )?version \d|v\d|(?:last )?updated|released|posted|copyright|introduction$|important$|legend$|contents$|table of contents|please note|disclaimer)\b/iu;

/** First words of a sentence that the beginning of a topic is not. */
const PROSE = /^(?:if|when|whenever|while|because|since|although|unless|you(?! \p{Lu})|your(?! \p{Lu})|they|their|it|its|we|however|therefore|thus|also|then|for example|note that|in other words|this \p{Ll}|these \p{Ll}|those \p{Ll}|there (?:is|are)|each \p{Ll}+ \p{Ll}|any of|all of|of|and|or|but|nor|which|that|than|who|whose|e\.g|i\.e|such as)(?![\p{L}'’])/iu;

/** Words that no topic has in its middle: a sentence is under way. */
const SENTENCE = /[.!?]["”)]?\s+\p{Lu}\p{Ll}+\s+\p{Ll}|\S\s+(?:must|may not|cannot|will be|has been|have been|should|would|does not|do not|is not|are not)(?=\s|$)/u;

/** Words of an instruction: what stands before its colon is no topic. */
const INSTRUCTION = /\b(?:paragraphs?|sentences?|bullet(?:ed|s)?|the following|(?:this|the) entry)\b/iu;

/** Beyond so many words a question is a sentence and no title. */
const LONGEST_QUESTION = 8;

/** Words that stay small in a title. */
const SMALL = /^(?:a|an|and|as|at|but|by|de|for|from|in|is|la|nor|of|on|or|the|to|with)$/u;

/** How far from a topic a phrase is: 0 for nothing against it, up to 5 for a label. */
export function doubtsAboutTopic(phrase: string): number {
  if (LABEL.test(phrase) || FRONT.test(phrase)) return 5;
  return (PROSE.test(phrase) ? (isTitleCase(phrase) ? 0.5 : 2) : 0) + (SENTENCE.test(phrase) || INSTRUCTION.test(phrase) ? 3 : 0) + doubtAboutEnd(phrase);
}

/** A title may read like a sentence: `We Look for Things`. */
export function isTitleCase(phrase: string): boolean {
  const words = phrase.split(/\s+/u).filter((word) => /^["“'‘(]?\p{L}/u.test(word) && !SMALL.test(word));
  return words.length > 1 && words.every((word) => /^["“'‘(]?\p{Lu}/u.test(word));
}

function doubtAboutEnd(phrase: string): number {
  if (/\?["”’)]*$/u.test(phrase)) return phrase.split(/\s+/u).length <= LONGEST_QUESTION ? 0.5 : 2;
  return /[.;]["”’)]*$/u.test(phrase) && !/\b(?:etc|ETC|\p{Lu}|\p{Lu}\p{Ll}{1,2})\.$/u.test(phrase) ? 2 : 0;
}
