import type { Case } from './case.ts';
import { fold } from './text/fold.ts';

/** Why an amendment of this entry is at best applied with a note; null where nothing stands in the way. */
export function weakness({ match, topic, entry, dated }: Case): string | null {
  const notes = [
    match === 'exact' || fold(topic) === fold(entry.headword) ? '' : `the entry is headed “${entry.headword}” here`,
    dated ? '' : 'it is not known for certain that the ruling is newer than this text',
  ].filter((note) => note !== '');
  return notes.length === 0 ? null : notes.join('; ');
}
