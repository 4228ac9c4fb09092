/** What became of a pin: its words beside those of the page. */
import type { Pin, PinnedBlock } from './binder.ts';
import type { BesideData, EntryData, StoodData, VersionData } from './entry-data.ts';
import { holdsOn } from '../model/holds-on.ts';

/** An entry as the site has it now: its data, none (`gone`), or nothing that could be asked (`unknown`). */
export type Asked = EntryData | 'gone' | 'unknown';

export type Fate
  /** The page says what was pinned. */
  = | { is: 'same'; words: PinnedBlock[]; version: VersionData }
  /** It says something else; `from` is the version that says what was pinned, where one does. */
    | { is: 'changed'; words: PinnedBlock[]; version: VersionData; from: VersionData | null }
  /** The paragraph, or the entry's text, has ended with this version. */
    | { is: 'ended'; words: PinnedBlock[]; version: VersionData }
  /** On the day asked for it was not there yet, or no text of that day is held. */
    | { is: 'not yet' | 'not held'; words: PinnedBlock[] }
    | { is: 'gone' | 'unknown'; words: PinnedBlock[] };

/** @param day - the event's date, or today */
export function becameOf(pin: Pin, asked: Asked, day: string): Fate {
  const pinned = pin.words;
  if (asked === 'gone' || asked === 'unknown') return { is: asked, words: pinned };
  if (stoodOn(asked, day)?.held === false) return { is: 'not held', words: pinned };
  const version = asked.versions.findLast((one) => holdsOn(one, day));
  if (version === undefined) return { is: 'not yet', words: pinned };
  const words = wordsIn(version, pin.block);
  const isThere = words.length > 0 || (pin.block === null && !version.ended);
  if (!isThere) return ended(pin, asked, version);
  if (wordingIn(version, pin.block) === pin.wording) return { is: 'same', words, version };
  return { is: 'changed', words, version, from: asked.versions.findLast((one) => wordingIn(one, pin.block) === pin.wording) ?? null };
}

/** How the text stood on a day, where that is told otherwise than today; else null. */
export function stoodOn(asked: Asked | undefined, day: string): StoodData | null {
  return asked === undefined || asked === 'gone' || asked === 'unknown' ? null : asked.stood.find((one) => holdsOn(one, day)) ?? null;
}

/** What had been there has ended; what had not is still to come. An entry of which the copy has no text is there all the same. */
function ended(pin: Pin, { versions }: EntryData, version: VersionData): Fate {
  const last = versions.slice(0, versions.indexOf(version)).findLastIndex((one) => (pin.block === null ? !one.ended : wordsIn(one, pin.block).length > 0));
  const next = last < 0 ? undefined : versions[last + 1];
  return next === undefined ? { is: 'not yet', words: pin.words } : { is: 'ended', words: pin.words, version: next };
}

/** What is to be read beside a pin's words on a day: of a paragraph what speaks of it, or of a place that is not known. */
export function besideOf(pin: Pin, asked: Asked | undefined, day: string): BesideData[] {
  if (asked === undefined || asked === 'gone' || asked === 'unknown') return [];
  const { is } = becameOf(pin, asked, day);
  if (is !== 'same' && is !== 'changed') return [];
  return asked.beside.filter((one) => holdsOn(one, day) && (pin.block === null || one.about === null || one.about === pin.block));
}

function wordsIn(version: VersionData, block: string | null): VersionData['text'] {
  return version.text.filter(({ id }) => block === null || id === block);
}

function wordingIn(version: VersionData, block: string | null): string | null {
  return block === null ? version.wording : (version.text.find(({ id }) => id === block)?.wording ?? null);
}
