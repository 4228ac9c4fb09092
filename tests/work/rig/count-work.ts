import { Session } from 'node:inspector/promises';
import type { Profiler } from 'node:inspector';

/** Work by who did it: how often each part of a function ran, and how many characters each expression went through. */
export type Work = ReadonlyMap<string, number>;

type Add = (name: string, characters: number) => void;
type Method = (this: unknown, ...args: unknown[]) => unknown;

/** An expression that is bound to the beginning of a text hardly ever looks further than this. */
const glance = 100;

const missCosts = ({ source, sticky }: RegExp, length: number): number => (sticky || source.startsWith('^') ? Math.min(length, glance) : length);

/** How far an expression went through a text, at the least: to the end of what it found, or to the text's end. */
const countingExpressions = (add: Add) => (exec: Method): Method => function counted(this: unknown, ...args: unknown[]) {
  const [expression, text] = [this as RegExp, String(args[0])];
  const from = expression.global || expression.sticky ? expression.lastIndex : 0;
  const found = exec.apply(this, args) as RegExpExecArray | null;
  add(String(expression), 1 + (found === null ? missCosts(expression, text.length - from) : found.index + found[0].length - from));
  return found;
};

const countingTexts = (add: Add, name: string) => (method: Method): Method => function counted(this: unknown, ...args: unknown[]) {
  // With an expression, it is the expression that goes through the text.
  if (!(args[0] instanceof RegExp)) add(name, String(this).length);
  return method.apply(this, args);
};

/** Methods that go through a text: what they do happens where no counter of calls can see it. */
const methods = ['replaceAll', 'split', 'includes', 'indexOf', 'lastIndexOf', 'toLowerCase', 'toUpperCase', 'normalize'];

/** Methods that go through a list or copy it, likewise. A list that is spread, or gone through by a loop, is asked for its values. */
const countingLists = (add: Add, name: string) => (method: Method): Method => function counted(this: unknown, ...args: unknown[]) {
  const result = method.apply(this, args);
  const copied = Array.isArray(result) ? result.length : null;
  const found = typeof result === 'number' && result >= 0 ? result : (this as unknown[]).length;
  add(`lists: ${name}`, 1 + (copied ?? found));
  return result;
};

const ofLists = ['indexOf', 'includes', 'slice', 'concat', 'splice', Symbol.iterator];

/** Counts what texts, expressions and lists go through while something is done. */
async function countingBuiltIns(add: Add, work: () => unknown): Promise<void> {
  const undo = [
    replaced(RegExp.prototype, 'exec', countingExpressions(add)),
    // By way of `exec`, as the language has it.
    replaced(RegExp.prototype, 'test', () => function test(this: unknown, ...args: unknown[]) { return (this as RegExp).exec(String(args[0])) !== null; }),
    ...methods.map((name) => replaced(String.prototype, name, countingTexts(add, `texts: ${name}`))),
    ...ofLists.map((name) => replaced(Array.prototype, name, countingLists(add, String(name)))),
  ];
  try {
    await work();
  } finally {
    for (const one of undo) one();
  }
}

function replaced(on: object, name: string | symbol, by: (method: Method) => Method): (() => void) {
  const methodsOf = on as Record<string | symbol, Method>;
  const method = methodsOf[name];
  if (method === undefined) throw new Error(`There is no ${String(name)}.`);
  methodsOf[name] = by(method);
  return () => { methodsOf[name] = method; };
}

const ours = /\/(?:scripts|src)\//;

function countsOf({ url, functions }: Profiler.ScriptCoverage): [string, number][] {
  const file = url.replace(/^.*\/(?=(?:scripts|src)\/)/, '').replace(/\?.*$/, '');
  return functions.map(({ functionName, ranges }) => [
    `${file} ${functionName} at ${ranges[0]?.startOffset ?? 0}`,
    Math.max(...ranges.map(({ count }) => count)),
  ]);
}

type Counter = (work: () => unknown) => Promise<Work>;

/**
 * Runs something that is given a counter: of what a piece of work costs in steps and characters, which is the same on
 * every machine, however busy it is.
 *
 * The engine counts how often each block of the project's functions ran: the body of a loop is a block.
 */
async function withCounter<T>(use: (count: Counter) => Promise<T>): Promise<T> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  try {
    return await use(async (work) => {
      const counts = new Map<string, number>();
      const add: Add = (name, count) => { counts.set(name, (counts.get(name) ?? 0) + count); };
      await session.post('Profiler.takePreciseCoverage');
      await countingBuiltIns(add, work);
      const { result } = await session.post('Profiler.takePreciseCoverage');
      for (const [name, count] of result.filter(({ url }) => ours.test(url)).flatMap(countsOf)) add(name, count);
      return counts;
    });
  } finally {
    await session.post('Profiler.disable');
    session.disconnect();
  }
}

const times = 4;
/** Sorting needs a little more than four times the steps for four times the things; what is quadratic needs sixteen. */
const most = 1.75 * times;
/** For each of the things: what is rarer does not matter, however it grows. */
const fewest = 50;

/**
 * Where the work for something four times as large is plainly more than four times the work, and again when that grows to
 * four times its size: a document that is read otherwise from some size on grows too fast once.
 *
 * @param work - is given how large it is to be
 * @returns each part that grows too fast, with its counts: none where all is linear
 */
export const growsTooFast = (size: number, work: (size: number) => unknown): Promise<string[]> => withCounter(async (count) => {
  await count(() => work(size)); // what is done once in a process is done
  const small = await count(() => work(size));
  const middle = await count(() => work(size * times));
  const often = fewest * times * times * size;
  // What did not grow too fast yet is not asked again, nor what would not come often were it to grow with its cube.
  if (![...middle].some(([name, steps]) => steps > most * (small.get(name) ?? 0) && steps * times ** 3 > often)) return [];
  const large = await count(() => work(size * times * times));
  return [...large].flatMap(([name, steps]) => {
    const [before, between] = [small.get(name) ?? 0, middle.get(name) ?? 0];
    const grows = steps > often && steps > most * between && between > most * before;
    return grows ? [`${name}: ${before}, ${between}, ${steps}`] : [];
  });
});
