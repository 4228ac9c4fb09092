import path from 'node:path';

import { projectRoot } from '../../../scripts/site/project-root.ts';

/** The documents of a small game with an entry of each standing. */
export const eachKind = path.join(projectRoot, 'tests/fixtures/standing/each-kind');

/** One entry of each kind, and all that a reader must be told of it. */
export const kinds: [kind: string, id: string, words: string[]][] = [
  ['with an instruction that is not applied', 'basket', ['1 change is not in the text; otherwise in force since 7 Jun 2010']],
  ['with a later clarification', 'bell', ['In force since 7 Jun 2010', '1 later ruling to read with it (7 Jan 2013)']],
  ['repealed', 'bench', ['Repealed on 7 Jan 2013']],
  ['dropped by an edition', 'bottle', ['Ended by omission on 4 Jun 2012, inferred']],
  ['with a change that is not yet in force', 'bridge', ['In force since 7 Jun 2010', 'changes on 1 May 2061']],
  ['with nothing to warn of', 'broom', ['In force since 7 Jun 2010']],
  ['of which the copy has the headword alone', 'dice', ['In force since 4 Jun 2012', 'only the headword is in this copy']],
  ['of which the copy is damaged', 'drum', ['In force since 4 Jun 2012', 'copy damaged']],
];
