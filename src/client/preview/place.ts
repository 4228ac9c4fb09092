/** Room between the reference and the look at it, and around it, in pixels. */
const gap = 6;
const edge = 8;

/** Puts a popover under a link, or above it where there is more room, and never beyond the window. */
export function placeBeside(popover: HTMLElement, link: HTMLElement): void {
  // A link that runs over two lines has two boxes: the look at it belongs to the first.
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const below = innerHeight - at.bottom - gap;
  const isBelow = below >= height + edge || below >= at.top;
  const left = Math.max(edge, Math.min(at.left, document.documentElement.clientWidth - width - edge));
  const top = isBelow ? at.bottom + gap : at.top - gap - height;
  // By the object model, which the pages' policy allows; a style attribute in the page it would not.
  popover.style.setProperty('left', `${left}px`);
  popover.style.setProperty('top', `${Math.max(edge, top)}px`);
}
