/** Words by which an order speaks of the name under which an entry stands. Each is tried on a sentence without what it quotes. */

/** "The headword is now ...": what stands under it is the text. */
export const namesHeadword = /(?<!\b(?:under|below|beneath|behind|after|following) )\b(?:the|this|its|our|a|new) (?:[\w-]+ )?(?:head-?word|catchword|lemma)\b|^\W*(?:new |old )?head-?word\b/iu;

export const renames = /\b(?:re-?nam(?:e|es|ed|ing)|re-?titl(?:e|es|ed|ing)|entitled|titled)\b/iu;

/** "The term "night ferry" is now ...", of the very words that are the entry's name. */
export const speaksOfNames = /\b(?:names?|titles?|headings?)\b|\bterm\b.*\b(?:is now|becomes|is called|known)\b/iu;
