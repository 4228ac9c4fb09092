/**
 * Ways to say the same in the words and the order that the grammar of instructions knows: one row each. A sentence that the
 * grammar cannot read is put in other words by these, and is read again (`interpret/amendments/sentences/recast.ts`).
 *
 * A row may leave out only words that change nothing, or give a reason; what limits an order, or doubts it, no row touches.
 */
import { atEdges, grown } from './recastings/adding/edges.ts';
import { beside } from './recastings/adding/beside.ts';
import { intoList } from './recastings/adding/into-list.ts';
import { marks } from './recastings/adding/marks.ts';
import { rankedSentences } from './recastings/adding/ranked-sentences.ts';
import { amending } from './recastings/amending.ts';
import { anew } from './recastings/anew.ts';
import { atAnEnd } from './recastings/at-an-end.ts';
import { becoming } from './recastings/becoming.ts';
import { beginning } from './recastings/beginning.ts';
import { beingNow } from './recastings/being-now.ts';
import { chatty } from './recastings/chatty.ts';
import { colloquial } from './recastings/colloquial.ts';
import { coming } from './recastings/coming.ts';
import { figures } from './recastings/figures.ts';
import { formal } from './recastings/formal.ts';
import { going } from './recastings/going.ts';
import { inPassing } from './recastings/in-passing.ts';
import { jotted } from './recastings/jotted.ts';
import { labelled } from './recastings/labelled.ts';
import { lacking } from './recastings/lacking.ts';
import { lawyerly } from './recastings/lawyerly.ts';
import { letters } from './recastings/letters.ts';
import { numbered } from './recastings/numbered.ts';
import { onceAndNow } from './recastings/once-and-now.ts';
import { outOf } from './recastings/out-of.ts';
import { pairs } from './recastings/pairs.ts';
import { parting } from './recastings/parting.ts';
import { partsAnew } from './recastings/parts-anew.ts';
import { placing } from './recastings/placing.ts';
import { pointing } from './recastings/pointing.ts';
import { printedFor } from './recastings/printed-for.ts';
import { references } from './recastings/references.ts';
import { relocating } from './recastings/relocating.ts';
import { restoring } from './recastings/restoring.ts';
import { slips } from './recastings/slips.ts';
import { takenFor } from './recastings/taken-for.ts';
import { terse } from './recastings/terse.ts';
import { wholeText } from './recastings/whole-text.ts';
import type { Recasting } from './recastings/row.ts';

export const recastings: readonly Recasting[] = [...inPassing, ...going, ...becoming, ...coming, ...outOf, ...placing, ...restoring, ...letters, ...jotted, ...numbered, ...labelled, ...lacking, ...references, ...pointing, ...wholeText, ...beginning, ...slips, ...amending, ...beingNow, ...figures, ...pairs, ...atAnEnd, ...lawyerly, ...formal, ...chatty, ...colloquial, ...terse, ...takenFor, ...printedFor, ...partsAnew, ...onceAndNow, ...beside, ...intoList, ...rankedSentences, ...atEdges, ...grown, ...relocating, ...parting, ...anew, ...marks];
