import { createHash } from 'node:crypto';
// eslint-disable-next-line no-restricted-imports -- what is kept is a form of the program's own grammar, and of no document
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as ohm from 'ohm-js';
import type { Grammar } from 'ohm-js';

/** What the library has for the grammars that it makes into files, and its types leave out. */
interface Recipes {
  makeRecipe: (recipe: unknown) => Grammar;
}
interface HasRecipe {
  toRecipe: () => string;
}

/** Of other sources, or of another version of the library, another grammar is made. */
const keyOf = (source: string): string => createHash('sha256').update(`${ohm.version}\n${source}`).digest('hex');

function keptIn(file: string, key: string): Grammar | null {
  try {
    const [keptKey, recipe] = JSON.parse(readFileSync(file, 'utf8')) as [string, unknown];
    return keptKey === key ? (ohm as unknown as Recipes).makeRecipe(recipe) : null;
  } catch {
    return null;
  }
}

/** Whoever may not write here reads the sources each time, and loses nothing else. */
function keep(file: string, key: string, grammar: Grammar): void {
  const fresh = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(fresh, `["${key}",${(grammar as unknown as HasRecipe).toRecipe()}]`);
    renameSync(fresh, file);
  } catch {
    // As said above.
  }
}

/**
 * The grammar of this name in a text of grammars.
 *
 * To read the text takes longer than to read a small corpus with it, so what came of it is kept for the next run.
 *
 * @param file - where it is kept: what does not fit there, for whatever reason, is made anew
 * @throws Error where the text defines no such grammar
 */
export function readGrammar(source: string, name: string, file: string): Grammar {
  const key = keyOf(source);
  const kept = keptIn(file, key);
  if (kept?.name === name) return kept;
  const grammar = ohm.grammars(source)[name];
  if (grammar === undefined) throw new Error(`the sources of the grammar define none of the name ${name}`);
  keep(file, key, grammar);
  return grammar;
}
