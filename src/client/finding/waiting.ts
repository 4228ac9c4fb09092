/**
 * What is said while the search is waited for: soon that it comes, and after some seconds, where a line accepts what is
 * asked and never answers, a way on without it. It is short: every page has it.
 */
export const loading = 'The search is being loaded …';
export const noAnswer = 'No answer yet. Names are under their letters too:';
export const notLoaded = 'The search could not be loaded. Names are under their letters too:';

/** Says it, unless what is waited for has come; who gets an answer at once is told nothing. In milliseconds. */
export function whileWaiting(coming: Promise<unknown>, say: (words: string) => void): void {
  const timers = [setTimeout(say, 400, loading), setTimeout(say, 5000, noAnswer)];
  const end = (): void => { timers.forEach(clearTimeout); };
  coming.then(end, () => {
    end();
    say(notLoaded);
  });
}
