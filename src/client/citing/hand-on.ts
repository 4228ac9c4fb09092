/** Hands a citation on: to be pasted, or to another program of the device. */
import { button, note } from '../note-bar.ts';
import { citationText } from './citation-text.ts';
import { citedIfCertain } from './certain.ts';
import { copy } from './copy.ts';
import type { CitedPlace } from './cited.ts';

/** Puts it where it can be pasted from. */
export function copyCitation(citation: HTMLElement): void {
  const what = citedIfCertain(citation);
  if (what !== null) void copyWhole(what, citation);
}

/** To change one's mind there is no error; where the device refuses, the citation is copied. */
export function shareCitation(citation: HTMLElement): void {
  const what = citedIfCertain(citation);
  if (what === null) return;
  const { address: url } = what;
  navigator.share({ title: what.headword, text: citationText(what), ...(url === '' ? {} : { url }) }).catch((error: unknown) => {
    if ((error as Partial<DOMException> | null)?.name !== 'AbortError') void copyWhole(what, citation);
  });
}

/** Where no address is known, no code can be drawn of it. */
async function copyWhole(what: CitedPlace, citation: HTMLElement): Promise<void> {
  const { address } = what;
  const code = button('QR code', () => { void import('../qr/show-qr.ts').then(({ showQrOf }) => { showQrOf(citation); }, () => { note('The network did not answer.'); }); });
  await copy([citationText(what), address].filter((part) => part !== '').join(' '), { what: `Citation of ${what.place ?? what.headword}`, ...saidOf(what) }, ...(address === '' ? [] : [code]));
}

/** Of a text of several paragraphs no words are in the citation: the message says so, and how to have them. */
function saidOf({ words, address }: CitedPlace): { said?: string } {
  if (words !== '') return {};
  const parts = address === '' ? 'Name and state' : 'Name, state and link';
  const marks = [...document.querySelectorAll('.rule-text .tools')].some((one) => one.checkVisibility()) ? '; the mark behind a paragraph copies its words' : '';
  return { said: `${parts} copied${marks}.` };
}
