import path from 'node:path';

import { buildFinder } from '../../src/search/build-finder.ts';
import { documentsOf } from '../../src/search/documents/documents-of.ts';
import { command } from '../../scripts/command/command.ts';
import { existingFolder } from '../../scripts/command/option-values.ts';
import { run } from '../../scripts/command/run.ts';
import { say } from '../../scripts/command/say.ts';
import { operatorsToday } from '../../scripts/command/today.ts';
import { withPagefind } from './pagefind-over.ts';
import { readIngested } from '../../scripts/site/corpus-folder.ts';
import { readQueries } from './read-queries.ts';
import { judge, judgeSets } from './relevance.ts';
import type { Search } from './relevance.ts';
import { reportLines, setLines } from './report-lines.ts';
import { placesFor } from '../../scripts/site/places.ts';

const shipped = placesFor(undefined).corpus;

const bench = command('bench:search', "Measures whether the right entry comes first, on players' queries, beside Pagefind with its defaults.")
  .option('--corpus <folder>', 'the corpus folder, with its corpus.json', existingFolder, shipped)
  .option('--queries <file>', 'the queries: [{ "q": ..., "expect": [headwords] }]', path.join(shipped, 'queries.json'))
  .option('--questions <file>', 'questions in words that the documents do not use, each with its "set": measured without Pagefind')
  .option('--json', 'the figures and the misses as JSON');

await run(bench, async ({ corpus: folder, queries: file, questions, json }) => {
  const queries = await readQueries(questions ?? file);
  const corpus = await readIngested(folder);
  const today = operatorsToday();
  const finder = buildFinder(corpus, today);
  const search: Search = (typed) => Promise.resolve(finder.find(typed).results.map(({ document }) => document.headword));
  if (questions !== undefined) return sayAll(await judgeSets(search, queries), json === true, setLines);
  const ours = await judge(search, queries);
  const pagefind = await withPagefind(documentsOf(corpus, today), (search) => judge(search, queries));
  const figures = { corpus: corpus.title, queries: queries.length, inForce: ours, pagefind };
  return sayAll(figures, json === true, reportLines);
});

function sayAll<Figures>(figures: Figures, asJson: boolean, lines: (figures: Figures) => string[]): 0 {
  for (const line of asJson ? [JSON.stringify(figures, null, 1)] : lines(figures)) say(line);
  return 0;
}
