/** Lines that announce a topic by its name, and what is done to it: the topic's own line and its text stand below. */
import { endsSentence } from '../../blocks/ends-sentence.ts';
import type { Paragraph } from '../../blocks/paragraphs.ts';
import { sortKey } from '../../../names/sort-key.ts';
import { headingKind } from './headings.ts';

/** What stands below changes an entry: it takes its place, or is added to it. */
const TAKES_PLACE = /^(?:the following|this|the (?:new |revised |changed |corrected )?(?:text|entry|wording) below)(?: (?:new|revised|changed|corrected))?(?: (?:entry|text|wording|definition|version|section|rule|paragraphs?|sentences?|lines?|items?|notes?))? (?:now |hereby |also )?(?:replaces?|supersedes?|takes? the place of|amends?|changes?|corrects?|clarif(?:y|ies)|revises?|supplements?|extends?|adds? to|(?:is|are) (?:added|appended) to|goes? into?|belongs? (?:to|in)|stands? (?:in place of|instead of))\b[^:]*\b(?:entry|entries|rules?|sections?|topics?|terms?|definitions?|(?:one )?on pages?)\b[^:]*:$/iu;

export const ANNOUNCEMENTS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the following|these|this|here|below) (?:is|are)\b.{0,40}\b(?:changes?|additions?|revisions?|corrections?|clarifications?|updates?|replacements?|new)\b.*:$/iu, example: 'The following is a change to the Low Water entry on page 12:' },
  { is: /^(?:the following|these|this|the) (?:new )?(?:entry|entries|rules?|sections?|topics?|terms?|definitions?)\b[^.:]{0,60}\b(?:is|are|has been|have been|was|were) (?:now |hereby |also |both |all )?(?:removed|deleted|dropped|repealed|withdrawn|taken out|rescinded|struck|added|replaced|changed|revised|reworded|renamed|moved)\b.{0,60}:$/iu, example: 'The following entry on page 9 has been removed:' },
  { is: TAKES_PLACE, example: 'The following replaces the Low Water entry on page 12:' },
  { is: /^(?:changes?|additions?|revisions?|corrections?|updates?) (?:to|of|in)\b(?!.*\bsections of\b).*\b(?:entry|entries|rules?|sections?)\b.*:$/iu, example: 'Changes to the Low Water and High Water entries:' },
  { is: /^the .{2,80} (?:entry|entries|rules?) (?:(?:is|are|has|have)\b.*|now reads?|should read)\b.*:$/iu, example: 'The Low Water entry has been changed as follows:' },
];
/** The same given as an order: it announces only what stands below it under the name that it gives, or a new entry. */
const ORDER = /^(?:please )?(?:replace|exchange|change|amend|revise|correct|reword|delete|drop|append|add|insert)\b[^:]*\b(?:entry|rule|section|topic|term|definition)\b[^:]*:$/iu;
const ORDERS_NEW = /^(?:please )?(?:add|insert|append) (?:the following|this|an?) (?:new )?(?:entry|rule|section|topic|term|definition)\b/iu;
const LONGEST = 300;
/** A name on its line. */
const LONGEST_NAME = 80;

/** Whether a paragraph announces what stands below it. */
export function isAnnouncement(text: string): boolean {
  return text.length <= LONGEST && ANNOUNCEMENTS.some(({ is }) => is.test(text.trim()));
}

/** Whether a paragraph says that what stands below it changes an entry: an order, were it given as one. */
export const announcesChange = (text: string): boolean => text.length <= LONGEST && TAKES_PLACE.test(text.trim()) && !/\bclarif/iu.test(text);

/** "The following is a new entry on page 3-2:": its name is not said yet. */
const NEW = /^(?:the following|this|here|below) is (?:an? )?(?:entirely |brand )?new (?:entry|rule|term|topic|section|definition)\b/iu;
/** "The following entry on page 9 has been removed:" */
const UNNAMED = /^(?:the following|this|these) (?:new )?(?:entry|entries|rules?|terms?|topics?|sections?|definitions?)\b/iu;

/** Whether a paragraph announces an entry and does not name it, a new one or one that goes: the name stands right below. */
export const announcesUnnamed = (text: string): boolean => isAnnouncement(text) && (NEW.test(text.trim()) || UNNAMED.test(text.trim()));

/** Whether announcements name a topic. */
export function isAnnounced(topic: string, announcements: readonly string[]): boolean {
  const key = sortKey(topic);
  return key.length > 2 && announcements.some((text) => ` ${sortKey(text)} `.includes(` ${key} `));
}

/** Whether a paragraph, an announcement or an order, announces the topic right below it; what stands right below that very name is told of it, and opens no second. */
export function announces(text: string, topic: string, above: Paragraph | undefined): boolean {
  return isAnnouncement(text) || ordersBelow(text, topic, above);
}

/** Whether a paragraph orders what is done to an entry, and that stands right below it. */
export function ordersBelow(text: string, topic: string, above: Paragraph | undefined): boolean {
  const order = text.length > LONGEST ? '' : text.trim();
  if (!ORDER.test(order)) return false;
  const over = above === undefined || above.text.length > LONGEST_NAME ? '' : above.text;
  if (ORDERS_NEW.test(order)) return over === '' || endsSentence(over) || headingKind(over) !== null;
  return isAnnounced(topic, [order]) && !isAnnounced(topic, [over]);
}

/** What is said of entries in a sentence of its own, ahead of others or of none: no text of the topic above it. */
export const OF_OTHERS: readonly { is: RegExp; isOrder: boolean; example: string }[] = [
  { is: /^the following (?:is|are) (?:an? |all )?(?:(?:entirely|brand) )?(?:new |further )?(?:change|addition|revision|correction|clarification|replacement|entry|rule|section|definition|entries|additions|changes|revisions|rules)s?\b[^:]{0,120}\.$/iu, isOrder: false, example: 'The following is a new entry in Chapter 5.' },
  { is: /^the following (?:entry|entries|rules?|sections?|topics?|terms?|definitions?) (?:is|are|has been|have been|was|were) (?:now |hereby |also |both |all |to be )?(?:removed|deleted|dropped|repealed|withdrawn|taken out|rescinded|struck)\b[^:.]{0,40}: \S/iu, isOrder: true, example: 'The following entries are to be deleted: Low Water (page 7).' },
];

const tellsOfOthers = (text: string): boolean => text.length <= LONGEST && OF_OTHERS.some(({ is }) => is.test(text.trim()));

/** Whether a paragraph gives an order about entries that it names, whatever stands above it. */
export const ordersOthers = (text: string): boolean => text.length <= LONGEST && OF_OTHERS.some(({ is, isOrder }) => isOrder && is.test(text.trim()));

/** The paragraphs that tell of entries which are not the one above. */
export function toldOfOthers(all: readonly { paragraph: Paragraph }[]): Paragraph[] {
  return all.flatMap(({ paragraph }) => (tellsOfOthers(paragraph.text) ? [paragraph] : []));
}
