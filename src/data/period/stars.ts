import { amendmentById } from '../corpus.ts';
import type { EntryChange } from './entry-changes.ts';

/** Whether a document marked one of the rulings that made this change as new or changed. */
export function isStarred({ steps }: Pick<EntryChange, 'steps'>): boolean {
  return steps.some(({ version }) => version.amendments.some((id) => amendmentById(id).ruling.starred));
}
