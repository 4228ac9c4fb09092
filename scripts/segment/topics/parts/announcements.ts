/** Lines that announce a topic by its name, and what is done to it: the topic's own line and its text stand below. */
import { sortKey } from '../../../names/sort-key.ts';

export const ANNOUNCEMENTS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the following|these|this|here|below) (?:is|are)\b.{0,40}\b(?:changes?|additions?|revisions?|corrections?|clarifications?|updates?|replacements?|new)\b.*:$/iu, example: 'The following is a change to the Low Water entry on page 12:' },
  { is: /^(?:the following|these|this|the) (?:new )?(?:entry|entries|rules?|sections?|topics?|terms?|definitions?)\b[^.:]{0,60}\b(?:is|are|has been|have been|was|were) (?:now |hereby |also |both |all )?(?:removed|deleted|dropped|repealed|withdrawn|taken out|rescinded|struck|added|replaced|changed|revised|reworded|renamed|moved)\b.{0,60}:$/iu, example: 'The following entry on page 9 has been removed:' },
  { is: /^(?:changes?|additions?|revisions?|corrections?|updates?) (?:to|of|in)\b(?!.*\bsections of\b).*\b(?:entry|entries|rules?|sections?)\b.*:$/iu, example: 'Changes to the Low Water and High Water entries:' },
  { is: /^the .{2,80} (?:entry|entries|rules?) (?:(?:is|are|has|have)\b.*|now reads?|should read)\b.*:$/iu, example: 'The Low Water entry has been changed as follows:' },
];
const LONGEST = 300;

/** Whether a paragraph announces what stands below it. */
export function isAnnouncement(text: string): boolean {
  return text.length <= LONGEST && ANNOUNCEMENTS.some(({ is }) => is.test(text.trim()));
}

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
