/**
 * A part of the page that its script works with.
 *
 * @throws Error where the page lacks it
 */
export function partOf(place: ParentNode, selector: string): HTMLElement {
  const found = place.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The binder's page has no ${selector}`);
  return found;
}
