/**
 * Rulings that give orders and concern no entry that there is: the copies of their letter are whole, and none has the name.
 * Most often it is a slip in the name, and nobody would hear of the order otherwise.
 */
import type { Message, Ruling } from '../../../src/model/corpus.ts';
import { isWhole } from '../../../src/model/extent.ts';
import { letterOf } from '../../../src/model/letters.ts';
import { nearest } from '../../../src/search/show/nearest.ts';
import type { Ground } from '../ground.ts';

interface Named { id: string; headword: string }

/** So many names are offered. */
const most = 2;

/** Reads: rulings with what became of them, and the entries. Writes: a warning for each that orders something and has no entry. */
export function withoutEntry(rulings: readonly Ruling[], entries: readonly Named[], ground: Ground): Message[] {
  return rulings.flatMap((ruling) => {
    const { topic, document, lines } = ruling;
    if (topic === null || !ordersWithoutEntry(ruling) || !ground.glossaries.some((page) => isWhole(page, letterOf(topic)))) return [];
    const [first, ...others] = nearest(topic, entries, most);
    const alias = (name: string): string => `say so by a decision (kind: alias, name: ${topic}, entry: ${name})`;
    return [{
      rule: 'order-without-entry', severity: 'warning', file: ground.document(document).file, line: lines[0],
      message: `“${topic}” is the name above an order, and no entry has it`,
      hint: first === undefined
        ? `Is an entry meant that is called otherwise? Correct the line, or ${alias('its id')}; until then the order changes nothing.`
        : `Is “${[first, ...others].map(({ headword }) => headword).join('” or “')}” meant? Correct the line, or ${alias(first.id)}; until then the order changes nothing.`,
    }];
  });
}

/** Whether a ruling gives an order, concerns no entry held, and no other takes its place. */
function ordersWithoutEntry({ entry, amendments, supersededBy }: Ruling): boolean {
  return entry === null && supersededBy === null && amendments.some(({ explicit, reason }) => explicit && reason?.why === 'entry not in this copy');
}
