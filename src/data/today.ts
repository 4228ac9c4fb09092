/**
 * The day that the site is built for. What begins later is announced and not yet in force; a page that is read later
 * than it was built goes by the reader's own day (`client/event-date.ts`).
 */
export const today: string = process.env['IN_FORCE_TODAY'] ?? new Date().toISOString().slice(0, 10);
