/** How list items and labels look. */

interface Marked {
  type: 'bullet' | 'numbered';
  marker: string;
  /** Columns before the marker. */
  indent: number;
  text: string;
}

export const ITEMS: readonly { type: Marked['type']; looksLike: RegExp; example: string }[] = [
  { type: 'bullet', looksLike: /^(\s*)([•·▪◦●○])\s*(?=\S)/u, example: '  • Each lamp burns one measure.' },
  { type: 'bullet', looksLike: /^(\s+)(o)\s+(?=\S)/u, example: '  o  Each lamp burns one measure.' },
  { type: 'bullet', looksLike: /^(\s*)([-–])\s+(?=\S)/u, example: '- Each lamp burns one measure.' },
  { type: 'numbered', looksLike: /^(\s*)(\d{1,2}[.)])\s+(?=\S)/u, example: '  1. Light the lamp.' },
  { type: 'numbered', looksLike: /^(\s*)(\((?:[a-z]|[ivx]{1,4}|\d{1,2})\))\s+(?=\S)/u, example: '(a) Light the lamp.' },
  { type: 'numbered', looksLike: /^(\s+)([a-z][.)])\s+(?=\S)/u, example: '    a. Light the lamp.' },
];

const STAR_ITEM = /^(\s*)(\*)\s+(?=\S)/u;

/** Lines that name what follows and say nothing themselves. */
const LABEL = /^(?:for )?(?:examples?|revised (?:text|lore)|errata|notes?|exceptions?|new text|current text)(?: \([^)]{1,40}\))?:$/iu;

/**
 * Reads: one line. Writes: its list marker and the words after it, or null for a line that is no list item.
 * @param starIsBullet false in a document that marks new topics with an asterisk
 */
export function readMarker(line: string, starIsBullet = false): Marked | null {
  for (const { type, looksLike } of ITEMS) {
    const found = looksLike.exec(line);
    if (found) return { type, marker: found[2] ?? '', indent: columns(found[1] ?? ''), text: line.slice(found[0].length).trim() };
  }
  const star = starIsBullet ? STAR_ITEM.exec(line) : null;
  return star ? { type: 'bullet', marker: '*', indent: columns(star[1] ?? ''), text: line.slice(star[0].length).trim() } : null;
}

/** Whether a line is a label that stands alone: `Example:`, `Revised text:`. */
export function isLabel(line: string): boolean {
  return LABEL.test(line.trim());
}

function columns(space: string): number {
  return space.replaceAll('\t', '    ').length;
}
