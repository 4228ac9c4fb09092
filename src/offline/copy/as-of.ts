/** `4 November 2019`. */
export const dayInWords = (iso: string): string =>
  new Date(`${iso}T00:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `as of 4 November 2019`; nothing where no document has a date. */
export const asOfInWords = (asOf: string | null): string => (asOf === null ? '' : `as of ${dayInWords(asOf)}`);
