import type { EntryData } from '../binder/entry-data.ts';
import type { Entry, SourceDocument } from '../model/corpus.ts';
import { standingInWords } from './citation.ts';
import { documentName } from './dates.ts';
import { fingerprint } from './fingerprint.ts';
import { numbered } from './versions.ts';

/** An entry with all its versions, as little as the binder needs. */
export function entryData(entry: Entry, documentOf: (id: string) => SourceDocument): EntryData {
  return {
    id: entry.id,
    headword: entry.headword,
    versions: numbered(entry).map(({ number, version: { from, to, document, text } }) => ({
      number,
      from,
      to,
      document: documentName(documentOf(document)),
      wording: fingerprint(text),
      standing: standingInWords(entry, number, null, documentOf),
      text: text.map((block) => ({
        id: block.id,
        type: block.type,
        marker: block.marker,
        level: block.level,
        text: block.text,
        wording: fingerprint([block]),
        standing: standingInWords(entry, number, block.id, documentOf),
      })),
    })),
  };
}
