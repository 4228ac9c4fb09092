/**
 * Addresses of the site's pages. They are permanent: a citation written today is followed in ten years.
 */
const base = import.meta.env.BASE_URL.replace(/\/*$/, '/');

/** The address of the home page on the web, with a slash at its end; undefined where nobody has said. */
const address = import.meta.env.SITE as string | undefined;

/** The address of a page for those who are elsewhere: whole where the site's own is known, else as the page links it. */
export const publicLink = (link: string): string => (address === undefined ? link : address + link.slice(base.length));

/** Whether `publicLink` gives whole addresses. */
export const hasAddress = address !== undefined;

/** A path below the site's base, such as `search/`. */
export const pageLink = (path: string): string => base + path;
/** An entry, as it stands, or one of its blocks. */
export const entryLink = (id: string, block?: string): string => pageLink(`entries/${id}/${fragment(block)}`);
/** A version is called by the day it began, or by a name where that is not known (`Version.id`). */
export const versionLink = (entry: string, version: string, block?: string): string => pageLink(`entries/${entry}/${version}/${fragment(block)}`);
/** The place of two versions on the page that compares them. */
export const comparisonId = (from: string, to: string): string => `${from}..${to}`;
/** Two versions compared. */
export const comparisonLink = (entry: string, from: string, to: string): string => pageLink(`entries/${entry}/compare/#${comparisonId(from, to)}`);
/** A ruling, or one of its blocks. */
export const rulingLink = (id: string, block?: string): string => pageLink(`rulings/${id}/${fragment(block)}`);
/** What came of a document. */
export const documentLink = (id: string): string => pageLink(`documents/${id}/`);
/** A line of a document as it was published. */
export const sourceLink = (document: string, line: number): string => pageLink(`documents/${document}/source/#L${line}`);
/** The entries of a letter. */
export const letterLink = (letter: string): string => pageLink(`letters/${letter.toLowerCase()}/`);
/** All texts under a letter. */
export const letterTextLink = (letter: string): string => `${letterLink(letter)}text/`;
/** What all documents later than this one changed. */
export const changesSinceLink = (document: string): string => pageLink(`changes/since/${document}/`);
/** What was ever changed under a letter. */
export const changesOfLetterLink = (letter: string): string => pageLink(`changes/letters/${letter.toLowerCase()}/`);
/** What one document changed. */
export const changesByLink = (document: string): string => pageLink(`documents/${document}/changes/`);
/** The feed of one document's changes, or of all. */
export const feedLink = (document?: string): string => (document === undefined ? pageLink('changes/feed.xml') : pageLink(`documents/${document}/feed.xml`));

function fragment(block: string | undefined): string {
  return block === undefined ? '' : `#${block}`;
}
