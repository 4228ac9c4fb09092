/** What stands behind the last item of a list and is none of it: less set in than the item's sign, where no item goes on so. */
import type { ReadingLine } from '../../read/source-file.ts';
import { endsSentence } from './ends-sentence.ts';
import { readMarker } from './marker.ts';

/** Whether one of the items from one line up to another goes on in mid-sentence on a line that is less set in than its sign: then how far a line is set in tells nothing. */
export function itemsGoBack(lines: readonly ReadingLine[], from: number, to: number): boolean {
  for (let at = from; at < to - 1; at++) {
    const [text, next] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? ''];
    const indent = readMarker(text, true)?.indent ?? 0;
    if (indent > 0 && /^\s*\p{Ll}/u.test(next) && columnsBefore(next) < indent && !endsSentence(text)) return true;
  }
  return false;
}

/** Whether a sentence begins right below an item that one has ended, and nearer to the margin than its sign. */
export function standsBehindItem(indent: number, prior: string, line: string): boolean {
  return columnsBefore(line) < indent && endsSentence(prior) && /^\s*["“‘'(]?[\p{Lu}\d]/u.test(line);
}

function columnsBefore(line: string): number {
  return (/^[ \t]*/u.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
}
