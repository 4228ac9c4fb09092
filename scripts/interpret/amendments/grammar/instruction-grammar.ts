// eslint-disable-next-line no-restricted-imports -- the grammar is a part of the program, kept in files of its own
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Grammar } from 'ohm-js';

import { wordsGrammar } from '../../../language/en/grammar-words.ts';
import { withNextLetter } from './next-letter.ts';
import { readGrammar } from './read-grammar.ts';

/** Each on top of the one before. */
const grammars = ['vocabulary', 'places', 'instruction', 'pointers'];

const here = (name: string): URL => new URL(name, import.meta.url);

/** One grammar is too long for one file: its file opens it, and rules that name each other stand in the files of its folder. */
function read(grammar: string): string {
  const parts = readdirSync(here(`./${grammar}/`)).filter((name) => name.endsWith('.ohm')).toSorted();
  const rules = parts.map((part) => readFileSync(here(`./${grammar}/${part}`), 'utf8')).join('\n');
  return readFileSync(here(`./${grammar}.ohm`), 'utf8').replace(/\}\s*$/u, () => `${rules}}\n`);
}

const kept = fileURLToPath(new URL('../../../../node_modules/.cache/in-force/instruction-grammar.json', import.meta.url));

/** The grammar of instruction sentences, built from the tables of words and the files of `grammar/`. */
export const instructionGrammar: Grammar = withNextLetter(grammarAsRead());

/** The same as the library reads it, which tries every way. */
export function grammarAsRead(): Grammar {
  return readGrammar([wordsGrammar, ...grammars.map(read)].join('\n'), 'Pointers', kept);
}
