/** Headings of a rulings document. */

export type HeadingKind = 'rulings' | 'summary' | 'temporary';

const HEADINGS: readonly { kind: HeadingKind; is: RegExp; example: string }[] = [
  { kind: 'summary', is: /^(?:significant|summary|major|list) .*\b(?:changes|rulings|clarifications|updates)\b[^.]*$/iu, example: 'SIGNIFICANT RULINGS CHANGES AND CLARIFICATIONS' },
  { kind: 'temporary', is: /^(?:temporary|interim|provisional|pending)\b.*$/iu, example: 'Temporary Rulings (Pending Final Wording)' },
  { kind: 'rulings', is: /^(?:new |general |card |game ?play |revised |additional )?rulings?(?: (?:by|on|for) [\w ]+)?(?:\s*[-–—:]\s*[\w /&]+)?$/iu, example: 'RULINGS – General' },
  { kind: 'rulings', is: /^(?:card )?(?:errata|clarifications|glossary (?:entries|updates|changes)|changes to the glossary|new entries)(?:\s*[-–—:]\s*[\w /&]+)?:?$/iu, example: 'GLOSSARY UPDATES' },
  { kind: 'rulings', is: /^section (?:\w+|\d+)\b[ .:–-].{0,60}$/iu, example: 'Section One - Rulings by card title' },
];

/** Reads: a paragraph. Writes: what kind of heading it is, or null for none. */
export function headingKind(text: string): HeadingKind | null {
  const line = text.replaceAll(/[*_=]/gu, '').trim();
  if (line.length > 90 || /[.;,]$/u.test(line)) return null;
  return HEADINGS.find(({ is }) => is.test(line))?.kind ?? null;
}
