import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { UsageError } from '../../scripts/command/usage-error.ts';

/** What a player typed, the headwords that would be right, and which kind of question it is. */
const queries = z.array(z.object({ q: z.string().min(1), expect: z.array(z.string().min(1)).min(1), set: z.string().default('') })).min(1);

export type Query = z.infer<typeof queries>[number];

/**
 * The queries of a file: `[{ "q": "what a player typed", "expect": ["headword", ...] }]`.
 *
 * @throws UsageError where there is no such file, or it is no such list: with the place and what was expected
 */
export async function readQueries(file: string): Promise<Query[]> {
  const text = await readFile(file, 'utf8').catch(() => { throw new UsageError(`There is no file ${file} that could be read.`); });
  const read = queries.safeParse(parsed(text, file));
  if (read.success) return read.data;
  throw new UsageError(`${file} is no list of queries such as [{ "q": "...", "expect": ["..."] }]:\n${z.prettifyError(read.error)}`);
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
