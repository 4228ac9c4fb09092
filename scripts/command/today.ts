import { localDay } from '../../src/model/dates.ts';
import { isCalendarDay } from './option-values.ts';
import { UsageError } from './usage-error.ts';

/**
 * The day it is for whoever calls a command: the one that `IN_FORCE_TODAY` names, else that of this machine's clock, where
 * it stands. Asked once by a command and handed on, so that all that comes of one call is of one day.
 *
 * @throws UsageError where the variable names no day
 */
export function operatorsToday(): string {
  const named = process.env['IN_FORCE_TODAY'];
  if (named === undefined) return localDay(new Date());
  if (!isCalendarDay(named)) throw new UsageError(`IN_FORCE_TODAY is “${named}”: expected a day such as 2020-05-01.`);
  return named;
}
