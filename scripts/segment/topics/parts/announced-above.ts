/** Paragraphs right above a topic that announce it, and so belong to its ruling: "The following is a change to the Low Water entry:". */
import type { Paragraph } from '../../blocks/paragraphs.ts';
import type { Starts } from '../names/candidates.ts';
import type { Sectioned } from './sections.ts';
import { announces, announcesUnnamed, isAnnounced, isAnnouncement } from './announcements.ts';

/** Paragraphs between an announcement of several topics and the last of them. */
const FARTHEST_ANNOUNCEMENT = 60;

/** Whether a paragraph announces the topic right below it, and so belongs to that. */
export function announcesNext(sectioned: Sectioned[], at: number, starts: Starts): boolean {
  const next = sectioned[at + 1];
  const topic = next === undefined ? undefined : starts.get(next.paragraph)?.topic;
  return topic !== undefined && announcementAbove(topic, sectioned, at + 1).length > 0;
}

/** The paragraph that announces a topic: right above it, or above those that it names with it, and so a part of each of their rulings. */
export function announcementOf(topic: string, sectioned: Sectioned[], at: number): Paragraph[] {
  const above = announcementAbove(topic, sectioned, at);
  if (above.length > 0) return above;
  const ofList = aboveList(topic, sectioned, at);
  if (ofList.length > 0) return ofList;
  const last = sectioned.slice(Math.max(0, at - FARTHEST_ANNOUNCEMENT), at).findLast(({ paragraph, heading }) => heading !== null || isAnnouncement(paragraph.text));
  return last?.heading === null && isAnnounced(topic, [last.paragraph.text]) ? [last.paragraph] : [];
}

/** What announces several entries without their names, above a list of those one below the other. */
function aboveList(topic: string, sectioned: Sectioned[], at: number): Paragraph[] {
  let first = at;
  while (isRightBelow(sectioned[first], sectioned[first - 1]) && !isAnnouncement(sectioned[first - 1]?.paragraph.text ?? '')) first -= 1;
  const above = announcementAbove(topic, sectioned, first);
  return above.filter(({ text }) => announcesUnnamed(text) && SEVERAL.test(text));
}

const SEVERAL = /\b(?:entries|rules|terms|topics|sections|definitions)\b/iu;

/** One line, right below another. */
const isRightBelow = (one: Sectioned | undefined, above: Sectioned | undefined): boolean => one !== undefined && above?.paragraph.last === one.paragraph.first - 1 && one.paragraph.first === one.paragraph.last;

/** The paragraph right above a topic that announces it. */
function announcementAbove(topic: string, sectioned: Sectioned[], at: number): Paragraph[] {
  const { paragraph, heading } = sectioned[at - 1] ?? {};
  return paragraph !== undefined && heading === null && announces(paragraph.text, topic, sectioned[at - 2]?.paragraph) ? [paragraph] : [];
}
