/** Attributes by which the browser knows between which days an element holds (`client/event-date.ts`). */
export interface Dated {
  'data-from'?: string;
  'data-to'?: string;
  /** Not shown at all unless a date is set: it has ended. */
  'data-only-dated'?: true;
}

/** What holds from one day until another; either may be open. */
export function datesOf({ from, to }: { from: string | null; to: string | null }): Dated {
  return {
    ...(from === null ? {} : { 'data-from': from }),
    ...(to === null ? {} : { 'data-to': to, 'data-only-dated': true }),
  };
}
