import type { TextRange } from './command.ts';
import type { Branch } from '../grammar/parse-change.ts';

export const rangeOf = ({ from, to }: Branch): TextRange => ({ from, to });

/** The words between the quotation marks. */
export const insideQuotation = ({ from, to }: Branch): TextRange => ({ from: from + 1, to: to - 1 });

/** A name, quoted or not, without the stop that printers put before the closing mark: "docking." names docking. */
export function quotedName(branch: Branch): TextRange {
  const { from, to } = branch.rule === 'quotation' ? insideQuotation(branch) : rangeOf(branch);
  const words = branch.rule === 'quotation' ? branch.words.slice(1, -1) : branch.words;
  const stops = /[.,;]+$/.exec(words)?.[0].length ?? 0;
  return { from, to: to - stops };
}
