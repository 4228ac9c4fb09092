/** A document's title at the head of its pages, with nothing but a space between it and the number of the page: `Lamps of Ostermere GLOSSARY 23`. */
import { isTitle, LONGEST_TITLE } from '../front-matter/stated-date.ts';
import { namesDocument } from '../topics/kinds/kinds.ts';

/** A title in capitals, or of two words at least that name a document, with the number of a page at one of its ends. */
const WITH_NUMBER = /^(?:(?:page )?(?<before>\d{1,3})(?: [-–—|·])? )?(?<words>\p{L}\S*(?: \S+){1,10}?)(?:(?: [-–—|·])? (?:page |p\. ?)?(?<behind>\d{1,3}))?$/iu;
/** A title of one word, with more than a space between it and the number: `Glossary  71`. */
const ONE_WORD = /^(?:(?<before>\d{1,3})\s{2,})?(?<words>\p{L}[\p{L}-]+)(?:\s{2,}(?<behind>\d{1,3}))?$/u;
/** What may stand behind the title where it stands whole: the day of its making, who made it. */
const ENDS_TITLE = /^(?:$|\s?[([,;:–—-])/u;
/** From one page of a side to the next. */
const SIDES = 2;

interface NumberedTitle { at: number; words: string; number: number }

/**
 * Reads: a document's lines. Writes: the indexes of the beginning of a line above that names the document, on each page once
 * more with its number, whatever capitals it is printed in; and of the same title on two pages, where it stands nowhere else.
 */
export function titlesWithNumbers(texts: readonly string[]): number[] {
  const titles: string[] = [];
  const numbered = texts.flatMap((text, at) => numberedTitle(text, at) ?? []);
  const again = texts.flatMap((text, at) => {
    const line = text.trim();
    const one = numbered.find((other) => other.at === at);
    if (one !== undefined && titles.some((title) => title.startsWith(one.words) && ENDS_TITLE.test(title.slice(one.words.length)))) return [at];
    if (line.length <= LONGEST_TITLE * 2 && isTitle(line.replace(/\s?[([].*$/u, ''))) titles.push(line.toLowerCase());
    return [];
  });
  return [...new Set([...again, ...onTwoPages(numbered)])];
}

/** Titles whose number is followed by the next page's, or the next but one where the sides bear different words. */
function onTwoPages(numbered: readonly NumberedTitle[]): number[] {
  return numbered.flatMap(({ at, words, number }) => {
    const isNext = (other: NumberedTitle): boolean => other.words === words && (other.number - number) * (other.at - at) > 0 && Math.abs(other.number - number) <= SIDES;
    return (isTitle(words) || namesDocument(words)) && numbered.some(isNext) ? [at] : [];
  });
}

function numberedTitle(text: string, at: number): NumberedTitle | null {
  const line = text.trim();
  const { words, before, behind } = (line.length <= LONGEST_TITLE ? (WITH_NUMBER.exec(line) ?? ONE_WORD.exec(line))?.groups : undefined) ?? {};
  return words === undefined || (before === undefined) === (behind === undefined) ? null : { at, words: words.toLowerCase(), number: Number(before ?? behind) };
}
