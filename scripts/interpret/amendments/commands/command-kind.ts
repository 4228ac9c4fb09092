import type { Operation } from '../../../../src/model/corpus.ts';
import type { Instruction } from '../../instruction.ts';
import type { Command } from './command.ts';

export interface CommandKind {
  operation: Operation;
  /** What the words that come with it are; new text where nothing is said. */
  brings?: Command['brings'];
  takesProse?: boolean;
  /** What a renumbering does with the parts that it names. */
  how?: NonNullable<Instruction['how']>;
  /** A sentence of this kind. */
  example: string;
}
