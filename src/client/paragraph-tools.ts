/**
 * Behind a block's last word: one touch copies its citation, one pins it, one shows its proof. They are put in here,
 * because nothing but a script can do what they do, into room that the page keeps for them. A paragraph's tools are a
 * toolbar: one stop of the keyboard, and inside it the arrows lead from tool to tool, as the ARIA practices have it.
 */
import signs from '../styles/signs.css?inline';
import { adoptStyles } from './adopt-styles.ts';
import { element } from './element.ts';

/** By the class and the mark of each: what it is called, of a place in the text. */
const names: Readonly<Record<string, (place: string) => string>> = {
  cite: (place) => `Copy the citation of ${place}`,
  pin: (place) => `Pin ${place}`,
  proof: (place) => `Proof of ${place}`,
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function putIn(): void {
  for (const bar of document.querySelectorAll('.tools:empty')) {
    const place = bar.closest('.provision')?.querySelector(':scope > .citation [data-place]')?.textContent ?? '';
    bar.setAttribute('role', 'toolbar');
    bar.setAttribute('aria-label', place);
    bar.append(...Object.entries(names).map(([tool, name], at) =>
      element('button', { type: 'button', class: `tool ${tool}`, [`data-${tool}`]: '', 'aria-label': name(place), tabindex: at === 0 ? '0' : '-1' })));
  }
}

document.addEventListener('keydown', (event) => {
  const tool = event.target instanceof HTMLButtonElement ? event.target : null;
  const bar = tool?.closest('[role=toolbar]');
  const step = steps[event.key];
  if (!tool || !bar || step === undefined) return;
  event.preventDefault();
  const tools = [...bar.querySelectorAll('button')];
  const next = tools[step(tools.indexOf(tool), tools.length)];
  for (const one of tools) one.tabIndex = one === next ? 0 : -1;
  next?.focus();
});

adoptStyles(signs);
putIn();
// The text of another day comes without them.
document.addEventListener('event-day', putIn);
