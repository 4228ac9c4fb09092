/** What a DOCX marks and mammoth does not tell: colours of runs and of styles, and insertions that the program tracks. */
import { unzipSync, zipSync } from 'fflate';

/** A run's colour; what mammoth does tell is the colour of a highlighter, and an underline. */
const COLOUR = /<w:color\b[^>]{0,200}?\bw:val="(?<rgb>[\dA-Fa-f]{6})"[^>]{0,200}?\/>/gu;
const NO_COLOUR = /^(?<part>[\dA-F]{2})\k<part>\k<part>$/iu;
const MOST_COLOURS = 64;
const LONGEST_STYLE = 4000;
const STYLES_PART = 'word/styles.xml';

/** A style that somebody made for this document: those that a program brings colour headings and links. */
const OWN_STYLE = /<w:style\b(?=[^>]{0,300}\bw:customStyle="(?:1|true)")[^>]{0,300}\bw:styleId="(?<id>[^"]{1,80})"[^>]{0,300}>/gu;
/** Where a paragraph ends, what style it has, and its runs, each with its own properties. */
const OF_PARAGRAPHS = /<w:pStyle w:val="(?<id>[^"]{1,80})"\s?\/>|<\/w:p>|<w:r(?:\s[^>]{0,200})?>(?<own><w:rPr>(?:<(?!\/w:rPr>)[^<]{0,400}){0,40}<\/w:rPr>)?/gu;
const RUN_STYLE = /<w:rStyle w:val="(?<id>[^"]{1,80})"\s?\/>/gu;
/** Where tracked insertions begin and end, and the runs in them. */
const TRACKED = /<w:(?:ins|moveTo)\b[^>]{0,400}(?<!\/)>|<\/w:(?:ins|moveTo)>|<w:r(?:\s[^>]{0,200})?>(?:<w:rPr>)?/gu;
const UNDERLINED = '<w:u w:val="single"/>';

/** Reads: the bytes of a document, and the name of the part with its text. Writes: the same, colours where mammoth looks for a highlighter's and tracked insertions underlined; and the colours that there are. */
export function withMarks(bytes: Uint8Array, part: string): { file: Uint8Array; colours: string[] } {
  const text = partIn(bytes, part);
  const styled = withStyles(text, coloursOfStyles(partIn(bytes, STYLES_PART)));
  const inserted = withInsertions(styled);
  const colours = [...new Set([...inserted.matchAll(COLOUR)].map(({ groups }) => (groups?.['rgb'] ?? '').toUpperCase()))].filter((rgb) => !NO_COLOUR.test(rgb)).slice(0, MOST_COLOURS);
  const known = new Set(colours);
  const marked = inserted.replaceAll(COLOUR, (found: string, rgb: string) => (known.has(rgb.toUpperCase()) ? `<w:highlight w:val="${rgb.toUpperCase()}"/>` : found));
  if (marked === text) return { file: bytes, colours };
  return { file: zipSync({ ...unzipSync(bytes), [part]: new TextEncoder().encode(marked) }, { level: 0 }), colours };
}

/** The XML of a part; "" where there is none, or the zip does not unpack to what it says, which mammoth is left to judge. */
function partIn(bytes: Uint8Array, part: string): string {
  try {
    return new TextDecoder().decode(unzipSync(bytes, { filter: ({ name }) => name === part })[part]);
  } catch {
    return '';
  }
}

/** The colours of styles that are the document's own, as the elements that give them. */
function coloursOfStyles(styles: string): ReadonlyMap<string, string> {
  return new Map([...styles.matchAll(OWN_STYLE)].flatMap(({ groups, index, 0: found }) => {
    const ahead = styles.slice(index + found.length, index + found.length + LONGEST_STYLE);
    const [colour] = ahead.slice(0, Math.max(0, ahead.indexOf('</w:style>'))).match(COLOUR) ?? [];
    return colour === undefined ? [] : [[groups?.['id'] ?? '', colour] as const];
  }));
}

function withStyles(text: string, colours: ReadonlyMap<string, string>): string {
  if (colours.size === 0) return text;
  return withParagraphStyles(text.replaceAll(RUN_STYLE, (found: string, id: string) => found + (colours.get(id) ?? '')), colours);
}

/** Each run of a paragraph in such a style with the style's colour, unless it has one of its own. */
function withParagraphStyles(text: string, colours: ReadonlyMap<string, string>): string {
  let colour = '';
  return text.replaceAll(OF_PARAGRAPHS, (found: string, id: string | undefined, own: string | undefined) => {
    if (id !== undefined) colour = colours.get(id) ?? '';
    else if (found === '</w:p>') colour = '';
    else if (colour !== '' && own === undefined) return `${found}<w:rPr>${colour}</w:rPr>`;
    else if (colour !== '' && own?.includes('<w:color') === false) return found.replace('<w:rPr>', `<w:rPr>${colour}`);
    return found;
  });
}

/** Each run of a tracked insertion with an underline: the words are in the text, and marked as new. */
function withInsertions(text: string): string {
  let depth = 0;
  return text.replaceAll(TRACKED, (found) => {
    if (found.startsWith('</')) depth = Math.max(0, depth - 1);
    else if (!found.startsWith('<w:r')) depth += 1;
    else if (depth > 0) return found.endsWith('<w:rPr>') ? found + UNDERLINED : `${found}<w:rPr>${UNDERLINED}</w:rPr>`;
    return found;
  });
}
