import { buildFinder } from '../src/search/build-finder.ts';
import { command } from './command/command.ts';
import { count, existingFolder } from './command/option-values.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { asData } from './search/as-data.ts';
import { asLines } from './search/as-lines.ts';
import { readIngested } from './site/corpus-folder.ts';
import { placesFor } from './site/places.ts';

const query = command('query', 'Searches the rules in force as the site does, and prints what it finds, best first. What players call things in other words stands under "also" in corpus.yaml.')
  .argument('<words...>', 'what a player would type; quotation marks keep a phrase together')
  .option('--corpus <folder>', 'the corpus folder, with its corpus.json', existingFolder, placesFor(undefined).corpus)
  .option('--json', 'as a list of { headword, id, score, ... }')
  .option('--exact', 'only the words as typed: nothing is repaired or completed')
  .option('--in-force', 'nothing that is repealed, superseded, or still to come')
  .option('--most <number>', 'so many results', count, 10);

await run(query, async ({ corpus: folder, json, exact, inForce, most }) => {
  const finder = buildFinder(await readIngested(folder), operatorsToday());
  const typed = query.args.join(' ');
  const finding = finder.find(typed, { exact: exact ?? false, among: inForce === true ? 'in force' : 'all', most });
  if (json === true) say(JSON.stringify(asData(finding), null, 1));
  else for (const line of asLines(finding, finder.nearest(typed, 5))) say(line);
  return 0;
});
