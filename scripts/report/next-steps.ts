import path from 'node:path';

/** A path as it is typed into a shell. */
export const typed = (value: string): string => (/^[\w./~+-]+$/u.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`);

const shown = (folder: string): string => typed(path.relative(process.cwd(), folder) || '.');

/** What `ingest` says at its end: where its output is, and what makes a site of it. The site of `start` is made of another copy. */
export const nextSteps = (from: string, to: string): string =>
  `Written to ${shown(to)}. To see it as a site: npm start -- --from ${shown(from)} (which reads the documents itself); to publish it: npm run build -- --from ${shown(from)} --to SITE.`;
