/** A label above a whole text. Whether the entry is what it stands above, the text held has to show (`consolidate/place/label-alone.ts`). */
import { barely, labels } from '../../labels.ts';
import { atFirst, quoted, row } from '../row.ts';
import type { Recasting } from '../row.ts';

export const labelled: readonly Recasting[] = [
  row('a label above a text', `^(?:please,? )?${labels},?(?=: ?\\S|:$)`, ['this entry should read'],
    'In full: X.', 'This entry should read: X.'),
  atFirst(row('few words before a text, and no colon', `(?:${barely(quoted)})(${quoted})(?:,? (?:now|henceforth|from now on))?(?=\\.?$)`, ['this entry should read ', 1],
    'Now simply "x".', 'This entry should read "x".')),
];
