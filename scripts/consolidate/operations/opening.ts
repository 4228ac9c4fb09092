import type { Block } from '../../../src/schemas/corpus.ts';
import type { Case } from '../case.ts';
import { statedPlace } from '../place/stated-place.ts';
import { replaceRun } from '../text/blocks.ts';
import { droppedInWords } from '../text/dropped.ts';
import { foldPrint, words } from '../text/fold.ts';
import { plainText } from '../text/blocks.ts';
import { appliedWithNote, refused } from '../verdict.ts';
import type { Verdict } from '../verdict.ts';

const ENOUGH = 3;

/**
 * A paragraph or list item of which only the first words are quoted is removed or replaced where exactly one begins so,
 * and where it stands at the place that the instruction names. The end is not quoted: the note says what went.
 */
export function byOpening(judged: Case, quoted: string): Verdict {
  const { instruction, text, newBlocks } = judged;
  const [block, ...others] = text.filter((candidate) => begins(candidate.text, quoted));
  if (!['repeal', 'substitution'].includes(instruction.operation)) return refused('place not certain');
  if (block === undefined) return refused('text not found', `nothing here begins “${quoted}”`);
  if (others.length > 0) return refused('found more than once', `${String(others.length + 1)} paragraphs begin “${quoted}”`);
  if (instruction.unit !== 'paragraph' && instruction.unit !== 'list item') return refused('place not certain', 'only the first words are quoted');
  if (statedPlace(judged, block) === 'elsewhere') return refused('place not certain', `what begins “${quoted}” stands in another place here`);
  if (words(quoted).length < ENOUGH && !placed(judged)) return refused('place not certain', 'too few words are quoted');
  return instruction.operation === 'repeal' ? removed(text, block) : replaced(text, block, newBlocks);
}

function begins(text: string, quoted: string): boolean {
  const folded = foldPrint(text);
  const start = foldPrint(quoted);
  return folded.startsWith(start) && !/^[\p{L}\p{N}]/u.test(folded.slice(start.length));
}

function placed({ instruction: { place } }: Case): boolean {
  return place.paragraphs !== null || place.items !== null;
}

function removed(text: Block[], block: Block): Verdict {
  const change = { text: text.filter((other) => other !== block), replaced: [block.id] };
  return appliedWithNote(change, 'only the first words are quoted', droppedInWords(block.text, ''));
}

function replaced(text: Block[], block: Block, newBlocks: Block[]): Verdict {
  if (newBlocks.length === 0) return refused('described, not quoted', 'the new text is not given');
  const change = { text: replaceRun(text, [block], newBlocks), replaced: [block.id] };
  return appliedWithNote(change, 'only the first words are quoted', droppedInWords(block.text, plainText(newBlocks)));
}
