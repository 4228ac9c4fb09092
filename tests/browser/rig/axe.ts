import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Axe on a page, asked for what is wrong alone. What it found is put together in the page itself: a page of its own is needed
 * only for frames of other origins, and there are none.
 */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
