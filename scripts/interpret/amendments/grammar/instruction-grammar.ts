// eslint-disable-next-line no-restricted-imports -- the grammar is a part of the program, kept in files of its own
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Grammar } from 'ohm-js';

import { wordsGrammar } from '../../../language/en/grammar-words.ts';
import { readGrammar } from './read-grammar.ts';

const sources = ['vocabulary', 'places', 'instruction', 'pointers'];

/** One grammar is too long for one file: rules that name each other stand in these, and belong inside its braces. */
const insideInstruction = ['sentences', 'deleting', 'enclosing', 'replacing', 'adding', 'moving', 'reports', 'readings', 'new-words'];

const file = (name: string): string => readFileSync(new URL(`./${name}.ohm`, import.meta.url), 'utf8');

function read(name: string): string {
  const source = file(name);
  if (name !== 'instruction') return source;
  const rules = insideInstruction.map((part) => file(`instruction/${part}`)).join('\n');
  return source.replace(/\}\s*$/u, () => `${rules}}\n`);
}

const kept = fileURLToPath(new URL('../../../../node_modules/.cache/in-force/instruction-grammar.json', import.meta.url));

/** The grammar of instruction sentences, built from the tables of words and the files of `grammar/`, each on top of the one before. */
export const instructionGrammar: Grammar = readGrammar([wordsGrammar, ...sources.map(read)].join('\n'), 'Pointers', kept);
