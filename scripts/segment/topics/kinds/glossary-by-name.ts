/**
 * A glossary whose parts are called rulings, for they are sorted by what they are on: `Section 1. Rulings by Card Title`. Where
 * nothing but such titles speaks of rulings, and its texts give no orders, what stands there are its entries.
 */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { changesSomething } from '../names/instruction-openings.ts';
import { kindsOf } from './kinds.ts';
import { risingShare } from '../../../names/alphabet.ts';
import type { TopicView } from '../viewed.ts';

/** A title that names a glossary, and none that lists what was changed in one, or what is new. */
const NAMES_GLOSSARY = /\b(?:glossary|lexicon|encyclop[ae]+dia|dictionary)\b/iu;
const NAMES_CHANGES = /\b(?:updates?|changes|errata|corrections|amendments|additions|new|current|since)\b/iu;
const SORT = '(?:(?:the )?(?:(?:card|game|rules?) )?(?:titles?|names?|terms?|phrases?|words?|keywords?|types?|concepts?|subjects?|topics?|letters?))';
/** How such a part is called. */
export const PARTS_BY_NAME: readonly { is: RegExp; example: string }[] = [
  { is: new RegExp(`\\brulings?,? (?:(?:sorted|listed|arranged|ordered|given|in order) )?(?:by|per|under|on|of|for) ${SORT}\\b`, 'iu'), example: 'Section 1. Rulings by Card Title' },
  { is: /^(?:(?:section|part|chapter|appendix) \S{1,6}|\d{1,2}|[A-Z]|[IVX]{1,4})\s?[.:)–—-]?\s+(?:the )?(?:(?:card|rules?|term|title|name|keyword|individual|specific|general|game)[ -](?:specific )?)*rulings?(?:,? (?:in )?(?:alphabetical(?:ly)?(?: order)?|[A-Z] ?(?:[-–]|to) ?[A-Z]|\(alphabetical(?:ly)?\)|\([A-Z] ?[-–] ?[A-Z]\)))?$/iu, example: 'Part II: Card Rulings (A-Z)' },
];

const LONGEST_TITLE = 100;
/** Paragraphs of a head. */
const HEAD = 8;
/** A sign before a name. */
const SIGN = /^[*+@§Δ∆†‡◊◆]+/u;
/** So many entries, so large a share of them in order, and without the mark of what is new; so few that give an order. */
const FEWEST = 4;
const SORTED = 0.8;
const UNMARKED = 0.5;
const MOST_ORDERS = 0.2;

/** Whether a document is a glossary with such parts. */
export function isGlossaryByName({ paragraphs, subjects, pageTitles, open, topics: all }: TopicView): boolean {
  const texts = paragraphs.map(({ paragraph }) => paragraph.text);
  const titles = [...subjects, ...pageTitles, ...texts.slice(0, HEAD)].filter((text) => text.length <= LONGEST_TITLE && !endsSentence(text));
  const isNamed = titles.some((text) => NAMES_GLOSSARY.test(text)) && !titles.some((text) => NAMES_CHANGES.test(text));
  if (!isNamed || !titles.some((text) => PARTS_BY_NAME.some(({ is }) => is.test(text.trim()))) || kindsOf(texts.filter((text) => endsSentence(text))).rulings > 0) return false;
  const topics = all.flatMap((topic, at) => {
    const next = open[at + 1]?.paragraph.text ?? '';
    return topic === null ? [] : [{ topic: topic.topic, starred: topic.starred, told: topic.rest === '' ? next : topic.rest, sign: SIGN.exec(open[at]?.paragraph.text ?? '')?.[0], isTitle: topic.rest === '' && all[at + 1] !== null }];
  });
  // A title in several lines looks like names without a text, a text of a few words like a name.
  return [topics, topics.filter(({ isTitle }) => !isTitle)].some(areEntries);
}

interface Named { topic: string; starred: boolean; told: string; sign: string | undefined }

/** Names in order, of which few give an order, and most bear no mark of what is new: of several signs one tells something else. */
function areEntries(topics: readonly Named[]): boolean {
  const orders = topics.filter(({ told }) => changesSomething(told)).length;
  const unmarked = topics.filter(({ starred }) => !starred).length;
  const signs = new Set(topics.flatMap(({ starred, sign }) => (starred && sign !== undefined ? [sign] : [])));
  const areOld = unmarked >= topics.length * UNMARKED || signs.size > 1;
  return topics.length >= FEWEST && risingShare(topics.map(({ topic }) => sortKey(topic))) >= SORTED && areOld && orders <= topics.length * MOST_ORDERS;
}
