import { readSource } from '../../../scripts/read/read-source.ts';
import type { SourceFile } from '../../../scripts/read/source-file.ts';
import { layoutOf } from '../../../scripts/segment/choose-layout.ts';
import { segmentAs } from '../../../scripts/segment/segment.ts';
import type { SegmentedDocument } from '../../../scripts/segment/segments.ts';
import { sortKey } from '../../../scripts/names/sort-key.ts';

/** A text as the file of a corpus folder. */
export async function sourceOf(text: string | Uint8Array, file = 'document.txt'): Promise<SourceFile> {
  const { source } = await readSource(file, typeof text === 'string' ? new TextEncoder().encode(text) : text);
  if (source === null) throw new Error(`${file} was not read as a document`);
  return source;
}

/** Cuts one document with the names that others are said to use; null where no layout knows it. */
export function cut(source: SourceFile, names: readonly string[] = []): SegmentedDocument | null {
  const layout = layoutOf(source);
  return layout && segmentAs(layout, source, { names: new Set(names.map(sortKey)) });
}
