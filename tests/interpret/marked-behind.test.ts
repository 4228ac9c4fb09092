/** Names that a sign behind them makes a reference. */
import { describe, expect, it } from 'vitest';

import { SIGNS_BEHIND } from '../../scripts/interpret/marked-behind.ts';
import { seePhrases } from '../../scripts/interpret/see-references.ts';
import { sortKey } from '../../scripts/names/sort-key.ts';

const names = new Set(['barge', 'guild barge', 'Low Water', 'lock', 'towing', 'Tide, The'].map(sortKey));
const told = (text: string): string[] => seePhrases(text, names).map(({ phrase, from, to }) => `${text.slice(from, to) === phrase ? '' : '?? '}${phrase}`);

describe('a name with a sign behind it', () => {
  it.each(SIGNS_BEHIND.map(({ example }) => example))('%s', (example) => { expect(told(example)).toEqual(['defeated']); });

  it.each([
    ['the longest that is known', 'It is a guild barge (q.v.) and no other.', ['guild barge']],
    ['in the plural', 'All guild barges (q.v.) are moored.', ['guild barges']],
    ['in bold', 'It ends the **night watch** (q.v.) of a crew.', ['night watch']],
    ['in quotation marks', 'It is “out of the light” (q.v.) until dusk.', ['out of the light']],
    ['with capitals', 'It is told of the Old Serpent (q.v.), too.', ['Old Serpent']],
    ['at the beginning', 'The Old Serpent (q.v.) sleeps.', ['Old Serpent']],
    ['several', 'Between a lock [q.v.] and a weir (q. v.) it is towed (qv).', ['lock', 'weir', 'towed']],
    ['pointed to, too', 'It is moored. See Low Water (q.v.).', ['Low Water']],
    ['among those pointed to', 'A lock (q.v.) is closed. See towing.', ['lock', 'towing']],
  ])('%s', (_, text, expected) => { expect(told(text)).toEqual(expected); });

  it.each(['The sign (q.w.) is none.', 'Ask the quv. It knows.', '(q.v.)', 'Nobody knows which see it was.'])('but none: %s', (text) => { expect(told(text)).toEqual([]); });
});
