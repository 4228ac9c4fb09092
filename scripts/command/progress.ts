import { Listr, ListrLogger, ProcessOutput } from 'listr2';
import type { ListrDefaultRendererLogLevels } from 'listr2';

/** Says, while a step runs, what it is at. */
export type Tell = (detail: string) => void;

type Work<T> = (tell: Tell) => Promise<T>;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Drawn on the error stream, so that what a command writes can be piped on; other output waits until the step is over. */
const drawing = (): ListrLogger<ListrDefaultRendererLogLevels> => new ListrLogger({
  useIcons: false,
  toStderr: [],
  processOutput: new ProcessOutput(process.stderr, process.stdout, { leaveEmptyLine: false }),
});

/** A terminal too narrow to draw on (some that are no terminals have no width at all) gets plain lines. */
const canDraw = (): boolean => process.stderr.isTTY && process.stderr.columns >= 40;

async function moving<T>(title: string, work: Work<T>): Promise<T> {
  const began = performance.now();
  const results: T[] = [];
  await new Listr<unknown, 'default', 'silent'>([{
    title,
    task: async (_, task) => {
      results.push(await work((detail) => { task.output = detail; }));
      task.title = `${title} (${seconds(began)})`;
    },
  }], {
    forceTTY: true,
    registerSignalListeners: false,
    rendererOptions: { logger: drawing(), showErrorMessage: false },
  }).run();
  return results[0] as T;
}

async function plain<T>(title: string, work: Work<T>): Promise<T> {
  const began = performance.now();
  const line: Tell = (text) => { process.stderr.write(`${text}\n`); };
  line(`${title} ...`);
  const result = await work((detail) => { line(`  ${detail}`); });
  line(`${title}: done (${seconds(began)})`);
  return result;
}

/**
 * Does one step of a command and shows that it runs, that it is done and how long it took.
 *
 * On a terminal one moving line, in a pipe plain lines; both on the error stream. An error passes through, for `run` to
 * tell.
 *
 * @param title - what is being done: "Reading the documents"
 * @param work - the step; it may tell what it is at
 * @returns what `work` returned
 *
 * @example const result = await step('Reading the documents', () => ingest({ from, to }));
 */
export const step = <T>(title: string, work: Work<T>): Promise<T> =>
  (canDraw() ? moving(title, work) : plain(title, work));
