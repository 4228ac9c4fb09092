/**
 * What becomes of a thousand sentences: `tests/fixtures/verdicts`. Most of them were written to deceive; each comes by code
 * that none before it came by, or ends in a way that few others do. What nobody doubts is asked elsewhere; here a change of
 * any outcome, reason or text is seen. A line that begins a ruling, and " @@ " an entry of its own; `vitest --update` writes
 * what stands below it: read the difference before committing it.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { reasonInWords } from '../../src/model/rulings.ts';
import { carriedOut, paragraphs } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

const folder = path.join(import.meta.dirname, '../fixtures/verdicts');

/** The rulings of a file: its lines that are not set in. */
const rulingsOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n').filter((line) => /^\S/u.test(line));

/** A ruling with what becomes of each of its orders, and of the text. */
function ruled(line: string): string {
  const [ruling = '', own] = line.split(' @@ ');
  const printed = own === undefined ? entry : own.split(' || ');
  const { text, amendments } = carriedOut(printed, paragraphs(ruling));
  const was = printed.map((block) => block.replace(/^ *(?:\d+\.|#) /u, '').replace(/^ +(?=\* )/u, ''));
  const outcomes = amendments.map(({ operation, outcome, reason, notUnderstood }) =>
    [`  ${operation}: ${outcome}`, ...(reason === null ? [] : [reasonInWords(reason)]), ...notUnderstood.map((words) => `[${words}]`)].join(' | ').replaceAll('\n', ' / '));
  const gone = was.filter((block) => !text.includes(block)).map((block) => `    - ${block}`);
  const come = text.filter((block) => !was.includes(block)).map((block) => `    + ${block}`);
  const order = gone.length + come.length === 0 && text.join('\n') !== was.join('\n') ? text.map((block) => `    = ${block}`) : [];
  return [line, ...outcomes, ...gone, ...come, ...order].join('\n');
}

describe('rulings end as before', () => {
  test.for(globSync('*.txt', { cwd: folder }).toSorted())('%s', async (name) => {
    const file = path.join(folder, name);
    await expect(`${rulingsOf(file).map(ruled).join('\n')}\n`).toMatchFileSnapshot(file);
  });
});
