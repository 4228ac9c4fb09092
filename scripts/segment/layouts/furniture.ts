/** Lines that belong to a page and not to what it says: navigation, jump lines, dividers. */
import type { ReadingLine } from '../../read/source-file.ts';
import { withoutPipe } from '../../read/formats/sheet/pipes.ts';

/** A page's A to Z. */
const ALPHABET = /^(?:[A-Z]\s*[-–|·]\s*){9,}[A-Z]\b.*$/u;
/** A jump line: the groups of a page. */
const JUMPS = /^[a-z]{2}(?:\s*[-–|·]\s*[a-z]{2})+$/u;

export const FURNITURE: readonly { is: RegExp; example: string }[] = [
  { is: ALPHABET, example: 'A - B - C - D - E - F - G - H - I - J - K - top' },
  { is: /^[-–|·\s]*(?:[A-Z]\s*[-–|·]\s*)+top$/u, example: 'X - Y - Z - top' },
  { is: JUMPS, example: 'la - le - li - lo' },
  { is: /^(?:back to top|top)(?: of page)?(?:\s+[a-z]{1,2})?$/iu, example: 'back to top of page la' },
  { is: /^home(?:\s*[-–|·»]\s*\p{L}+(?: \p{L}+)?){3,}$/iu, example: 'home - rules - cards - shop' },
  { is: /^[[(<^](?:\^|back to )?\s?top(?: of page)?[\])>]?(?:\s+[a-z]{1,2})?$/iu, example: '[top] la' },
];

const PAGE_TITLE = /^(?:.*\b)?glossary(?:\s*[-–—:]\s*|\s+)(?:(?<letter>[A-Z])|#|0\s*[-–—]\s*9|numbers|numerals|symbols)(?:\s*\((?:continued|cont\.?|cont[’']d|printer[- ]friendly(?: version)?)\))?(?:\s*\|)?$/iu;

/** Whether a line is furniture wherever on the page it stands. */
export function isFurniture(text: string): boolean {
  const line = text.trim();
  return FURNITURE.some(({ is }) => is.test(line)) || isAlphabet(line);
}

/** Whether a line of the page's may be a term: one that stands as the terms around it do is. */
export function mayBeTerm(text: string): boolean {
  return /^top$/iu.test(text.trim());
}

/** Lines that lead elsewhere, where they stand at an edge of a page: in its midst they may be anybody's words. */
export const NAVIGATION: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:«|<+|←)?\s*(?:back|return|up) to (?:the )?(?:\S+ ){0,5}\S+$/iu, example: 'Back to the Rules of the Quay' },
  { is: /^(?:«|<+|←|\[)?\s*(?:back|home|contents?|index|top|next|prev(?:ious)?|site map|search|menu|print(?: this page)?|share|edit|show (?:more|less)|download(?: pdf)?|log ?in|sign in|skip to (?:main )?content|table of contents)\s*(?:page\s*)?(?:»|>+|→|\])?$/iu, example: 'Next page »' },
  { is: /^(?:[\p{L}#]+(?: [\p{L}#]+)?\s*[|·»>]\s*){2,}[\p{L}#]*(?: [\p{L}#]+)?$/u, example: 'Home | Rules | Cards | Glossary' },
  { is: /^(?:page \d+(?: of \d+)?|[-–—] ?\d{1,3} ?[-–—]|p\. ?\d{1,3}(?: of \d{1,3})?)$/iu, example: 'Page 3 of 4' },
];

/** Whether a line, at a page's edge, leads elsewhere. */
export function isNavigation(text: string): boolean {
  const line = withoutPipe(text);
  return isFurniture(line) || (/[^.!?]$/u.test(line) && NAVIGATION.some(({ is }) => is.test(line)));
}

/** A row of links in brackets, one of which leads to the page's beginning, its neighbours or its contents. */
const LINKS = /^(?=.*\[ ?(?:home|index|contents|faq|search|top|next|back|prev(?:ious)?|news|menu|main)\b)(?:\[ ?[\p{L}#][^[\]]{0,24}\][\s|·-]*){3,12}$/iu;

/** Whether a line is such a row: what its links lead to is not what the document is. */
export function isRowOfLinks(text: string): boolean {
  return text.length <= LONGEST_ROW && LINKS.test(text.trim());
}

/** Reads: a document's lines. Writes: the same, blank where the page's A to Z stands, and where navigation stands at the edges. */
export function withoutEdges(lines: ReadingLine[]): ReadingLine[] {
  const isEdge = ({ text }: ReadingLine): boolean => text.trim() === '' || isNavigation(text);
  const first = lines.findIndex((line) => !isEdge(line));
  const last = lines.findLastIndex((line) => !isEdge(line));
  return lines.map((line, at) => ((at < first || at > last || isAlphabet(line.text)) && line.text.trim() !== '' ? { ...line, text: '' } : line));
}

/** What is left of a divider: the letters that the jump line names. */
export function isAnchor(text: string): boolean {
  return /^(?:[a-z]{1,2}|[A-Z]|#|0\s?[-–]\s?9)$/u.test(text.trim());
}

/** The groups that a page's jump lines name: `la - le - li`. */
export function jumpsIn(lines: readonly string[]): Set<string> {
  const jumps = lines.filter((text) => JUMPS.test(text.trim()));
  return new Set(jumps.flatMap((text) => text.match(/[a-z]{2}/gu) ?? []));
}

/** Letters of a page's A to Z that stand without signs between them, at the least. */
const FEWEST_LETTERS = 10;
const LONGEST_ROW = 200;

/** Whether a line is the page's A to Z, with whatever signs between the letters or none. */
export function isAlphabet(text: string): boolean {
  const line = text.trim();
  if (ALPHABET.test(line)) return true;
  if (line.length > LONGEST_ROW || /^A?BCDEFGHIJK[L-Z]*$/u.test(line)) return line.length <= LONGEST_ROW;
  const letters = line.match(/[\p{L}\p{N}]+/gu) ?? [];
  const single = letters.filter((word) => /^\p{Lu}$/u.test(word));
  return single.length >= FEWEST_LETTERS && letters.length - single.length <= 3 && single.every((letter, at) => at === 0 || (single[at - 1] ?? '') < letter);
}

/** Whether a line parts two groups of entries: `back to top of page la`. */
export function isDivider(text: string): boolean {
  return /^back to top\b/iu.test(text.trim());
}

/** The group of entries that begins behind such a line: `la`; null where it is none, or names no group. */
export function dividedGroup(text: string): string | null {
  return /^back to top(?: of page)?\s+(?<group>[a-z]{1,2})$/iu.exec(text.trim())?.groups?.['group']?.toLowerCase() ?? null;
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
export function titleLetter(text: string): string | null {
  return PAGE_TITLE.exec(bare(text))?.groups?.['letter']?.toUpperCase() ?? null;
}

/** A glossary page's title as printed and the letter it names. */
export function pageTitle(lines: readonly { text: string }[]): { title: string; letter: string | null } {
  const line = lines.find(({ text }) => isPageTitle(text)) ?? lines.find(({ text }) => /glossary/iu.test(text) && text.length < 100);
  return { title: line ? withoutPipe(line.text).replaceAll('**', '').trim() : 'Glossary', letter: line ? titleLetter(line.text) : null };
}

/** Lines of a printed page that belong to no ruling: page numbers, rules. */
export const ON_PAPER: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:[-–—]\s*)?(?:page )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?(?:\s*[-–—])?$/iu, example: 'Page 3 of 12' },
  { is: /^[-–—_=*~#.\s]{3,}$/u, example: '==========' },
];

export function isPageFurniture(text: string): boolean {
  return ON_PAPER.some(({ is }) => is.test(text.trim()));
}
