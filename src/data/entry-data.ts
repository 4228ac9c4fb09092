import type { EntryData } from '../binder/entry-data.ts';
import type { Entry } from '../model/corpus.ts';
import { standingInWords } from './citation.ts';
import type { Around } from './citation.ts';
import { documentName } from '../model/dates.ts';
import { fingerprint } from './fingerprint.ts';
import { shownText } from '../model/spans.ts';

/** An entry with all its versions, as little as the binder needs. */
export function entryData(entry: Entry, around: Around): EntryData {
  return {
    id: entry.id,
    headword: entry.headword,
    versions: entry.versions.map((version) => ({
      id: version.id,
      from: version.from,
      to: version.to,
      document: documentName(around.documentOf(version.document)),
      wording: fingerprint(version.text),
      standing: standingInWords(entry, version, null, around),
      text: version.text.map((block) => ({
        id: block.id,
        type: block.type,
        marker: block.marker,
        level: block.level,
        text: shownText(block),
        wording: fingerprint([block]),
        standing: standingInWords(entry, version, block.id, around),
      })),
    })),
  };
}
