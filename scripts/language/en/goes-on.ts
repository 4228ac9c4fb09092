/** Words with which a text goes on from another that stands before it. */
const goesOn = /^\W*(?:(?:it|its|he|she|they|their|them|this|these|those|such|otherwise|however|moreover|also|nor|thus|therefore|instead|likewise|similarly|neither|both)\b|the (?:same|other|others|latter|former|first|second|third|last|next)\b|(?:and|but|or|so|then)\b)|\b(?:also|too|as well|likewise|otherwise|instead)\b/iu;

/** "It is paid twice.", "Barges wait, too.": whether new text speaks of what is told before it, where nothing is held that tells it. */
export const goesOnFromOther = (text: string): boolean => !/^\W*(?:see|see also)\b/iu.test(text) && goesOn.test(text);
