/** Rows of facts in place of texts: a checklist, a price list, an index, a deck. No text among them is a sentence, and most hold figures, boxes to tick, or what others hold, too. */
import { endsSentence } from './blocks/ends-sentence.ts';
import type { SegmentedEntry } from './segments.ts';
import { opensAsInstruction } from './topics/names/instruction-openings.ts';

/** So many names with something below them, and so large a share of all; nearly nothing of it is told, and most holds a fact. */
const FEWEST = 4;
const TOLD = 0.6;
const NEARLY_ALL = 0.9;
const MOST = 0.6;
/** Characters of a row, and words of each of its parts, at the most. */
const LONGEST = 120;
const MOST_WORDS = 4;

/** A box to tick. */
const BOX = /\[(?: |_| x|x)?\]|\(\s\)|[□☐☑☒❏❑]|_{2,}/iu;
const PRICE = /[$€£] ?\d|\b\d{1,5}[.,]\d{2}\b/u;
/** Figures, or the letter of a rarity between the parts of a row or at its end. */
const FIGURE = /\d/u;
const RARITY = /(?:^|[\s([/-])(?:[CURPVMF]\d?|AR|UR|SR|VR|XR)(?=$|[\s)\]/,;-])/u;
const BETWEEN = /\s[-–—|/•·]\s|[,;|\t]|\s{3,}/u;
/** Words that stand small among names, too. */
const AMONG_NAMES = /^(?:and|at|by|de|for|from|in|la|of|on|the|to|van|von|with)$/u;
const POINTS_ON = /^\(?(?:see|cf\.?|compare|same as|short for)\b/iu;

/** Reads: the entries found in a document. Writes: whether what stands below their names are rows of facts; of the last only the first counts, for a page says more at its end. */
export function areRowsOfFacts(entries: readonly SegmentedEntry[]): boolean {
  const rows = entries.flatMap(({ headword, blocks }, at) => (blocks.length === 0 ? [] : [{ headword, texts: (at === entries.length - 1 ? blocks.slice(0, 1) : blocks).map(({ text }) => text.trim()) }]));
  if (rows.length < FEWEST || rows.length < entries.length * TOLD) return false;
  const texts = rows.flatMap((row) => [...new Set(row.texts)]);
  const [alike, parts] = [Map.groupBy(texts, (text) => text), Map.groupBy(texts.flatMap((text) => [...new Set(partsOf(text))]), (part) => part)];
  const isAgain = (text: string): boolean => !isTold(text) && ((alike.get(text)?.length ?? 0) > rows.length / 2 || partsOf(text).every((part) => (parts.get(part)?.length ?? 0) > 1));
  const facts = rows.filter((row) => row.texts.every((text) => isAgain(text) || isRow(text)));
  const sure = facts.filter((row) => row.texts.some(isAgain) || row.texts.some((text) => BOX.test(text)) || [row.headword, ...row.texts].some((one) => FIGURE.test(one) || RARITY.test(one)));
  return facts.length >= rows.length * NEARLY_ALL && sure.length >= rows.length * MOST;
}

const partsOf = (text: string): string[] => text.split(BETWEEN).map((part) => part.trim());

/** A sentence, a reference, or more than a row has room for. */
const isTold = (text: string): boolean => text.length > LONGEST || POINTS_ON.test(text) || opensAsInstruction(text) || endsSentence(text);

/** Boxes to tick, a price, nothing but names, or short parts with a sign between. */
function isRow(text: string): boolean {
  if (BOX.test(text) && text.length <= LONGEST) return true;
  if (isTold(text)) return false;
  const small = (text.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu) ?? []).filter((word) => !AMONG_NAMES.test(word)).length;
  const parts = partsOf(text);
  return small < 2 || PRICE.test(text) || (parts.length > 2 && parts.every((part) => part.split(/\s+/u).length <= MOST_WORDS));
}
