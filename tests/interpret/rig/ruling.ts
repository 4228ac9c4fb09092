import { emptyPlace } from '../../../scripts/interpret/amendments/drafts/draft.ts';
import type { Instruction, Place } from '../../../scripts/interpret/instruction.ts';
import type { SegmentedBlock, SegmentedRuling } from '../../../scripts/segment/segments.ts';

/** A paragraph; one that begins with "- " or "1. " is a list item, and asterisks are emphasis. */
function blockOf(printed: string, line: number): SegmentedBlock {
  const marker = /^(?:-|\d+\.)(?= )/.exec(printed)?.[0] ?? null;
  const marked = marker === null ? printed : printed.slice(marker.length + 1);
  const type = marker === null ? 'paragraph' : marker === '-' ? 'bullet' : 'numbered';
  return { type, text: marked.replace(/\*+(?=\S)|(?<=\S)\*+(?=\W|$)/g, ''), marked, lines: [line, line], level: 0, marker };
}

/** A ruling from its paragraphs, one a line. */
export function rulingOf(paragraphs: string[], { topic = 'ferry', section = null }: { topic?: string | null; section?: string | null } = {}): SegmentedRuling {
  return { topic, starred: false, section, effective: null, lines: [1, paragraphs.length], blocks: paragraphs.map((printed, index) => blockOf(printed, index + 1)) };
}

/** A place that names only this much. */
export const place = (named: Partial<Place>): Place => ({ ...emptyPlace, ...named });

/** Position 2 alone, or 2 to 4. */
export const at = (from: number, to = from) => ({ from, to });

/** What is compared of an instruction; what is left out here is `null` there, and the place is the whole place. */
export interface Expected {
  is: `${Instruction['operation']} of ${Instruction['unit']}`;
  place?: Partial<Place>;
  old?: string;
  new?: string;
}

/** An instruction in the shape of `Expected`, every key filled. */
export const asExpected = ({ operation, unit, place: found, oldText, newText }: Instruction) =>
  ({ is: `${operation} of ${unit}`, place: found, old: oldText, new: newText });

export const filled = (expected: Expected) =>
  ({ is: expected.is, place: place(expected.place ?? {}), old: expected.old ?? null, new: expected.new ?? null });
