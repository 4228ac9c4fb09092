import type { SourceDocument } from '../schemas/corpus.ts';
import { documentDate, documentName } from './dates.ts';
import { provisionName } from './provision.ts';

interface Cited {
  headword: string;
  block: string;
  /** The document that the entry's base text is from. */
  base: SourceDocument;
  /** The document that put the block as it stands there; null where it stands as first published. */
  amending: SourceDocument | null;
}

/** A citation in one line: `wick, no. 2. Glossary, web edition (undated), as amended by Current Rulings of …`. */
export function citation({ headword, block, base, amending }: Cited): string {
  const source = base.date === null || base.kind === 'glossary' ? `${documentName(base)} (${documentDate(base)})` : documentName(base);
  const amended = amending === null || amending.id === base.id ? '' : `, as amended by the ${documentName(amending)}`;
  return `${headword}, ${provisionName(block)}. ${source}${amended}.`;
}
