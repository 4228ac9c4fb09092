import type { Page } from 'playwright-core';

/** Holds back what a page asks for under some addresses, as a slow network does, until what it returns is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => { letCome = resolve; });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
