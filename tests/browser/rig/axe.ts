import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Axe on a page. What it found is put together in the page itself: in a page of its own it would be only for frames of other origins, and there are none. */
export const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);
