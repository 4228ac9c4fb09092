import { readFileSync, readdirSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { commandKinds } from '../../scripts/interpret/amendments/commands/command-kinds.ts';
import { foldText } from '../../scripts/interpret/amendments/sentences/fold-text.ts';
import { instructionGrammar } from '../../scripts/interpret/amendments/grammar/instruction-grammar.ts';
import { mayInstruct } from '../../scripts/interpret/amendments/sentences/may-instruct.ts';

const folder = new URL('../../scripts/interpret/amendments/grammar/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ohm')).map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');

describe('each kind of command', () => {
  test.for(Object.entries(commandKinds))('%s passes the quick look', ([, { example }]) => {
    expect(mayInstruct(foldText(example).text)).toBe(true);
  });

  test('of the grammar stands in the table', () => {
    const rules = Object.keys(instructionGrammar.rules);
    const verbal = /^(?:Delete|Replace|Revise|Add|Move|Format|Passive|Reading|Terse|Erratum|Pointing|PlacedPointing|Becoming)_\w+$/;
    expect(rules.filter((rule) => verbal.test(rule) && !(rule in commandKinds))).toEqual([]);
  });
});

/** Lists of words such as ("to read" | "to"); a choice is made once, so an earlier word must not begin a later one. */
const wordLists = [...sources.matchAll(/\((?:\s*"[^"\n]*"(?:\s*\|)?)+\s*\)/g)].map(([list]) => [...list.matchAll(/"([^"\n]*)"/g)].map(([, word]) => word ?? ''));

test('no word of the grammar hides a longer one behind it', () => {
  expect(wordLists.length).toBeGreaterThan(50);
  const hidden = wordLists.flatMap((words) => words.flatMap((word, index) => words.slice(index + 1).filter((later) => later.startsWith(word))));
  expect(hidden).toEqual([]);
});
