import type { ReadText } from './texts.ts';

/** What a page asks that is as quickly made as compared: it is never kept. */
export const uncompared = '!';

/** Who listens to what pages ask of the corpus: a build. It stands in the global object, as `inForceListener`, before the site's program is loaded. */
export interface Listener {
  /** What the page that is being made has asked so far: of what, which parts. Null where none is being made. */
  page: Map<string, Set<string>> | null;
  /** How many times the listener was told not to listen. */
  deaf: number;
  /** What the parts of the corpus that tell are called. */
  called: WeakMap<object, string>;
  /** Texts that were read before the program was there, by file. */
  texts?: ReadonlyMap<string, ReadText>;
  /** Answers once more what a page asked: undefined where there is nothing of that name any more. The program sets it. */
  answer?: (of: string, part: string) => unknown;
  /** What stands in pages for what changes with every document, and the words to put in. The program sets it. */
  signs?: () => ReadonlyMap<string, string>;
}
