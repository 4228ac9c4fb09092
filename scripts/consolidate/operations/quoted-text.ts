import type { Case } from '../case.ts';
import { findQuoted } from '../text/quotation.ts';
import type { Found } from '../text/quotation.ts';
import { insertBehind } from '../text/blocks.ts';
import { words } from '../text/fold.ts';
import { exchange, splice } from '../text/splice.ts';
import type { Words } from '../text/splice.ts';
import { sentences } from '../text/sentences.ts';
import { statedPlace } from '../place/stated-place.ts';
import { isDamaged } from '../place/damage.ts';
import { applied, appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';
import { remove, substitute } from './edit.ts';
import type { Edit } from './edit.ts';

/** Fewer words than this may stand anywhere: they do not make a place certain where anything speaks against it. */
const ENOUGH = 3;

/** Quoted words are removed, replaced, or mark the place of an insertion: certain where they stand exactly once. */
export function quotedText(judged: Case, quoted: string): Verdict {
  const [found, ...others] = findQuoted(judged.text, quoted);
  if (found === undefined) return notFound(judged, quoted);
  if (others.length > 0) return refused('found more than once', `the quoted words stand here ${String(others.length + 1)} times`);
  const doubt = doubtful(judged, found, quoted);
  return doubt ?? changed(judged, withFullStop(judged, found));
}

/** A whole paragraph, list item or sentence goes with its full stop, quoted or not. */
function withFullStop({ instruction }: Case, found: Found): Found {
  const stop = /^[.!?]/u.test(found.block.text.slice(found.to)) ? 1 : 0;
  return instruction.unit === 'text' || instruction.operation === 'insertion' ? found : { ...found, to: found.to + stop };
}

function changed(judged: Case, found: Found): Verdict {
  const edit = edited(judged, found);
  if (edit === null) return refused('place not certain', 'new text of several paragraphs cannot stand inside one');
  const elsewhere = statedPlace(judged, found.block) === 'elsewhere' ? 'the quoted words stand in another paragraph here than the ruling says' : '';
  return edit.note === '' && elsewhere === '' ? applied(edit.change) : appliedWithNote(edit.change, elsewhere, edit.note);
}

function edited({ instruction, text, newBlocks, id }: Case, found: Found): Edit | null {
  if (instruction.operation === 'repeal') return remove(text, found, id);
  if (instruction.operation === 'substitution') return substitute(text, found, newBlocks, id);
  return besideQuotation(text, found, newBlocks, instruction.place.position, id);
}

/** "After "..." add ...": the new words follow the quoted ones, or come before them. */
function besideQuotation(text: Case['text'], { block, from, to }: Found, newBlocks: Case['newBlocks'], position: string | null, id: string): Edit | null {
  const [first, ...others] = newBlocks;
  if (first === undefined || others.length > 0) {
    const last = position === 'after' && block.text.slice(to).trim() === '';
    return last ? { change: { text: insertBehind(text, block, newBlocks), replaced: [] }, note: '' } : null;
  }
  const edited = position === 'before' ? splice(block, from, from, spaced(first, 0), id) : splice(block, to, to, spaced(first, 1), id);
  return { change: { text: exchange(text, block, edited), replaced: [block.id] }, note: '' };
}

/** Words with the space that parts them from the quotation, before or behind them. */
function spaced({ text, emphasis }: Words, before: 0 | 1): Words {
  const moved = emphasis.map((mark) => ({ ...mark, from: mark.from + before, to: mark.to + before }));
  return { text: before === 1 ? ` ${text}` : `${text} `, emphasis: moved };
}

/** What speaks against the one place where the words stand. */
function doubtful(judged: Case, found: Found, quoted: string): Verdict | null {
  const { instruction, namesakes, newBlocks } = judged;
  const short = words(quoted).length < ENOUGH;
  if (instruction.operation !== 'repeal' && newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  if (instruction.operation === 'insertion' && !['before', 'after'].includes(instruction.place.position ?? '')) return refused('place not certain');
  if (namesakes.some((twin) => findQuoted(twin.base, quoted).length > 0)) return refused('found more than once', 'another entry of the same name holds the quoted words too');
  if (short && isDamaged(judged)) return refused('copy damaged here', 'the quoted words may stand in what is lost, too');
  if (short && statedPlace(judged, found.block) !== 'there') return refused('place not certain', 'the quoted words stand here in another place than the ruling says');
  return wholeUnit(judged, found) ? null : refused('place not certain', `the quoted words are only a part of a ${instruction.unit} here`);
}

/** Where a whole paragraph, list item or sentence is named, the quotation must be one. */
function wholeUnit({ instruction }: Case, { block, from, to }: Found): boolean {
  const bare = (text: string) => words(text).join(' ');
  const quoted = bare(block.text.slice(from, to));
  if (instruction.operation === 'insertion') return true;
  if (instruction.unit === 'paragraph' || instruction.unit === 'list item') return bare(block.text) === quoted;
  if (instruction.unit === 'sentence') return sentences(block.text).some((sentence) => bare(sentence.text) === quoted);
  return true;
}

function notFound(judged: Case, quoted: string): Verdict {
  if (isDamaged(judged)) return refused('copy damaged here', 'the quoted words do not stand in what is left of the text');
  const already = judged.instruction.newText !== null && findQuoted(judged.text, judged.instruction.newText).length > 0;
  if (already) return refused('text not found', 'the new text stands here already');
  const otherCase = findQuoted(judged.text, quoted, false).length > 0;
  return otherCase ? refused('text not found', 'only in other capital letters') : refused('text not found');
}
