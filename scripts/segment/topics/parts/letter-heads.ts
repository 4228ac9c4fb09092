/** What heads the names of a letter, where it says more than the letter: `-= AAA =-`, `:: B ::`, `Cards that begin with C`, `D [top]`. */
import type { ReadingLine } from '../../../read/source-file.ts';
import { isLetterHeading } from './headings.ts';

/** How a line may name the letter of those below it. */
export const LETTER_HEADS: readonly { is: RegExp; example: string }[] = [
  { is: /^[^\p{L}\p{N}\s"“”'‘’(][^\p{L}\p{N}"“”'‘’]{0,11}(?<letter>\p{Lu})\k<letter>{0,3}[^\p{L}\p{N}"“”'‘’]{0,12}$/u, example: '-= BBB =-' },
  { is: /^[^\p{L}\p{N}]{0,12}(?:the )?letter[ :]{1,2}["“'‘]?(?<letter>\p{Lu})["”'’]?[^\p{L}\p{N}]{0,12}$/iu, example: '--- Letter B ---' },
  { is: /^[^\p{L}\p{N}]{0,12}(?:all )?(?:cards?|names?|terms?|words?|entries|rulings|topics)(?: (?:that|which))? (?:beginning|starting|begin|start|under)(?: with| in)?(?: the letter)? ["“'‘]?(?<letter>\p{Lu})["”'’]?[^\p{L}\p{N}]{0,12}$/iu, example: 'Cards that begin with B' },
  { is: /^(?<letter>\p{Lu})\s{1,20}[[({<^-](?:back to )?(?:top|up|contents|index)(?: of (?:the )?page)?[\])}>^-]?$/iu, example: 'B [back to top]' },
  { is: /^[[({<^-](?:back to )?(?:top|up|contents|index)(?: of (?:the )?page)?[\])}>^-]?\s{1,20}(?<letter>\p{Lu})$/iu, example: '[top] B' },
  { is: /^(?<letter>\p{Lu}) ?(?:[.…]{2,3}|[-–—] ?\d{1,3} (?:cards|entries|names|rulings|terms))$/u, example: 'B - 12 cards' },
];
const FEWEST = 2;
const LONGEST = 60;

/** Reads: the lines of a document. Writes: the same, such lines as the letter that they name, where one way names several, in order. */
export function withPlainLetters(lines: ReadingLine[]): ReadingLine[] {
  const letters = new Map(LETTER_HEADS.flatMap(({ is }) => inOrder(lines.flatMap(({ text }, at) => {
    const letter = text.length > LONGEST ? undefined : is.exec(text.trim())?.groups?.['letter'];
    return letter === undefined ? [] : [[at, letter.toUpperCase()] as const];
  }))));
  return letters.size === 0 ? lines : lines.map((line, at) => (letters.has(at) && !isLetterHeading(line.text) ? { ...line, text: letters.get(at) ?? '' } : line));
}

/** Letters that rise throughout head parts; others are names, shorthand, initials. */
function inOrder(found: readonly (readonly [at: number, letter: string])[]): readonly (readonly [at: number, letter: string])[] {
  const rises = found.every(([, letter], index) => index === 0 || letter > (found[index - 1]?.[1] ?? ''));
  return found.length >= FEWEST && rises ? found : [];
}
