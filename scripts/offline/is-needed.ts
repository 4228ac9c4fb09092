/** Pagefind's ready-made boxes, which no page uses, and the index of a language that no page has. */
const unused = /^pagefind\/(?:pagefind-(?:component-ui|modular-ui|ui|highlight)\.|wasm\.unknown\.)/;

/** Whether a copy needs a file of the site: all but what belongs to the copying itself. */
export const isNeeded = (file: string): boolean =>
  !file.startsWith('offline-copy/') && file !== 'service-worker.js' && !unused.test(file);
