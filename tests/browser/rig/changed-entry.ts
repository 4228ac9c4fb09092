import type { Block, Entry } from '../../../src/model/corpus.ts';
import { first, shipped } from './shipped-corpus.ts';

/** The words of a block, by its id; empty where the text has none of it. */
export const wordsOf = (id: string, text: readonly Block[] = changed.text): string => text.find((block) => block.id === id)?.text ?? '';

/** An entry in force whose second paragraph was changed last, with the day of that and the one before. */
export const changed: Entry = first('entry whose second paragraph was changed last', shipped.entries.filter(({ status, versions }) =>
  status === 'in force' && versions.length > 2 && versions.every(({ text }) => text.some(({ id }) => id === 'p2'))
  && wordsOf('p2', versions.at(-1)?.text) !== wordsOf('p2', versions.at(-2)?.text)));
export const changedOn = changed.versions.at(-1)?.from ?? '';
export const dayBefore = new Date(Date.parse(changedOn) - 86_400_000).toISOString().slice(0, 10);
