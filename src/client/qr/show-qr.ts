/** Shows a page's address as a QR code, large enough to be read across a table. Made here: nobody is asked for it. */
import qrStyles from '../../styles/qr-dialog.css?inline';
import { adoptStyles } from '../adopt-styles.ts';
import { cited } from '../citing/cited.ts';
import { button } from '../note-bar.ts';
import { draw } from './draw.ts';
import { phoneAddress } from './phone-address.ts';

adoptStyles(qrStyles);

/** @param citation - of the entry or the paragraph whose address is shown */
export function showQrOf(citation: HTMLElement): void {
  const { headword, place, address } = cited(citation);
  showQr([headword, place].filter((part) => part !== null).join(', '), address);
}

/** @param name - what the page or paragraph is called */
function showQr(name: string, wanted: string): void {
  const { address, hint } = phoneAddress(wanted);
  const dialog = Object.assign(document.createElement('dialog'), { className: 'qr-dialog' });
  const heading = Object.assign(document.createElement('h2'), { id: 'qr-name', textContent: name });
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(heading);
  if (address !== null) dialog.append(draw(address), line('address', address));
  if (hint !== null) dialog.append(line('hint', hint));
  dialog.append(button('Close', () => { dialog.close(); }));
  dialog.addEventListener('click', ({ target }) => { if (target === dialog) dialog.close(); });
  dialog.addEventListener('close', () => { dialog.remove(); });
  document.body.append(dialog);
  dialog.showModal();
}

function line(className: string, textContent: string): HTMLParagraphElement {
  return Object.assign(document.createElement('p'), { className, textContent });
}
