/** Lines that belong to a page and not to what it says: navigation, jump lines, dividers. */

const FURNITURE: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:[A-Z]\s*[-–|·]\s*){9,}[A-Z]\b.*$/u, example: 'A - B - C - D - E - F - G - H - I - J - K - top' },
  { is: /^[-–|·\s]*(?:[A-Z]\s*[-–|·]\s*)+top$/u, example: 'X - Y - Z - top' },
  { is: /^[a-z]{2}(?:\s*[-–|·]\s*[a-z]{2})+$/u, example: 'la - le - li - lo' },
  { is: /^(?:back to top|top)(?: of page)?(?:\s+[a-z]{1,2})?$/iu, example: 'back to top of page la' },
];

const ALPHABET = FURNITURE[0]?.is ?? /^$/u;
const PAGE_TITLE = /^(?:.*\b)?glossary\s*[-–—:]\s*(?:(?<letter>[A-Z])|#|0\s*[-–—]\s*9|numbers|numerals|symbols)(?:\s*\|)?$/iu;

/** Whether a line is furniture wherever on the page it stands. */
export function isFurniture(text: string): boolean {
  const line = text.trim();
  return FURNITURE.some(({ is }) => is.test(line));
}

/** Whether a line is the page's A to Z. */
export function isAlphabet(text: string): boolean {
  return ALPHABET.test(text.trim());
}

/** Whether a line parts two groups of entries: `back to top of page la`. */
export function isDivider(text: string): boolean {
  return /^back to top\b/iu.test(text.trim());
}

/** A line of a flattened table without the pipe that ends its cell. */
export function withoutPipe(text: string): string {
  const line = text.trim();
  return line.endsWith('|') ? line.slice(0, -1).trimEnd() : line;
}

/** A line without the marks of emphasis. */
function bare(text: string): string {
  return text.replaceAll(/[*_]/gu, '').trim();
}

/** Whether a line is a page's title: "Glossary - L", "Glossary - #". */
export function isPageTitle(text: string): boolean {
  return PAGE_TITLE.test(bare(text));
}

/** The letter that a page's title names, or null for a page of numbers and for a line that is no such title. */
function titleLetter(text: string): string | null {
  return PAGE_TITLE.exec(bare(text))?.groups?.['letter']?.toUpperCase() ?? null;
}

/** A glossary page's title as printed and the letter it names. */
export function pageTitle(lines: readonly { text: string }[]): { title: string; letter: string | null } {
  const line = lines.find(({ text }) => isPageTitle(text)) ?? lines.find(({ text }) => /glossary/iu.test(text) && text.length < 100);
  return { title: line ? withoutPipe(line.text).replaceAll('**', '').trim() : 'Glossary', letter: line ? titleLetter(line.text) : null };
}
