/** What is said of an entry where it is linked from elsewhere: how it stands, and its first words. */
import type { Entry, Version } from '../model/corpus.ts';
import { longDay, period } from '../model/dates.ts';
import { shownText } from '../model/spans.ts';
import { isOver, isToCome, standingOf, lifetime } from '../model/versions.ts';

const longest = 150;

/** `In force since 4 November 2019. First words of the text …`; a superseded or repealed text says so before anything else. */
export function descriptionOf(entry: Entry, version: Version, today: string): string {
  const text = version.text.map(shownText).join(' ');
  return `${standing(entry, version, today)}. ${opening(text)}`.trim();
}

/** The first words of a text, cut between words; the whole text where it is short. */
export function opening(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(' ', longest);
  return `${text.slice(0, cut > 0 ? cut : longest)} …`;
}

function standing(entry: Entry, version: Version, today: string): string {
  const { to: ended } = lifetime(entry);
  if (isToCome(version, today)) return `In force from ${longDay(version.from ?? '')}`;
  if (standingOf(entry, today) === 'repealed' && version.to === ended) return ended === null ? 'Repealed' : `Repealed on ${longDay(ended)}`;
  if (isOver(version, today)) return `Superseded; in force ${period(version)}`;
  return version.from === null ? 'In force' : `In force since ${longDay(version.from)}`;
}

/**
 * The days on which a text was in force, as schema.org's `temporalCoverage` has it: `2004-06-06/2009-11-01`, an open
 * end as two dots. Null where neither end is known.
 */
export function coverage({ from, to }: Pick<Version, 'from' | 'to'>): string | null {
  return from === null && to === null ? null : `${from ?? '..'}/${to === null ? '..' : dayBefore(to)}`;
}

/** `to` is the first day on which a text is no longer in force; an interval of days names the last on which it is. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}
