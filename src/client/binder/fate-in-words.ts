/** What a reader is told of a pin whose words are not simply those on the page. */
import type { Pin } from '../../binder/binder.ts';
import type { Fate } from '../../binder/became-of.ts';
import { longDay } from '../../model/dates.ts';
import { comparisonLink, entryLink, rulingLink } from '../../data/links.ts';

export interface Notice {
  words: string;
  link: { name: string; address: string } | null;
}

/** @param day - the event's date; null for today */
export function fateInWords(pin: Pin, fate: Fate, day: string | null): Notice | null {
  const pinned = longDay(pin.pinned.slice(0, 10));
  switch (fate.is) {
    case 'same':
      return null;
    case 'changed':
      return { words: changed(pin, day), link: { name: 'compare', address: comparison(pin, fate) } };
    case 'ended':
      return {
        words: `${pin.block === null ? 'Repealed' : 'Superseded'}${fate.version.from === null ? '' : ` on ${longDay(fate.version.from)}`} by the ${fate.version.document}. These are the words you pinned:`,
        link: { name: 'what became of it', address: entryLink(pin.entry, pin.block ?? undefined) },
      };
    case 'not yet':
      return { words: `Not in force ${day === null ? 'today' : `on ${longDay(day)}`}. These are the words you pinned:`, link: null };
    case 'not held':
      return { words: `No text of ${day === null ? 'today' : longDay(day)} is held. These are the words you pinned:`, link: null };
    case 'gone':
      return { words: `No longer on this site. These are the words you pinned on ${pinned}:`, link: null };
    case 'unknown':
      return { words: `The site was not reached, so this could not be compared. These are the words you pinned on ${pinned}:`, link: null };
  }
}

/** Words of another day than the one shown were not changed behind one's back. */
function changed(pin: Pin, day: string | null): string {
  if (pin.day === day) return 'Changed since you pinned it:';
  return `You pinned the text of ${pin.day === null ? longDay(pin.pinned.slice(0, 10)) : longDay(pin.day)}; this is the text ${day === null ? 'of today' : `held for ${longDay(day)}`}:`;
}

/** A wording that stands in no version was read otherwise when it was pinned: then the entry itself has to do. */
function comparison(pin: Pin, { from, version }: Extract<Fate, { is: 'changed' }>): string {
  if (pin.of === 'ruling') return rulingLink(pin.entry, pin.block ?? undefined);
  if (from === null || from.id === version.id) return entryLink(pin.entry, pin.block ?? undefined);
  const [older, newer] = (from.from ?? '') <= (version.from ?? '') ? [from, version] : [version, from];
  return comparisonLink(pin.entry, older.id, newer.id);
}
