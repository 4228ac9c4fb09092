/** The buttons beside an entry's text. They are heard from above, because a date set later brings others. */
import { citationText } from './citing/citation-text.ts';
import { citationOf, cited } from './citing/cited.ts';
import type { CitedPlace } from './citing/cited.ts';
import { copy } from './citing/copy.ts';
import { button } from './note-bar.ts';

/** What each button does, by the attribute that marks it. */
const tools: Readonly<Record<string, (what: CitedPlace, citation: HTMLElement) => void>> = {
  'data-cite': copyCitation,
  'data-pin': pin,
  'data-qr': qrCode,
  'data-share': share,
};

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest('.tool') : null;
  const citation = pressed === null ? null : citationOf(pressed);
  if (pressed === null || citation === null) return;
  for (const [mark, use] of Object.entries(tools)) if (pressed.hasAttribute(mark)) use(cited(citation), citation);
});

function copyCitation(what: CitedPlace): void {
  void copy(`${citationText(what)} ${what.address}`, `Citation of ${what.place ?? what.headword}`, button('QR code', () => { qrCode(what); }));
}

/** The code's program is loaded when it is asked for. */
function qrCode({ headword, place, address }: CitedPlace): void {
  void import('./qr/show-qr.ts').then(({ showQr }) => { showQr([headword, place].filter((part) => part !== null).join(', '), address); });
}

/** So is the binder's, which reads what is kept with care. */
function pin(_: CitedPlace, citation: HTMLElement): void {
  void import('./binder/pin.ts').then(({ togglePin }) => { togglePin(citation); });
}

/** Hands the citation to another program of the device. To change one's mind there is no error. */
function share(what: CitedPlace): void {
  navigator.share({ title: what.headword, text: citationText(what), url: what.address }).catch(() => undefined);
}

if ('share' in navigator) document.documentElement.classList.add('shares');
