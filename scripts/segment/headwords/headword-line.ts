/** Whether a line may be a headword: short, no sentence, no list item. */
import { readMarker } from '../blocks/marker.ts';

/** The longest headword line met in a published glossary has 66 characters. */
export const LONGEST_HEADWORD = 90;

/** Beginnings that a paragraph has and a title has not. */
const PROSE = /^(?:see (?!no\b)\p{Lu}|however,|also,|for example|this (?:card|personnel|event|entry)\b|if you\b|when you\b)/iu;

/** Ends that a title may have although a sentence ends so: abbreviations, exclamations. */
const TITLE_END = /(?:\b(?:[Ee]tc|ETC)\.|\b\p{Lu}\.|\b(?:Jr|Sr|Dr|Mr|Mrs|St)\.|\(\p{L}{1,5}\.\)|[!?]["”’]?)$/u;

/** Nothing but a day in figures. */
const DAY = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})$/u;

/** Reads: one line. Writes: whether it looks like a headword rather than like prose. */
export function looksLikeHeadword(line: string): boolean {
  const text = line.trim();
  if (text === '' || text.length > LONGEST_HEADWORD || readMarker(line) || PROSE.test(text)) return false;
  if (/^[\])},.;:]/u.test(text) || DAY.test(text)) return false;
  return !/[.;:,](?:["”’)]*)$/u.test(text) || TITLE_END.test(text);
}

/** A name that ends in "icon", and the same name again: the words that stand for the icon's picture beside its headword. */
const ICON_AND_PICTURE = /^((.+) (?:icon|symbol))\s+\2$/u;

/** A headword without the words that a lost picture left behind it: "Tollhouse icon" for "Tollhouse icon Tollhouse". */
export function withoutPicture(headword: string): string {
  return ICON_AND_PICTURE.exec(headword)?.[1] ?? headword;
}
