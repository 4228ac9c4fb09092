import { answersBelowNames } from './asked-below.ts';
import { changesSomething, opensAsInstruction } from '../names/instruction-openings.ts';
import { isPlausible } from '../names/plausible.ts';
import { splitsIn } from '../names/splits.ts';
import { announcesUnnamed, isAnnounced, isAnnouncement, ordersBelow } from '../parts/announcements.ts';
import { titleIn } from '../titles/title-line.ts';
import type { TopicView } from '../viewed.ts';
import { isGlossaryByName } from './glossary-by-name.ts';
import { isPartOfGlossary } from './glossary-in-parts.ts';
import type { Kind } from './kinds.ts';
import { isSupplementOfEntries } from './supplement-of-entries.ts';

/** Instructions to change a glossary, and references, that make rulings of a document whose head says nothing. */
const INSTRUCTIONS = { fewest: 5, weight: 2, few: 3, nearlyAll: 0.7, most: 0.6 };
/** What such an order changes, said in its first words. */
const OF_A_TEXT = /\b(?:sentences?|paragraphs?|entry|phrase|bullet|wording)\b|["“]/iu;
const OPENING_WORDS = 120;
/** An order right below a name that says which text takes the place of another: `Alter Low Water as follows:`. */
const ANNOUNCES_TEXT = /^(?:alter|change|replace|revise|amend|reword|modify)\b[^.]{0,100}:$/iu;
/** Topics that bear a day of their own: no glossary's do. */
const OWN_DAYS = { fewest: 3, weight: 3 };

/** What a document's head says it is, or its title and marks together; orders to change a glossary, and topics with days, say it too. */
export function kindsIn(view: TopicView): Record<Kind, number> {
  const { open, topics, style, says } = view;
  const instructions = open.filter(({ paragraph }) => splitsIn(paragraph).some(({ rest }) => opensAsInstruction(rest))).length;
  const dated = open.filter(({ paragraph }) => [titleIn(paragraph), ...splitsIn(paragraph)].some((split) => split?.ownDay)).length + belowDays(open);
  const orders = open.filter(({ paragraph }) => splitsIn(paragraph).some(({ rest }) => changesSomething(rest) && OF_A_TEXT.test(rest.slice(0, OPENING_WORDS)))).length;
  const below = style.separator === 'line' ? topics.filter((topic, at) => topic !== null && ANNOUNCES_TEXT.test(open[at + 1]?.paragraph.text.trim() ?? '')).length : 0;
  const areOrders = (below >= INSTRUCTIONS.few && below >= style.count * INSTRUCTIONS.most) || (orders >= INSTRUCTIONS.few && orders >= style.count * INSTRUCTIONS.nearlyAll);
  const areAnswers = answersBelowNames(view);
  const announced = style.separator === 'line' ? topics.filter((topic, at) => topic !== null && isAnnouncedAbove(open, at, topic.topic)).length : 0;
  const areAnnounced = announced >= INSTRUCTIONS.few && announced >= style.count * INSTRUCTIONS.most;
  const more = (instructions >= INSTRUCTIONS.fewest || areOrders || areAnswers || areAnnounced ? INSTRUCTIONS.weight : 0) + (dated >= OWN_DAYS.fewest ? OWN_DAYS.weight : 0);
  return isPartOfGlossary(view) || isGlossaryByName(view) || isSupplementOfEntries(view) ? { glossary: says.glossary + says.rulings, rulings: 0 } : { ...says, rulings: says.rulings + more };
}

/** What is done to an entry stands right above its name, and names it. */
function isAnnouncedAbove(open: TopicView['open'], at: number, topic: string): boolean {
  const above = open[at - 1]?.paragraph.text ?? '';
  return announcesUnnamed(above) || ordersBelow(above, topic, open[at - 2]?.paragraph) || (isAnnouncement(above) && isAnnounced(topic, [above]));
}

/** Topics below headings with days, where most of a document's stand so. */
function belowDays(open: TopicView['open']): number {
  const topics = open.filter(({ paragraph }) => splitsIn(paragraph).some(isPlausible) || titleIn(paragraph) !== null);
  const dated = topics.filter(({ day }) => day !== null).length;
  return dated > topics.length / 2 ? dated : 0;
}
