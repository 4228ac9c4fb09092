/**
 * What a word may have been before one slip of the hand, likeliest first: a letter that is doubled was typed once or the
 * other way round, two letters changed places, a letter is missing. The first letter is right.
 *
 * @example among those of `kidnaped` is `kidnapped`, of `exausted` `exhausted`, of `braek` `break`
 */
export function* slipsOf(word: string): Generator<string> {
  for (const at of placesIn(word)) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    const [last, next, afterNext] = [word.charAt(at - 1), word.charAt(at), word.charAt(at + 1)];
    yield before + last + after;
    if (last === next) yield before + word.slice(at + 1);
    if (afterNext !== '' && afterNext !== next) yield before + afterNext + next + word.slice(at + 2);
  }
  for (const at of placesIn(word)) for (const letter of letters) yield word.slice(0, at) + letter + word.slice(at);
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** All places but the first. */
function placesIn(word: string): number[] {
  return Array.from({ length: word.length - 1 }, (_, at) => at + 1);
}
