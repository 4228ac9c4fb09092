import { words } from '../text/fold.ts';

/** Words that a locator may hold without naming a place that was not understood. */
const plain = new Set(
  `a add after all an and as at before beginning bullet bulleted bullets by cross reference delete end
  ending entire entry entry's existing fifth first following for fourth from glossary in insert into item items last list modify
  new next next-to-last numbered of on paragraph paragraph's paragraphs penultimate point points replace revise second sentence
  section sentences sixth start text the third this to whole with`.split(/\s+/u),
);

const ordinal =
  /^(?:\d+(?:st|nd|rd|th)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth)$/u;

/**
 * The words of a locator that name something besides an entry, a paragraph, a list item, a sentence or a position: "the
 * list of qualifying terms", "under Night duties". A place is only certain where there are none that no field holds. What
 * stands in parentheses explains, and names nothing.
 */
export function unreadWords(locator: string | null, understood: (string | null)[] = []): string[] {
  const known = new Set(understood.flatMap((text) => words(text ?? '')));
  return words((locator ?? '').replace(/\([^()]*\)/gu, ' ')).filter((word) => !plain.has(word) && !ordinal.test(word) && !known.has(word));
}
