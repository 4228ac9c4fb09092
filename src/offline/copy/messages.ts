/** What pages and the service worker say to each other. */
export type ToWorker
  /** The copy was made, mended, renewed or removed by a page: what is remembered of it no longer holds. */
  = | { is: 'copy changed' }
  /** Is there a newer copy on the site? It is downloaded if so. Pages of older builds ask this; the page for reading offline now looks by itself. */
    | { is: 'look for newer' }
  /** A page that was just opened asks whether one is here already. */
    | { is: 'does newer wait' }
    | { is: 'use newer' }
  /** A page asks which build is read: when it is shown, and when it is shown again as it stood before. */
    | { is: 'which copy' };

export type ToPage
  /** A newer copy is here, whole, and waits. */
  = | { is: 'newer waits'; asOf: string | null }
    | { is: 'newest held' }
    | { is: 'not reached' }
  /** There is a newer copy, but no room for it. */
    | { is: 'no room' }
  /** The copy that this page came from was replaced. */
    | { is: 'reload' }
    | { is: 'copy is'; version: string | null };
