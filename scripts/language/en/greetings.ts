import { months } from './calendar-words.ts';

/** How somebody who writes to the editors begins and ends: words that are no rule, no reason and no new text. */
const whom = '(?:all|everyone|everybody|there|folks|team|again|both|editors?|colleagues|committee|friends|dear|the (?:editors?|team|committee))';
/** A word behind a comma that is no name: it takes back what was ordered, or says when it holds and for whom. */
const noAfterthought = `(?!(?:withdrawn|retracted|rejected|cancell?ed|revoked|void|hold|not|no|never|nothing|none|we|it|this|that|they|you|see|as|so|too|yes|wait|stop|final|draft|undo|cancel|revert|ignore|keep|delete|drop|scrap|pending|later|soon|maybe|perhaps|provisional|tentative|unofficial|optional|temporar|until|from|since|after|before|on|in|for|at|or|and|but|except|unless|if|when|only|${months})(?:ly|ily|ional|ional)?\\b)`;
const thanks = '(?:(?:many )?thanks|thank you|thx|ta|cheers|best wishes|all the best|(?:kind |best |warm )?regards|yours(?: truly| sincerely| ever| faithfully)?)';

const opening = new RegExp(`^\\W*(?:hi|hello|hey|dear|greetings|good (?:morning|evening|afternoon|day))(?:,? ${whom}){0,2}\\W*$`);
/** "Many thanks", "thanks again, Bess": and nothing that could take something back. */
const thanksAlone = `${thanks}(?: (?:a lot|very much|so much|in advance|again|and regards|to all|all|everyone|everybody|folks))*(?:(?:,| -) ?${noAfterthought}[a-z]{2,14}(?: (?!stays?\\b|remains?\\b|too\\b|also\\b|goes\\b|holds?\\b|applies\\b|waits?\\b|only\\b|counts?\\b|first\\b|again\\b)[a-z]{1,14}\\.?)?)?`;
/** What it is said for, or to whom, in words that tell nothing else. */
const saysMore = '(?:is|are|was|were|has|have|had|may|must|can|cannot|should|stays?|stands?|holds?|applies|applied|keeps?|keep|kept|remains?|goes|counts?|no|not|never|nothing|only|until|unless|if|when|except|but|still|too|also|leagues?|tournaments?|now|yet|against|objections?|objecting|vetoe?s?|vetoing|proposals?|proposing|drafts?|drafting|tests?|testing|trials?|trying|votes?|voting|waiting|withdraw\\w*|suggestions? (?!box)|pending|later|soon|next|ignoring|undoing|keeping|leaving|stopping|house|variants?)';
const forWhat = `(?:our |many |with )?(?:thanks|thank you)(?: (?:a lot|very much|so much|again))?(?: (?:go|goes))? (?:to|for) (?!.*\\b${saysMore}\\b)[^.,;:"“]{1,80}(?:,? (?:who|which) (?:found|spotted|noticed|reported|saw|pointed out|pointed) (?:it|this|them|that)(?: out| first)?)?`;
export const thanksOnly = `(?:${thanksAlone}|${forWhat}|(?:our|with) thanks)`;

const closing = new RegExp(`^\\W*${thanksAlone}\\W*$`);

export const greetings: readonly { is: RegExp; example: string }[] = [
  { is: opening, example: 'Hello everyone,' },
  { is: closing, example: 'Best wishes, Bess' },
];

/** Whether a paragraph is nothing but the end of a letter: no text goes on in it. `words` are folded. */
export const isGoodbye = (words: string): boolean => closing.test(words);
