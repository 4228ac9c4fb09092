/** On every page that came from a copy: says (the page about the copy says it in its own way) when a newer one is here, and loads the page anew when it is put in place. */
import type { ToPage, ToWorker } from '../copy/messages.ts';
import { asOfInWords } from '../copy/as-of.ts';

const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };

function say(asOf: string | null): void {
  if (document.querySelector('.newer-copy:not([data-from-worker])') !== null) return;
  const band = Object.assign(document.createElement('aside'), { className: 'band current newer-copy' });
  band.setAttribute('role', 'status');
  const words = Object.assign(document.createElement('p'), { textContent: `Newer rules, ${asOfInWords(asOf)}, are on this device. ` });
  const use = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Read them' });
  use.addEventListener('click', () => { serviceWorker?.controller?.postMessage({ is: 'use newer' } satisfies ToWorker); });
  band.append(words, use);
  document.querySelector('main')?.before(band);
}

/** The copy that was read when this page was shown first. */
let shown: string | null | undefined;

/** Going back may show a page as it stood before another copy took the place of its own, whose search it would no longer get. */
function compare(version: string | null): void {
  shown ??= version;
  if (shown !== version) location.reload();
}

serviceWorker?.addEventListener('message', ({ data }) => {
  const message = data as ToPage;
  if (message.is === 'newer waits' && document.querySelector('[data-offline]') === null) say(message.asOf);
  if (message.is === 'reload') location.reload();
  if (message.is === 'copy is') compare(message.version);
});
serviceWorker?.startMessages();
serviceWorker?.controller?.postMessage({ is: 'does newer wait' } satisfies ToWorker);
addEventListener('pageshow', () => { serviceWorker?.controller?.postMessage({ is: 'which copy' } satisfies ToWorker); });
