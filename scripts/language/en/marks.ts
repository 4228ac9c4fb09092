/** Marks that are called by their names. */
export const marks: readonly { mark: string; names: readonly string[]; example: string }[] = [
  { mark: '.', names: ['full stop', 'period'], example: 'Delete the full stop after "two".' },
  { mark: ',', names: ['comma'], example: 'Delete the comma after "two".' },
  { mark: ';', names: ['semicolon', 'semi-colon'], example: 'Insert a semicolon after "two".' },
  { mark: ':', names: ['colon'], example: 'Insert a colon after "two".' },
  { mark: '!', names: ['exclamation mark', 'exclamation point'], example: 'Insert an exclamation mark after "two".' },
  { mark: '?', names: ['question mark'], example: 'Insert a question mark after "two".' },
];

export const markNames: readonly string[] = marks.flatMap(({ names }) => names);

/** The mark of which a name stands in the words; empty where none does. `words` are folded. */
export const markNamed = (words: string): string => marks.find(({ names }) => names.some((name) => new RegExp(`\\b${name}\\b`).test(words)))?.mark ?? '';
