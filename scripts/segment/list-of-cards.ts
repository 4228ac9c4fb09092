/** Lists of cards, decks, sets and chapters: each of their names has what a card has and no term, figures, a rarity, a day of printing. */
import { areRowsOfFacts } from './rows-of-facts.ts';
import type { SegmentedEntry } from './segments.ts';
import { months } from '../language/en/calendar-words.ts';

/** What a line of a card says, and no line of a glossary says of one term after the other. */
export const SIGNS_OF_CARDS: readonly { of: 'name' | 'text' | 'line'; is: RegExp; example: string }[] = [
  { of: 'name', is: /\p{L}: ?[+-]?\d{1,3}(?:\s|$)/u, example: 'Nan Weaver - Oars: 4 Lamps: 2' },
  { of: 'name', is: /\s\d{1,2}\s?\/\s?\d{1,2}$/u, example: 'Nan Weaver - Hand 2/4' },
  { of: 'name', is: /\s(?:\([CURMPF]\d?\)|\[[CURMPF]\d?\]|\(?x ?\d{1,2}\)?|\d{1,2}x|\(\d{1,2}x?\))$/u, example: 'Nan Weaver (R)' },
  { of: 'name', is: /\s[[(]\p{L}[\p{L} ]{1,20}, ?\d{1,2}(?:\/\d{1,2})?[\])]$/u, example: 'Nan Weaver [Hand, 2/4]' },
  { of: 'name', is: /^\d{1,2}x? (?=\p{Lu})/u, example: '3x Nan Weaver' },
  { of: 'name', is: /^(?:(?:ultra|super|secret|very)[ -]?)?(?:common|uncommon|rare|promo)s?$/iu, example: 'Uncommon' },
  { of: 'line', is: /^(?:(?:ultra|super|secret|very)[ -]?)?(?:common|uncommon|rare|promo)\.?$/iu, example: 'Uncommon' },
  { of: 'line', is: /^(?:cost|price|power|strength|attack|defen[cs]e|health|hit points|hp|life|toughness|armou?r|rarity|artist|illustrator|illus|card (?:no|number)|copies)\.?\s?[:=]\s?\S.{0,30}$/iu, example: 'Cost: 3' },
  { of: 'line', is: /^(?:lore|game ?text|flavou?r(?: ?text)?)\s?:\s?\S.*$/iu, example: 'Lore: She rows at night.' },
  { of: 'line', is: /^(?:[Ii]llus(?:tration|trated|tr)?\.?|[Aa]rt(?:work)?)(?: by|:)? \p{Lu}.{0,40}$/u, example: 'Illus. N. Weaver' },
  { of: 'text', is: /^(?:\p{L}[\p{L} ]{1,20}(?: [-–—|]|,) )?(?:\d{1,3}|\d{1,2}\/\d{1,2})(?: [-–—|] |$)/u, example: 'Hand - 5 - 2/4 - Takes a bell.' },
  { of: 'text', is: /^(?:\p{L}[\p{L} ]{1,20}[ ,]{1,2})?\d{1,2}\/\d{1,2}(?:[.,;:]|\s[-–—|]|$)/u, example: 'Hand 2/4. Takes a bell.' },
  { of: 'text', is: /^[[(]\p{L}[\p{L} ]{1,20}, ?\d{1,2}(?:\/\d{1,2})?[\])]/u, example: '(Hand, 5) Takes a bell.' },
  { of: 'text', is: /^\d{1,4} (?:points?|votes?|wins?|cop(?:y|ies)|pieces)\b/iu, example: '12 points, never beaten.' },
  { of: 'text', is: /^[^.]{0,40}(?:^|[\s(,])(?:cost|power|strength|attack|defen[cs]e|health|hp|life)s? \d{1,2}[,.;)]/iu, example: 'Hand, cost 5, rare. Takes a bell.' },
  { of: 'text', is: /^(?:[^.]{0,40}[,(] ?)?(?:common|uncommon|rare)(?:[).;,]|$)/iu, example: 'Hand, rare. Takes a bell.' },
  { of: 'text', is: /^(?:\p{L}[\p{L} ]{1,20}: ?[+-]?\d{1,3}(?:[,;|/]? |$)){2}/u, example: 'Oars: 4 Lamps: 2' },
];
/** Begins with a day, a month or a year: what came out when. */
const DAY = new RegExp(String.raw`^[([]?(?:(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${months}),? (?:\d{1,2},? )?(?:19|20)\d{2}|(?:19|20)\d{2})\b`, 'iu');

/** What the chapters of a rule book are called. */
const CHAPTER = /^(?:(?:the )?(?:goal|object(?:ive)?|aim)(?: of the game)?|setting up|set-?up|getting started|(?:taking|your) turns?|(?:the )?end(?: of the game)?|winning(?: the game)?|components|overview|how to (?:play|win)|what you need|contents of the box|scoring|preparation|credits)$/iu;
const FEWEST_CHAPTERS = 2;
const MOST_CHAPTERS = 0.4;

/** So many names, and so large a share of them, that have such a thing; of what is no name of a term, less is enough. */
const FEWEST = 3;
const MOST = 0.5;

/** What is said of a document whose names have rows of facts below them. */
export const ROWS_OF_FACTS = 'behind none of the names found stands a sentence, but figures, boxes to tick or the same words again and again, as in a checklist';

/** Reads: the lines of a document and the entries found in it. Writes: what these rather are, in words for a person; null where nothing says so. */
export function otherThanTerms(lines: readonly string[], entries: readonly SegmentedEntry[]): string | null {
  const enough = Math.max(FEWEST, entries.length * MOST);
  const saysOfCards = SIGNS_OF_CARDS.some(({ of, is }) => of === 'line' && lines.filter((line) => is.test(line.trim())).length >= enough);
  if (saysOfCards || entries.filter(isOfCard).length >= enough) return 'most of the names found have figures, a rarity or a lore, as cards have them in a list';
  if (entries.filter(({ blocks: [first] }) => first !== undefined && DAY.test(first.text)).length >= enough) return 'what stands behind most of the names found begins with a day, as in a list of what came out when';
  if (areRowsOfFacts(entries)) return ROWS_OF_FACTS;
  if (entries.filter(({ headword }) => CHAPTER.test(headword)).length >= Math.max(FEWEST_CHAPTERS, entries.length * MOST_CHAPTERS)) return 'the names found are those of chapters, as a rule book has them';
  return null;
}

function isOfCard({ headword, blocks: [first] }: SegmentedEntry): boolean {
  return SIGNS_OF_CARDS.some(({ of, is }) => (of === 'name' && is.test(headword)) || (of === 'text' && first !== undefined && is.test(first.text)));
}
