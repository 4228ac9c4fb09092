import type { Binder, Pin } from '../../binder/binder.ts';
import type { BesideData } from '../../binder/entry-data.ts';

interface Size {
  density: 'roomy' | 'close' | 'closer' | 'closest';
  /** Characters of a line of one column, on the average. */
  line: number;
  /** Lines of the two columns of two pages, of the shorter of the common papers. */
  lines: number;
}

/** The sizes of print in `styles/binder.css`, the largest first. */
const sizes: readonly Size[] = [
  { density: 'roomy', line: 55, lines: 244 },
  { density: 'close', line: 62, lines: 286 },
  { density: 'closer', line: 66, lines: 308 },
  { density: 'closest', line: 71, lines: 336 },
];

/** A pin's name, how it stands, and the space around them; the space below a paragraph. In lines. */
const aroundPin = 3.6;
const belowBlock = 0.25;

/**
 * A binder that is fuller is printed smaller, so that it stays on two pages as long as it can be read.
 *
 * @param beside - what is printed below a pin's words, because it is not in them
 */
export function density(binder: Binder, beside: (pin: Pin) => readonly BesideData[]): Size['density'] {
  return sizes.find(({ line, lines }) => linesOf(binder, beside, line) <= lines)?.density ?? 'closest';
}

function linesOf({ pins }: Binder, beside: (pin: Pin) => readonly BesideData[], line: number): number {
  return pins.reduce((sum, pin) => {
    const { words, note } = pin;
    const below = beside(pin).flatMap((one) => [{ text: `Not in this text, by the ${one.document}: ${one.said}` }, ...one.words]);
    const blocks = [...words, ...below].reduce((all, { text }) => all + Math.ceil((text.length + 1) / line) + belowBlock, 0);
    return sum + aroundPin + blocks + (note === '' ? 0 : Math.ceil(note.length / line) + belowBlock);
  }, 0);
}
