import { isOver, isToCome } from '../model/holds-on.ts';
import { today } from './today.ts';

/** Attributes by which the browser knows between which days an element holds (`client/event-date.ts`). */
export interface Dated {
  'data-from'?: string;
  'data-to'?: string;
  /** Not shown at all unless a date is set: it has ended. */
  'data-only-dated'?: '';
  /** The day is still to come when the site is built: the reader's own day decides. */
  'data-begins'?: string;
  'data-ends'?: string;
}

/** What holds from one day until another; either may be open. */
export function datesOf({ from, to }: { from: string | null; to: string | null }): Dated {
  return {
    ...(from === null ? {} : { 'data-from': from }),
    ...(to === null ? {} : { 'data-to': to }),
    ...(isOver({ to }, today) ? { 'data-only-dated': '' } : {}),
    ...(isToCome({ from }, today) && from !== null ? { 'data-begins': from } : {}),
    ...(to !== null && !isOver({ to }, today) ? { 'data-ends': to } : {}),
  };
}
