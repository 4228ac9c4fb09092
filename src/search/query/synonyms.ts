import type { IconName } from '../index/icons.ts';
import { words } from '../words/words.ts';

interface Pair {
  code: string;
  name: readonly string[];
}

/**
 * What the legend makes the same: an icon's code and its name, in both directions.
 *
 * A code of one letter means its icon only where a document prints it in brackets: typed, it is a letter.
 */
export class Synonyms {
  readonly #pairs: readonly Pair[];

  constructor(icons: readonly IconName[]) {
    this.#pairs = icons
      .map(({ code, name }) => ({ code: words(code).join(''), name: words(name) }))
      .filter(({ code, name }) => code.length > 1 && name.length > 0);
  }

  /** The words that mean the same as the word at a place of the query, or as words that it is one of. */
  at(typed: readonly string[], at: number): (readonly string[])[] {
    const found: (readonly string[])[] = [];
    for (const { code, name } of this.#pairs) {
      if (typed[at] === code) found.push(name);
      else if (standsAround(typed, at, name)) found.push([code]);
    }
    return found;
  }
}

/** Whether the words of a name stand in the query in their order, and one of them at this place. */
function standsAround(typed: readonly string[], at: number, name: readonly string[]): boolean {
  const from = at - name.indexOf(typed[at] ?? '');
  return from <= at && from >= 0 && name.every((word, offset) => typed[from + offset] === word);
}
