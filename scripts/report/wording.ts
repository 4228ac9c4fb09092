/** Numbers and lists in words. */

/** "1 entry", "3 entries". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** "12 applied, 3 not applied": how many items have each key, in order of first appearance. */
export function tally<T>(items: readonly T[], key: (item: T) => string): string {
  return [...Map.groupBy(items, key)].map(([name, list]) => `${list.length} ${name}`).join(', ') || 'none';
}

/** The first names of a list, and how many more there are. */
export function some(names: readonly string[], most = 6): string {
  return names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`;
}
