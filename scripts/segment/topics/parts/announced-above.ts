/** Paragraphs right above a topic that announce it, and so belong to its ruling: "The following is a change to the Low Water entry:". */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { Starts } from '../names/candidates.ts';
import type { Sectioned } from './sections.ts';
import { isAnnounced, isAnnouncement } from './announcements.ts';

/** Paragraphs between an announcement of several topics and the last of them. */
const FARTHEST_ANNOUNCEMENT = 60;

/** Whether a paragraph announces the topic right below it, and so belongs to that. */
export function announcesNext(sectioned: Sectioned[], at: number, starts: Starts): boolean {
  const next = sectioned[at + 1];
  return next !== undefined && starts.has(next.paragraph) && announcementAbove(sectioned, at + 1).length > 0;
}

/** The paragraph that announces a topic: right above it, or above those that it names with it, and so a part of each of their rulings. */
export function announcementOf(topic: string, sectioned: Sectioned[], at: number): Paragraph[] {
  const above = announcementAbove(sectioned, at);
  if (above.length > 0) return above;
  const last = sectioned.slice(Math.max(0, at - FARTHEST_ANNOUNCEMENT), at).findLast(({ paragraph, heading }) => heading !== null || isAnnouncement(paragraph.text));
  return last?.heading === null && isAnnounced(topic, [last.paragraph.text]) ? [last.paragraph] : [];
}

/** The paragraph right above a topic that announces it. */
function announcementAbove(sectioned: Sectioned[], at: number): Paragraph[] {
  const { paragraph, heading } = sectioned[at - 1] ?? {};
  return paragraph !== undefined && heading === null && isAnnouncement(paragraph.text) ? [paragraph] : [];
}
