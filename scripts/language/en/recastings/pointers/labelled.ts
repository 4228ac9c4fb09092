/** A label above a whole text. Whether the entry is what it stands above, the text held has to show (`consolidate/place/label-alone.ts`). */
import { labels } from '../../labels.ts';
import { row } from '../row.ts';
import type { Recasting } from '../row.ts';

export const labelled: readonly Recasting[] = [
  row('a label above a text', `^(?:please,? )?${labels},?(?=: ?\\S|:$)`, ['this entry should read'],
    'In full: X.', 'This entry should read: X.'),
];
