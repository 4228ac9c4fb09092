import { longDay } from '../../model/dates.ts';

/** `as of 4 November 2019`; nothing where no document has a date. */
export const asOfInWords = (asOf: string | null): string => (asOf === null ? '' : `as of ${longDay(asOf)}`);
