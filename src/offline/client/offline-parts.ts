/** The parts of the page for reading offline that its script works with. */
export interface OfflineParts {
  status: HTMLElement;
  progress: HTMLProgressElement;
  make: HTMLButtonElement;
  look: HTMLButtonElement;
  use: HTMLButtonElement;
  remove: HTMLButtonElement;
}

/**
 * The parts of the page for reading offline.
 *
 * @throws Error where the page lacks one
 */
export function offlineParts(place: HTMLElement): OfflineParts {
  const part = (selector: string): Element => {
    const found = place.querySelector(selector);
    if (found === null) throw new Error(`The offline page has no ${selector}`);
    return found;
  };
  const button = (what: string) => part(`[data-offline-${what}]`) as HTMLButtonElement;
  return {
    status: part('[data-offline-status]') as HTMLElement,
    progress: part('progress') as HTMLProgressElement,
    make: button('make'),
    look: button('look'),
    use: button('use'),
    remove: button('remove'),
  };
}
