/** The buttons beside an entry's text. They are heard from above, because a date set later brings others. */
import { citationText } from './citing/citation-text.ts';
import { citationOf, cited } from './citing/cited.ts';
import type { CitedPlace } from './citing/cited.ts';
import { copy } from './citing/copy.ts';
import { longDay } from '../model/dates.ts';
import { eventDay, uncertainty } from './event-day.ts';
import { button, note } from './note-bar.ts';

type Use = (what: CitedPlace, citation: HTMLElement) => void;

/** What each button does, by the attribute that marks it. */
const tools: Readonly<Record<string, Use>> = {
  'data-cite': unlessUncertain(copyCitation),
  'data-pin': pin,
  'data-proof': unlessUncertain(showProof),
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
function unlessUncertain(use: Use): Use {
  return (what, citation) => {
    const day = what.asOf === null ? null : eventDay();
    const why = day === null ? null : uncertainty(day);
    if (day === null || why === null) use(what, citation);
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

/** And the proof's, with its styles. */
function showProof(what: CitedPlace, citation: HTMLElement): void {
  void import('./proof/show-proof.ts').then((proof) => proof.showProof(what, citation));
}

/** A proof's link has `?proof` in it, and the paragraph in its fragment: the page is the same, with the proof open on it. */
function showAskedProof(): void {
  const block = decodeURIComponent(location.hash.slice(1));
  const place = block === '' ? '[data-cited] > .citation' : `.provision > .citation[data-block="${CSS.escape(block)}"]`;
  const citation = [...document.querySelectorAll<HTMLElement>(place)].find(({ parentElement }) => parentElement?.checkVisibility() === true);
  if (citation !== undefined) tools['data-proof']?.(cited(citation), citation);
}

/** Hands the citation to another program of the device. To change one's mind there is no error. */
function share(what: CitedPlace): void {
  navigator.share({ title: what.headword, text: citationText(what), url: what.address }).catch(() => undefined);
}

if ('share' in navigator) document.documentElement.classList.add('shares');
// The event's date is put on the page by another part of this script: the asked proof is of the text of that day.
if (new URLSearchParams(location.search).has('proof')) queueMicrotask(showAskedProof);
