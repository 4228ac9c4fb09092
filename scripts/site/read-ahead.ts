/** Texts that are read while the program that shows them is being made: that is done by a process of its own, and this one would wait. */
import { setImmediate } from 'node:timers/promises';

import type { ReadText, TextFile } from '../../src/model/texts.ts';

/** A text as it lies in its file. */
export interface TextToRead extends TextFile { mdx: string }

/** What was waited for, and the texts that were read until it was there, by file. */
export interface ReadAhead<T> { awaited: T; texts: ReadonlyMap<string, ReadText> }

/** Reads texts, in their order, until something that others make is there; where it is there already, none. */
export async function readingUntil<T>(making: Promise<T>, texts: readonly TextToRead[]): Promise<ReadAhead<T>> {
  const read = new Map<string, ReadText>();
  const there = new AbortController();
  const end = (): void => { there.abort(); };
  const isThere = (): boolean => there.signal.aborted;
  making.then(end, end);
  await setImmediate();
  if (!isThere()) {
    // It takes a while to load, and only here is there time.
    const { textTree } = await import('../../src/markdown/text-tree.ts');
    for (const { file, owner, mdx } of texts) {
      if (isThere()) break;
      try {
        read.set(file, { mdx, tree: textTree(mdx, owner) });
      } catch {
        // The page that shows it says what is wrong with it.
      }
      await setImmediate();
    }
  }
  return { awaited: await making, texts: read };
}
