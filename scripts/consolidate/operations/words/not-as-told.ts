/** What an order tells of quoted words besides: which word stands ahead of them, and that their change makes two sentences, or one. */
import pluralize from 'pluralize';
import { doneToSentences, wordAhead } from '../../../language/en/told-besides.ts';
import { words } from '../../text/fold.ts';
import { refused } from '../../verdict.ts';
import type { Doubt } from './doubtful-words.ts';

const endsSentence = /[.!?]/u;

/** `Where this entry says a fee "is 5 marks"`, and a toll is; `make two sentences of the first by changing "dusk" to "dawn"`. */
export const notAsTold: Doubt = ({ instruction: { operation, instruction, newText } }, { block, from }, quoted) => {
  if (operation !== 'substitution' || newText === null) return null;
  const ahead = wordAhead(instruction);
  const before = words(block.text.slice(0, from)).at(-1) ?? '';
  if (ahead !== undefined && pluralize.singular(before) !== pluralize.singular(ahead)) return refused('place not certain', `no “${ahead}” stands ahead of the quoted words`);
  const [was, is] = [quoted, newText].map((text) => endsSentence.test(text));
  const done = doneToSentences(instruction);
  const isAsTold = done === undefined || (done === 'parts' ? is === true && was === false : was === true && is === false);
  return isAsTold ? null : refused('place not certain', `that change ${done === 'parts' ? 'makes no two sentences' : 'joins no sentences'}`);
};
