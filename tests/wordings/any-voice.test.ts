/** One change in any voice, with its place named anywhere: nearly always carried out, and never another one. */
import { expect, test } from 'vitest';

import { carriedOut } from './rig/carried-out.ts';
import { entry } from './rig/entry.ts';

interface Change {
  kind: string;
  /** With A for the words that stand there and B for those that come. */
  voices: readonly string[];
  a: string;
  b: string;
  places: readonly string[];
  /** What the entry then holds. */
  then: string;
}

const changes: readonly Change[] = [
  {
    kind: 'one for another', a: '"gives way"', b: '"waits"', places: ['the last paragraph', 'the first sentence of the last paragraph'], then: 'the older waits. A ferry has no age.',
    voices: ['Replace A with B', 'A is replaced with B', 'A has been replaced by B', 'We have replaced A with B', 'A should be replaced with B', 'A becomes B', 'Change A to B', 'A now reads B', 'A should read B', 'Read B for A', 'Substitute B for A',
      'Use B in place of A', 'Instead of A, read B', 'Correct A to B', 'B replaces A', 'B is substituted for A', 'Amend A to read B', 'A must be B', 'A is corrected to B', 'A ought to be B', 'Make A B', 'Say B instead of A', 'A was changed to B',
      'For A, substitute B', 'Put B in place of A', 'A has become B', 'A is now B', 'A will read B from now on', 'Let A read B', 'A is a typo for B', 'A should have been B', 'Print B instead of A', 'Write B where it says A', 'Where it says A, it should say B',
      'The word A becomes B', 'The words A are changed to the words B', 'The phrase A should be B', 'Alter A to B', 'Modify A to B', 'Update A to B', 'Revise A to B', 'Fix A to B', 'Edit A to B', 'Rephrase A as B', 'Reword A as B', 'Reword A to B', 'Take out A and put in B',
      'Remove A and insert B', 'Strike A and insert B', 'A goes and B comes in its place', 'A is dropped in favor of B', 'A is struck and B inserted', 'Turn A into B', 'A turns into B', 'A is rewritten as B', 'A is reworded as B', 'A is amended to B', 'Please change A to B',
      'Kindly replace A by B', 'Not A but B', 'Swap out A for B'],
  },
  {
    kind: 'what goes', a: '"at the bow"', b: '', places: ['the first paragraph', 'the second sentence of the first paragraph'], then: 'It needs a lamp. No cat may board it',
    voices: ['Delete A', 'A is deleted', 'Remove the words A', 'The words A are removed', 'Strike A', 'A has been struck', 'Omit A', 'A should be omitted', 'Drop A', 'Cut A', 'Take out A', 'A is taken out', 'Leave out A', 'A is left out', 'Ignore A', 'We have removed A', 'Erase A',
      'A is to be deleted', 'A disappears', 'Please delete A', 'The phrase A goes', 'A comes out', 'Get rid of A', 'A is superfluous and is removed', 'A is withdrawn', 'Do away with A', 'Eliminate A', 'A was deleted'],
  },
  {
    kind: 'what comes', a: '"gives way"', b: '"at once"', places: ['the last paragraph', 'the first sentence of the last paragraph'], then: 'the older gives way at once. A ferry has no age.',
    voices: ['Insert B after A', 'B is inserted after A', 'Add B after A', 'After A, insert B', 'After A, add B', 'After A, B is added', 'B is added after A', 'Put B after A', 'Place B behind A', 'Following A, insert B', 'We have added B after A', 'B should be added after A',
      'A should be followed by B', 'Let B follow A', 'Add the words B after A', 'The words B are inserted after A', 'Insert, after A, B', 'Insert after A B', 'After the words A, insert the words B', 'B is to be inserted directly after A', 'Right after A, add B', 'Append B to A',
      'Include B after A', 'There should be B after A', 'B goes after A', 'B comes after A', 'B now follows A', 'Have B follow A'],
  },
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const small = (words: string): string => (/^[AB]\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1));

const placed = (voice: string, place: string): string[] => [
  `In ${place}, ${small(voice)}.`, `${voice} in ${place}.`, `${capital(place.replace(/^the /, ''))}: ${small(voice)}.`, `${voice.replace(/\bA\b/, `A in ${place}`)}.`,
];

test.for(changes)('$kind', ({ voices, a, b, places, then }) => {
  const sentences = voices.flatMap((voice) => [`${voice}.`, ...places.flatMap((place) => placed(voice, place))]).map((sentence) => sentence.replace(/\bA\b/g, a).replace(/\bB\b/g, b));
  const read = sentences.map((sentence) => ({ sentence, text: carriedOut(entry, [sentence]).text.join('\n') }));
  const done = read.filter(({ text }) => text !== entry.join('\n'));
  expect(done.filter(({ text }) => !text.includes(then)).map(({ sentence }) => sentence)).toEqual([]);
  expect(done.length / read.length).toBeGreaterThan(0.9);
});
