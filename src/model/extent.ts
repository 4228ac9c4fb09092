import type { Extent } from './corpus.ts';

/** What a copy of a glossary lacks, in one sentence; null where it is whole. */
export function lackOf(extent: readonly Extent[]): string | null {
  const cut = extent.filter(({ whole }) => !whole);
  const reasons = [...new Set(cut.map(({ why }) => why ?? 'is not whole'))];
  if (reasons.length === 0) return null;
  return `This copy ${reasons.join(', and ')}: a name under ${cut.map(({ letter }) => letter).join(', ')} that it does not hold may have stood there.`;
}
