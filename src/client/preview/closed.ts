/**
 * A look at what a reference leads to, without leaving the page: by pointing at it, by coming to it with the keyboard,
 * or by a first tap; a second tap follows it. A name that leads nowhere and a sign answer a touch too. Loaded with the first reference that is looked at.
 */
const references = 'a.see, a.mention, .references a, .headwords small a';

/** A pointer that rests so long, in milliseconds, wants to know; one that passes does not. */
const rest = 300;

let waiting: ReturnType<typeof setTimeout> | undefined;
let lastPointer = 'mouse';

function referenceAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(references) : null;
}

async function preview(link: HTMLAnchorElement): Promise<boolean> {
  const { showPreview } = await import('./open.ts');
  return showPreview(link);
}

function soon(event: Event): void {
  const link = referenceAt(event);
  clearTimeout(waiting);
  if (link !== null) waiting = setTimeout(() => void preview(link), rest);
}

if ('popover' in HTMLElement.prototype) {
  document.addEventListener('pointerover', (event) => { if (event.pointerType === 'mouse') soon(event); });
  document.addEventListener('pointerout', () => { clearTimeout(waiting); });
  document.addEventListener('focusin', (event) => { if (event.target instanceof Element && event.target.matches(':focus-visible')) soon(event); });
  document.addEventListener('pointerdown', ({ pointerType }) => { lastPointer = pointerType; }, { capture: true });
  document.addEventListener('click', ({ target }) => {
    const sign = target instanceof Element ? target.closest<HTMLElement>('.missing[title], .icon[title], .gap[title]') : null;
    if (sign !== null) void import('./open.ts').then(({ showTold }) => { showTold(sign); });
  });
  document.addEventListener('click', (event) => {
    const link = referenceAt(event);
    if (link === null || lastPointer === 'mouse' || link.hasAttribute('aria-expanded') || event.detail === 0) return;
    event.preventDefault();
    // What cannot be shown is followed.
    preview(link).then((shown) => { if (!shown) location.assign(link.href); }, () => { location.assign(link.href); });
  });
}
