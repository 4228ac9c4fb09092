/** Whether what has days holds on one. Apart from what else is known of versions, because the script of every page needs it. */
import type { Version } from './corpus.ts';

type Dated = Pick<Version, 'from' | 'to'>;

/** Whether something holds on a day; an end that is not given is open. */
export function holdsOn({ from, to }: Dated, day: string): boolean {
  return (from ?? '') <= day && (to === null || day < to);
}

/** Whether it has ended by a day. What ends later still holds. */
export function isOver({ to }: Pick<Dated, 'to'>, today: string): boolean {
  return to !== null && to <= today;
}

/** Whether it begins after a day. */
export function isToCome({ from }: Pick<Dated, 'from'>, today: string): boolean {
  return from !== null && from > today;
}
