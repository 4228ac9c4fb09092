/**
 * Lines in the texts of a document that look as its names do: a name, the sign that stands behind the others, a text, and in
 * their order. `canal: ...` in the text of `barge: ...`, with `dock: ...` behind it, was a name, whatever was not seen of it.
 */
import type { SourceFile } from '../read/source-file.ts';
import type { LineRange, SegmentedBlock } from './segments.ts';
import { sortKey } from '../names/sort-key.ts';
import { risingShare } from '../names/alphabet.ts';
import { mayBeName } from './headwords/may-be-name.ts';

/** A name that was found, with its text. */
export interface Found {
  name: string;
  lines: LineRange;
  blocks: readonly SegmentedBlock[];
}

/** Signs behind a name: each is looked for as the only one of its document. */
export const SIGNS: readonly { behind: RegExp; name: RegExp; example: string }[] = [
  { behind: /^[*"”’')\]]{0,4}\s?:[*]{0,2}\s/u, name: /^(?<name>[^.:;!?]{2,60}?)\s?:\s+\S/u, example: 'barge: It floats.' },
  { behind: /^[*"”’')\]]{0,4}\s[-–—]{1,2}\s/u, name: /^(?<name>[^.:;!?]{2,60}?)\s[-–—]{1,2}\s+\S/u, example: 'barge - It floats.' },
  { behind: /^[*"”’')\]]{0,4}\.[*]{0,2}\s+["“'‘(]?\p{Lu}/u, name: /^(?<name>[^.:;!?]{2,40}?)\.\s+["“'‘(]?\p{Lu}/u, example: 'Barge. It floats.' },
];
/** The share of names behind which the sign stands; fewer names say nothing. */
const NEARLY_ALL = 0.8;
const FEWEST = 4;
const MOST_WORDS = 6;
/** Where a copy has lost its breaks, a name stands behind any sentence. */
const BEHIND_SENTENCE = /(?<=[.!?]["”’)]{0,2})\s+(?=["“'‘(]?[\p{L}\d])/u;
/** The share of names in the order of the alphabet, where nothing but a line of its own tells a name. */
const NEARLY_SORTED = 0.9;
/** An item of a list, at the edge of its lines or behind it. */
const ITEM = /^\s*[-•*·]\s/u;
/** Words before a name: a mark of what is new, a bullet. */
const MARK = /^[^\p{L}\d"“'‘(]{0,4}/u;

/**
 * Reads: a document and the names found in it, in its order. Writes: the lines in their texts that could be names just as well.
 */
export function namesPassedOver({ lines }: SourceFile, found: readonly Found[]): string[] {
  if (found.length < FEWEST) return [];
  const behind = found.map(({ name, lines: [first] }) => {
    const line = lines[first - 1] ?? '';
    const at = line.indexOf(name);
    return at < 0 ? '' : line.slice(at + name.length);
  });
  const sign = SIGNS.find((one) => behind.filter((rest) => one.behind.test(`${rest} `)).length >= found.length * NEARLY_ALL);
  const keys = found.map(({ name }) => sortKey(name));
  if (sign === undefined) return behind.filter((rest) => rest.trim() === '').length >= found.length * NEARLY_ALL && risingShare(keys) >= NEARLY_SORTED ? titlesPassedOver(found, keys) : [];
  const areItems = found.filter(({ lines: [first] }) => ITEM.test(lines[first - 1] ?? '')).length >= found.length * NEARLY_ALL;
  if (areItems && risingShare(keys) < NEARLY_SORTED) return itemsPassedOver(found, sign.name);
  const isInOneLine = lines.filter((line) => line.trim() !== '').length < found.length;
  return found.flatMap(({ blocks }, at) => {
    let before = keys[at] ?? '';
    // What it says itself that it holds is its own: `replace the sections on "Lock Phase" and "Mooring Phase" with:`.
    const said = sortKey(blocks[0]?.text ?? '');
    const texts = isInOneLine ? blocks.flatMap(({ text }) => text.split(BEHIND_SENTENCE).slice(1)) : blocks.slice(1).flatMap(({ text, type }) => (type === 'paragraph' ? [text] : []));
    return texts.flatMap((text) => {
      const name = nameIn(text, sign.name);
      const key = name === null ? '' : sortKey(name);
      const next = keys[at + 1];
      if (name === null || said.includes(key) || key <= before || (next !== undefined && next > before && key >= next)) return [];
      before = key;
      return [name];
    });
  });
}

/** Names in the items of one list, in no order: items within their texts that hold a name and a text, too, each once. */
function itemsPassedOver(found: readonly Found[], is: RegExp): string[] {
  const names = found.flatMap(({ blocks }) => blocks.slice(1).flatMap(({ text, type, level }) => (type === 'bullet' && level === 0 ? nameIn(text, is) ?? [] : [])));
  const [own, others] = [new Set(found.map(({ name }) => sortKey(name))), Map.groupBy(names, sortKey)];
  return names.filter((name) => !own.has(sortKey(name)) && others.get(sortKey(name))?.length === 1);
}

/** Sorted names, each alone on its line: lines in their texts that stand so, too, above a text and between the neighbours' names. */
function titlesPassedOver(found: readonly Found[], keys: readonly string[]): string[] {
  return found.flatMap(({ blocks }, at) => {
    let before = keys[at] ?? '';
    return blocks.slice(1, -1).flatMap(({ text, type, lines: [first, last] }, index) => {
      const above = blocks[index];
      const below = blocks[index + 2];
      const stands = type === 'paragraph' && first === last && above !== undefined && above.lines[1] < first - 1 && below?.lines[0] === last + 1;
      const name = stands && !/[.!?:;,]$/u.test(text) ? nameIn(`${text}: a`, ALONE) : null;
      const [key, next] = [sortKey(text), keys[at + 1]];
      if (name === null || key <= before || (next !== undefined && next > before && key >= next)) return [];
      before = key;
      return [name];
    });
  });
}

/** A whole line, with a sign put behind it. */
const ALONE = /^(?<name>[^.:;!?]{2,60}): a$/u;

function nameIn(text: string, is: RegExp): string | null {
  const name = is.exec(text.slice(0, 100).replace(MARK, ''))?.groups?.['name'];
  return name !== undefined && mayBeName(name, { words: MOST_WORDS, noLabel: true }) ? name : null;
}
