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

/** Programs that stand behind a button: loaded as a hand or the keyboard comes near it, so that a touch is at once done. */
const programs = {
  'data-pin': () => import('./binder/pin.ts'),
  'data-proof': () => import('./proof/show-proof.ts'),
  'data-qr': () => import('./qr/show-qr.ts'),
};

document.addEventListener('click', ({ target }) => {
  const pressed = toolAt(target);
  const citation = pressed === null ? null : citationOf(pressed);
  if (pressed === null || citation === null) return;
  for (const [mark, use] of Object.entries(tools)) if (pressed.hasAttribute(mark)) use(cited(citation), citation);
});

for (const near of ['pointerover', 'focusin']) {
  document.addEventListener(near, ({ target }) => {
    const tool = toolAt(target);
    for (const [mark, program] of Object.entries(programs)) if (tool?.hasAttribute(mark) === true) program().catch(() => undefined);
  });
}

function toolAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.tool') : null;
}

/** Does something with a program. Where the network does not bring it, whoever touched the button is told. */
function withProgram<T>(program: () => Promise<T>, act: (loaded: T) => void): void {
  void program().then(act, () => { note('The network did not answer, so nothing was done. Try again, or load the page anew.'); });
}

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

function qrCode({ headword, place, address }: CitedPlace): void {
  withProgram(programs['data-qr'], ({ showQr }) => { showQr([headword, place].filter((part) => part !== null).join(', '), address); });
}

function pin(_: CitedPlace, citation: HTMLElement): void {
  withProgram(programs['data-pin'], ({ togglePin }) => { togglePin(citation); });
}

function showProof(what: CitedPlace, citation: HTMLElement): void {
  withProgram(programs['data-proof'], (proof) => { void proof.showProof(what, citation); });
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
