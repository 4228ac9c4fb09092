// eslint-disable-next-line no-restricted-imports -- the grammar is a part of the program, kept in files of its own
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Grammar } from 'ohm-js';

import { wordsGrammar } from '../../language/en/grammar-words.ts';
import { readGrammar } from './read-grammar.ts';

const sources = ['vocabulary', 'places', 'instruction', 'pointers'];

const read = (name: string): string => readFileSync(new URL(`./grammar/${name}.ohm`, import.meta.url), 'utf8');

const kept = fileURLToPath(new URL('../../../node_modules/.cache/in-force/instruction-grammar.json', import.meta.url));

/** The grammar of instruction sentences, built from the tables of words and the files of `grammar/`, each on top of the one before. */
export const instructionGrammar: Grammar = readGrammar([wordsGrammar, ...sources.map(read)].join('\n'), 'Pointers', kept);
