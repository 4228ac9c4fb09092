/** Numbers as short as text allows: in base 36. */

export const write = (number: number): string => number.toString(36);
export const read = (text: string): number => Number.parseInt(text, 36);
