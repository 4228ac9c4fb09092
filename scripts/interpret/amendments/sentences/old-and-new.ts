import type { SegmentedBlock } from '../../../segment/segments.ts';

const kinds = '(?:text|wording|version|sentence|phrase|words|reading|form|line)';
const oldNames = `(?:the )?(?:(?:old|was|before|current|currently|existing|previous|previously|formerly|original|printed|is|for)(?: ${kinds})?|(?:(?:it|the text|this entry|the entry|(?<part>the (?:[a-z]+|\\d+(?:st|nd|rd|th)) (?:sentence|paragraph|bullet|item)(?: of the (?:[a-z]+|\\d+(?:st|nd|rd|th)) paragraph)?)) )?(?:now |currently )?(?:reads|says))`;
const newNames = `(?:the )?(?:(?:new|now|is|is now|now reads|should be|should read|s/b|after|revised|corrected|replacement|updated|becomes|read|to read|should say)(?: ${kinds})?|it should (?:read|say|be))`;
const number = '(?:\\(?[a-z\\d]{1,2}[.)] )?';
const old = new RegExp(`^${number}${oldNames} ?: ?(?=\\S)`, 'i');
const now = new RegExp(`^${newNames} ?: ?(?=\\S)`, 'i');
/** The same labels, each alone in its paragraph. */
const oldAlone = new RegExp(`^${number}${oldNames} ?:$`, 'i');
const nowAlone = new RegExp(`^${newNames} ?:$`, 'i');

/** What the label announces, in quotation marks; null where it has some inside, or stands for words instead of being them. */
function quoted(words: string): string | null {
  if (/^(?:“[^“”]+”|"[^"]+")[.;]?$/.test(words)) return words.replace(/[.;]$/, '');
  return words === '' || /["“”„«»]|^[([].*[)\]]$/.test(words) ? null : `“${words}”`;
}

/** How a paragraph says what stood and what stands now: labels, labels alone above the words, the signs of a comparison. */
type Pair = { was: string; is: string; part?: string | undefined; blocks: SegmentedBlock[] } | null;

function labelled([first, second]: SegmentedBlock[]): Pair {
  if (!first || !second || !old.test(first.text) || !now.test(second.text)) return null;
  return { was: first.text.replace(old, '').trim(), is: second.text.replace(now, '').trim(), part: old.exec(first.text)?.groups?.['part'], blocks: [first, second] };
}

function underLabels([head, first, other, second]: SegmentedBlock[]): Pair {
  if (!head || !first || !other || !second || !oldAlone.test(head.text) || !nowAlone.test(other.text)) return null;
  return { was: first.text.trim(), is: second.text.trim(), part: oldAlone.exec(head.text)?.groups?.['part'], blocks: [head, first, other, second] };
}

const signed = ({ marker, text }: SegmentedBlock, sign: string): string | null =>
  (marker === sign ? text.trim() : marker === null && text.startsWith(`${sign} `) ? text.slice(2).trim() : null);

const signs = [['-', '+'], ['<', '>'], ['–', '+'], ['−', '+']] as const;

/** "- ice" and "+ snow": a line of each sign. */
function compared([first, second]: SegmentedBlock[]): Pair {
  if (!first || !second) return null;
  for (const [gone, come] of signs) {
    const [was, is] = [signed(first, gone), signed(second, come)];
    if (was !== null && is !== null) return { was, is, blocks: [first, second] };
  }
  return null;
}

function pairAt(blocks: SegmentedBlock[], at: number): Pair {
  const rest = blocks.slice(at, at + 4);
  return labelled(rest) ?? underLabels(rest) ?? compared(rest);
}

/** Words that no quotation mark ends, behind those for which they come: "6 marks until June", "6 marks. A slip.", "Removed." */
function goesOnBeyond(was: string, is: string): boolean {
  if (/["“”]/.test(is)) return false;
  const stops = (text: string): number => text.match(/[.;!?](?=\s|["”’)]*$)/g)?.length ?? 0;
  const bare = was.replace(/^["“]|["”][.;]?$/g, '');
  const isTold = (sign: RegExp): boolean => sign.test(is) && !sign.test(bare);
  return stops(is) !== stops(bare) || isTold(/\b(?:until|starting|beginning|from \d|as of|effective|only|pending|removed|deleted?|none|sic|tbd|thanks)\b|[-–—]/i) || (isTold(/\bor\b/i) && !/^\p{Lu}.*[.!?]$/u.test(is)) || !/[\p{L}\d]/u.test(is);
}

function joined({ was, is, part, blocks: [first, ...others] }: NonNullable<Pair>): SegmentedBlock | null {
  const [before, after] = [quoted(was), quoted(is)];
  // A bracket at the end may limit the change instead of being new.
  if (!first || before === null || after === null || goesOnBeyond(was, is) || (/\)\W*$/.test(is) && !/\)\W*$/.test(was))) return null;
  const text = part === undefined ? `Old: ${before} New: ${after}` : `Old text of ${part}: ${before} New text: ${after}`;
  return { ...first, type: 'paragraph', marker: null, text, marked: text, lines: [first.lines[0], others.at(-1)?.lines[1] ?? first.lines[1]] };
}

/**
 * "Old: ..." and "New: ..." in two paragraphs are one order. Where other paragraphs follow, these may be the rest of the
 * new words, and nothing is joined.
 */
export function withOldAndNew(blocks: SegmentedBlock[]): SegmentedBlock[] {
  const found: SegmentedBlock[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const pair = pairAt(blocks, at);
    const next = at + (pair?.blocks.length ?? 1);
    const isWhole = pair !== null && (next >= blocks.length || pairAt(blocks, next) !== null);
    const one = isWhole ? joined(pair) : null;
    const [block] = blocks.slice(at, at + 1);
    if (one) at = next - 1;
    found.push(...[one ?? block].filter((each) => each !== undefined));
  }
  return found;
}
