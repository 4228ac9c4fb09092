/** Lines with a gap on either side, between names with their texts: behind one of them the alphabet may begin anew. */
import { longestChain } from '../../../names/alphabet.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import type { TopicStyle } from '../order/style.ts';
import { titleIn } from './title-line.ts';

/** So many of them between names that run in with their texts, and names in each part on average. */
const FEWEST = 2;
const NAMES = 2;

/** Reads: paragraphs in order, those of them that may be topics, and how topics are set off. Writes: for each paragraph, how many titles of parts stand above it. */
export function partsSetApart(bodies: readonly Paragraph[], candidates: readonly TopicCandidate[], style: TopicStyle): readonly number[] {
  const places = new Set(candidates.map(({ at }) => at));
  const titles = new Set(bodies.flatMap((paragraph, at) => (!places.has(at) && places.has(at + 1) && isApart(bodies, at) && titleIn(paragraph) !== null ? [at] : [])));
  const isTold = style.heading === null && (style.separator === 'line' ? style.tight && [...titles].every((at) => isTight(bodies, at + 1)) : areAllSorted(bodies, titles, candidates));
  let parts = 0;
  return bodies.map((_, at) => {
    if (isTold && titles.has(at)) parts += 1;
    return parts;
  });
}

/** One line, with a gap above it and one below, behind a whole text. */
function isApart(bodies: readonly Paragraph[], at: number): boolean {
  const [above, line, below] = [bodies[at - 1], bodies[at], bodies[at + 1]];
  if (line === undefined || below === undefined || line.first !== line.last) return false;
  return (above === undefined || (above.last < line.first - 1 && endsSentence(above.text))) && below.first > line.last + 1;
}

/** A text stands right below a name. */
const isTight = (bodies: readonly Paragraph[], at: number): boolean => bodies[at + 1]?.first === (bodies[at]?.last ?? -1) + 1;

/** Whether all names that run in with their texts stand in the order of the alphabet within each such part, and all of them together do not. */
function areAllSorted(bodies: readonly Paragraph[], titles: ReadonlySet<number>, candidates: readonly TopicCandidate[]): boolean {
  if (titles.size < FEWEST || candidates.length < titles.size * NAMES || [...titles].some((at) => !/^["“'‘]?[\p{Lu}\d]/u.test(bodies[at]?.text ?? ''))) return false;
  const places = [...titles];
  const keys = candidates.map(({ topic }) => sortKey(topic));
  const parts = Map.groupBy(candidates.map(({ at }, index) => ({ part: places.filter((place) => place < at).length, key: keys[index] ?? '' })), ({ part }) => part);
  return longestChain(keys) < keys.length && [...parts.values()].every((part) => longestChain(part.map(({ key }) => key)) === part.length);
}
