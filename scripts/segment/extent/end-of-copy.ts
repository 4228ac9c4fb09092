/** Whether a copy breaks off before its document ends. */
import type { SourceFile } from '../../read/source-file.ts';
import { isBlank } from '../blocks/paragraphs.ts';
import { isPipes } from '../layouts/pipes.ts';
import type { CutDocument, SegmentedEntry } from '../segments.ts';

/** The end of a sentence that nothing need follow: a colon or a semicolon announces more. */
const END = /[.!?…][\])"”’'*]*$/u;
/** The share of the other entries that end in a sentence where the last one must, too. */
const MOST = 0.6;
/** Characters that show where a copy breaks off. */
const SHOWN = 40;

/** A document, and in a few words how the copy of it ends or begins where it is cut; null where it is not. */
export interface CopyEdge {
  document: CutDocument;
  why: string | null;
}

/** Reads: a document as cut. Writes: the same, its last entry marked as partial where the copy breaks off in its midst. */
export function endOfCopy(source: SourceFile, document: CutDocument): CopyEdge {
  const last = document.entries.at(-1);
  if (last === undefined || hasFoot(source, last) || !breaksOff(last, document.entries.slice(0, -1))) return { document, why: null };
  const line = last.blocks.at(-1)?.lines[1] ?? last.lines[1];
  const loss = { what: last.blocks.length === 0 ? 'what follows the headword: this copy breaks off there' : `the end: this copy breaks off after “${tail(last)}”`, line };
  const losses = [...last.losses.filter(({ what }) => !what.startsWith('the end of a sentence that breaks off')), loss];
  const cut: SegmentedEntry = { ...last, completeness: last.blocks.length === 0 ? 'headword only' : 'partial', losses };
  return { document: { ...document, entries: [...document.entries.slice(0, -1), cut] }, why: `ends in the midst of “${last.headword}”` };
}

/** Whether anything but blank lines stands behind an entry: a page's foot, or the pipes that end its cell. */
function hasFoot({ lines }: SourceFile, { lines: [, end] }: SegmentedEntry): boolean {
  const behind = lines.slice(end).some((text) => !isBlank(text));
  return behind || /\|\s*$/u.test(lines[end - 1] ?? '') || isPipes(lines[end - 1] ?? '');
}

/** Whether an entry ends in mid-sentence, where the others do not. */
function breaksOff(last: SegmentedEntry, others: readonly SegmentedEntry[]): boolean {
  if (last.blocks.length === 0) return others.length > 0 && others.every(({ blocks }) => blocks.length > 0);
  const ended = others.filter(({ blocks }) => blocks.length > 0 && endsWhole(blocks.at(-1)?.text ?? '')).length;
  const withText = others.filter(({ blocks }) => blocks.length > 0).length;
  return !endsWhole(last.blocks.at(-1)?.text ?? '') && ended >= withText * MOST;
}

function endsWhole(text: string): boolean {
  return END.test(text.trimEnd());
}

function tail({ blocks }: SegmentedEntry): string {
  const text = blocks.at(-1)?.text ?? '';
  return text.length <= SHOWN ? text : text.slice(-SHOWN).replace(/^\S*\s/u, '');
}
