/** What is said of an entry or a ruling where it is linked from elsewhere: how it stands, and its first words. */
import type { Around } from '../model/around.ts';
import type { Entry, Ruling, Version } from '../model/corpus.ts';
import { dayBefore } from '../model/dates.ts';
import { shownText } from '../model/spans.ts';
import { rulingStanding, shortStanding } from '../model/standing-words.ts';
import { standingOf } from '../model/standing.ts';

const longest = 150;

/** `In force since 4 Nov 2019; copy damaged. First words of the text …`. */
export function descriptionOf(entry: Entry, version: Version, around: Around): string {
  const text = version.text.map(shownText).join(' ');
  return `${shortStanding(standingOf(entry, version, around))}. ${opening(text)}`.trim();
}

/** The same of a ruling: a text is never handed on without how it stands. */
export function rulingDescription(ruling: Ruling, around: Around): string {
  return `${rulingStanding(ruling, around).words}. ${opening(ruling.blocks.map(({ text }) => text).join(' '))}`.trim();
}

/** The first words of a text, cut between words; the whole text where it is short. */
function opening(text: string): string {
  if (text.length <= longest) return text;
  const cut = text.lastIndexOf(' ', longest);
  return `${text.slice(0, cut > 0 ? cut : longest)} …`;
}

/**
 * The days on which a text was in force, as schema.org's `temporalCoverage` has it: `2004-06-06/2009-11-01`, an open
 * end as two dots. Null where neither end is known.
 */
export function coverage({ from, to }: Pick<Version, 'from' | 'to'>): string | null {
  return from === null && to === null ? null : `${from ?? '..'}/${to === null ? '..' : dayBefore(to)}`;
}
