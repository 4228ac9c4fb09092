import fc from 'fast-check';

type Change = (text: string, at: number, words: string) => string;

/** What may befall a text: each with a place in it, and with words that may come in. */
const changes: readonly Change[] = [
  (text, at) => text.slice(0, at),
  (text, at) => text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(at + 7),
  (text, at, words) => text.slice(0, at) + words + text.slice(at),
  (text, at, words) => text.slice(0, at) + words.repeat(40) + text.slice(at),
  (text, at) => text.slice(0, at) + text.slice(Math.max(0, at - 60), at) + text.slice(at),
  (text, at, words) => text.split('\n').toSpliced(at % 40, 1, words).join('\n'),
  (text, at) => text.slice(0, at).toUpperCase() + text.slice(at),
  (text) => text.replaceAll('\n', '\r\n'),
];

const step = fc.record({ change: fc.constantFrom(...changes), at: fc.double({ min: 0, max: 1, noNaN: true }) });

/** A text that is as it should be, and what comes of it by a few changes: some words of its own kind, some of any. */
export const changed = (text: string, words: readonly string[]): fc.Arbitrary<string> =>
  fc.array(fc.tuple(step, fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 12 }))), { maxLength: 6 })
    .map((all) => all.reduce((whole, [{ change, at }, more]) => change(whole, Math.floor(at * whole.length), more), text));
