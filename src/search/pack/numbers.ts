/** Numbers as short as text allows: in base 36. */

/** A whole number in as few characters as may be. */
export const write = (number: number): string => number.toString(36);
/** The same again. */
export const read = (text: string): number => Number.parseInt(text, 36);

/** A short mark that differs where the contents do: to tell two builds apart, not to keep anything safe (FNV-1a). */
export function markOf(contents: string): string {
  let mark = 0x811C9DC5;
  for (let at = 0; at < contents.length; at++) mark = Math.imul(mark ^ contents.charCodeAt(at), 0x01000193);
  return write(mark >>> 0);
}
