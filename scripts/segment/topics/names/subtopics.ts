/** Topics that hold the very sign that parts topics from texts: `Harbour: Low Tide: Text.` */
import { isCapitals } from './capitals.ts';
import { opensAsInstruction } from './instruction-openings.ts';
import { doubtsAboutTopic, isTitleCase } from './not-a-topic.ts';
import type { Separator, Split } from './splits.ts';
import type { TopicStyle } from '../order/style.ts';

const MOST_WORDS = 8;
/** Whether a split cuts its topic short: what stands up to a later split is still a title and no sentence. */
export function continuesTopic(split: Split, later: Split[], style: TopicStyle): boolean {
  return later.some((next) => (isSame(split.separator, next.separator) || isDashBeforeColon(split, next, style) || isColonBeforeDash(split, next)) && isSame(next.separator, style.separator) && isPartOfTopic(split, next, style));
}

/** `TIDE - EBB: It falls.`: where colons part names in capitals from their texts, a dash in such a name parts nothing. */
const isDashBeforeColon = (split: Split, next: Split, { capitals }: TopicStyle): boolean => capitals && '-–'.includes(split.separator) && next.separator === ':';

/** `Old Harbour: The Mole - It is dry.`: where dashes part names from their texts, a colon in a name parts nothing. */
const isColonBeforeDash = (split: Split, next: Split): boolean => split.separator === ':' && '-–'.includes(next.separator);

function isPartOfTopic({ topic }: Split, next: Split, style: TopicStyle): boolean {
  const between = next.topic.slice(topic.length).replace(/^[\s:–—-]+/u, '');
  const words = between.split(/\s+/u);
  if (between === '' || words.length > MOST_WORDS || /[.;?]\s/u.test(between) || doubtsAboutTopic(between) > 0) return false;
  if (!opensAsInstruction(next.rest) && !/^["“'‘(*[]*[\p{Lu}\d]/u.test(next.rest)) return false;
  if (style.capitals) return isCapitals(between);
  return isTitleCase(between) || /^\p{Ll}/u.test(between) || (words.length === 1 && (/\p{Lu}.*\p{Lu}/u.test(between) || isOneName(between, next)));
}

/** `Nan of the Weir - Ferrywoman - She rows for either guild.`: one word with a capital, and a sentence behind it. */
function isOneName(word: string, { rest }: Split): boolean {
  return /^\p{Lu}\p{Ll}{3,}$/u.test(word) && /^["“*]*\p{Lu}\S* \p{Ll}/u.test(rest);
}

function isSame(a: Separator, b: Separator): boolean {
  return a === b || ('-–'.includes(a) && '-–'.includes(b));
}
