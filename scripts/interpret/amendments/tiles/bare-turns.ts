/** Words on both sides of an arrow, without quotation marks: what stands behind them may be none of the new text. */
import { limiting } from '../../../language/en/clauses.ts';
import { allOf, firstOf } from '../grammar/branch-search.ts';
import type { Paint } from './paint.ts';
import type { Branch } from '../grammar/parse-change.ts';

/** Words of a second thing, of a place or a time, and words that stand for others. */
const doubtful = /\b(?:or|and|in|for|at|on|during|under|with|within|from|to|by|not|always|perhaps|maybe|probably|etc|same|above|below|sic|something|anything|nothing|others?|another|else|it|that|this|delete|deleted|no|none|unchanged|change|wrong|see|rulebook|next|soon|both|throughout|twice|before|after|pending|rejected|reverted|please|as|per|trial|month|tbd|ok)\b/;

const wordsOf = (words: string): string[] => words.trim().split(/\s+/);

/** The words in which the new text differs from the old: "up to two", "up to three" differ in the last. */
function fresh(old: string, now: string): string {
  const [before, after] = [wordsOf(old), wordsOf(now)];
  const start = after.findIndex((word, at) => word !== before[at]);
  if (start < 0) return '';
  const rest = { before: before.slice(start), after: after.slice(start) };
  const alike = rest.after.toReversed().findIndex((word, at) => word !== rest.before[rest.before.length - 1 - at]);
  return (alike < 0 ? [] : rest.after.slice(0, rest.after.length - alike)).join(' ');
}

/** "Bullet 1: in fog -> in rain in races": what the old words have too is text, and what is new may be a limit. */
export function paintBareTurns(tree: Branch, paint: Paint): void {
  for (const turn of allOf(tree, 'PlacedTurn')) {
    const [old, now] = [firstOf(turn, 'oldBareWords'), firstOf(turn, 'newBareWords')];
    const differs = old && now ? fresh(old.words, now.words) : '';
    if (now && (differs === '' || limiting.test(differs) || doubtful.test(differs))) paint.put('not understood', now);
  }
}
