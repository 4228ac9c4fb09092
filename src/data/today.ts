/** The commands in scripts/ tell it, as they tell where the corpus lies (`scripts/site/astro-settings.ts`). */
function toldDay(): string {
  const told = process.env['IN_FORCE_TODAY'];
  if (told === undefined) throw new Error('The site was not told which day it is: build it with "npm run build", or set IN_FORCE_TODAY.');
  return told;
}

/**
 * The day that the site is built for. What begins later is announced and not yet in force; a page that is read later
 * than it was built goes by the reader's own day (`client/event-date.ts`).
 */
export const today: string = toldDay();
