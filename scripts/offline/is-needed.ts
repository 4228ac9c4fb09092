/** Pagefind's ready-made boxes, which no page uses, and the index of a language that no page has. */
const unused = /^pagefind\/(?:pagefind-(?:component-ui|modular-ui|ui|highlight)\.|wasm\.unknown\.)/;

/** The open data is for other programs, and as large as all pages: whoever wants it downloads it. */
const openData = /^data\/.*\.json$/;

/** What speaks of the site to search engines and browsers that are elsewhere. */
const forTheWeb = /^(?:sitemap\.xml|opensearch\.xml|robots\.txt)$/;

/** Whether a copy needs a file of the site: all that a reader reads, and not what belongs to the copying itself. */
export const isNeeded = (file: string): boolean =>
  !file.startsWith('offline-copy/') && file !== 'service-worker.js' && !unused.test(file) && !openData.test(file) && !forTheWeb.test(file);
