/** A name that ends in "icon", and the same name again: the words that stand for the icon's picture beside its headword. */
const ICON_AND_PICTURE = /^((.+) (?:icon|symbol))\s+\2$/u;

/** A headword without the words that a lost picture left behind it: "Tollhouse icon" for "Tollhouse icon Tollhouse". */
export function withoutPicture(headword: string): string {
  return ICON_AND_PICTURE.exec(headword)?.[1] ?? headword;
}
