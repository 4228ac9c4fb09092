/** Under which names things are kept on a reader's device: the binder. */
export const binderKey = 'in-force:binder';

/** What could not be read is put aside under this name, and never written over by something that can. */
export const damagedKey = 'in-force:binder-damaged';

/** Told to the page when the binder was changed by it, or by another window. */
export const binderChanged = 'binder';

/** What a reader has seen of the site: for the home page's news. */
export const visitKey = 'in-force:last-visit';
