/** The stop of a word that is cut short: "etc.", "e.g.". Printers of orders leave it in their quotation marks or not; it goes with the word. */

/** Words behind which a sentence may end, and those that lead on. */
const mayClose = /(?<![\p{L}.])etc$/u;
const leadsOn = /(?<![\p{L}.])(?:e\.g|i\.e|vs|cf|approx)$/u;
const goesOn = /^\.(?:[,;:)\]]|\s+[\p{Ll}\d])/u;

/** Whether a stop stands behind words and belongs to the last of them alone. */
export const hasStopOfWord = (words: string, behind: string): boolean => (leadsOn.test(words) && behind.startsWith('.')) || (mayClose.test(words) && goesOn.test(behind));

/** "... and sails, etc. Ferries hum.": a stop that is the word's, and closes the sentence too. */
export const isStopOfBoth = (words: string, behind: string): boolean => mayClose.test(words) && behind.startsWith('.') && !goesOn.test(behind);
