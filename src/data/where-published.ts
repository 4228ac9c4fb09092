/**
 * Where a text is found by who does not have this site: at its address on the web, or, where nobody has said one, in the
 * documents themselves. A page's address within a copy on a disk would lead nowhere.
 */
import { documentById } from './corpus.ts';
import { hasAddress, publicLink } from './links.ts';
import type { Block } from '../model/corpus.ts';

type Read = Pick<Block, 'document' | 'lines'>;

/** Without an address the text as a whole says it for its blocks: `https://…/entries/towing/#p2`, or `Source: m.txt, lines 7 to 12`. */
export function wherePublished(link: string, block: string | null, blocks: readonly Read[]): string | undefined {
  if (hasAddress) return publicLink(link);
  if (block !== null) return undefined;
  const files = [...Map.groupBy(blocks, ({ document }) => document)].map(([document, parts]) => fileAndLines(documentById(document).file, parts));
  return `Source: ${files.join('; ')}`;
}

function fileAndLines(file: string, parts: readonly Read[]): string {
  const first = Math.min(...parts.map(({ lines }) => lines[0]));
  const last = Math.max(...parts.map(({ lines }) => lines[1]));
  return `${file}, ${first === last ? `line ${first}` : `lines ${first} to ${last}`}`;
}
