/** An instruction's words, and what each of them was read as. */
import type { Amendment, TileKind } from './corpus.ts';

/** What a reader is told of words that keep an instruction from being carried out. */
const stopping: Partial<Record<TileKind, string>> = {
  'not understood': 'These words were not understood',
  object: 'This is another thing than the entry',
  scope: 'This limits the instruction',
  day: 'This names a day or an occasion',
};

const inWords: Record<TileKind, string> = {
  command: 'what is to be done', place: 'where', 'old words': 'the words as they were', 'new words': 'the new words', reason: 'why', day: 'since or until when',
  scope: 'for whom, or in which games', object: 'another thing than the entry', remark: 'a remark', reference: 'a reference', politeness: 'politeness', 'not understood': 'not understood',
};

export interface InstructionWord {
  text: string;
  /** What the words are to the instruction. */
  is: string;
  /** Why they keep it from being carried out; null where they do not. */
  stops: string | null;
}

/** The words of an instruction in order, nothing left out. Words are marked only where it was not carried out. */
export function wordsOfInstruction({ instruction, tiles, outcome }: Pick<Amendment, 'instruction' | 'tiles' | 'outcome'>): InstructionWord[] {
  if (tiles.length === 0) return [{ text: instruction, is: inWords.command, stops: null }];
  return tiles.flatMap(({ from, to, as }, index) => {
    const until = tiles[index - 1]?.to ?? 0;
    const between = instruction.slice(until, from);
    const rest = index === tiles.length - 1 ? instruction.slice(to) : '';
    return [{ text: between + instruction.slice(from, to) + rest, is: inWords[as], stops: outcome === 'not applied' ? (stopping[as] ?? null) : null }];
  });
}
