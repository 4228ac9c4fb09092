import { readTitle } from '../read/corpus-data.ts';

/** What a command that names no game takes. */
const unasked = ', the invented game (your own documents: --from FOLDER)';

/**
 * “Lamps of Ostermere”, as the last line of a command names what it made.
 *
 * @param isUnasked - nobody said of what: the invented game was taken
 */
export const titleOf = async (corpus: string, isUnasked: boolean): Promise<string> => namedTitle(await readTitle(corpus), isUnasked);

/** The same of a title that is known. */
export const namedTitle = (title: string, isUnasked: boolean): string => `“${title}”${isUnasked ? unasked : ''}`;
