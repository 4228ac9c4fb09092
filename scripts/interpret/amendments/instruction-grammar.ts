// eslint-disable-next-line no-restricted-imports -- the grammar is a part of the program, kept in files of its own
import { readFileSync } from 'node:fs';
import { wordsGrammar } from '../../language/en/grammar-words.ts';
import { grammars } from 'ohm-js';
import type { Grammar } from 'ohm-js';

const sources = ['vocabulary', 'places', 'instruction'];

const read = (name: string): string => readFileSync(new URL(`./grammar/${name}.ohm`, import.meta.url), 'utf8');

/** The grammar of instruction sentences, built from the tables of words and the files of `grammar/`, each on top of the one before. */
export const instructionGrammar: Grammar = builtGrammar();

function builtGrammar(): Grammar {
  const { Instruction } = grammars([wordsGrammar, ...sources.map(read)].join('\n'));
  if (!Instruction) throw new Error('grammar/instruction.ohm defines no grammar of the name Instruction');
  return Instruction;
}
