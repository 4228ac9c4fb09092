/** A document that somebody quotes in a letter: the signs before its lines are none of it, and no more is what he says of it. */
import type { ReadingLine } from '../source-file.ts';

/** One or more signs of quoting at the head of a line: `> > text`. */
const QUOTED = /^\s?(?:>\s?)+/u;
/** The share of a letter's lines that are quoted where the letter does no more than pass a document on. */
const MOST = 0.6;

/** Reads: the lines of a text. Writes: the same without signs of quoting, where most lines have them. */
export function withoutQuoting(lines: ReadingLine[]): ReadingLine[] {
  const written = lines.filter(({ text }) => text.trim() !== '');
  if (written.filter(({ text }) => QUOTED.test(text)).length < written.length * MOST) return withoutQuotedTail(lines);
  const last = lines.findLastIndex(({ text }) => QUOTED.test(text));
  const remarks = remarksBetween(lines);
  // What stands below a document that was passed on, and between its paragraphs, is what another says of it.
  return lines.map((line, at) => ({ ...line, text: at > last || remarks.has(at) ? '' : line.text.replace(QUOTED, '') }));
}

/** Lines of a remark, and the share of all quoted lines that remarks may have: who answers questions has more to say. */
const LONGEST_REMARK = 4;
const FEW = 0.2;
/** A line that a mail program broke, or a name with its text, is none. */
const OF_DOCUMENT = /^\s*(?:\p{Ll}|[*+•-]\s)|^.{1,60}(?::\s|:$|\s[-–—]{1,2}\s)/u;
const HELD = 40;

/** Paragraphs without signs between quoted ones, with a gap on either side, in which somebody says a few words of what stands above. */
function remarksBetween(lines: readonly ReadingLine[]): ReadonlySet<number> {
  const runs: number[][] = [];
  lines.forEach(({ text }, at) => {
    if (text.trim() === '' || QUOTED.test(text)) return;
    if (runs.at(-1)?.at(-1) === at - 1) runs.at(-1)?.push(at);
    else runs.push([at]);
  });
  const quoted = lines.filter(({ text }) => QUOTED.test(text) && text.replace(QUOTED, '').trim() !== '').length;
  const between = runs.filter((run) => isBetween(lines, run[0] ?? 0, run.at(-1) ?? 0));
  const areRemarks = between.flat().length <= quoted * FEW && between.every((run) => run.length <= LONGEST_REMARK && !OF_DOCUMENT.test(lines[run[0] ?? 0]?.text ?? ''));
  return new Set(areRemarks ? between.flat() : []);
}

/** Whether a gap parts lines from the quoted ones above and below, of which those above end a sentence, and ask nothing. */
function isBetween(lines: readonly ReadingLine[], first: number, last: number): boolean {
  const [above, below] = [lines.slice(Math.max(0, first - HELD), first), lines.slice(last + 1, last + 1 + HELD)].map((all) => all.map(({ text }) => text));
  const [said = '', next = ''] = [above?.findLast((text) => text.trim() !== ''), below?.find((text) => text.trim() !== '')];
  return above?.at(-1)?.trim() === '' && below?.[0]?.trim() === '' && QUOTED.test(said) && QUOTED.test(next) && /[.!…]["”’)]*\s*$/u.test(said);
}

/** Who wrote what is quoted below: "On 27 February, Nan wrote:". */
const WROTE = /\b(?:wrote|writes|said|schrieb)\s?:?\s*$/iu;

/** A letter that is quoted to its end below another, with the line that says who wrote it, is none of the document. */
function withoutQuotedTail(lines: ReadingLine[]): ReadingLine[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== '' && !QUOTED.test(text));
  const tail = lines.slice(last + 1).filter(({ text }) => text.trim() !== '');
  const own = WROTE.test(lines[last]?.text ?? '');
  const quoted = tail.length > 1 && (own || tail.slice(0, 2).some(({ text }) => WROTE.test(text)));
  return quoted ? lines.map((line, at) => (at > last || (own && at === last) ? { ...line, text: '' } : line)) : lines;
}
