/**
 * Rulings that stand where the order of the alphabet has no place for them: a volunteer puts a new one behind the last. The
 * order is a hint where the dress of a name is doubtful; what stands in the very dress of all the others is a topic, unless
 * it may be part of what the ruling above gives: new text has paragraphs that begin with a name and a dash.
 */
import { sortKey } from '../../../names/sort-key.ts';
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { mayBeName } from '../../headwords/may-be-name.ts';
import type { Names } from '../../known-names.ts';
import type { TopicCandidate } from '../names/candidates.ts';
import { isCapitals } from '../names/capitals.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { containerOf, type TopicStyle } from './style.ts';

/** Of fewer topics, none is left out for its place. */
const FEWEST = 4;
/** Names left out, for each that was taken, at the most: of more, it is the reading of the document that is doubtful. */
const MOST = 1 / 3;
/** A sign by itself and a text behind it. */
const PLAIN = 2;
/** The share of topics that have a gap above, or below, where topics do. */
const NEARLY_ALL = 0.8;
const MOST_WORDS = 5;
/** What a name does is said by a sentence. */
const TELLS = /\s(?:is|are|was|were|may|can|cannot|could|must|has|have|had|does|do|did|will|would|should)\s/u;

export interface OutOfOrder {
  /** Those that are topics all the same. */
  topics: TopicCandidate[];
  /** Those of which a person is told. */
  doubtful: TopicCandidate[];
}

/** Reads: the paragraphs among which topics are looked for, those that may be, and those that the order chose. Writes: which of the rest stand as those do. */
export function outOfOrder(bodies: readonly Paragraph[], candidates: readonly TopicCandidate[], chosen: readonly TopicCandidate[], style: TopicStyle, names: Names): OutOfOrder {
  const taken = new Set(chosen.map(({ at }) => at));
  const first = chosen[0]?.at ?? Infinity;
  const likely = candidates.filter((one) => one.at > first && !taken.has(one.at) && one.weight >= PLAIN && isAlike(bodies, one, chosen, style));
  const times = Map.groupBy(likely, ({ topic }) => sortKey(topic));
  // What several rulings have in their texts is a part of each.
  const left = likely.filter(({ topic }) => times.get(sortKey(topic))?.length === 1);
  if (chosen.length < FEWEST || left.length > Math.max(1, chosen.length * MOST)) return { topics: [], doubtful: [] };
  const places = new Set([...taken, ...left.map(({ at }) => at)]);
  const isDense = bodies.every((_, at) => at < first || places.has(at) || (style.separator === 'line' && places.has(at - 1)));
  const topics = left.filter((one) => {
    const owner = chosen.findLast(({ at }) => at < one.at);
    const above = bodies.slice(owner?.at, one.at);
    if (owner === undefined || awaitsText([owner.rest, ...above.slice(1).map(({ text }) => text)])) return false;
    if (isDense || names.has(sortKey(one.topic))) return true;
    const isLone = left.every((other) => other === one || chosen.findLast(({ at }) => at < other.at) !== owner);
    return style.separator !== 'line' && isLone && !above.some(({ text }) => sortKey(text).includes(sortKey(one.topic)));
  });
  return { topics, doubtful: left.filter((one) => !topics.includes(one)) };
}

/** Whether a paragraph is set off as the topics of its document are, behind one that has come to its end. */
function isAlike(bodies: readonly Paragraph[], { at, separator, bold, topic }: TopicCandidate, chosen: readonly TopicCandidate[], style: TopicStyle): boolean {
  const [prior, paragraph] = [bodies[at - 1], bodies[at]];
  if (prior === undefined || paragraph === undefined || paragraph.soft || !endsSentence(prior.text)) return false;
  const share = (is: (one: TopicCandidate) => boolean): boolean => chosen.filter(is).length >= chosen.length * NEARLY_ALL;
  const isSetOff = (place: number): boolean => (!share((one) => hasGap(bodies, one.at)) || hasGap(bodies, place)) && (separator !== 'line' || !share((one) => !hasGap(bodies, one.at + 1)) || !hasGap(bodies, place + 1));
  const isPrinted = separator === style.separator && containerOf(paragraph) === style.container && (bold || !style.bold) && (isCapitals(topic) || !style.capitals);
  const opens = share((one) => /^["“'‘(]?[\p{Lu}\d]/u.test(one.topic));
  return isPrinted && isSetOff(at) && !TELLS.test(topic) && mayBeName(topic, { words: MOST_WORDS, opens, noLabel: true, doubts: 'none' });
}

const hasGap = (bodies: readonly Paragraph[], at: number): boolean => (bodies[at]?.first ?? 0) - (bodies[at - 1]?.last ?? 0) > 1;

/** What announces a text, which then stands in the paragraphs below. */
const ANNOUNCES = /:["”*]*$|\b(?:the following|as follows|new text|(?:given|printed|stands|is) below)\b/iu;
/** Where an order quotes its text, or takes away, no text stands below it. */
const WHOLE = /["“”«»]|^(?:this entry (?:is|has been) )?(?:delete|remove|strike|omit|drop|withdraw|repeal|rescind)/iu;

/** Reads: the text of a ruling, by its paragraphs. Writes: whether what stands below may be the text that it orders. */
function awaitsText(texts: readonly string[]): boolean {
  return texts.some((text) => ANNOUNCES.test(text.trimEnd())) || texts.some((text) => changesSomething(text) && !WHOLE.test(text));
}
