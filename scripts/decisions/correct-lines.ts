import type { Message } from '../../src/model/corpus.ts';
import type { LineCorrection } from './decision.ts';

/**
 * Corrects lines of a source document, before it is read any further.
 *
 * Reads: the lines, and all corrections that name this document. Writes: the lines with the corrections that still fit,
 * and a message for each that has lapsed because its line reads differently. The number of lines never changes.
 */
export function correctLines(lines: string[], corrections: LineCorrection[]): { lines: string[]; messages: Message[] } {
  const corrected = [...lines];
  const messages: Message[] = [];
  for (const correction of corrections) {
    if (corrected[correction.line - 1] === correction.was) corrected[correction.line - 1] = correction.is;
    else messages.push(lapsed(correction, lines[correction.line - 1]));
  }
  return { lines: corrected, messages };
}

function lapsed({ file, document, line, was }: LineCorrection, now: string | undefined): Message {
  const found = now === undefined ? 'there is no such line' : `it reads “${now}”`;
  return {
    rule: 'decision-lapsed',
    severity: 'warning',
    file,
    line: null,
    message: `Line ${String(line)} of ${document} was to be corrected where it reads “${was}”; ${found}. The line stands as published.`,
    hint: 'Look at the line again: renew the decision, or delete its file.',
  };
}
