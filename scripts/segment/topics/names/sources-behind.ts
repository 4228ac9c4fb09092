/** Who ruled so, and on which day, behind a ruling: `[NAN 19990122]`, `(May 8, 2014 Lockkeepers' Table)`. */
const SOURCE = /[[({](?:[A-Z]{2,5}[ ,-]{0,2}(?:19|20)\d{6}|[^[\](){}]{0,30}\b(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\p{L}{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d{2}|\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9},? (?:19|20)\d{2})[^[\](){}]{0,30})\s?[\])}]\s*$/u;
/** Characters of a text's end in which its source stands. */
const LONGEST = 100;

/** Whether a text ends with who ruled so, and when: nobody does so for a term. */
export const bearsItsSource = (text: string): boolean => SOURCE.test(text.slice(-LONGEST));
