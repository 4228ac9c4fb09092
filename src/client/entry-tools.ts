/**
 * The buttons beside an entry's text. They are heard from above, because a date set later brings others. What each does is a
 * program of its own, that comes as a hand or the keyboard comes near the button, so that a touch is at once done.
 */
import { note } from './note-bar.ts';

/** Does something with the text that a citation on the page stands for. */
type Act = (citation: HTMLElement) => unknown;

/** By the attribute that marks the button. */
const programs: Readonly<Record<string, () => Promise<Act>>> = {
  'data-cite': async () => (await import('./citing/hand-on.ts')).copyCitation,
  'data-share': async () => (await import('./citing/hand-on.ts')).shareCitation,
  'data-pin': async () => (await import('./binder/pin.ts')).togglePin,
  'data-proof': async () => (await import('./proof/show-proof.ts')).showProof,
  'data-qr': async () => (await import('./qr/show-qr.ts')).showQrOf,
};

/** Those that are there. A browser may lend its clipboard only while the touch lasts: nothing is waited for then. */
const ready = new Map<string, Act>();

for (const near of ['pointerover', 'focusin']) {
  document.addEventListener(near, ({ target }) => {
    for (const mark of marksOf(toolAt(target))) bring(mark).catch(() => undefined);
  });
}

document.addEventListener('click', ({ target }) => {
  const pressed = toolAt(target);
  const citation = pressed?.closest('.provision, [data-cited]')?.querySelector<HTMLElement>(':scope > .citation');
  if (citation) for (const mark of marksOf(pressed)) use(mark, citation);
});

function toolAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('.tool') : null;
}

function marksOf(tool: Element | null): string[] {
  return Object.keys(programs).filter((mark) => tool?.hasAttribute(mark) === true);
}

async function bring(mark: string): Promise<Act | undefined> {
  const act = ready.get(mark) ?? await programs[mark]?.();
  if (act !== undefined) ready.set(mark, act);
  return act;
}

/** Where the network does not bring the program, whoever touched the button is told. */
function use(mark: string, citation: HTMLElement): void {
  const act = ready.get(mark);
  if (act !== undefined) act(citation);
  else void bring(mark).then((brought) => brought?.(citation), () => { note('The network did not answer, so nothing was done. Try again, or load the page anew.'); });
}

/** A proof's link has `?proof` in it, and the paragraph in its fragment: the page is the same, with the proof open on it. */
function showAskedProof(): void {
  const block = decodeURIComponent(location.hash.slice(1));
  const place = block === '' ? '[data-cited] > .citation' : `.provision > .citation[data-block="${CSS.escape(block)}"]`;
  const citation = [...document.querySelectorAll<HTMLElement>(place)].find(({ parentElement }) => parentElement?.checkVisibility() === true);
  if (citation !== undefined) use('data-proof', citation);
}

if ('share' in navigator) document.documentElement.classList.add('shares');
// The event's date is put on the page by another part of this script: the asked proof is of the text of that day.
if (new URLSearchParams(location.search).has('proof')) queueMicrotask(showAskedProof);
