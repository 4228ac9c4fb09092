import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { readMarker, staysInside } from './marker.ts';
import type { Written } from './marker.ts';

/** What a corpus says of the files it lies in. A version has its number for a name, or its own id. */
const namesFiles = z.object({
  entries: z.array(z.object({ id: z.string(), versions: z.array(z.object({ id: z.string().optional() })) })),
  rulings: z.array(z.object({ id: z.string(), document: z.string() })),
});

/** The files that a corpus names: before there was a list, nothing else told them. */
function filesOfCorpus(folder: string): string[] | null {
  try {
    const { entries, rulings } = namesFiles.parse(JSON.parse(readFileSync(path.join(folder, 'corpus.json'), 'utf8')));
    const files = [
      ...entries.flatMap(({ id, versions }) => [`entries/${id}.mdx`, ...versions.flatMap((version, at) => [`versions/${id}/${at + 1}.mdx`, `versions/${id}/${version.id ?? at + 1}.mdx`])]),
      ...rulings.map(({ id, document }) => `rulings/${document}/${id}.mdx`),
    ];
    return ['corpus.json', ...new Set(files)].filter(staysInside);
  } catch {
    return null;
  }
}

/** What this program wrote into a folder, by which command; null where nothing says that it wrote there. */
export function ownedFiles(folder: string): Written | null {
  const marker = readMarker(folder);
  if (marker !== null && marker.by !== 'ingest') return marker;
  const named = filesOfCorpus(folder);
  if (marker === null) return named && { by: 'ingest', files: named };
  return { by: 'ingest', files: [...new Set([...marker.files, ...(marker.files.includes('corpus.json') ? named ?? [] : [])])] };
}
