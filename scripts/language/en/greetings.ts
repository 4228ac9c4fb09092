/** How somebody who writes to the editors begins and ends: words that are no rule, no reason and no new text. */
const whom = '(?:all|everyone|everybody|there|folks|team|again|both|editors?|colleagues|committee|friends|dear|the (?:editors?|team|committee))';
/** A word behind a comma that is no name: it takes back what was ordered, or says when it holds and for whom. */
const noAfterthought = '(?!(?:not|no|yes|wait|stop|final|draft|undo|cancel|revert|ignore|keep|delete|drop|scrap|pending|later|soon|maybe|perhaps|provisional|tentative|unofficial|optional|temporar|until|from|since|after|before|on|in|for|at|or|and|but|except|unless|if|when|only|january|february|march|april|may|june|july|august|september|october|november|december)(?:ly|ily|ional|ional)?\\b)';
const thanks = '(?:(?:many )?thanks|thank you|thx|ta|cheers|best wishes|all the best|(?:kind |best |warm )?regards|yours(?: truly| sincerely| ever| faithfully)?)';

const opening = new RegExp(`^\\W*(?:hi|hello|hey|dear|greetings|good (?:morning|evening|afternoon|day))(?:,? ${whom}){0,2}\\W*$`);
const closing = new RegExp(`^\\W*${thanks}(?: (?:a lot|very much|so much|in advance|again|and regards|to all))*(?:(?:,| -) ?${noAfterthought}[a-z]{2,14}(?: (?!stays?\\b|remains?\\b|too\\b|also\\b|goes\\b|holds?\\b|applies\\b|waits?\\b|only\\b|counts?\\b|first\\b|again\\b)[a-z]{1,14}\\.?)?)?\\W*$`);

export const greetings: readonly { is: RegExp; example: string }[] = [
  { is: opening, example: 'Hello everyone,' },
  { is: closing, example: 'Best wishes, Bess' },
];

/** Whether a paragraph is nothing but the end of a letter: no text goes on in it. `words` are folded. */
export const isGoodbye = (words: string): boolean => closing.test(words);
