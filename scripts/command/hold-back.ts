/* eslint-disable no-console -- a library's words on the console are held back here, and nothing is said there */

/**
 * Does `work`; what a library puts on the console meanwhile is held back where it begins with these words.
 *
 * @param words - the first argument of what is held back, as the library writes it
 */
export async function holdingBack<T>(words: string, work: () => Promise<T>): Promise<T> {
  const loud = console.error;
  console.error = (...said: unknown[]) => { if (said[0] !== words) loud(...said); };
  try {
    return await work();
  } finally {
    console.error = loud;
  }
}
