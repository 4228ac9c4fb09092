import { closed } from '../../model/ruling-words.ts';

/** What is cited, as the page says it. */
export interface Cited {
  headword: string;
  /** `paragraph 3`; null for an entry as a whole. */
  place: string | null;
  /** A ruling's words stand as the ruling does. */
  ofRuling?: boolean;
  /** The quoted words; empty for a text of several blocks as a whole. */
  words: string;
  /** `In force since ..., base: ...`, without a full stop. */
  standing: string;
  /** The event's date in words, where one is set. */
  asOf: string | null;
  /** How the entry stood on it, where that is not how it stands today: `In force on that day, since ...; not the same today`. */
  onDay: string | null;
  /** Short hash of the words: by it they are told from what stands at the address later. */
  wording: string;
}

/**
 * A citation without its address. With an event's date it has what the page says of that day before what is said of the words today:
 * `lamp oil, paragraph 3, as of 6 Sep 2016: “...” The entry: in force on that day, since 5 Sep 2016; not the same today. Superseded on 7 Nov 2016, ... Wording 0f3a9c12.`
 */
export function citationText({ headword, place, ofRuling, words, standing, asOf, onDay, wording }: Cited): string {
  const what = [headword, place, asOf === null ? null : `as of ${asOf}`].filter((part) => part !== null).join(', ');
  const quoted = closed(`${what}${words === '' ? '' : `: “${words}”`}`);
  return [quoted, ...dayInWords({ place, onDay, ...(ofRuling === true ? { ofRuling } : {}) }), closed(standing), `Wording ${wording}.`].join(' ');
}

/** What the page's head says of the event's date, as a sentence: it speaks of the entry, of which a paragraph may stand otherwise. */
export function dayInWords({ place, onDay, ofRuling }: Pick<Cited, 'place' | 'onDay' | 'ofRuling'>): string[] {
  if (onDay === null) return [];
  return [closed(place === null || ofRuling === true ? onDay : `The entry: ${onDay.charAt(0).toLowerCase()}${onDay.slice(1)}`)];
}
