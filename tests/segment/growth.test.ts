/** What measures growth notices what grows, and names it. */
import { expect, it } from 'vitest';

import { costlyOf } from './rig/growth.ts';

/** Goes through a line for each of its characters. */
function square(line: string): number {
  let same = 0;
  for (let at = 0; at < line.length; at++) for (let other = 0; other < line.length; other += 4) if (line.charCodeAt(at) === line.charCodeAt(other)) same += 1;
  return same;
}

it('of several works the one that grows too fast is named, with the words', () => {
  const works = new Map<string, (line: string) => unknown>([['once', (line) => line.toUpperCase()], ['again and again', (line) => line.startsWith('a') && square(line)]]);
  expect(Object.fromEntries(costlyOf(['a ', 'b '], (line) => line, works))).toEqual({ once: [], 'again and again': ['a '] });
});
