/**
 * The signs by which one sees, inside a line, that words are missing: places at which no English sentence goes on as it
 * does. A mark in the text says so to a reader, so a sign that a sound text can show now and then is not among them.
 */

export interface GapSign {
  /** Found as far as the words before the gap go; what must follow them is only looked at. */
  is: RegExp;
  /** `sentence`: the rest of one is gone, and what follows begins another. `picture`: the sentence goes on behind it. */
  lost: 'sentence' | 'picture';
  /** Only where the word behind the gap stands in the same text in small letters, too: a name of the game does not. */
  isCommon?: true;
  example: string;
}

/** Words behind which a sentence must go on with a noun. */
const ASKS_FOR_NOUN = '(?:an?|the|one|only|any|each|every|your|of|with|from|into|to|by|for|no longer|non-?|universal)';
/** Words with a capital that open a clause, and the small words that must follow for it to be one: no title is written so. */
const SUBJECT = '(?:an?|the|this|that|these|those|any|each|every|all|no|it|its|they|their|he|she|his|her|you|your|one|two|both|some|there)';
const VERB = '(?:is|are|was|were|may|must|can|cannot|does|do|has|have|will|would|should|allows?|needs?|counts?|takes?|remains?)';
const LOWER = `\\p{Ll}[\\p{L}’'-]*`;
/** "No barge may dock", and not the One that is of a game. */
const CLAUSE_BEHIND_COUNT = `(?:One|Some|All|No|Both|Most) (?!(?:who|that|which|of|in|with|for)\\b)(?:${LOWER} ){1,3}${VERB}\\b`;
/** "Like barges, a ferry", "Except for lamps", "Now suppose". */
const CLAUSE_BEHIND_ASIDE = `(?:Like ${LOWER}(?: ${LOWER}){0,3}, ${SUBJECT}\\b|Except for ${LOWER}|Now (?:suppose|assume|imagine|if|when)\\b)`;
const CLAUSE = `(?:(?:Because|If|When|Whenever|While|Unless|Although|Since|Until|Once|However,|After|Before|During) ${SUBJECT}\\b|(?:You|They|It|He|She|There) ${VERB}\\b|(?:This|That|These|Those|Each|Every|Your|Their|Its) (?:\\p{Ll}[\\p{L}’'-]* ){1,3}${VERB}\\b|Any (?:\\p{Ll}[\\p{L}’'-]* ){1,3}${VERB}\\b|${CLAUSE_BEHIND_COUNT}|${CLAUSE_BEHIND_ASIDE})`;

export const GAP_SIGNS: readonly GapSign[] = [
  { lost: 'sentence', is: new RegExp(`\\b${ASKS_FOR_NOUN} (?=${CLAUSE})`, 'gu'), example: 'you may light only one Because this lamp is lit' },
  { lost: 'sentence', is: new RegExp(`\\b(?:an?|the|one|any|each|your) (?=(?:A|An) [\\p{L}’'-]+ (?:\\p{Ll}[\\p{L}’'-]* ){0,3}${VERB}\\b)`, 'gu'), example: 'there is no longer a A barge does not' },
  { lost: 'sentence', is: new RegExp(`\\p{Ll}['’]s (?=${CLAUSE})`, 'gu'), example: 'a keeper of the barge’s If the lamp is lit' },
  { lost: 'sentence', is: /\b(?:one|each|every|no longer|universal) (?=(?:\p{Lu}\p{Ll}+ ){1,4}[-–] (?:You|An?|The|If|When|Each|Any|All|These|This|Your|They) \p{Ll})/gu, example: 'barges without the universal Low Water - You and your opponent' },
  { lost: 'sentence', is: /\b(?:an?|one|each|every) (?=\p{Lu}\p{Ll}+s (?:are|have|do|were|must|may|cannot|can|without)\b)/gu, isCommon: true, example: 'barges that moor have a Barges without a lamp do not' },
  { lost: 'picture', is: /\b(?:an?|the|your|my|our|any|each|every|of|with|by|and|or|to|has|have|all)\s+(?=[,.;)](?:\s|$)(?!\s?\.))/gu, example: 'marked with the , or docked' },
  { lost: 'picture', is: /(?:(?<=\p{L})[:,]|[([])\s+(?=,\s)|(?<=\p{L}),\s+(?=\.(?:\s|$)(?!\s?\.))/gu, example: 'the six guilds: , , and the Ferrymen' },
  { lost: 'picture', is: /(?<=[\p{L},.;]\s)\(\s+(?=\))|(?<=[\p{L},.;]\s)\[\s+(?=\])/gu, example: 'each barge ( ) that is docked' },
  { lost: 'picture', is: /\b(?:a|an|the|your|my|our)\s+(?=(?:and|or)\s+(?!(?:your|my|our|his|her|its|their|the|an?|another|any|all|no|not|some|one|two|each|that|those|opponents?|yours?)\b|\p{L}+['’]s?\b|\p{L}+\s+\p{L}+['’])\p{Ll})/gu, example: 'all your and keepers' },
  { lost: 'picture', is: /^(?:(?!\b[Ii]cons?\b|\b[Ss]ymbols?\b|\[).)*\b(?:by|with|bears?|shows?|bearing|showing) (?:the|an?) (?=(?:icon|symbol)s?[.,;)])/gu, example: 'a keeper marked by the icon.' },
];

/** The words at the end of a paragraph behind which it must go on. */
const ENDS_OPEN = /(?:^|\s)(?:an?|the|and|or|of|with|your|any|each|is|are)$/u;
/** A shorter paragraph is a title or a label. */
const SHORTEST_OPEN = 40;

/** Whether a paragraph breaks off: it ends in a word that ends no sentence. */
export function breaksOff(text: string): boolean {
  return text.length >= SHORTEST_OPEN && ENDS_OPEN.test(text);
}
