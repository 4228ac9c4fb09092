import { command } from './command/command.ts';
import { day, existingFolder, outputFolder } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { ingestAgain } from './ingest/kept-on-disk.ts';
import { nextSteps } from './report/next-steps.ts';
import { documentsLeftOut, summary } from './report/summary.ts';

const program = command('ingest', 'Reads published documents and writes them as MDX and corpus.json: entries, versions, rulings. Exit code 1 where a document was left out.')
  .option('--from <folder>', 'the documents to read', existingFolder, 'content')
  .option('--to <folder>', 'where to write, beside what else lies there (default: the same folder)', outputFolder)
  .option('--fresh', 'read everything anew: take nothing of what earlier runs kept in .corpus/.kept')
  .option('--today <day>', 'the day whose text is the text in force (default: today)', day);

await run(program, async ({ from, to, today = operatorsToday(), fresh }) => {
  const result = await step('Reading the documents', () => ingestAgain({ from, to: to ?? from, today, isFresh: fresh === true }));
  for (const line of summary(result, from === 'content' ? null : from)) say(line);
  say(nextSteps(from, to ?? from));
  return documentsLeftOut(result.corpus).length > 0 ? 1 : 0;
});
