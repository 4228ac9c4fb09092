/** How somebody who writes to the editors begins and ends: words that are no rule, no reason and no new text. */
const whom = '(?:all|everyone|everybody|there|folks|team|again|both|editors?|colleagues|committee|friends|dear|the (?:editors?|team|committee)|[a-z]{2,12})';
const thanks = '(?:(?:many )?thanks|thank you|thx|ta|cheers|best wishes|all the best|(?:kind |best |warm )?regards|yours(?: truly| sincerely| ever| faithfully)?)';

const opening = new RegExp(`^\\W*(?:hi|hello|hey|dear|greetings|good (?:morning|evening|afternoon|day))(?:,? ${whom}){0,2}\\W*$`);
const closing = new RegExp(`^\\W*${thanks}(?: (?:a lot|very much|so much|in advance|again|and regards|to all))*(?:(?:,| -) ?[a-z]{2,14}(?: [a-z]{1,14}){0,2})?\\W*$`);

export const greetings: readonly { is: RegExp; example: string }[] = [
  { is: opening, example: 'Hello everyone,' },
  { is: closing, example: 'Best wishes, Bess' },
];

/** Whether a paragraph is nothing but the end of a letter: no text goes on in it. `words` are folded. */
export const isGoodbye = (words: string): boolean => closing.test(words);
