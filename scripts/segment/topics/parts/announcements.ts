/** Lines that announce a topic by its name, and what is done to it: the topic's own line and its text stand below. */
import { sortKey } from '../../../names/sort-key.ts';

export const ANNOUNCEMENTS: readonly { is: RegExp; example: string }[] = [
  { is: /^(?:the following|these|this|here|below) (?:is|are)\b.{0,40}\b(?:changes?|additions?|revisions?|corrections?|clarifications?|updates?|replacements?|new)\b.*:$/iu, example: 'The following is a change to the Low Water entry on page 12:' },
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

/** Whether a paragraph announces an entry that is new, and does not name it: the name stands right below. */
export const announcesNew = (text: string): boolean => isAnnouncement(text) && NEW.test(text.trim());

/** Whether announcements name a topic. */
export function isAnnounced(topic: string, announcements: readonly string[]): boolean {
  const key = sortKey(topic);
  return key.length > 2 && announcements.some((text) => ` ${sortKey(text)} `.includes(` ${key} `));
}
