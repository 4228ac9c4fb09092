/** Remembers where in the list of pins the keyboard is, and leads it back there when the list was made anew. */
export function focusIn(list: HTMLElement): (keys: readonly string[]) => void {
  const focused = document.activeElement;
  const item = focused?.closest<HTMLElement>('[data-key]') ?? null;
  if (focused === null || item === null || !list.contains(item)) return () => undefined;
  const key = item.dataset['key'] ?? '';
  const at = [...list.children].indexOf(item);
  const what = focused instanceof HTMLElement ? focused.dataset['do'] : undefined;
  return (keys) => {
    // After the last pin's removal the list itself is what is left to stand on.
    const again = list.children[keys.includes(key) ? keys.indexOf(key) : Math.min(at, keys.length - 1)];
    const control = [what, 'up', 'down', 'remove'].map((name) => again?.querySelector<HTMLButtonElement>(`[data-do=${name ?? 'none'}]:not([disabled], [hidden])`)).find((found) => found);
    (control ?? document.querySelector<HTMLElement>('main'))?.focus();
  };
}
