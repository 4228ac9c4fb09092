/** One ruling before one entry: what became of its first instruction, and the text that it left. */
import type { z } from 'zod';
import { consolidate } from '../../../scripts/consolidate/consolidate.ts';
import { reasonInWords } from '../../../src/model/rulings.ts';
import { buildCorpus } from '../build-corpus.ts';
import { caseInput } from '../case-input.ts';

type Input = z.input<typeof caseInput>;
type Ruling = NonNullable<Input['rulings']>[number];
export type Order = NonNullable<Ruling['instructions']>[number];

/** What a case has besides its text and its order; what is left out cannot matter. */
export interface Besides extends Pick<Ruling, 'topic'> {
  entry: Partial<Input['entries'][number]>;
  match: Ruling['match'];
  /** What else the ruling orders, behind the order looked at. */
  others: Order[];
  /** Other entries of the page. */
  beside: Input['entries'];
}

export interface Ruled {
  outcome: string;
  text: string[];
}

export function ruled(text: string[], order: Order, { entry = {}, topic = entry.headword ?? 'lamp', match, others = [], beside = [] }: Partial<Besides> = {}): Ruled {
  const input = caseInput.parse({
    shows: '',
    documents: [{ id: 'glossary', kind: 'glossary', date: '2011-01-03' }, { id: 'march', kind: 'rulings', date: '2012-03-05' }],
    entries: [{ headword: 'lamp', text, id: 'held', ...entry }, ...beside],
    rulings: [{ topic, entry: 'held', match, says: ['The ruling says so.'], instructions: [order, ...others] }],
  } satisfies Input);
  const corpus = consolidate(buildCorpus(input), [], '2026-01-01');
  const amendment = corpus.rulings[0]?.amendments[0];
  if (amendment === undefined) throw new Error('the ruling has no amendment');
  return {
    outcome: amendment.reason === null ? amendment.outcome : `${amendment.outcome}: ${reasonInWords(amendment.reason)}`,
    text: (corpus.entries.find(({ id }) => id === 'held')?.text ?? []).map((block) => (block.type === 'paragraph' ? block.text : `${block.marker ?? '#'} ${block.text}`)),
  };
}
