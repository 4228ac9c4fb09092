/** What a DOCX marks and mammoth does not tell: colours, words that a style strikes out or nobody sees, and insertions that the program tracks. */
import { unzipSync, zipSync } from 'fflate';

/** A run's colour; what mammoth does tell is the colour of a highlighter, and an underline. */
const COLOUR = /<w:color\b[^>]{0,200}?\bw:val="(?<rgb>[\dA-Fa-f]{6})"[^>]{0,200}?\/>/gu;
const NO_COLOUR = /^(?<part>[\dA-F]{2})\k<part>\k<part>$/iu;
const MOST_COLOURS = 64;
const LONGEST_STYLE = 4000;
const STYLES_PART = 'word/styles.xml';

/** A style; those that somebody made for this document say so: those that a program brings colour headings and links. */
const STYLE = /<w:style\b(?<head>[^>]{0,300})\bw:styleId="(?<id>[^"]{1,80})"(?<tail>[^>]{0,300})>/gu;
const IS_OWN = /\bw:customStyle="(?:1|true)"/u;
const BASED_ON = /<w:basedOn w:val="(?<id>[^"]{1,80})"\s?\/>/u;
/** Struck twice is struck, and what is hidden is no text either. */
const GONE = /<w:(?:d?strike|vanish)(?:\s+w:val="(?<is>[^"]{0,10})")?\s?\/>/gu;
const STRUCK = '<w:strike/>';
const KEPT = '<w:strike w:val="0"/>';
/** Where a paragraph ends, what style it has, and its runs, each with its own properties. */
const OF_PARAGRAPHS = /<w:pStyle w:val="(?<id>[^"]{1,80})"\s?\/>|<\/w:p>|<w:r(?:\s[^>]{0,200})?>(?<own><w:rPr>(?:<(?!\/w:rPr>)[^<]{0,400}){0,40}<\/w:rPr>)?/gu;
const RUN_STYLE = /<w:rStyle w:val="(?<id>[^"]{1,80})"\s?\/>/u;
/** Where tracked insertions begin and end, and the runs in them. */
const TRACKED = /<w:(?:ins|moveTo)\b[^>]{0,400}(?<!\/)>|<\/w:(?:ins|moveTo)>|<w:r(?:\s[^>]{0,200})?>(?:<w:rPr>)?/gu;
const UNDERLINED = '<w:u w:val="single"/>';

/**
 * Reads: the bytes of a document, and the name of the part with its text. Writes: the same, colours where mammoth looks for a
 * highlighter's and tracked insertions underlined; and the colours that there are.
 */
export function withMarks(bytes: Uint8Array, part: string): { file: Uint8Array; colours: string[] } {
  const text = partIn(bytes, part);
  const styled = withStyles(text.replaceAll(GONE, oneWay), marksOfStyles(partIn(bytes, STYLES_PART)));
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

/** Off is off, whatever it is called; all that is gone is struck. */
function oneWay(_found: string, is?: string): string {
  return is !== undefined && ['0', 'false', 'off', 'none'].includes(is) ? KEPT : STRUCK;
}

/** What styles bring, by their ids, as the elements that give it: a colour, where the style is the document's own, and that words are struck. */
function marksOfStyles(styles: string): ReadonlyMap<string, string[]> {
  const found = new Map([...styles.matchAll(STYLE)].map(({ groups: { id = '', head = '', tail = '' } = {}, index, 0: opening }) => {
    const ahead = styles.slice(index + opening.length, index + opening.length + LONGEST_STYLE);
    const body = ahead.slice(0, Math.max(0, ahead.indexOf('</w:style>')));
    const colour = IS_OWN.test(head + tail) ? body.match(COLOUR)?.[0] : undefined;
    const struck = body.match(GONE)?.[0].replace(GONE, oneWay);
    return [id, { base: BASED_ON.exec(body)?.groups?.['id'], brings: [colour, struck].flatMap((one) => one ?? []) }] as const;
  }));
  const inheriting = (id: string, left = 8): string[] => {
    const { base, brings = [] } = found.get(id) ?? {};
    return base === undefined || left === 0 ? brings : [...brings, ...missingIn(brings.join(''), inheriting(base, left - 1))];
  };
  return new Map([...found.keys()].flatMap((id) => (inheriting(id).length === 0 ? [] : [[id, inheriting(id)] as const])));
}

/** Those of the elements that properties do not have themselves. */
function missingIn(properties: string, elements: readonly string[]): string[] {
  return elements.filter((element) => !properties.includes(/^<w:\w+/u.exec(element)?.[0] ?? element));
}

/** Each run with what its own style and its paragraph's bring, where it does not say otherwise itself. */
function withStyles(text: string, marks: ReadonlyMap<string, readonly string[]>): string {
  if (marks.size === 0) return text;
  let ofParagraph: readonly string[] = [];
  return text.replaceAll(OF_PARAGRAPHS, (found: string, id: string | undefined, own: string | undefined) => {
    if (id !== undefined || found === '</w:p>') {
      ofParagraph = marks.get(id ?? '') ?? [];
      return found;
    }
    const ofRun = missingIn(own ?? '', marks.get(RUN_STYLE.exec(own ?? '')?.groups?.['id'] ?? '') ?? []);
    const brought = [...ofRun, ...missingIn((own ?? '') + ofRun.join(''), ofParagraph)].join('');
    if (brought === '') return found;
    return own === undefined ? `${found}<w:rPr>${brought}</w:rPr>` : found.replace('<w:rPr>', `<w:rPr>${brought}`);
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
