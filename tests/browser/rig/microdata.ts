import type { Locator } from 'playwright-core';

/** An item's properties as a program reads them: an address, a text, or the properties of an item within. */
export interface Item {
  types: string[];
  properties: Record<string, (string | Item)[]>;
}

/** Reads the outermost item in `place`, by the rules of HTML's microdata. */
export const microdata = (place: Locator): Promise<Item> => place.locator('[itemscope]').first().evaluate((root): Item => {
  const valueOf = (element: Element): string | Item => {
    if (element.hasAttribute('itemscope')) return itemOf(element);
    if (element instanceof HTMLMetaElement) return element.content;
    if (element instanceof HTMLLinkElement || element instanceof HTMLAnchorElement) return element.href;
    return element.textContent;
  };
  const itemOf = (item: Element): Item => {
    const own = [...item.querySelectorAll('[itemprop]')].filter((element) => element.parentElement?.closest('[itemscope]') === item);
    const named = Map.groupBy(own, (element) => element.getAttribute('itemprop') ?? '');
    return {
      types: (item.getAttribute('itemtype') ?? '').split(' '),
      properties: Object.fromEntries([...named].map(([name, elements]) => [name, elements.map(valueOf)])),
    };
  };
  return itemOf(root);
});
