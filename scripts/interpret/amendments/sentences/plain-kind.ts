import { besideOrder } from '../../../language/en/beside.ts';
import { limiting } from '../../../language/en/clauses.ts';
import { couldBeOrder, reportsChange } from '../../../language/en/orders.ts';
import type { Where } from '../../../language/en/stories/stories.ts';
import type { PlainKind } from '../commands/command.ts';

/** What a sentence is that the grammar finds no order in. */
export function plainKind(sentence: string, where: Where = 'anywhere'): PlainKind {
  if (/^\(?(?:see|refer to) (?!if|whether|how|that|to it|line\b|list\b|also line\b)/.test(sentence) && !limiting.test(sentence) && !(/["“]/.test(sentence) && couldBeOrder(sentence))) return 'pointer';
  // Effective upon release of the next set.
  if (sentence.length < 150 && /^effective\b[^,:]*$/.test(sentence)) return 'notice';
  if (reportsChange(sentence)) return 'unread';
  const beside = besideOrder(sentence, where);
  if (beside === 'reason') return 'rationale';
  if (couldBeOrder(sentence)) return 'unread';
  return beside === 'limits it' ? 'limit' : 'prose';
}
