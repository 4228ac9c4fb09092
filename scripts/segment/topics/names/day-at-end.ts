/** Days printed at the end of rulings: `It burns at low water. [2013-05-02]`. Believed where most of a document's rulings bear one. */
import { datesIn } from '../../front-matter/dates.ts';
import type { SegmentedBlock, SegmentedRuling } from '../../segments.ts';

/** Behind the end of a sentence, between brackets or behind a dash; whoever ruled may stand before it. */
const AT_END = /(?<=[.!?]["”’]?)\s*(?:[([](?:\p{Lu}[\p{L}.]{0,12},?\s)??(?<set>\d[^[\]()]{5,20}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2},? \d{4})[)\]]|[–—-]\s?(?<bare>\d[\p{L}\d ,./-]{5,20}|\p{Lu}\p{Ll}{2,8}\.? \d{1,2},? \d{4}))\.?$/u;
const FEWEST = 3;
const MOST = 0.6;

/** Reads: the rulings of a document. Writes: those that end with a day of their own hold from it, and no longer print it. */
export function withDaysAtEnd(rulings: SegmentedRuling[]): SegmentedRuling[] {
  const dated = rulings.map(dayAtEnd);
  const found = dated.filter((one) => one !== null).length;
  if (found < FEWEST || found < rulings.length * MOST) return rulings;
  return rulings.map((ruling, at) => dated[at] ?? ruling);
}

/** Null for a ruling that bears a day behind its topic, none, or one in the midst of its text as well. */
function dayAtEnd(ruling: SegmentedRuling): SegmentedRuling | null {
  const last = ruling.blocks.at(-1);
  const found = last === undefined ? null : dayIn(last);
  if (last === undefined || found === null || ruling.effective !== null || ruling.blocks.slice(0, -1).some((block) => dayIn(block) !== null)) return null;
  const shorter = { ...last, text: last.text.replace(AT_END, ''), marked: last.marked.replace(AT_END, '') };
  return { ...ruling, effective: { from: found.day, to: null, words: found.words }, blocks: [...ruling.blocks.slice(0, -1), shorter] };
}

function dayIn({ text }: SegmentedBlock): { day: string; words: string } | null {
  const groups = AT_END.exec(text.slice(-80))?.groups;
  const words = (groups?.['set'] ?? groups?.['bare'] ?? '').trim();
  const [date, ...others] = datesIn(words);
  const day = date?.text.length === words.length && others.length === 0 ? date.day : null;
  return day === null ? null : { day, words };
}
