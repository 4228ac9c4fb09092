import type { EntryData } from '../binder/entry-data.ts';
import type { Entry } from '../model/corpus.ts';
import type { Around } from '../model/around.ts';
import { citedStanding } from '../model/standing-words.ts';
import { documentName } from '../model/dates.ts';
import { isEnd } from '../model/versions.ts';
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
      ended: isEnd(entry, version),
      standing: citedStanding(entry, version, null, around),
      text: version.text.map((block) => ({
        id: block.id,
        type: block.type,
        marker: block.marker,
        level: block.level,
        text: shownText(block),
        wording: fingerprint([block]),
        standing: citedStanding(entry, version, block.id, around),
      })),
    })),
  };
}
