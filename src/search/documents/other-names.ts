import { words } from '../words/words.ts';
import type { Name, NameReason } from './search-document.ts';

/** Names from the surest to the least sure; of names that differ only in print the first is kept, and the headword's own never. */
export function otherNames(headword: string, names: Partial<Record<NameReason, readonly string[]>>): Name[] {
  const known = new Set([words(headword).join(' ')]);
  const found: Name[] = [];
  for (const reason of ['variant', 'topic', 'pointer'] as const) {
    for (const name of names[reason] ?? []) {
      const key = words(name).join(' ');
      if (key === '' || known.has(key)) continue;
      known.add(key);
      found.push({ name, reason });
    }
  }
  return found;
}
