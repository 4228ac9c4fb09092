/** `Replace "fog" with "mist". Replace "mist" with "fog".`: what one order of a ruling does, another turns back. */
import { findQuoted } from '../../text/quotation.ts';
import { refused } from '../../verdict.ts';
import type { Doubt } from './doubtful-words.ts';

/** An instruction whose turn another of the ruling goes the other way; where both words stand in the text, they change places. */
export const turnedBack: Doubt = ({ instruction: { operation, oldText, newText }, others, found }) => {
  const isBack = operation === 'substitution' && oldText !== null && newText !== null && others.some((other) => other.operation === 'substitution' && other.oldText === newText && other.newText === oldText);
  return isBack && findQuoted(found, newText).length === 0 ? refused('place not certain', 'another order of the ruling turns it back') : null;
};
