import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { readMarker, staysInside } from './marker.ts';
import type { Written } from './marker.ts';

/** What a corpus says of the files it lies in. A version has its number for a name, or its own id. */
const namesFiles = z.object({
  entries: z.array(z.object({ id: z.string(), versions: z.array(z.object({ id: z.string().optional() })) })),
  rulings: z.array(z.object({ id: z.string(), document: z.string() })),
});

let known: { file: string; state: string; names: string[] | null } | null = null;

/** The files that a corpus names: before there was a list, nothing else told them. It is asked several times for one writing, and read again only where it is another. */
function filesOfCorpus(folder: string): string[] | null {
  const file = path.join(folder, 'corpus.json');
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  const state = found === undefined ? 'none' : `${found.dev} ${found.ino} ${found.mtimeNs} ${found.ctimeNs} ${found.size}`;
  if (known?.file !== file || known.state !== state) known = { file, state, names: namesIn(file) };
  return known.names;
}

function namesIn(file: string): string[] | null {
  try {
    const { entries, rulings } = namesFiles.parse(JSON.parse(readFileSync(file, 'utf8')));
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
