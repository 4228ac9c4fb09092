import type { Entry, Message, Ruling } from '../../src/model/corpus.ts';
import { inflectionKey } from '../../src/search/words/forms.ts';
import { words } from '../../src/search/words/words.ts';

/**
 * Words that the operator says things are called by the documents, and that no document has: the search would look for
 * nothing.
 *
 * @param also - what is typed, and what it means here
 */
export function calledNothing(also: Readonly<Record<string, readonly string[]>>, entries: readonly Entry[], rulings: readonly Ruling[]): Message[] {
  if (Object.keys(also).length === 0) return [];
  const held = new Set([...entries.flatMap(textsOf), ...rulings.flatMap(({ topic, blocks }) => [topic ?? '', ...blocks.map(({ text }) => text)])]
    .flatMap(words).map(inflectionKey));
  const isHeld = (called: string): boolean => words(called).every((word) => held.has(inflectionKey(word)));
  return Object.entries(also).flatMap(([typed, called]) => called.filter((one) => !isHeld(one)).map((one): Message => ({
    rule: 'called-nothing',
    severity: 'warning',
    file: 'corpus.yaml',
    line: null,
    message: `“${typed}” is said to mean “${one}” here, and no document has that word`,
    hint: 'Under also, write the word as the documents do, or take it out.',
  })));
}

function textsOf({ headword, versions }: Entry): string[] {
  return [headword, ...versions.flatMap(({ text }) => text.map((block) => block.text))];
}
