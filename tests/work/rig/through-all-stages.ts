import { consolidate } from '../../../scripts/consolidate/consolidate.ts';
import { interpretAll } from '../../../scripts/interpret/interpret.ts';
import { link } from '../../../scripts/link/link.ts';
import { weave } from '../../../scripts/link/weave.ts';
import { parseCorpusConfig } from '../../../scripts/read/corpus-config.ts';
import { readingOfText } from '../../../scripts/read/formats/text/text.ts';
import { segmentAll } from '../../../scripts/segment/segment.ts';
import { corpusFiles } from '../../../scripts/write/corpus-files.ts';

function sourceOf(text: string, file: string) {
  const lines = text.split('\n');
  return { file, format: 'text' as const, sha256: file, lines, reading: readingOfText(lines) };
}

/** Every stage but those that touch the disk. */
export function throughAllStages(...texts: string[]): void {
  const { documents } = segmentAll(texts.map((text, at) => sourceOf(text, `${at}.txt`)));
  const corpus = consolidate(link(interpretAll(documents), parseCorpusConfig('')), [], '2026-01-01');
  corpusFiles(weave(corpus));
}
