/** What a document says of its own marks: "Changes since the last edition are in blue." Tables with an example a row. */

/** A mark, and what it stands for. */
export interface MarksLegend {
  is: 'inserted' | 'struck';
  /** How the document marks it: `underline`, `bold`, `italics`, `strike`, a colour, or the sign itself. */
  by: string;
  /** The sentence that says so. */
  words: string;
}

const COLOURS = ['blue', 'red', 'green', 'purple', 'orange', 'magenta', 'brown'];
const SIGNS = '[*+@§Δ∆†‡◊◆#|]';

export const WAYS: readonly { by: string | null; says: RegExp; example: string }[] = [
  { by: 'strike', says: /\bstruck|\bstrike-?through|\bcrossed out|\blined out/iu, example: 'Removed text is struck through.' },
  { by: 'underline', says: /\bunderlin/iu, example: 'New text is underlined.' },
  ...COLOURS.map((colour) => ({ by: colour, says: new RegExp(`\\b${colour}\\b`, 'iu'), example: `Changes are in ${colour}.` })),
  { by: null, says: new RegExp(`\\b(?:with|by)\\b[^.]{0,40}["“'‘( ](?<sign>${SIGNS})(?=["”'’) .,]|$)`, 'iu'), example: 'Entries that have changed are marked with a delta (Δ).' },
  { by: 'bold', says: /\bbold(?:face|ed| type| print)?\b/iu, example: 'Changes are printed in bold.' },
  { by: 'italics', says: /\bitalic(?:s|ised|ized)?\b/iu, example: 'Additions are in italics.' },
];

const CHANGED = /^(?:all |any |the )?(?:changes?|additions?|revisions?|updates?|(?:new|changed|added|revised|updated|altered|modified|amended) (?:text|words?|wording|passages?|sections?|entries|entry|rulings?|rules?|terms?|material|parts?|or \p{L}+ \p{L}+))\b/iu;
const REMOVED = /^(?:all |any |the )?(?:deletions?|(?:removed|deleted|old|former) (?:text|words?|wording|passages?|sections?|entries|rules?|material|parts?))\b/iu;
const WHAT_CHANGED = /\b(?:entries|rulings|text|words|passages|terms|rules|sections) (?:that|which) (?:have|has|are|is|were|was)(?: been)? (?:new|changed|added|revised|updated|altered|modified|amended)\b/iu;
const MARKS = /\b(?:is|are|appears?|shown|printed|marked|highlighted|indicated|denoted|set|bears?|has|have)\b/iu;
const CLAUSES = /(?<=[.;])\s+|\s+(?:and|while|whereas),?\s+(?=(?:all |any |the )?(?:removed|deleted|old|new|changed|added|deletions|additions)\b)/iu;
/** The sentence of a row of a legend: "Δ changed since the last edition". */
const ROW = new RegExp(`^["“'‘(]?(?<sign>${SIGNS})["”'’)]?(?:\\s*[-–—=:])?\\s+(?:(?:entries? |text |rulings? )?(?:that (?:is|are|have been|has been) )?)?(?:new|changed|revised|updated|added|amended)\\b.{0,60}$`, 'iu');
const LONGEST = 240;

/** Reads: the text of a document's head, a paragraph a line. Writes: what it says its marks mean. */
export function legendIn(head: string): MarksLegend[] {
  const clauses = head.split('\n').flatMap((line) => line.trim().replaceAll(/\s+/gu, ' ').split(CLAUSES)).filter((words) => words.length <= LONGEST);
  return clauses.flatMap((words) => {
    const row = ROW.exec(words)?.groups?.['sign'];
    if (row !== undefined) return [{ is: 'inserted' as const, by: row, words }];
    const is = spokenOf(words);
    const by = is === null || !MARKS.test(words) ? null : wayIn(words);
    return is === null || by === null ? [] : [{ is, by, words }];
  });
}

function spokenOf(words: string): MarksLegend['is'] | null {
  if (REMOVED.test(words)) return 'struck';
  return CHANGED.test(words) || WHAT_CHANGED.test(words) ? 'inserted' : null;
}

/** The first way of marking that a sentence names, or the sign that it shows. */
function wayIn(words: string): string | null {
  const way = WAYS.find(({ says }) => says.test(words));
  return way?.by ?? way?.says.exec(words)?.groups?.['sign'] ?? null;
}

/** What a colour, as a page names it, marks by a document's legend; the colour itself where it says nothing of it; null for black and grey. */
export function markOfColour(css: string, legend: readonly MarksLegend[]): { is: MarksLegend['is'] } | { is: 'coloured'; by: string } | null {
  const by = colourOf(css);
  if (by === null) return null;
  const said = legend.find((one) => one.by === by);
  return said === undefined ? { is: 'coloured', by } : { is: said.is };
}

/** The colour of the table that a page's own name or figures mean. */
function colourOf(css: string): string | null {
  const value = css.trim().toLowerCase();
  const rgb = rgbOf(value);
  if (rgb !== null) return hueOf(rgb);
  return value === 'navy' ? 'blue' : COLOURS.find((colour) => value.includes(colour)) ?? null;
}

function rgbOf(value: string): [number, number, number] | null {
  const hex = /^#(?<digits>[\da-f]{3}|[\da-f]{6})$/u.exec(value)?.groups?.['digits'];
  if (hex !== undefined) {
    const size = hex.length / 3;
    const part = (at: number): number => Number.parseInt(hex.slice(at * size, at * size + size).padStart(2, hex.charAt(at * size)), 16);
    return [part(0), part(1), part(2)];
  }
  const [, red, green, blue] = /^rgba?\((\d{1,3})[, ]+(\d{1,3})[, ]+(\d{1,3})/u.exec(value) ?? [];
  return red === undefined ? null : [Number(red), Number(green), Number(blue)];
}

/** One of the three that is far above the others. */
function hueOf([red, green, blue]: [number, number, number]): string | null {
  const far = 60;
  if (blue > red + far && blue > green + far) return 'blue';
  if (red > blue + far && red > green + far) return 'red';
  return green > red + far && green > blue + far ? 'green' : null;
}
