import type { Page } from 'playwright-core';

/**
 * What can be touched and is smaller than 24 by 24 pixels (WCAG 2.5.8), except where its line is a sentence's: there the
 * words around it set its height. Opened first: everything that folds.
 *
 * A list of links must also keep their middles 24 pixels apart, or a finger that means one finds its neighbour.
 *
 * @returns each with its size, or with the neighbour it is too near to
 */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(() => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const least = 24;
  const touched = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [role=option], [role=button]';
  const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
  /** Words beside it in the same run of text. */
  const isInSentence = (element: Element): boolean => {
    if (!getComputedStyle(element).display.startsWith('inline')) return false;
    const parent = element.parentElement;
    const isBeside = [...parent?.childNodes ?? []].some((node) => node !== element && node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.textContent ?? ''));
    // Words in bold are a part of the sentence around them.
    return isBeside || (parent !== null && parent.matches('strong, b, em, i') && isInSentence(parent));
  };
  /** A box and its label are touched as one. */
  const boxOf = (element: Element): DOMRect => (element.closest('label') ?? element).getBoundingClientRect();
  const targets = [...document.querySelectorAll(touched)]
    .filter((element) => isSeen(element) && !isInSentence(element) && !element.matches('.skip:not(:focus)'))
    .map((element) => ({ name: element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 110), box: boxOf(element) }));
  const small = targets.filter(({ box }) => box.width < least - 0.5 || box.height < least - 0.5)
    .map(({ name, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${name}`);
  const near = targets.flatMap(({ name, box }, at) => {
    const next = targets[at + 1];
    if (next === undefined) return [];
    const apart = Math.abs(next.box.top + next.box.height / 2 - box.top - box.height / 2);
    const isAbove = next.box.left < box.right && box.left < next.box.right;
    return isAbove && apart > 2 && apart < least - 0.5 ? [`${Math.round(apart)} apart: ${name} and ${next.name}`] : [];
  });
  return [...small, ...near];
});
