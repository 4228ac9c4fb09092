/** So many of something: `1 entry`, `2 entries`. */
export function soMany(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
