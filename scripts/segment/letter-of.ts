import { sortKey } from './sort-key.ts';

/** The letter under which a name stands, as a capital; "#" for a figure or another sign. */
export function letterOf(name: string): string {
  const first = sortKey(name).charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
