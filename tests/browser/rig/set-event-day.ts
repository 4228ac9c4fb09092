/** Sets the event's date of an open page, without unfolding its control. */
import type { Page } from 'playwright-core';

export const setEventDay = (page: Page, iso: string): Promise<void> => page.evaluate((date) => {
  const control = document.querySelector<HTMLDetailsElement>('[data-event-date-control]');
  const input = control?.querySelector('input');
  if (input) input.value = date;
  control?.querySelector('form')?.requestSubmit();
}, iso);
