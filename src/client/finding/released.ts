/**
 * A pointer that is down on a list: what lies under it is not made anew before it is up again, or its tap would be lost,
 * or would mean another line.
 */
let pressed: Promise<void> | undefined;

/** The click follows the pointer's end, on a touch screen a moment later; in milliseconds. */
const clickFollows = 50;

/** Waits until no pointer is down. */
export function released(): Promise<void> {
  return pressed ?? Promise.resolve();
}

addEventListener('pointerdown', () => {
  pressed ??= new Promise((resolve) => {
    const end = (): void => {
      setTimeout(() => {
        pressed = undefined;
        resolve();
      }, clickFollows);
    };
    for (const ended of ['pointerup', 'pointercancel']) addEventListener(ended, end, { capture: true, once: true });
  });
}, { capture: true });
