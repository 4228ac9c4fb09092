/** What an editor says of several entries, in a paragraph of its own between two of them: it belongs to none. */

/** In brackets, or behind its label; what is said of one entry is its own. */
export const NOTES: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:\[(?=[^[\]]*\]$)|\((?=[^()]*\)$)|note: )(?:(?:the|these|all|some|next|following|last|first|two|three|four|five|six|new) ){0,3}(?:entries|terms|headwords|definitions)\b.{0,140}\b(?:new|unchanged|changed|moved|added|revised|reviewed|written|rewritten|updated|removed|renamed|merged|split)\b.{0,80}$/iu, example: '[The next two entries are new since May. N.]' },
];
const MOST_LINES = 4;

/** Reads: the lines of a document. Writes: the indexes of such notes, with a gap above and below. */
export function notesOnEntries(texts: readonly string[]): number[] {
  const isGap = (at: number): boolean => (texts[at] ?? '').trim() === '';
  return texts.flatMap((text, at) => {
    if (isGap(at) || !isGap(at - 1) || !/^\s*(?:[[(]|note: )/iu.test(text)) return [];
    const length = [...texts.slice(at, at + MOST_LINES + 1), ''].findIndex((line) => line.trim() === '');
    const lines = texts.slice(at, at + length);
    return length <= MOST_LINES && NOTES.some(({ is }) => is.test(lines.map((line) => line.trim()).join(' '))) ? lines.map((_, index) => at + index) : [];
  });
}
