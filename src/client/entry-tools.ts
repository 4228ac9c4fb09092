/** The buttons beside an entry's text. They are heard from above, because a date set later brings others. */
import { citationText } from './citing/citation-text.ts';
import { citationOf, cited } from './citing/cited.ts';
import type { CitedPlace } from './citing/cited.ts';
import { copy } from './citing/copy.ts';
import { longDay } from '../model/dates.ts';
import { eventDay, uncertainty } from './event-day.ts';
import { button, note } from './note-bar.ts';

/** What each button does, by the attribute that marks it. */
const tools: Readonly<Record<string, (what: CitedPlace, citation: HTMLElement) => void>> = {
  'data-cite': unlessUncertain(copyCitation),
  'data-pin': pin,
  'data-qr': qrCode,
  'data-share': unlessUncertain(share),
};

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest('.tool') : null;
  const citation = pressed === null ? null : citationOf(pressed);
  if (pressed === null || citation === null) return;
  for (const [mark, use] of Object.entries(tools)) if (pressed.hasAttribute(mark)) use(cited(citation), citation);
});

/** A citation as of a day is a claim: where nothing held bears it out, it is refused, with the reason. */
function unlessUncertain(use: (what: CitedPlace) => void): (what: CitedPlace) => void {
  return (what) => {
    const day = what.asOf === null ? null : eventDay();
    const why = day === null ? null : uncertainty(day);
    if (day === null || why === null) use(what);
    else note(`Nothing is cited as of ${longDay(day)}: ${why}. Return to today to cite what is known.`);
  };
}

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
