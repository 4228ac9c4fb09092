import type { SegmentedBlock } from '../../segment/segments.ts';

const old = /^(?:\(?[a-z\d]{1,2}[.)] )?(?:old|was|before|current|currently|existing|previous|previously|formerly)(?: (?:text|wording|version))? ?: ?(?=\S)/i;
const now = /^(?:new|now|is|after|revised|corrected|updated|becomes)(?: (?:text|wording|version))? ?: ?(?=\S)/i;

/** What the label announces, in quotation marks; null where it has some inside, or stands for words instead of being them. */
function quoted(text: string, label: RegExp): string | null {
  const words = text.replace(label, '').trim();
  if (/^(?:“[^“”]+”|"[^"]+")[.;]?$/.test(words)) return words.replace(/[.;]$/, '');
  return /["“”„«»]|^[([].*[)\]]$/.test(words) ? null : `“${words}”`;
}

function joined(first: SegmentedBlock, second: SegmentedBlock): SegmentedBlock | null {
  const [was, is] = [quoted(first.text, old), quoted(second.text, now)];
  if (was === null || is === null) return null;
  const text = `Old: ${was} New: ${is}`;
  return { ...first, text, marked: text, lines: [first.lines[0], second.lines[1]] };
}

const isPair = (first: SegmentedBlock | undefined, second: SegmentedBlock | undefined): boolean =>
  first !== undefined && second !== undefined && old.test(first.text) && now.test(second.text);

/**
 * "Old: ..." and "New: ..." in two paragraphs are one order. Where other paragraphs follow, these may be the rest of the
 * new words, and nothing is joined.
 */
export function withOldAndNew(blocks: SegmentedBlock[]): SegmentedBlock[] {
  const found: SegmentedBlock[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const [first, second, next] = blocks.slice(at, at + 3);
    const pair = first && second && isPair(first, second) && (next === undefined || isPair(next, blocks[at + 3])) ? joined(first, second) : null;
    found.push(...(pair ? [pair] : first ? [first] : []));
    if (pair) at++;
  }
  return found;
}
