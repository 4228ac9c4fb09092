/** The service worker of this site, seen from a page. */
import type { ToWorker } from '../copy/messages.ts';

/** Whether this browser, at this address, can keep a copy at all. */
export const canKeepCopy = (): boolean => location.protocol !== 'file:' && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Has the worker answer for all pages below a root; done when it is active. */
export async function switchOn(root: string): Promise<void> {
  await navigator.serviceWorker.register(`${root}service-worker.js`, { scope: root, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Ends that: the worker is told that the copy has changed, and is no longer registered. */
export async function switchOff(root: string): Promise<void> {
  await tell(root, { is: 'copy changed' });
  const registration = await navigator.serviceWorker.getRegistration(root);
  await registration?.unregister();
}

/** Whether a worker answers, or is about to. */
export async function isOn(root: string): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  return registration?.active?.state === 'activated' || registration?.active?.state === 'activating';
}

/** Tells the worker something; nobody hears it where none is active. */
export async function tell(root: string, message: ToWorker): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(root);
  registration?.active?.postMessage(message);
}
