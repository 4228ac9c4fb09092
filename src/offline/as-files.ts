/**
 * What a copy of the site that lies on a disk needs other ways for. On a page opened from `file:`, nothing can be
 * fetched or imported, and an address must name its file; `files/files.ts` runs first there and says how.
 */
export interface AsFiles {
  importModule(address: string): Promise<unknown>;
  pageAddress(address: string): string;
}

declare global {
  /** Set on the pages of the copy made by `npm run export`, and nowhere else. */
  var inForceFiles: AsFiles | undefined;
}

/** Imports a script by an address known only at run time. */
export function importModule(address: string): Promise<unknown> {
  return globalThis.inForceFiles?.importModule(address) ?? import(/* @vite-ignore */ new URL(address, location.href).href);
}

/** The address to link to for a page of this site (`/entries/x/#p1`), however the page that links was opened. */
export function pageAddress(address: string): string {
  return globalThis.inForceFiles?.pageAddress(address) ?? address;
}
