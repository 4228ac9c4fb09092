/** So long after the last key, in milliseconds, nobody is typing any more. */
const quiet = 500;

/** Says things in a status region, once typing has paused. */
export function announcer(status: HTMLElement): (words: string) => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return (words) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { status.textContent = words; }, quiet);
  };
}
