/** How an entry stood, stands and will stand, stretch by stretch of days: for every page that follows the event's date. */
import type { Entry, Version } from '../model/corpus.ts';
import { longDay } from '../model/dates.ts';
import type { Standing } from '../model/standing.ts';
import { lackingChanges, standingWords } from '../model/standing-words.ts';
import { stoodOf } from '../model/stood.ts';
import type { Stood } from '../model/stood.ts';
import { holdsOn } from '../model/holds-on.ts';
import { isEnd } from '../model/versions.ts';
import { around } from './around.ts';
import { datesOf } from './dated.ts';
import type { Dated } from './dated.ts';
import { today } from './today.ts';

export interface StandingOfDays extends Stood { dates: Dated }

/** Oldest first; exactly one of them is today's. */
export function standingsOf(entry: Entry): StandingOfDays[] {
  return stoodOf(entry, around).map((stood) => ({ ...stood, dates: datesOf(stood) }));
}

export interface Said { kind: 'ended' | 'to-come' | 'changed-on' | 'warning'; words: string }

/** Short words that hold from one day to another. */
export interface SaidOfDays { said: Said[]; isNow: boolean; dates: Dated }

/** What a list of headwords says of an entry, oldest first: one of them is today's, and neighbours never say the same. */
export function listedStandings(entry: Entry): SaidOfDays[] {
  const stretches = standingsOf(entry).map(({ standing, isNow, from, to }) => ({ said: listed(standing, entry), isNow, from, to }));
  const told = stretches.reduce<typeof stretches>((before, one) => {
    const last = before.at(-1);
    const isSame = last !== undefined && JSON.stringify(last.said) === JSON.stringify(one.said);
    return isSame ? [...before.slice(0, -1), { ...last, to: one.to, isNow: last.isNow || one.isNow }] : [...before, one];
  }, []);
  return told.map(({ said, isNow, ...days }) => ({ said, isNow, dates: told.length === 1 ? {} : datesOf(days) }));
}

/** Of a list as a whole the event's date says itself what is certain of the day, and whether today’s is another. */
function listed(standing: Standing, entry: Entry): Said[] {
  const { is, asPublished, from, certainty } = standing;
  if (certainty === 'before what is held') return [];
  const { state, warnings } = standingWords({ ...standing, certainty: 'known', differsToday: null });
  if (is !== 'in force') return [{ kind: is === 'to come' ? 'to-come' : 'ended', words: state }];
  const changed = asPublished || from === null || from === entry.versions[0]?.from ? [] : [from];
  return [
    ...changed.map((day): Said => ({ kind: 'changed-on', words: `changed ${longDay(day)}` })),
    ...[...lackingChanges(standing), ...warnings].map((words): Said => ({ kind: 'warning', words })),
  ];
}

/** How a version stands, before, during and after its time. */
export function statesOf(entry: Entry, version: Version): SaidOfDays[] {
  const { from, to } = version;
  const states: [words: string, from: string | null, to: string | null][] = [
    ...(from === null ? [] : [['to come', null, from] as [string, null, string]]),
    [isEnd(entry, version) ? 'no text' : 'in force', from, to],
    ...(to === null ? [] : [['superseded', to, null] as [string, string, null]]),
  ];
  return states.map(([words, since, until]) => {
    const days = { from: since, to: until };
    return { said: [{ kind: 'warning', words }], isNow: holdsOn(days, today), dates: states.length === 1 ? {} : datesOf(days) };
  });
}
