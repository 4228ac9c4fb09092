/**
 * Quotation marks and apostrophes as a book sets them, where a document was typed with straight ones. It is for the eye
 * alone: what is stored, searched, cited and hashed are the published characters. A mark takes one character's place, so
 * that every place in a text stays what it is, and the way back needs nothing but the marks that were published curly.
 */
const straight = /["']/gu;
const curly = /[“”‘’]/gu;

/** Words that lose their beginning, and years that lose their century: their mark is an apostrophe. */
const shortened = /^'(?:\d\ds?|tis|twas|twere|twill|em|n|til|till|cause|round|bout|neath|tween)\b/iu;

/** After these a quotation begins, where words follow; after those it ends, where none do. */
const beforeOpening = /^$|[\s([{<“‘=/–—-]/u;
const beforeClosing = /[\p{L}\p{N}.,;:!?)\]}…%’”]/u;
const words = /[^\s.,;:!?)\]}]/u;

/** The text with its marks as a book sets them; a mark that may mean inches, feet or minutes stays as it is. */
export function typeset(text: string): string {
  if (!text.includes('"') && !text.includes("'")) return text;
  const open = new Set<string>();
  let shown = '';
  let at = 0;
  for (const { 0: mark, index } of text.matchAll(straight)) {
    shown += text.slice(at, index);
    shown += markFor(mark, shown.at(-1) ?? '', text.slice(index), open);
    at = index + 1;
  }
  return shown + text.slice(at);
}

/** @param before - the character before it, as it is shown; @param rest - the text from the mark on */
function markFor(mark: string, before: string, rest: string, open: Set<string>): string {
  const [opening, closing] = mark === '"' ? ['“', '”'] : ['‘', '’'];
  const after = rest.charAt(1);
  const isInWord = /[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]/u.test(before);
  if (!open.has(mark) && /\d/u.test(before) && !/\p{L}/u.test(after)) return mark;
  if (mark === "'" && (isInWord || isApostrophe(before, rest))) return closing;
  if (!opens(before, after, open.has(mark))) {
    if (!isInWord) open.delete(mark);
    return closing;
  }
  open.add(mark);
  return opening;
}

function opens(before: string, after: string, isOpen: boolean): boolean {
  const mayOpen = beforeOpening.test(before);
  const mayClose = beforeClosing.test(before);
  if (mayOpen && words.test(after)) return true;
  return mayClose && (!words.test(after) || /[.,!?…]/u.test(before)) ? false : !isOpen;
}

/** At a word's beginning: of a word that is known to lose its first letters, or where nothing closes what it would open. */
function isApostrophe(before: string, rest: string): boolean {
  if (!beforeOpening.test(before) || !words.test(rest.charAt(1))) return false;
  return shortened.test(rest) || !/[^\s']'(?![\p{L}\p{N}])/u.test(rest.slice(1));
}

/** A text in pieces, each as it stands in the whole. */
export function typesetPieces(pieces: readonly string[]): string[] {
  const whole = typeset(pieces.join(''));
  let at = 0;
  return pieces.map(({ length }) => whole.slice(at, at += length));
}

/** Which of the marks that a text shows were published so, by their number: `2 3`; undefined where none was. */
export function publishedCurly(text: string): string | undefined {
  const marks = [...text.matchAll(curly)].map(({ index }) => index);
  if (marks.length === 0) return undefined;
  const shown = [...typeset(text).matchAll(curly)].map(({ index }) => index);
  return marks.map((index) => shown.indexOf(index) + 1).join(' ');
}

/** The published characters of a text that is shown; `kept` are the marks that were published so (`publishedCurly`). */
export function asPublished(shown: string, kept = ''): string {
  const asTheyAre = new Set(kept.split(' '));
  let number = 0;
  return shown.replaceAll(curly, (mark) => {
    number += 1;
    if (asTheyAre.has(String(number))) return mark;
    return mark === '“' || mark === '”' ? '"' : "'";
  });
}
