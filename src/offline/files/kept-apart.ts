/** What is not simply taken over from the page one comes from: where each file has its own storage, both may know something. */
import { readBinder } from '../../binder/binder.ts';
import { newest } from '../../binder/merge.ts';
import { binderKey, visitKey } from '../../binder/kept.ts';

type Join = (own: string | null, brought: string) => string;

/** By storage key: what becomes of the page's own and of what is brought along. */
export const keptApart: ReadonlyMap<string, Join> = new Map<string, Join>([
  [binderKey, joinedBinders],
  // The home page's own: the page one comes from was never asked what it has seen.
  [visitKey, (own, brought) => own ?? brought],
]);

/** A binder that cannot be read, here or there, is left for the page of the binder to speak of. */
function joinedBinders(own: string | null, brought: string): string {
  if (own === null) return brought;
  const [ours, theirs] = [readBinder(own), readBinder(brought)];
  return 'binder' in ours && 'binder' in theirs ? JSON.stringify(newest(ours.binder, theirs.binder)) : own;
}
