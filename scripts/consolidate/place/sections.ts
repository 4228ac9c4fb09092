import type { Block } from '../../../src/model/corpus.ts';
import { titleOf } from '../../../src/model/headings.ts';
import { words } from '../text/fold.ts';

/**
 * The blocks of the section with this title: its heading, and all that follow up to the next heading. Null where no
 * heading, or more than one, bears the title. Where a section ends is a reading of the print and no certainty.
 */
export function section(title: string, text: Block[]): Block[] | null {
  const heads = text.filter((block) => sameWords(titleOf(block), title));
  const head = heads[0];
  if (head === undefined) return step(title, text);
  if (heads.length > 1) return null;
  const start = text.indexOf(head);
  const next = text.findIndex((block, index) => index > start && titleOf(block) !== null);
  return text.slice(start, next < 0 ? text.length : next);
}

/** "Step 2" of an entry with numbered items and no such heading is the item of that number, where only one has it. */
function step(title: string, text: Block[]): Block[] | null {
  const number = /^step #?(?<number>\d+)$/iu.exec(title)?.groups?.['number'];
  const items = text.filter(({ type, marker }) => type === 'numbered' && marker !== null && Number.parseInt(marker, 10) === Number(number));
  return number !== undefined && items.length === 1 ? items : null;
}

function sameWords(left: string | null, right: string): boolean {
  return left !== null && words(left).join(' ') === words(right).join(' ');
}
