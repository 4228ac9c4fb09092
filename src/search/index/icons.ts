import type { Icon } from '../../model/corpus.ts';

/** What the search needs of the legend. */
export type IconName = Pick<Icon, 'code' | 'name' | 'written'>;

/**
 * A text with the meaning of its icons in words, so that a code is found by its name and a name by its code.
 *
 * @example with a legend where `Fog` stands for a bank of fog: `[Fog] cards` becomes `[Fog] bank of fog cards`
 */
export function iconSpeller(icons: readonly IconName[]): (text: string) => string {
  const meanings = new Map(icons.flatMap(({ code, name, written }) => [
    [code, name] as const,
    ...written.map((words) => [words, code] as const),
  ]));
  return (text) => text.replace(/\[([^\][]+)\]/gu, (all, inside: string) => {
    const meaning = meanings.get(inside);
    return meaning === undefined ? all : `${all} ${meaning}`;
  });
}
