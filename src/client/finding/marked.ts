import type { Mark } from '../../search/show/marks.ts';
import { element } from './element.ts';

/** A text with its marks. */
export function marked(text: string, marks: readonly Mark[]): (Node | string)[] {
  const pieces: (Node | string)[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    pieces.push(text.slice(at, from), element('mark', {}, text.slice(from, to)));
    at = to;
  }
  pieces.push(text.slice(at));
  return pieces.filter((piece) => piece !== '');
}
