import type { Entry, Version } from '../../../src/model/corpus.ts';
import type { Ground } from '../ground.ts';
import { closed } from '../earlier/history.ts';
import type { Happening, Moment } from './happening.ts';
import { fromItsBeginning, replay } from './replay.ts';

/**
 * What was known before of one entry, where that is not what is known now of the same days: each stretch of days on which
 * whoever asked was told other versions. Most entries have none: what is published later holds later.
 */
export function knownBefore(happenings: readonly Happening[], isAddition: boolean, versions: readonly Version[], ground: Ground): Entry['known'] {
  if (isInOrder(happenings)) return [];
  const days = [...new Set(happenings.map(({ at }) => at.known))].filter((day) => day !== '').sort();
  const asked = [null, ...days];
  return days.flatMap((until, index) => {
    const from = asked[index] ?? null;
    const known = happenings.filter(({ at }) => at.known <= (from ?? ''));
    const then = closed(replay(known, isAddition, ground).history?.versions ?? []);
    return sameVersions(then, versionsKnown(versions, from)) ? [] : [{ from, until, versions: then }];
  });
}

/** The versions that could be known on a day, among those known now. */
function versionsKnown(versions: readonly Version[], day: string | null): Version[] {
  return versions.filter(({ known }) => (known ?? '') <= (day ?? ''));
}

/** Whether what could be known later holds later, too, and nothing ends: then the past is the beginning of the present. */
function isInOrder(happenings: readonly Happening[]): boolean {
  if (happenings.some((one) => one.is === 'ruling' && one.to !== null)) return false;
  const sorted = fromItsBeginning(happenings);
  return sorted.every(({ at }, index) => isKeptBy(at, sorted[index + 1]?.at));
}

/** Whether what happens next, as the days stand, leaves what was known before as it was. */
const isKeptBy = (at: Moment, next: Moment | undefined): boolean =>
  next === undefined || at.known === next.known || (at.known < next.known && at.day < next.day);

function sameVersions(left: readonly Version[], right: readonly Version[]): boolean {
  const said = (versions: readonly Version[]) => JSON.stringify(versions.map(({ from, status, text }) => [from, status, text.map((block) => block.text)]));
  return said(left) === said(right);
}
