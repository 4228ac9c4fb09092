/** What a text that was copied from a page of terms may still hold of it: buttons and links behind names, signs of a list of definitions. */
import { TERM } from '../../source-file.ts';
import type { ReadingLine } from '../../source-file.ts';

/** So many of a kind are the page's and no writer's. */
const FEWEST = 4;
const FEWEST_BUTTONS = 3;
const NEARLY_ALL = 0.9;
const LONGEST = 90;

/** The button of a heading, on the line below it: "[edit | edit source]". */
const BUTTON = /^\s*\[\s*edit(?: source)?(?:\s*\|\s*edit source)?\s*\]\s*$/iu;

/** The same before the name, as older pages have it: "[edit] Gaff". */
const BUTTON_BEFORE = /^\s*\[\s*edit(?: source)?\s*\]\s*(?=\*{0,3}["“'‘(]?[\p{L}\p{N}])/iu;

/** Reads: the lines of a text. Writes: the same, such buttons on the lines that they belong to, behind the names. */
export function withButtonsBehind(lines: ReadingLine[]): ReadingLine[] {
  const before = new Set(lines.flatMap(({ text }, at) => (text.length <= LONGEST && BUTTON_BEFORE.test(text) ? [at] : [])));
  if (before.size >= FEWEST_BUTTONS) return lines.map((line, at) => (before.has(at) ? { ...line, text: `${line.text.replace(BUTTON_BEFORE, '').trimEnd()} [edit]` } : line));
  const buttons = new Set(lines.flatMap(({ text }, at) => (BUTTON.test(text) && isName(lines[at - 1]?.text ?? '') ? [at] : [])));
  if (buttons.size < FEWEST_BUTTONS) return lines;
  return lines.map((line, at) => {
    if (buttons.has(at)) return { ...line, text: '' };
    return buttons.has(at + 1) ? { ...line, text: `${line.text.trimEnd()} [edit]` } : line;
  });
}

const LINK = '(?:link|top|back to top|permalink|anchor|copy link|share|#)';
/** Links of a page behind a name: "Gaff (link / top)". */
const LINKS = new RegExp(`^(?<name>\\S.{0,${LONGEST}}?)\\s*[([]\\s*${LINK}(?:\\s*[/|,·]\\s*${LINK})*\\s*[)\\]]\\s*$`, 'iu');

/** Reads: the lines of a text. Writes: the same without such links, their lines as terms where a text stands below each. */
export function withoutLinksBehind(lines: ReadingLine[]): ReadingLine[] {
  const names = new Map(lines.flatMap(({ text }, at) => {
    const name = text.length <= LONGEST * 2 && /[)\]]\s*$/u.test(text) ? LINKS.exec(text)?.groups?.['name'] : undefined;
    return name === undefined ? [] : [[at, name] as const];
  }));
  const told = [...names.keys()].filter((at) => hasTextBelow(lines, at, names)).length;
  if (names.size < FEWEST || told < names.size * NEARLY_ALL) return lines;
  return lines.map((line, at) => (names.has(at) ? { ...line, text: names.get(at) ?? '', heading: TERM } : line));
}

/** A sign that stands for itself between a term and its text. */
const ALONE = /^\s*(?:[-–—:]|->|=>|→)\s*$/u;

/** Reads: the lines of a text. Writes: the same without such signs, the lines above them as terms. */
export function withoutLoneSigns(lines: ReadingLine[]): ReadingLine[] {
  const signs = Map.groupBy(lines.flatMap(({ text }, at) => (ALONE.test(text) && isName(lines[at - 1]?.text ?? '') && (lines[at + 1]?.text ?? '').trim() !== '' && !ALONE.test(lines[at + 1]?.text ?? '') ? [{ at, sign: text.trim() }] : [])), ({ sign }) => sign);
  const [found = []] = [...signs.values()].toSorted((a, b) => b.length - a.length);
  const all = lines.filter(({ text }) => text.trim() === found[0]?.sign).length;
  const names = new Set(found.map(({ at }) => (lines[at - 1]?.text ?? '').trim().toLowerCase()));
  if (found.length < FEWEST || found.length < all * NEARLY_ALL || names.size < found.length) return lines;
  const places = new Set(found.map(({ at }) => at));
  return lines.map((line, at) => {
    if (places.has(at)) return { ...line, text: '' };
    return places.has(at + 1) ? { ...line, heading: TERM } : line;
  });
}

/** A term of a wiki's list of definitions: "; gaff", "; gaff : A pole with a hook." */
const DEFINED = /^;\s*(?<name>[^:\s][^:]{0,80}?)(?:\s*:\s+(?<text>\S.*))?$/u;

/** Reads: the lines of a text. Writes: the same, such lines as terms, the signs before their texts left out. */
export function withoutDefinitionSigns(lines: ReadingLine[]): ReadingLine[] {
  const found = lines.map(({ text }) => (text.startsWith(';') ? DEFINED.exec(text.trimEnd())?.groups : undefined));
  const places = new Set(found.flatMap((groups, at) => (groups === undefined ? [] : [at])));
  const told = [...places].filter((at) => found[at]?.['text'] !== undefined || hasTextBelow(lines, at, places)).length;
  if (places.size < FEWEST_BUTTONS || told < places.size * NEARLY_ALL) return lines;
  return lines.flatMap((line, at) => {
    const groups = found[at];
    if (groups === undefined) return [places.has(at - 1) ? { ...line, text: line.text.replace(/^\s*:\s*/u, '') } : line];
    const term = { ...line, text: (groups['name'] ?? '').trim(), heading: TERM };
    return groups['text'] === undefined ? [term] : [term, { ...line, text: groups['text'] }];
  });
}

function isName(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= LONGEST && !/[.;,]$/u.test(text.trim());
}

/** Right below a name, or behind a gap, stands what is none. */
function hasTextBelow(lines: readonly ReadingLine[], at: number, names: { has(at: number): boolean }): boolean {
  const below = [at + 1, at + 2].find((place) => (lines[place]?.text ?? '').trim() !== '');
  return below !== undefined && !names.has(below);
}
