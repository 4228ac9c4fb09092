/** The marks beside a text's blocks, worked out once for each version of each entry. */
import { question } from './asked.ts';
import { amendmentById, entryById } from './corpus.ts';
import { changesOf, noChanges } from '../model/changes.ts';
import type { EntryChanges } from '../model/changes.ts';
import type { Entry, Version } from '../model/corpus.ts';
import { versionById, versionsUntil } from '../model/versions.ts';

const marks = question('the marks', (about): EntryChanges => {
  const [id = '', version = ''] = about.split('/');
  const entry = entryById(id);
  return changesOf(versionsUntil(entry, versionById(entry, version)), amendmentById);
});

/** What amendments did to the text of an entry up to and including a version. */
export function marksOf(entry: Entry, version: Version): EntryChanges {
  return entry.versions.length === 1 && version.amendments.length === 0 ? noChanges : marks(`${entry.id}/${version.id}`);
}
