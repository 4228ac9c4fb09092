import type { Corpus } from '../src/model/corpus.ts';
import { command } from './command/command.ts';
import { day, existingFolder } from './command/option-values.ts';
import { step } from './command/progress.ts';
import { run } from './command/run.ts';
import { say } from './command/say.ts';
import { operatorsToday } from './command/today.ts';
import { UsageError } from './command/usage-error.ts';
import { readCorpus } from './ingest/ingest.ts';
import { explainInstruction } from './interpret/amendments/explain-instruction.ts';
import { readCorpusData } from './read/corpus-data.ts';
import { checkReport, waitingDecisions } from './report/check-report.ts';
import { typed } from './report/next-steps.ts';

const program = command('check', 'Says what is wrong with a corpus and which amendments wait for a decision. Writes nothing. Exit code 1 where there is an error.')
  .option('--from <folder>', 'the documents to read (default: the invented game)', existingFolder)
  .option('--corpus <folder>', 'a corpus folder that was ingested before, instead of its documents', existingFolder)
  .option('--today <day>', 'the day whose text is the text in force (default: today)', day)
  .option('--explain <sentence>', 'says how one sentence of a ruling is understood, and reads no documents')
  .option('--propose <amendment>', 'prints a decision file, ready to fill in, for an amendment that waits; put it into the decisions/ folder');

/** What an earlier ingestion left, where the folder holds that; else what its documents come to. */
async function held(from: string | undefined, ingested: string | undefined, today: string): Promise<Corpus> {
  const left = ingested === undefined ? null : await readCorpusData(ingested);
  return left ?? (await readCorpus(from ?? ingested ?? 'content', today)).corpus;
}

/** The options that name the corpus, to be copied into a shell. */
function asAsked(options: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(options).map(([name, value]) => (value === undefined ? '' : ` --${name} ${typed(value)}`)).join('');
}

await run(program, async ({ from, corpus: ingested, today, explain, propose }) => {
  if (explain !== undefined) {
    say(explainInstruction(explain));
    return 0;
  }
  if (from !== undefined && ingested !== undefined) throw new UsageError('Give --from (documents) or --corpus (ingested before), not both.');
  if (ingested !== undefined && today !== undefined) throw new UsageError('--today is for documents: what was ingested before has its day already.');
  const asOf = today ?? operatorsToday();
  const corpus = await step('Reading the documents', () => held(from, ingested, asOf));
  if (propose !== undefined) {
    const waiting = waitingDecisions(corpus).find(({ amendment }) => amendment === propose);
    if (!waiting) throw new UsageError(`No amendment “${propose}” waits for a decision; \`npm run check\` lists those that do.`);
    say(waiting.proposal.trimEnd());
    return 0;
  }
  const report = checkReport(corpus, asAsked({ from, corpus: ingested }));
  for (const line of report.lines) say(line);
  return report.failed ? 1 : 0;
});
